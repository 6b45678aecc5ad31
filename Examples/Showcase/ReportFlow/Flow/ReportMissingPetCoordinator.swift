import SwiftUI

/// Owns the flow: where the person is in it, what was entered, and its beginning and end.
@MainActor
public final class ReportMissingPetCoordinator: ObservableObject {
  /// The steps above the first one. A navigation stack is bound to it, so it is also set by Back;
  /// a change that the flow does not allow now is refused.
  public var path: [ReportStep] {
    get { steps }
    set { move(to: newValue) }
  }
  @Published private var steps: [ReportStep] = []
  /// Whether the flow is on the screen.
  @Published public private(set) var isPresented = false
  /// Counts the times when the flow's state was replaced as a whole: view models are made anew.
  @Published private(set) var revision = 0

  public let flow = ReportMissingPetFlowState()
  let services: ReportFlowServices

  /// What the address asked for, until the person takes a step: a kept draft may come later.
  private var requested: [ReportStep] = []

  public init(services: ReportFlowServices) {
    self.services = services
  }

  // MARK: - Beginning and end

  /// Shows the flow at a stack of steps, or as far towards it as its state allows.
  public func open(_ steps: [ReportStep] = []) {
    guard !flow.isSubmitting else { return }
    if flow.draft.isSubmitted && steps.last != .summary {
      startOver()
    }
    isPresented = true
    requested = steps
    path = flow.draft.allowed(steps)
  }

  /// Leaves the flow and forgets everything that was entered.
  public func leave() {
    guard isPresented, !flow.isSubmitting else { return }
    isPresented = false
    startOver()
  }

  private func startOver() {
    let abandoned = flow.draft.isSubmitted ? nil : flow.draft.photo
    flow.clear()
    requested = []
    revision += 1
    path = []
    if let abandoned {
      let store = services.store
      Task { await store.discardPhoto(abandoned) }
    }
  }

  // MARK: - Steps

  /// Continue of the step below `step` succeeded.
  func advance(to step: ReportStep) {
    flow.reach(step)
    requested = []
    path = flow.draft.allowed(step.stack)
  }

  /// The left button of all steps but the first.
  func back() {
    guard !path.isEmpty else { return }
    requested = []
    path.removeLast()
  }

  private func move(to newSteps: [ReportStep]) {
    guard newSteps != steps, !flow.isSubmitting else { return }
    let isLeavingSummary = steps.contains(.summary) && !newSteps.contains(.summary)
    if isLeavingSummary && flow.draft.isSubmitted {
      // What was sent cannot be edited any more: Back leads out.
      leave()
    } else {
      steps = newSteps
    }
  }

  // MARK: - Draft

  /// Takes up a draft that was kept with the visitor's tab, unless something was entered already.
  func restore(from text: String, timeZone: TimeZone) {
    guard flow.draft.isUntouched,
      var draft = ReportDraft(encoded: text, timeZone: timeZone, now: services.now())
    else { return }
    if let photo = draft.photo, services.store.photoURL(photo) == nil {
      draft.photo = nil
    }
    flow.draft = draft
    revision += 1
    if isPresented {
      open(requested)
    }
  }
}
