import ScreenTesting
import Testing
import ViewGraph

@testable import ApusUI

@MainActor
struct TabTests {
  private final class Log { var entries: [String] = [] }

  private struct Counter: View {
    let name: String
    let log: Log
    @State private var count = 0
    var body: some View {
      Button("\(name) \(count)") { count += 1 }
        .accessibilityIdentifier(name)
        .onAppear { log.entries.append("+\(name)") }
        .onDisappear { log.entries.append("-\(name)") }
    }
  }

  private struct Tabs: View {
    let log: Log
    var body: some View {
      TabView {
        Counter(name: "a", log: log).tabItem { Label("First", systemImage: "1.circle") }
        NavigationStack { Counter(name: "b", log: log).navigationTitle("B") }
          .tabItem { Text("Second") }.badge(3)
      }
    }
  }

  private struct Variant: View {
    let name: String
    @Environment(\.symbolVariants) private var variants
    var body: some View { Text("\(name) \(variants == .fill ? "filled" : "plain")") }
  }

  @Test func symbolsOfTabsAreFilledAndThoseOfTheirPagesAreNot() {
    let old = Screen { TabView { Variant(name: "page").tabItem { Variant(name: "tab") } } }
    #expect(old.text("tab filled").exists && old.text("page plain").exists)
    let new = Screen {
      TabView {
        Tab {
          Variant(name: "page")
        } label: {
          Variant(name: "tab")
        }
      }
    }
    #expect(new.text("tab filled").exists && new.text("page plain").exists)
  }

  @Test func aSymbolThatHasNoFilledFormKeepsItsName() {
    let fill = SymbolVariants.fill
    #expect(fill.applied(to: "house") == "house.fill")
    #expect(fill.applied(to: "magnifyingglass") == "magnifyingglass")
    #expect(fill.applied(to: "arrow.up") == "arrow.up")
    #expect(fill.applied(to: "arrow.up.circle") == "arrow.up.circle.fill")
  }

  @Test func theTabThatIsChosenNamesThePageAlsoWhenItIsChosenAgain() {
    let screen = Screen {
      TabView {
        ForEach(["A", "B"], id: \.self) { name in
          NavigationStack { Text("Page \(name)").navigationTitle(name) }
            .tabItem { Text("Tab \(name)") }
        }
      }
    }
    #expect(screen.title == "A")
    screen.button(label: "Tab B").tap()
    #expect(screen.title == "B")
    screen.button(label: "Tab A").tap()
    #expect(screen.title == "A")
  }

  @Test func thePageBelowASheetNamesThePageAgainWhenTheSheetIsGone() {
    struct Below: View {
      @State private var isShown = false
      @State private var name = "Below"
      var body: some View {
        NavigationStack {
          Button("Open") { isShown = true }
            .navigationTitle(name)
            .sheet(isPresented: $isShown) {
              NavigationStack {
                VStack {
                  Button("Rename") { name = "Renamed" }
                  Button("Close") { isShown = false }
                }
                .navigationTitle("Sheet")
              }
            }
        }
      }
    }
    let screen = Screen { Below() }
    #expect(screen.title == "Below")
    screen.button(label: "Open").tap()
    #expect(screen.title == "Sheet")
    screen.button(label: "Rename").tap()
    #expect(screen.title == "Sheet")
    screen.button(label: "Close").tap()
    #expect(screen.title == "Renamed")
  }

  @Test func aTabBeginsWhenItIsChosenAndKeepsItsState() {
    let log = Log()
    let screen = Screen { Tabs(log: log) }
    #expect(log.entries == ["+a"])
    #expect(!screen.button("b").exists)
    screen.button("a").tap()
    screen.button(label: "Second 3").tap()
    #expect(log.entries == ["+a", "+b", "-a"])
    #expect(screen.button("b").isVisible)
    #expect(!screen.button("a").isVisible)
    screen.button(label: "First").tap()
    #expect(log.entries == ["+a", "+b", "-a", "+a", "-b"])
    #expect(screen.button("a").label == "a 1")
  }

  private struct Chosen: View {
    @State private var tab = "x"
    var body: some View {
      VStack {
        Text("tab \(tab)").accessibilityIdentifier("tab")
        Button("Go to y") { tab = "y" }.accessibilityIdentifier("go")
        TabView(selection: $tab) {
          Text("X").tabItem { Text("to x") }.tag("x")
          ForEach(["y", "z"], id: \.self) { name in
            Text(name.uppercased()).tabItem { Text("to \(name)") }
          }
        }
      }
    }
  }

  @Test func theSelectionFollowsAndLeads() {
    let screen = Screen { Chosen() }
    #expect(screen.text("X").isVisible)
    screen.button("go").tap()
    #expect(screen.text("Y").isVisible)
    #expect(!screen.text("X").isVisible)
    screen.button(label: "to z").tap()
    #expect(screen.element("tab").text == "tab z")
    #expect(screen.button(label: "to z").isSelected)
  }

