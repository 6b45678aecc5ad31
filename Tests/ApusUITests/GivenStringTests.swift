import ScreenTesting
import Testing
import ViewGraph

@testable import ApusUI

/// Titles and prompts that an app hands over as strings.
@MainActor
struct GivenStringTests {
  private struct Strings {
    static let title = "Delete %@?"
  }

  private struct Asked: View {
    @State private var isAsked = false
    @State private var isWarned = false
    @State private var isToldMore = false
    let item: String?
    var body: some View {
      Button("Ask") { isAsked = true }
        .confirmationDialog(
          Strings.title, isPresented: $isAsked, titleVisibility: .visible, presenting: item
        ) { item in
          Button("Delete \(item)") {}
        }
      Button("Warn") { isWarned = true }
        .alert(Strings.title, isPresented: $isWarned, presenting: item) { item in
          Button("Warned of \(item)") {}
        }
      Button("Tell") { isToldMore = true }
        .confirmationDialog(
          Text(verbatim: "More"), isPresented: $isToldMore, presenting: item
        ) { item in
          Button("Read \(item)") {}
        } message: { item in
          Text("About \(item)")
        }
    }
  }

  @Test func aDialogHasTheGivenTitle() {
    let screen = Screen { Asked(item: "moss") }
    screen.button(label: "Ask").tap()
    #expect(screen.modal.text("Delete %@?").exists)
    screen.button(label: "Delete moss").tap()
    #expect(!screen.modal.exists)
    screen.button(label: "Tell").tap()
    #expect(screen.modal.text("More").exists && screen.modal.text("About moss").exists)
    #expect(screen.button(label: "Read moss").exists)
  }

  @Test func anAlertHasTheGivenTitle() {
    let screen = Screen { Asked(item: "fern") }
    screen.button(label: "Warn").tap()
    #expect(screen.modal.text("Delete %@?").exists)
    #expect(screen.button(label: "Warned of fern").exists)
  }

  private struct Searched: View {
    @State private var text = ""
    @State private var isPresented = false
    let prompt = "Find %d plants"
    var body: some View {
      NavigationStack {
        Text("Plants").searchable(text: $text, isPresented: $isPresented, prompt: prompt)
      }
    }
  }

  @Test func aSearchHasTheGivenPrompt() {
    let screen = Screen { Searched() }
    #expect(screen.dump.contains("Find %d plants"))
  }

  private struct Tabs: View {
    @State private var chosen = 0
    let names = ["100 %", "List"]
    var body: some View {
      TabView(selection: $chosen) {
        Tab(names[0], image: "leaf", value: 0) { Text("first page") }
        Tab(names[1], systemImage: "list.bullet", value: 1) { Text("second page") }
          .tabPlacement(.sidebarOnly)
      }
      .tabViewStyle(.sidebarAdaptable)
      Button("Go") { chosen = 1 }
    }
  }

  @Test func aBarLeavesOutATabOfTheSidebar() {
    let screen = Screen(width: 390) { Tabs() }
    #expect(screen.text("100 %").exists && !screen.text("List").exists)
    screen.button(label: "Go").tap()
    #expect(screen.text("second page").isVisible && screen.text("List").exists)
  }

  @Test func aSidebarHasAllTabs() {
    let screen = ControlsScreen(
      session: Session(surroundings: Session.Surroundings(width: 1200))
    ) { Tabs() }
    #expect(screen.all(.tab).map(\.words) == ["100 %", "List"])
  }

  private struct Dimmed: View {
    @Environment(\.isLuminanceReduced) private var isDim
    var body: some View { Text(isDim ? "dim" : "bright") }
  }

  @Test func aPageIsNeverDimmed() {
    #expect(Screen { Dimmed() }.text("bright").exists)
  }

  private struct Tenth: CustomPresentationDetent {
    static func height(in context: Context) -> CGFloat? {
      context.isEnabled ? max(44, context.maxDetentValue * 0.1) : nil
    }
  }

  private struct Never: CustomPresentationDetent {
    static func height(in context: Context) -> CGFloat? { nil }
  }

  private struct Sheet: View {
    @State private var isShown = true
    @State private var chosen = PresentationDetent.custom(Tenth.self)
    let isChosen: Bool
    var body: some View {
      Text("Page").sheet(isPresented: $isShown) {
        if isChosen {
          Text("Words").presentationDetents([.large, .custom(Tenth.self)], selection: $chosen)
        } else {
          Text("Words").presentationDetents([.custom(Never.self), .custom(Tenth.self)])
        }
      }
    }
  }

  @Test(arguments: [true, false]) func aSheetHasTheHeightThatATypeComputes(isChosen: Bool) {
    let session = Session(surroundings: Session.Surroundings(width: 400))
    let screen = ControlsScreen(session: session) { Sheet(isChosen: isChosen) }
    #expect(screen.first(.modal)[.height] == 84.4)
    #expect(PresentationDetent.custom(Tenth.self) != .custom(Never.self))
    #expect(PresentationDetent.custom(Tenth.self) == .custom(Tenth.self))
  }
}
