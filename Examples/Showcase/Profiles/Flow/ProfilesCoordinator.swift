import SwiftUI

/// Owns the area: where the visitor is in it.
@MainActor
public final class ProfilesCoordinator: ObservableObject {
  /// A navigation stack is bound to it, so it is also shortened by Back.
  @Published var path = NavigationPath() {
    didSet { if path.count < routes.count { routes.removeLast(routes.count - path.count) } }
  }
  /// What the path consists of, which it does not tell itself.
  private var routes: [ProfilesRoute] = []

  let store: UserStore

  public init(services: ProfilesServices) {
    store = UserStore(repository: services.repository, viewer: services.viewer)
  }

  /// The address of what is shown.
  public var address: String { routes.last?.address ?? ProfilesRoute.root }

  /// Whether an address is that of a page of this area. The person that it names may be missing.
  nonisolated public static func contains(_ address: String) -> Bool {
    ProfilesRoute.pages(of: address) != nil
  }

  /// Shows the page of an address of this area; its first page, if there is none.
  public func open(_ address: String) {
    let pages = ProfilesRoute.pages(of: address) ?? []
    guard pages != routes else { return }
    routes = pages
    path = NavigationPath(pages)
  }

  func show(_ route: ProfilesRoute) {
    routes.append(route)
    path.append(route)
  }

  /// The person beside the list of people.
  var chosen: User.ID? {
    switch routes.first {
    case .profile(let id), .conversation(let id): id
    case nil: nil
    }
  }

  /// Shows a person beside the list, in place of whoever was there.
  func choose(_ id: User.ID) {
    routes = [.profile(id)]
    path = NavigationPath(routes)
  }

  func showPeople() {
    routes = []
    path = NavigationPath()
  }
}
