import Combine
import SwiftUI

enum Tab: Hashable { case trails, saved, profile }

enum Route: Hashable {
  case trail(Trail)
  case region(String)
}

enum Sheet: Identifiable {
  case filter
  case share(Trail)

  var id: String {
    switch self {
    case .filter: return "filter"
    case .share(let trail): return "share-\(trail.id)"
    }
  }
}

protocol Coordinator: AnyObject {
  var childCoordinators: [Coordinator] { get set }
  func start()
}

extension Coordinator {
  func add(_ child: Coordinator) { childCoordinators.append(child) }
  func remove(_ child: Coordinator) { childCoordinators.removeAll { $0 === child } }
}

final class AppCoordinator: ObservableObject, Coordinator {
  var childCoordinators: [Coordinator] = []
  let container: ServiceContainer

  @Published var selectedTab: Tab = .trails
  @Published var trailsPath = NavigationPath()
  @Published var savedPath: [Route] = []
  @Published var sheet: Sheet?
  @Published var isShowingWelcome = false

  init(container: ServiceContainer) {
    self.container = container
  }

  func start() {
    isShowingWelcome = UserDefaults.standard.integer(forKey: SettingsKey.launchCount.rawValue) <= 1
  }

  func show(_ route: Route) {
    switch selectedTab {
    case .trails: trailsPath.append(route)
    case .saved: savedPath.append(route)
    case .profile: break
    }
  }

  func popToRoot() {
    switch selectedTab {
    case .trails: trailsPath = NavigationPath()
    case .saved: savedPath.removeAll()
    case .profile: break
    }
  }

  func handle(_ url: URL) {
    guard let components = URLComponents(url: url, resolvingAgainstBaseURL: false) else { return }
    if components.host == "saved" { selectedTab = .saved }
    if components.host == "region",
      let name = components.queryItems?.first(where: { $0.name == "name" })?.value
    {
      selectedTab = .trails
      trailsPath.append(Route.region(name))
    }
  }

  @ViewBuilder
  func destination(for route: Route) -> some View {
    switch route {
    case .trail(let trail): TrailDetailView(trail: trail)
    case .region(let region):
      TrailListView(
        viewModel: TrailListViewModel(provider: self.container.trails, region: region),
        title: region)
    }
  }
}
