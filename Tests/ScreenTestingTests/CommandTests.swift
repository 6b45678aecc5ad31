import ApusCombine
import ApusUI
import ScreenTesting
import Testing

extension FocusedValues {
  @Entry fileprivate var draft: Binding<String>?
  @Entry fileprivate var page: String?
}

@MainActor
struct CommandTests {
  fileprivate final class Log: ObservableObject {
    @Published var lines: [String] = []
  }

  private struct Menus: Commands {
    @ObservedObject var log: Log
    @FocusedBinding(\.draft) private var draft
    @FocusedValue(\.page) private var page

    var body: some Commands {
      CommandGroup(replacing: .newItem) {
        Button("New") { log.lines.append("new") }.keyboardShortcut("k")
      }
      CommandGroup(before: .newItem) { Button("Open") { log.lines.append("open") } }
      CommandGroup(after: .pasteboard) {
        Button("Clear") { draft = "" }
          .keyboardShortcut("l", modifiers: [.command, .shift])
          .disabled(draft == nil)
      }
      CommandGroup(replacing: .printItem) {}
      CommandMenu("Page") {
        Text(page ?? "no page").accessibilityIdentifier("page")
        if log.lines.count > 1 { Button("Undo all") { log.lines = [] } }
      }
      if log.lines.isEmpty {
        CommandMenu("Empty") { Button("Nothing yet") {} }
      }
    }
  }

  private struct Pages: View {
    @ObservedObject var log: Log
    @State private var tab = 0
    @State private var draft = "hello"
    @State private var note = "note"
    @State private var showsSheet = false

    var body: some View {
      TabView(selection: $tab) {
        VStack {
          TextField("Draft", text: $draft).focusedValue(\.draft, $draft)
            .accessibilityIdentifier("draft")
          TextField("Note", text: $note).accessibilityIdentifier("note")
          Button("Sheet") { showsSheet = true }
          Text(log.lines.joined(separator: ", ")).accessibilityIdentifier("log")
        }
        .focusedSceneValue(\.page, "first")
        .tag(0).tabItem { Text("One") }
        Text("Second").focusedSceneValue(\.page, "second").tag(1).tabItem { Text("Two") }
      }
      .sheet(isPresented: $showsSheet) { Text("On top") }
    }
  }

  private struct Desk: App {
    @StateObject private var log = Log()
    var body: some Scene {
      WindowGroup("Desk") { Pages(log: log) }.commands { Menus(log: log) }
      Settings { Text("Nothing to set").accessibilityIdentifier("settings") }
    }
  }

  @Test func commandsStandInTheirMenus() {
    let screen = Screen(app: Desk())
    #expect(screen.all(.menu).map(\.label) == ["Desk", "File", "Edit", "Page", "Empty"])
    let labels = screen.all(.button).compactMap(\.label)
    #expect(labels.prefix(5) == ["Settings…", "Open", "New", "Clear", "Nothing yet"])
  }

