import ApusUI
import ScreenTesting
import Testing

/// Back shows what its entry in the history showed.
@MainActor
@Suite struct HistoryTests {
  struct Pushing: View {
    @State private var path: [Int] = []
    var body: some View {
      NavigationStack(path: $path) {
        Button("Open") { path.append(1) }
          .navigationDestination(for: Int.self) { number in
            Button("Page \(number)") { path = [number + 10] }
          }
      }
    }
  }

  @Test func aPathThatWasReplacedComesBack() {
    let screen = Screen { Pushing() }
    screen.button(label: "Open").tap()
    let first = screen.address
    screen.button(label: "Page 1").tap()
    let second = screen.address
    #expect(first != second)
    screen.open(first)
    #expect(screen.button(label: "Page 1").isVisible)
    screen.open(second)
    #expect(screen.button(label: "Page 11").isVisible)
    screen.open("/")
    #expect(screen.button(label: "Open").isVisible)
    #expect(Screen(address: second) { Pushing() }.button(label: "Open").isVisible)
  }

  struct Presented: View {
    @State private var isShown = false
    @State private var item: String?
    var body: some View {
      NavigationStack {
        VStack {
          Button("Show") { isShown = true }
          Button("Ann") { item = "Ann" }
          Button("Bob") { item = "Bob" }
        }
        .navigationDestination(isPresented: $isShown) { Text("Shown") }
        .navigationDestination(item: $item) { name in
          VStack {
            Text("About \(name)")
            Button("Other") { item = "Eve" }
          }
        }
      }
    }
  }

  @Test func pagesThatBindingsShowComeBack() {
    let screen = Screen { Presented() }
    var addresses: [String] = []
    for (button, seen) in [("Show", "Shown"), ("Ann", "About Ann"), ("Bob", "About Bob")] {
      screen.button(label: button).tap()
      #expect(screen.text(seen).isVisible)
      addresses.append(screen.address)
      screen.open("/")
      #expect(screen.button(label: "Show").isVisible)
      screen.open(addresses.last!)
      #expect(screen.text(seen).isVisible)
      screen.open("/")
    }
    #expect(Set(addresses).count == 3)
    screen.open(addresses[1])
    screen.button(label: "Other").tap()
    #expect(screen.text("About Eve").isVisible)
    #expect(!addresses.contains(screen.address))
  }

  struct Nested: View {
    var body: some View {
      NavigationView { NavigationView { NavigationLink("a") { Text("b") } } }.onOpenURL { _ in }
    }
  }

  @Test func backPopsBesideOnOpenURL() {
    let screen = Screen { Nested() }
    screen.button(label: "a").tap()
    #expect(screen.text("b").isVisible)
    screen.open("/")
    #expect(!screen.text("b").exists)
    #expect(screen.button(label: "a").isVisible)
  }

  struct Tabs: View {
    @State private var tab = 0
    var body: some View {
      NavigationView {
        TabView(selection: $tab) {
          Text("one").tabItem { Text("One") }.tag(0)
          NavigationLink(destination: ScrollView { Text("detail") }.navigationBarHidden(true)) {
            Text("Go two")
          }
          .tabItem { Text("Two") }.tag(1)
        }
      }
    }
  }

  @Test func backFromAPageOverASecondTabShowsThatTab() {
    let screen = Screen { Tabs() }
    screen.button(label: "Two").tap()
    let tab = screen.address
    screen.button(label: "Go two").tap()
    let page = screen.address
    #expect(screen.text("detail").isVisible)
    #expect(page.hasPrefix(tab + "/"))
    screen.open(tab)
    #expect(!screen.text("detail").exists)
    #expect(screen.button(label: "Go two").isVisible)
    screen.open(page)
    #expect(screen.text("detail").isVisible)
    screen.open("/")
    #expect(screen.text("one").isVisible)
    #expect(Screen(address: page) { Tabs() }.text("detail").isVisible)
  }

  struct Typing: View {
    @State private var text = ""
    @State private var isShown = false
    @FocusState private var isTyping: Bool
    var body: some View {
      NavigationStack {
        TextField("Text", text: $text).focused($isTyping).onSubmit { isShown = true }
          .accessibilityIdentifier("text")
          .navigationDestination(isPresented: $isShown) { Text(isTyping ? "typing" : "not") }
      }
    }
  }

  @Test func nothingUnderAPageHasTheFocus() {
    let screen = Screen { Typing() }
    screen.textField("text").focus()
    screen.textField("text").submit()
    #expect(screen.text("not").isVisible)
  }

  // MARK: Any way through an app

  struct Wandering: View {
    @State private var path: [Int] = []
    @State private var tab = 0
    var body: some View {
      TabView(selection: $tab) {
        NavigationStack(path: $path) {
          page("root")
            .navigationDestination(for: Int.self) { page("\($0) of \(path)") }
        }
        .tabItem { Text("First") }.tag(0)
        NavigationStack {
          VStack {
            Text("at second")
            NavigationLink("Deeper") { Text("at deep") }
          }
        }
        .tabItem { Text("Second") }.tag(1)
      }
    }

    private func page(_ name: String) -> some View {
      VStack {
        Text("at \(name)")
        NavigationLink("Link", value: 7)
        Button("Append") { path.append(path.count + 1) }
        Button("Replace") { path = [path.count + 20, 5] }
      }
    }
  }

  /// The entries of a browser's history, and what each showed; nil once its page has been ended by an act.
  private struct Entries {
    var list: [(address: String, seen: String?)]
    var at = 0

