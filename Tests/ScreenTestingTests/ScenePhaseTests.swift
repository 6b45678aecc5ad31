import ApusUI
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
}
