import ShowcaseParts
import SwiftUI

/// The area with all its screens.
public struct ProfilesFlowView: View {
  @ObservedObject private var coordinator: ProfilesCoordinator
  private let onLeave: @MainActor () -> Void
  @Environment(\.horizontalSizeClass) private var sizeClass

  /// - Parameter onLeave: the visitor wants to see the other areas.
  public init(coordinator: ProfilesCoordinator, onLeave: @escaping @MainActor () -> Void) {
    self.coordinator = coordinator
    self.onLeave = onLeave
  }

  public var body: some View {
    Group {
      if isWide { columns } else { stack }
    }
    .environment(coordinator.store)
    .pageAddress(coordinator.address)
  }

  private var isWide: Bool { sizeClass == .regular }

  private var stack: some View {
    NavigationStack(path: $coordinator.path) {
      PeopleRootView(onOpen: { coordinator.show(.profile($0)) })
        .toolbar { AllAreasItem(area: "profiles", onLeave: onLeave) }
        .navigationDestination(for: ProfilesRoute.self, destination: destination)
    }
  }

  /// A desk has room for everybody beside the one who is looked at.
  private var columns: some View {
    NavigationSplitView {
      PeopleRootView(chosen: coordinator.chosen, onOpen: coordinator.choose)
        .toolbar { AllAreasItem(area: "profiles", onLeave: onLeave) }
    } detail: {
      NavigationStack(path: $coordinator.path) {
        ContentUnavailableView(
          "Nobody Chosen", systemImage: "person.2",
          description: Text("Choose somebody from the list to see their profile.")
        )
        .accessibilityIdentifier("profiles.nobody.text")
        .navigationDestination(for: ProfilesRoute.self, destination: destination)
      }
    }
  }

  @ViewBuilder
  private func destination(_ route: ProfilesRoute) -> some View {
    switch route {
    case .profile(let id):
      ProfileRootView(
        userID: id, isBesidePeople: isWide, onMessage: { coordinator.show(.conversation($0)) },
        onShowPeople: coordinator.showPeople
      )
      .id(id)
      .navigationBarBackButtonHidden(isWide)
    case .conversation(let id):
      ConversationRootView(userID: id, repository: coordinator.store.repository)
    }
  }
}
