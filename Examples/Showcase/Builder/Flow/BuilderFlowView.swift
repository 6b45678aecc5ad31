import SwiftUI

/// The area with all its screens.
public struct BuilderFlowView: View {
  @ObservedObject private var coordinator: BuilderCoordinator
  private let onLeave: @MainActor () -> Void

  /// - Parameter onLeave: the visitor wants to see the other areas.
  public init(coordinator: BuilderCoordinator, onLeave: @escaping @MainActor () -> Void) {
    self.coordinator = coordinator
    self.onLeave = onLeave
  }

  public var body: some View {
    NavigationStack {
      Button("All areas", action: onLeave)
        .navigationTitle("Bob the Builder")
    }
    .pageAddress(coordinator.address)
  }
}
