import ShowcaseParts
import SwiftUI

/// The area with its screen.
public struct LoginCellsFlowView: View {
  @ObservedObject private var coordinator: LoginCellsCoordinator
  private let onLeave: @MainActor () -> Void

  /// - Parameter onLeave: the visitor wants to see the other areas.
  public init(coordinator: LoginCellsCoordinator, onLeave: @escaping @MainActor () -> Void) {
    self.coordinator = coordinator
    self.onLeave = onLeave
  }

  public var body: some View {
    NavigationStack {
      LoginCellsView(emailCheck: coordinator.services.emailCheck)
        .toolbar { AllAreasItem(area: "loginCells", onLeave: onLeave) }
    }
    .pageAddress(coordinator.address)
  }
}