  @Test func aWideScreenLiesBelowTheBar() throws {
    let wide = Screen(app: Desk())
    let narrow = Screen(app: Desk(), width: 390)
    let middle = { (screen: Screen) in try #require(screen.textField("draft").frame).minY }
    #expect(try middle(wide) > 30)
    #expect(try abs(middle(wide) - middle(narrow) - 15) < 0.5)
    #expect(wide.menu(label: "File").isVisible)
    #expect(!narrow.menu(label: "File").isVisible && !narrow.button(label: "New").isHittable)
  }

  @Test func itemsAndKeysRunTheirActions() {
    let screen = Screen(app: Desk())
    screen.button(label: "Open").tap()
    screen.press("k")
    #expect(screen.element("log").text == "open, new")
    #expect(!screen.menu(label: "Empty").exists)
    screen.button(label: "Undo all").tap()
    #expect(screen.element("log").text == "")
    #expect(screen.menu(label: "Empty").exists)
  }

  @Test func keysWorkWhereNoBarIsSeen() {
    let screen = Screen(app: Desk(), width: 390)
    screen.press("k")
    #expect(screen.element("log").text == "new")
  }

  @Test func anItemFollowsTheKeyboard() {
    let screen = Screen(app: Desk())
    #expect(!screen.button(label: "Clear").isEnabled)
    screen.textField("draft").focus()
    #expect(screen.button(label: "Clear").isEnabled)
    screen.textField("draft").focus(false)
    #expect(!screen.button(label: "Clear").isEnabled)
    screen.textField("draft").focus()
    screen.press("l", modifiers: [.command, .shift])
    #expect(screen.textField("draft").value == "")
    #expect(screen.textField("note").value == "note")
  }

  @Test func aDisabledItemIsRefused() {
    let screen = Screen(app: Desk())
    let refusals = ScreenFailure.collect {
      screen.button(label: "Clear").tap()
      screen.press("l", modifiers: [.command, .shift])
    }
    #expect(refusals.count == 2)
    #expect(refusals.allSatisfy { $0.description.contains("it is disabled") })
    #expect(screen.textField("draft").value == "hello")
  }

  @Test func aValueOfTheSceneIsThatOfWhatIsSeen() {
    let screen = Screen(app: Desk())
    #expect(screen.element("page").text == "first")
    screen.button(label: "Two").tap()
    #expect(screen.element("page").text == "second")
    screen.button(label: "One").tap()
    #expect(screen.element("page").text == "first")
  }

  @Test func settingsAreASheet() {
    let screen = Screen(app: Desk())
    screen.press(",")
    #expect(screen.element("settings").isVisible)
    #expect(screen.modal.label == "Settings")
    // Nothing below the sheet can be used.
    #expect(ScreenFailure.collect { screen.press("k") }.count == 1)
    #expect(screen.element("log").text == "")
    screen.button(label: "Done").tap()
    #expect(!screen.element("settings").exists)
  }

  private struct Removed: App {
    var body: some Scene {
      WindowGroup("Removed") { Text("Here") }
        .commands { CommandMenu("Gone") { Button("Never") {} } }
        .commandsReplaced { CommandMenu("Instead") { Button("Now") {} } }
      Settings { Text("Set") }.commandsRemoved()
    }
  }

  @Test func commandsOfASceneAreRemovedOrReplaced() {
    let screen = Screen(app: Removed())
    #expect(screen.all(.menu).map(\.label) == ["Instead"])
  }

  private struct Plain: App {
    var body: some Scene { WindowGroup("Plain") { Text("Here").accessibilityIdentifier("here") } }
  }

  @Test func anAppWithoutCommandsHasNoBar() {
    let screen = Screen(app: Plain())
    #expect(screen.all(.menu).isEmpty)
    #expect(screen.element("here").isVisible)
  }

  private struct Reader: View {
    @FocusedObject private var log: Log?
    let offered: Log
    @State private var name = ""
    var body: some View {
      TextField("Name", text: $name).accessibilityIdentifier("name").focusedObject(offered)
      Button("Add") { offered.lines.append("one") }
      Text(log.map { "\($0.lines.count) lines" } ?? "none").accessibilityIdentifier("count")
    }
  }

  @Test func anObjectIsFoundByItsTypeAndObserved() {
    let log = Log()
    let screen = Screen { Reader(offered: log) }
    #expect(screen.element("count").text == "none")
    screen.textField("name").focus()
    #expect(screen.element("count").text == "0 lines")
    screen.button(label: "Add").tap()
    #expect(screen.element("count").text == "1 lines")
  }

  private struct Grouped: App {
    var body: some Scene {
      WindowGroup("Grouped") {
        SettingsLink { Text("Preferences") }
        OpenButton()
      }
      .commands {
        Group {
          CommandMenu("One") { Button("First") {} }
          CommandMenu("Two") { Button("Second") {} }
        }
      }
      Settings { Text("Nothing to set").accessibilityIdentifier("settings") }
    }
  }

  private struct OpenButton: View {
    @Environment(\.openSettings) private var openSettings
    var body: some View { Button("Open") { openSettings() } }
  }

  @Test func aGroupOfCommandsIsItsCommands() {
    let screen = Screen(app: Grouped())
    #expect(screen.all(.menu).map(\.label) == ["Grouped", "One", "Two"])
  }

  @Test(arguments: ["Preferences", "Open"]) func aScreenOpensTheSettings(_ label: String) {
    let screen = Screen(app: Grouped())
    #expect(!screen.element("settings").exists)
    screen.button(label: label).tap()
    #expect(screen.element("settings").isVisible)
  }
}
