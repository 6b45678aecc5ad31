import Foundation
import ScreenTesting
import Testing
import ViewGraph

@testable import ApusUI

/// Smaller parts of the API, each by what a person notices of it.
@MainActor
struct SurroundingsTests {
  private struct Opener: View {
    @Environment(\.openURL) private var openURL
    var body: some View {
      VStack {
        Button("Open") { openURL(URL(string: "https://example.org/a")!) }
          .accessibilityIdentifier("open")
        Link("Link", destination: URL(string: "https://example.org/b")!)
          .accessibilityIdentifier("link")
      }
    }
  }

  @Test func anAddressIsOpenedByTheBrowser() {
    let screen = Screen { Opener() }
    screen.button("open").tap()
    #expect(screen.openedAddresses.map(\.path) == ["/a"])
  }

  @Test func aViewMayHandleOpenedAddresses() throws {
    let screen = ControlsScreen {
      Opener().environment(
        \.openURL,
        OpenURLAction { url in
          url.path == "/a" ? .handled : .systemAction(URL(string: "https://example.org/c")!)
        })
    }
    screen.perform(.tap, on: screen.node("open"))
    #expect(screen.commands.isEmpty)
    screen.perform(.open("https://example.org/b"), on: screen.node("link"))
    #expect(screen.commands == [.open(URL(string: "https://example.org/c")!)])
  }

  private struct Colors: View {
    @State private var color = Color(red: 1, green: 0.5, blue: 0, opacity: 0.5)
    var body: some View {
      VStack {
        ColorPicker("Paint", selection: $color).accessibilityIdentifier("picker")
        Text(color.description)
      }
    }
  }

  @Test func aColorIsChosenAndKeepsItsOpacity() {
    let screen = ControlsScreen { Colors() }
    let picker = screen.node("picker")
    #expect(picker.role == .colorPicker)
    #expect(picker[.label] == "Paint")
    #expect(picker[.value] == "#ff8000")
    #expect(screen.perform(.edit("red"), on: picker) == .impossibleValue)
    #expect(screen.perform(.edit("#00ff00"), on: picker) == nil)
    #expect(screen.first(.text).words == "#00FF0080")
  }

  private struct Menus: View {
    @State private var log = ""
    var body: some View {
      VStack {
        Text("log \(log)")
        Text("item").contextMenu { Button("Copy") { log += "c" } }
        List { Text("row").contextMenu { Button("Drop") { log += "d" } }.badge(7) }
      }
    }
  }

  @Test func aContextMenuHasAButtonOfItsOwn() {
    let screen = Screen { Menus() }
    #expect(screen.all(.menu).map(\.label) == ["Actions", "Actions, row 7"])
    screen.button(label: "Copy").tap()
    screen.button(label: "Drop").tap()
    #expect(screen.text("log cd").exists)
    #expect(screen.all(.row)[0].text.contains("7"))
  }

  private struct Linked: View {
    @State private var count = 7
    var body: some View {
      NavigationStack {
        List {
          NavigationLink {
            Text("There")
          } label: {
            Label("Here", systemImage: "star").badge(count)
          }
        }
        .toolbar { Button("More") { count += 1 } }
      }
    }
  }

  @Test func aBadgeOnTheLabelOfALinkIsTheRows() {
    let screen = Screen { Linked() }
    #expect(screen.all(.row)[0].text.contains("7"))
    screen.button(label: "More").tap()
    #expect(screen.all(.row)[0].text.contains("8"))
  }

  private struct Taps: View {
    @State private var log = ""
    var body: some View {
      VStack {
        Text("log \(log)")
        HStack { Button("inner") { log += "i" } }
          .simultaneousGesture(TapGesture().onEnded { log += "o" })
        Text("over \(log)").onHover { log += $0 ? "+" : "-" }.accessibilityIdentifier("hover")
      }
    }
  }

  @Test func aSimultaneousTapCountsBesideTheButtons() {
    let screen = ControlsScreen { Taps() }
    screen.perform(.tap, on: screen.first(.button))
    #expect(screen.all(.text)[0].words == "log io")
    screen.perform(.hover(true), on: screen.node("hover"))
    screen.perform(.hover(false), on: screen.node("hover"))
    #expect(screen.all(.text)[0].words == "log io+-")
  }

