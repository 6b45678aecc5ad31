import ShowcaseParts
import SwiftUI

/// The area with all its screens.
public struct ProfilesFlowView: View {
  @ObservedObject private var coordinator: ProfilesCoordinator
  private let onLeave: @MainActor () -> Void

  /// - Parameter onLeave: the visitor wants to see the other areas.
  public init(coordinator: ProfilesCoordinator, onLeave: @escaping @MainActor () -> Void) {
    self.coordinator = coordinator
    self.onLeave = onLeave
  }

  public var body: some View {
    NavigationStack(path: $coordinator.path) {
      PeopleRootView(onOpen: { coordinator.show(.profile($0)) })
        .toolbar { AllAreasItem(area: "profiles", onLeave: onLeave) }
        .navigationDestination(for: ProfilesRoute.self, destination: destination)
    }
    .environment(coordinator.store)
    .pageAddress(coordinator.address)
  }

  @ViewBuilder
  private func destination(_ route: ProfilesRoute) -> some View {
    switch route {
    case .profile(let id):
      ProfileRootView(
        userID: id, onMessage: { coordinator.show(.conversation($0)) },
        onShowPeople: coordinator.showPeople)
    case .conversation(let id):
      ConversationRootView(userID: id, repository: coordinator.store.repository)
    }
  }
}