  private struct Home: View {
    var body: some View { Text("home").tabItem { Text("Home") }.badge("new") }
  }

  @Test func aScreenMayNameItsTabItself() {
    let screen = Screen {
      TabView {
        Text("other").tabItem { Text("Other") }
        Home()
      }
    }
    #expect(screen.all(.tab).map(\.label) == ["Other", "Home new"])
    screen.button(label: "Home new").tap()
    #expect(screen.text("home").isVisible)
  }

  @Test func pagesHaveADotEach() {
    let screen = Screen {
      TabView { ForEach(0..<3) { Text("page \($0)") } }.tabViewStyle(.page)
    }
    #expect(
      screen.all(.tab).map(\.label) == ["Page 1 of 3", "Page 2 of 3", "Page 3 of 3"])
    screen.all(.tab)[2].tap()
    #expect(screen.text("page 2").isVisible)
    #expect(!screen.text("page 0").isVisible)
  }

  @Test func pagesASwipeAwayExistAndAppearOnlyWhenTheyAreChosen() {
    var made: Set<Int> = []
    var appeared: [Int] = []
    struct Page: View {
      let index: Int
      let note: (Int) -> Void
      var body: some View {
        note(index)
        return Text("page \(index)")
      }
    }
    let screen = Screen {
      TabView {
        ForEach(0..<5) { index in
          Page(index: index) { made.insert($0) }.onAppear { appeared.append(index) }
        }
      }
      .tabViewStyle(.page)
    }
    #expect(made == [0, 1])
    #expect(appeared == [0])
    #expect(!screen.text("page 1").isVisible)
    screen.all(.tab)[1].tap()
    #expect(made == [0, 1, 2])
    #expect(appeared == [0, 1])
  }

  @Test func dotsThatAreNotShownAreForScreenReaders() {
    let screen = Screen {
      TabView { ForEach(0..<3) { Text("page \($0)") } }
        .tabViewStyle(.page(indexDisplayMode: .never))
    }
    #expect(screen.all(.tab).count == 3)
    screen.all(.tab)[1].tap()
    #expect(screen.text("page 1").isVisible)
  }

  @Test func dotsHaveTheColoursOfAllPageControls() {
    let dots = UIPageControl.appearance()
    dots.currentPageIndicatorTintColor = .red
    dots.pageIndicatorTintColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
    defer { (dots.currentPageIndicatorTintColor, dots.pageIndicatorTintColor) = (nil, nil) }
    let screen = ControlsScreen {
      TabView { ForEach(0..<2) { Text("page \($0)") } }.tabViewStyle(.page)
    }
    #expect(screen.all(.tab)[0][.tint] == UIColor.red.color.paint(in: EnvironmentValues()))
    #expect(screen.all(.tab)[1][.tint] == Paint(red: 0, green: 0, blue: 1))
    screen.perform(.tap, on: screen.all(.tab)[1])
    #expect(screen.all(.tab)[0][.tint] == Paint(red: 0, green: 0, blue: 1))
    let bar = ControlsScreen {
      TabView { Text("First").tabItem { Text("One") } }
    }
    #expect(bar.first(.tab)[.tint] == nil)
  }

  @Test func dotsHaveAGroundBehindThemAsTheirStyleSays() {
    func ground<S: IndexViewStyle>(_ style: S) -> Int? {
      ControlsScreen {
        TabView { ForEach(0..<3) { Text("page \($0)") } }.tabViewStyle(.page)
          .indexViewStyle(style)
      }.first(.tabs)[.dotsGround]
    }
    #expect(ground(.page(backgroundDisplayMode: .always)) == 1)
    #expect(ground(.page(backgroundDisplayMode: .never)) == 2)
    #expect(ground(.page(backgroundDisplayMode: .interactive)) == 0)
    #expect(ground(.page) == 0)
  }

  private struct Values: View {
    @State private var tab = 2
    var body: some View {
      TabView(selection: $tab) {
        Tab("One", systemImage: "1.circle", value: 1) { Text("first") }
        Tab("Two", systemImage: "2.circle", value: 2) { Text("second \(tab)") }.badge(4)
        Tab("Three", systemImage: "3.circle", value: 3) { Text("third") }.disabled(true)
      }
    }
  }

  @Test func tabsMayBeValues() {
    let screen = Screen { Values() }
    #expect(screen.all(.tab).map(\.label) == ["One", "Two 4", "Three"])
    #expect(screen.text("second 2").isVisible)
    screen.button(label: "One").tap()
    #expect(screen.text("first").isVisible)
    #expect(!screen.button(label: "Three").isEnabled)
  }
}
