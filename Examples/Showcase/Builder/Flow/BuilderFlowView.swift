import PresentationUI
import ShowcaseParts
import SwiftUI

/// The area with all its screens.
public struct BuilderFlowView: View {
  @ObservedObject private var coordinator: BuilderCoordinator
  /// The switch is the tab's, and survives a reload.
  @SceneStorage("builder.condition") private var condition = RepositoryCondition.normal
  @Environment(\.horizontalSizeClass) private var sizeClass
  private let onLeave: @MainActor () -> Void

  /// - Parameter onLeave: the visitor wants to see the other areas.
  public init(coordinator: BuilderCoordinator, onLeave: @escaping @MainActor () -> Void) {
    self.coordinator = coordinator
    self.onLeave = onLeave
  }

  public var body: some View {
    Group {
      switch coordinator.session {
      case .unknown: LoadingStateView(message: "One moment…")
      case .signedOut: login
      case .signedIn(let user): tabs(user)
      }
    }
    .tint(.orange)
    .pageAddress(coordinator.address)
    .onChange(of: coordinator.condition) { _, new in condition = new }
    .task(id: coordinator.session) { await coordinator.followEndings() }
    .task {
      coordinator.condition = condition
      await coordinator.restore()
    }
  }

  private var login: some View {
    NavigationStack {
      LoginView(services: coordinator.services, onSignedIn: coordinator.enter)
        .toolbar { allAreas }
    }
  }

  private func tabs(_ user: BuilderUser) -> some View {
    TabView(selection: $coordinator.tab) {
      Tab("Projects", systemImage: "hammer", value: BuilderTab.projects) {
        if sizeClass == .regular { projectColumns } else { projectStack }
      }
      .pageLink(BuilderRoute(tab: .projects).address)
      Tab("RFIs", systemImage: "doc.text", value: BuilderTab.rfis) {
        NavigationStack(path: $coordinator.rfisPath) {
          RFIListView(services: coordinator.services, onOpen: { coordinator.show(.rfi($0)) })
            .id(coordinator.revision)
            .toolbar { allAreas }
            .navigationDestination(for: BuilderPage.self, destination: destination)
        }
      }
      .pageLink(BuilderRoute(tab: .rfis).address)
      Tab("Settings", systemImage: "gearshape", value: BuilderTab.settings) {
        NavigationStack {
          SettingsView(coordinator: coordinator, user: user)
            .toolbar { allAreas }
        }
      }
      .pageLink(BuilderRoute(tab: .settings).address)
    }
  }

  private var projectStack: some View {
    NavigationStack(path: $coordinator.projectsPath) {
      ProjectListView(
        services: coordinator.services, onOpen: { coordinator.show(.project($0)) }
      )
      .id(coordinator.revision)
      .toolbar { allAreas }
      .navigationDestination(for: BuilderPage.self, destination: destination)
    }
  }

  /// A desk has room for all projects beside the one that is looked at.
  private var projectColumns: some View {
    NavigationSplitView {
      ProjectListView(
        services: coordinator.services, chosen: coordinator.chosenProject,
        onOpen: { coordinator.projectsPath = [.project($0)] }
      )
      .id(coordinator.revision)
      .toolbar { allAreas }
    } detail: {
      NavigationStack(path: $coordinator.projectsPath) {
        ContentUnavailableView(
          "No Project Chosen", systemImage: "hammer",
          description: Text("Choose one from the list to see its requests.")
        )
        .accessibilityIdentifier("projects.nothing.text")
        .navigationDestination(for: BuilderPage.self, destination: destination)
      }
    }
  }

  @ViewBuilder
  private func destination(_ page: BuilderPage) -> some View {
    switch page {
    case .project(let id):
      ProjectDetailView(
        id: id, services: coordinator.services, onOpenRFI: { coordinator.show(.rfi($0)) }
      )
      .id("\(id), \(coordinator.revision)")
      .navigationBarBackButtonHidden(sizeClass == .regular)
    case .rfi(let id):
      RFIDetailView(id: id, services: coordinator.services)
        .id(coordinator.revision)
    }
  }

  private var allAreas: some ToolbarContent { AllAreasItem(area: "builder", onLeave: onLeave) }
}