    mutating func acted(_ address: String, _ seen: String) {
      let old = list[at].address
      let base = address == "/" ? "/" : address + "/"
      guard address != old else { return list[at].seen = seen }
      guard old.hasPrefix(base) else {
        list.removeSubrange((at + 1)...)
        list.append((address, seen))
        return at += 1
      }
      // What lay below takes the place of what was left.
      list[at] = (address, seen)
      let gone = base + old.dropFirst(base.count).prefix { $0 != "/" }
      for index in list.indices where "\(list[index].address)/".hasPrefix(gone + "/") {
        list[index].seen = nil
      }
    }
  }

  @Test(arguments: 1...12) func eachEntryShowsWhatItShowed(seed: UInt64) {
    var state = seed &* 0x9E37_79B9_7F4A_7C15
    func draw(_ count: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % count
    }
    let screen = Screen { Wandering() }
    func seen() -> String {
      let labels = screen.all(.text).filter(\.isVisible).compactMap(\.label)
      return labels.first { $0.hasPrefix("at ") } ?? "nothing"
    }
    var entries = Entries(list: [(screen.address, seen())])
    var steps: [String] = []
    for _ in 0..<40 {
      switch draw(7) {
      case 0 where entries.at > 0, 1 where entries.at > 0:
        entries.at -= 1
        steps.append("back")
        screen.open(entries.list[entries.at].address)
      case 2 where entries.at < entries.list.count - 1:
        entries.at += 1
        steps.append("forward")
        screen.open(entries.list[entries.at].address)
      default:
        let names = ["Link", "Append", "Replace", "First", "Second", "Deeper"].filter { name in
          screen.button(label: name).isVisible
        }
        let name = names[draw(names.count)]
        steps.append(name)
        screen.button(label: name).tap()
        entries.acted(screen.address, seen())
      }
      guard let expected = entries.list[entries.at].seen else {
        #expect(entries.list[entries.at].address.hasPrefix(screen.address), "\(steps)")
        entries.list[entries.at] = (screen.address, seen())
        continue
      }
      #expect(screen.address == entries.list[entries.at].address, "\(steps)")
      #expect(seen() == expected, "\(steps)")
      if seen() != expected { return }
    }
  }

  /// An app that takes addresses and pushes further pages itself.
  struct Taking: View {
    @State private var path: [Int] = []
    @State private var taken: [String] = []
    var body: some View {
      NavigationStack(path: $path) {
        VStack {
          NavigationLink("First", value: 1)
          Text("Taken: \(taken.joined(separator: " "))")
        }
        .navigationDestination(for: Int.self) { number in
          VStack {
            Text("Page \(number)")
            NavigationLink("Next", value: number + 1)
            Button("Far") { path.append(100) }
          }
        }
      }
      .onOpenURL { url in
        taken.append(url.absoluteString)
        let query = URLComponents(url: url, resolvingAgainstBaseURL: true)?.queryItems?.first?.value
        if let number = Int(query ?? url.lastPathComponent) { path = [number] }
      }
    }
  }

  @Test func pagesAboveAnAddressThatTheAppTookHaveTheirOwn() {
    let screen = Screen(address: "/books/7") { Taking() }
    #expect(screen.text("Page 7").isVisible)
    #expect(screen.address == "/books/7")
    screen.button(label: "Next").tap()
    #expect(screen.address == "/books/7/+/8")
    screen.button(label: "Far").tap()
    #expect(screen.text("Page 100").isVisible)
    let far = screen.address
    #expect(far.hasPrefix("/books/7/+/8/+"))
    screen.open("/books/7/+/8")
    #expect(screen.text("Page 8").isVisible)
    screen.open("/books/7")
    #expect(screen.text("Page 7").isVisible)
    screen.open(far)
    #expect(screen.text("Page 100").isVisible)
    screen.open("/books/7/+/8")
    screen.open("/")
    #expect(screen.button(label: "First").isVisible)
    // Pages that lead back tell the app nothing, another address does.
    #expect(screen.text("Taken: apus://screen/books/7 apus://screen/").exists)
    screen.button(label: "First").tap()
    #expect(screen.address == "/1")
  }

  @Test func anAddressAboveOneThatTheAppTakesIsOpenedAnew() {
    let screen = Screen(address: "/books/7/+/8/9") { Taking() }
    #expect(screen.text("Page 9").isVisible)
    #expect(screen.address == "/books/7/+/8/9")
    screen.button(label: "Back").tap()
    #expect(screen.text("Page 8").isVisible)
    #expect(screen.address == "/books/7/+/8")
    screen.button(label: "Back").tap()
    #expect(screen.text("Page 7").isVisible)
    #expect(screen.address == "/books/7")
    screen.button(label: "Back").tap()
    #expect(screen.text("Taken: apus://screen/books/7").isVisible)
    #expect(screen.address == "/")
  }

  @Test func anotherAddressOfTheAppIsAnotherPlace() {
    let screen = Screen(address: "/books?id=7") { Taking() }
    screen.button(label: "Next").tap()
    #expect(screen.address == "/books/+/8?id=7")
    screen.open("/books/3")
    #expect(screen.text("Page 3").isVisible)
    screen.button(label: "Next").tap()
    #expect(screen.address == "/books/3/+/4")
    screen.open("/books/+/8?id=7")
    #expect(screen.text("Page 8").isVisible)
    screen.open("/books?id=7")
    #expect(screen.text("Page 7").isVisible)
  }
}
