import SwiftUI

/// Keeps the flow's state with the visitor's tab, so that a reload loses nothing. Photos are kept
/// by their stored name, never by their bytes.
struct DraftKeeping: ViewModifier {
  let coordinator: ReportMissingPetCoordinator
  @ObservedObject var flow: ReportMissingPetFlowState
  @Environment(\.timeZone) private var timeZone
  @SceneStorage("report.draft") private var stored = ""

  func body(content: Content) -> some View {
    content
      .onChange(of: stored, initial: true) { _, text in
        coordinator.restore(from: text, timeZone: timeZone)
      }
      .onChange(of: flow.draft) { _, draft in
        stored = draft.encoded
      }
  }
}

extension View {
  /// Keeps the coordinator's draft with the visitor's tab. Put it around everything from which the
  /// flow can be entered: a draft is also put away when the flow is left.
  public func keepsReportDraft(of coordinator: ReportMissingPetCoordinator) -> some View {
    modifier(DraftKeeping(coordinator: coordinator, flow: coordinator.flow))
  }
}
