import SwiftUI

struct RootView: View {
  @EnvironmentObject private var coordinator: AppCoordinator
  @EnvironmentObject private var session: Session

  init() {
    UITextField.appearance().clearButtonMode = .whileEditing
  }

  var body: some View {
    TabView(selection: $coordinator.selectedTab) {
      NavigationStack(path: $coordinator.trailsPath) {
        TrailListView(
          viewModel: TrailListViewModel(provider: coordinator.container.trails), title: "Trails"
        )
        .navigationDestination(for: Route.self) { coordinator.destination(for: $0) }
      }
      .tabItem { Label("Trails", systemImage: "map") }
      .tag(Tab.trails)

      NavigationStack(path: $coordinator.savedPath) {
        TrailListView(
          viewModel: TrailListViewModel(
            provider: coordinator.container.trails, onlyFavorites: true), title: "Saved"
        )
        .navigationDestination(for: Route.self) { coordinator.destination(for: $0) }
      }
      .tabItem { Label("Saved", systemImage: "heart") }
      .tag(Tab.saved)

      ProfileView()
        .tabItem {
          Image(systemName: "person.crop.circle")
          Text("Profile")
        }
        .tag(Tab.profile)
    }
    .sheet(item: $coordinator.sheet) { sheet in
      switch sheet {
      case .filter:
        FilterView().presentationDetents([.medium, .large])
      case .share(let trail):
        ActivityView(items: [trail.name, URL(string: "https://example.org/trails/\(trail.id)")!])
      }
    }
    .onAppear(perform: coordinator.start)
    .onOpenURL(perform: coordinator.handle(_:))
    .onReceive(NotificationCenter.default.publisher(for: UIApplication.didBecomeActiveNotification))
    { _ in
      UIApplication.shared.applicationIconBadgeNumber = 0
    }
  }
}

struct ActivityView: UIViewControllerRepresentable {
  let items: [Any]

  func makeUIViewController(context: Context) -> UIActivityViewController {
    let controller = UIActivityViewController(activityItems: items, applicationActivities: nil)
    controller.excludedActivityTypes = [.assignToContact, .print]
    return controller
  }

  func updateUIViewController(_ controller: UIActivityViewController, context: Context) {}
}