  private struct Nothing: View {
    @State private var count = 0
    var body: some View {
      ContentUnavailableView {
        Label("No Mail", systemImage: "tray")
      } description: {
        Text("New mail appears here \(count).")
      } actions: {
        Button("Refresh") { count += 1 }
      }
    }
  }

  @Test func nothingToSeeIsSaidInWords() {
    let screen = Screen { Nothing() }
    #expect(screen.text("No Mail").isVisible)
    screen.button(label: "Refresh").tap()
    #expect(screen.text("New mail appears here 1.").isVisible)
    let search = Screen { ContentUnavailableView.search(text: "xyz") }
    #expect(search.text("No Results for “xyz”").isVisible)
  }

  private struct Layouts: View {
    @State private var isWide = false
    @State private var text = ""
    var body: some View {
      let layout = isWide ? AnyLayout(HStackLayout()) : AnyLayout(VStackLayout())
      layout {
        Button("Turn") { isWide.toggle() }.accessibilityIdentifier("turn")
        Kept()
      }
    }
  }

  private struct Kept: View {
    @State private var count = 0
    var body: some View { Button("\(count)") { count += 1 }.accessibilityIdentifier("kept") }
  }

  @Test func anotherLayoutKeepsItsViews() {
    let screen = ControlsScreen { Layouts() }
    screen.perform(.tap, on: screen.node("kept"))
    #expect(screen.first(.stack)[.axis] == .vertical)
    screen.perform(.tap, on: screen.node("turn"))
    #expect(screen.first(.stack)[.axis] == .horizontal)
    #expect(screen.node("kept").words == "1")
  }

  private struct Metric: View {
    @ScaledMetric private var size = 10.0
    @Namespace private var first
    @Namespace private var second
    var body: some View { Text(verbatim: "\(size) \(first == second)") }
  }

  @Test func aMetricGrowsWithTheText() {
    let screen = ControlsScreen {
      VStack {
        Metric()
        Metric().dynamicTypeSize(.accessibility1)
      }
    }
    let sizes = screen.all(.text).map { Double($0.words.prefix { $0 != " " })! }
    #expect(sizes[0] == 10)
    #expect(abs(sizes[1] - 10 * 28 / 17) < 1e-9)
    #expect(screen.all(.text).allSatisfy { $0.words.hasSuffix("false") })
  }

  private struct Tagged: View {
    @State private var page: Int?
    var body: some View {
      NavigationView {
        VStack {
          NavigationLink(destination: Text("one"), tag: 1, selection: $page) { Text("to one") }
          NavigationLink("to two", destination: Text("two"), tag: 2, selection: $page)
          Button("go") { page = 2 }.accessibilityIdentifier("go")
        }
      }
      .navigationViewStyle(.stack)
    }
  }

  @Test func linksOfTheFirstGenerationFollowASelection() {
    let screen = Screen { Tagged() }
    screen.button(label: "to one").tap()
    #expect(screen.text("one").isVisible)
    screen.goBack()
    #expect(!screen.text("one").isVisible)
    screen.button("go").tap()
    #expect(screen.text("two").isVisible)
  }

  private struct Finder: View {
    @State private var text = ""
    @State private var isSearching = false
    @State private var log = ""
    var body: some View {
      VStack {
        Results().searchable(text: $text, isPresented: $isSearching, prompt: "Find")
          .onSubmit(of: .search) { log = "submitted \(text)" }
        Text(verbatim: "\(isSearching) \(log)").accessibilityIdentifier("log")
      }
    }
  }

  private struct Results: View {
    @Environment(\.isSearching) private var isSearching
    @Environment(\.dismissSearch) private var dismissSearch
    var body: some View {
      Button(isSearching ? "Stop" : "Idle") { dismissSearch() }.accessibilityIdentifier("stop")
    }
  }

  @Test func aSearchIsSubmittedAndEnded() {
    let screen = Screen { Finder() }
    #expect(screen.element("log").text == "false ")
    screen.textField(label: "Find").type("dog\n")
    #expect(screen.element("log").text == "true submitted dog")
    #expect(screen.button("stop").label == "Stop")
    screen.button("stop").tap()
    #expect(screen.textField(label: "Find").value == "")
    #expect(screen.element("log").text == "false submitted dog")
  }
}
