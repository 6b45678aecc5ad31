import SwiftUI

/// Owns the area: who is signed in, and where they are in it.
@MainActor
public final class BuilderCoordinator: ObservableObject {
  enum Session: Equatable {
    /// Not asked yet.
    case unknown
    case signedOut
    case signedIn(BuilderUser)
  }

  @Published private(set) var session = Session.unknown
  @Published var tab = BuilderTab.projects
  @Published var projectsPath: [BuilderPage] = []
  @Published var rfisPath: [BuilderPage] = []
  /// Counts the times when what was loaded was thrown away: lists are made anew.
  @Published private(set) var revision = 0
  /// Whether a change of ``condition`` leaves what was loaded alone.
  @Published var keepsLists = false
  /// How the repositories behave.
  @Published var condition: RepositoryCondition {
    didSet {
      guard condition != oldValue else { return }
      services.gate.condition = condition
      if !keepsLists { revision += 1 }
    }
  }

  let services: BuilderServices
  /// Where the visitor wanted to go when nobody was signed in yet.
  @Published private var waiting: BuilderRoute?

  public init(services: BuilderServices) {
    self.services = services
    condition = services.gate.condition
  }

  // MARK: Places

  /// The address of what is shown; while nobody is signed in, of what waits for that.
  public var address: String {
    if case .signedIn = session { return route.address }
    return waiting?.address ?? BuilderRoute.root
  }

  /// Whether an address is that of a page of this area. The thing that it names may be missing.
  nonisolated public static func contains(_ address: String) -> Bool {
    BuilderRoute(address: address) != nil
  }

  /// Shows the page of an address of this area; its first page, if there is none. While nobody is
  /// signed in, the page waits for that.
  public func open(_ address: String) {
    let route = BuilderRoute(address: address) ?? BuilderRoute()
    if case .signedIn = session {
      self.route = route
    } else {
      waiting = route
    }
  }

  private var route: BuilderRoute {
    get {
      switch tab {
      case .projects: BuilderRoute(tab: .projects, pages: projectsPath)
      case .rfis: BuilderRoute(tab: .rfis, pages: rfisPath)
      case .settings: BuilderRoute(tab: .settings)
      }
    }
    set {
      tab = newValue.tab
      switch newValue.tab {
      case .projects: projectsPath = newValue.pages
      case .rfis: rfisPath = newValue.pages
      case .settings: break
      }
    }
  }

  /// The project that is seen beside the list.
  var chosenProject: Project.ID? {
    if case .project(let id) = projectsPath.first { id } else { nil }
  }

  func show(_ page: BuilderPage) {
    switch tab {
    case .projects: projectsPath.append(page)
    case .rfis: rfisPath.append(page)
    case .settings: break
    }
  }

  // MARK: Who is signed in

  /// Asks once who has been signed in since before.
  func restore() async {
    guard session == .unknown else { return }
    let user = await services.authentication.restore()
    guard session == .unknown else { return }
    if let user { enter(user) } else { session = .signedOut }
  }

  func enter(_ user: BuilderUser) {
    session = .signedIn(user)
    route = waiting ?? BuilderRoute()
    waiting = nil
  }

  func signOut() async {
    await services.authentication.signOut()
    leave()
  }

  /// Waits for the sign-in to end elsewhere.
  func followEndings() async {
    guard case .signedIn = session else { return }
    for await _ in services.authentication.endings { leave() }
  }

  private func leave() {
    session = .signedOut
    tab = .projects
    projectsPath = []
    rfisPath = []
    waiting = nil
  }
}
