import SwiftUI

/// The area with all its screens.
public struct CareFlowView: View {
  @ObservedObject private var coordinator: CareCoordinator
  private let onLeave: @MainActor () -> Void

  /// - Parameter onLeave: the visitor wants to see the other areas.
  public init(coordinator: CareCoordinator, onLeave: @escaping @MainActor () -> Void) {
    self.coordinator = coordinator
    self.onLeave = onLeave
  }

  public var body: some View {
    NavigationStack {
      Button("All areas", action: onLeave)
        .navigationTitle("CareSupport")
    }
    .pageAddress(coordinator.address)
  }
}
