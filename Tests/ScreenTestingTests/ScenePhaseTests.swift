import ApusUI
import Foundation
import ScreenTesting
import Testing

/// `scenePhase` in views and apps.
@MainActor @Suite struct ScenePhaseTests {
  private struct PhaseView: View {
    @Environment(\.scenePhase) private var scenePhase
    @State private var seen: [ScenePhase] = []
    var body: some View {
      Text("\(scenePhase) \(seen.map { "\($0)" }.joined(separator: ","))")
        .accessibilityIdentifier("phases")
        .onChange(of: scenePhase) { seen.append($1) }
    }
  }

  @Test func aViewSeesWhetherThePageIsSeen() {
    let screen = Screen { PhaseView() }
    #expect(screen.element("phases").text == "active ")
    screen.moveToBackground()
    #expect(screen.element("phases").text == "background inactive,background")
    screen.moveToBackground()
    screen.moveToForeground()
    #expect(screen.element("phases").text == "active inactive,background,inactive,active")
  }

  private final class Log: ObservableObject {
    @Published var lines: [String] = []
  }

  private struct PhaseApp: App {
    @Environment(\.scenePhase) private var scenePhase
    @StateObject private var log = Log()
    var body: some Scene {
      WindowGroup { LogView(log: log) }
        .onChange(of: scenePhase) { log.lines.append("\($0) to \($1)") }
        .onChange(of: scenePhase) { if scenePhase == .background { log.lines.append("saved") } }
    }
  }

  private struct LogView: View {
    @ObservedObject var log: Log
    var body: some View {
      Text(log.lines.joined(separator: "; ")).accessibilityIdentifier("log")
    }
  }

  @Test func anAppSavesWhenItsPageIsHidden() {
    let screen = Screen(app: PhaseApp())
    screen.moveToBackground()
    let lines = screen.element("log").text.split(separator: "; ")
    #expect(Set(lines) == ["active to inactive", "inactive to background", "saved"])
    #expect(lines.count == 3)
  }

  /// A model of the app, which adds itself as an observer.
  @MainActor
  private final class Refresher: NSObject, ObservableObject {
    @Published var count = 0

    override init() {
      super.init()
      _ = NotificationCenter.default.addObserver(
        forName: UIApplication.didBecomeActiveNotification, object: nil, queue: nil
      ) { [weak self] _ in MainActor.assumeIsolated { self?.count += 1 } }
    }
  }

  private struct Notified: View {
    @StateObject private var refresher = Refresher()
    @State private var names: [String] = []

    var body: some View {
      VStack {
        Text(names.joined(separator: " ")).accessibilityIdentifier("names")
        Text("\(refresher.count)").accessibilityIdentifier("count")
      }
      .onReceive(told(UIApplication.willResignActiveNotification)) { _ in names.append("resign") }
      .onReceive(told(UIApplication.didEnterBackgroundNotification)) { _ in names.append("hidden") }
      .onReceive(told(UIApplication.willEnterForegroundNotification)) { _ in names.append("back") }
      .onReceive(told(UIScene.didActivateNotification)) { _ in names.append("scene") }
    }

    private func told(_ name: Notification.Name) -> NotificationCenter.Publisher {
      NotificationCenter.default.publisher(for: name)
    }
  }

  @Test func notificationsTellOfTheAppsLife() {
    let screen = Screen { Notified() }
    let other = Screen { Notified() }
    screen.moveToBackground()
    #expect(screen.element("names").text == "resign hidden")
    screen.moveToForeground()
    screen.moveToForeground()
    #expect(screen.element("names").text == "resign hidden back scene")
    #expect(Int(screen.element("count").text)! >= 1)
    // The page of another visitor was not hidden.
    #expect(other.element("names").text == "")
  }
}
