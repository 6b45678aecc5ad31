import ApusUI
import Foundation
import ScreenTesting
import Testing

/// Pages of stacks and tabs have addresses, although the app says nothing of any.
@MainActor
@Suite struct PlaceTests {
  struct Book: Hashable, Identifiable {
    let id: Int
    let title: String
  }

  enum Route: Hashable {
    case settings
    case chapter(Int)
    case author(name: String)
  }

  struct Library: View {
    var books = [Book(id: 7, title: "Dune"), Book(id: 8, title: "Emma")]
    @State private var path = NavigationPath()

    var body: some View {
      NavigationStack(path: $path) {
        List(books) { book in
          NavigationLink(book.title, value: book)
        }
        .navigationTitle("Books")
        .navigationDestination(for: Book.self) { book in
          VStack {
            Text("About \(book.title)")
            NavigationLink("Chapter 3", value: Route.chapter(3))
            NavigationLink("Author", value: Route.author(name: "Jane Austen"))
            NavigationLink("Closed", value: Route.settings).disabled(true)
            Button("Secret") { path.append(Route.chapter(9)) }
          }
        }
        .navigationDestination(for: Route.self) { Text(verbatim: "Page \($0)") }
      }
    }
  }

  struct Phone: View {
    @State private var showsSheet = false
    var body: some View {
      TabView {
        Library().tabItem { Label("Books", systemImage: "book") }
        NavigationView {
          VStack {
            NavigationLink(destination: Text("The deep end")) { Text("Deeper") }
            Button("Sheet") { showsSheet = true }
          }
          .navigationTitle("Me")
          .sheet(isPresented: $showsSheet) { Library(books: [Book(id: 1, title: "In a sheet")]) }
        }
        .tag("me")
        .tabItem { Text("Me") }
      }
    }
  }

  @Test func pagesHaveTheAddressOfTheLinksThatLeadThere() async {
    let screen = Screen { Library() }
    #expect(screen.address == "/")
    screen.button(label: "Dune").tap()
    #expect(screen.address == "/book-7")
    screen.button(label: "Chapter 3").tap()
    #expect(screen.address == "/book-7/chapter-3")
    screen.button(label: "Back").tap()
    #expect(screen.address == "/book-7")
  }

  @Test func nothingOfAPersonIsInAnAddress() {
    let screen = Screen(address: "/book-8") { Library() }
    screen.button(label: "Author").tap()
    #expect(screen.text("Page author(name: \"Jane Austen\")").exists)
    #expect(screen.address.hasPrefix("/book-8/author-~"))
    #expect(!screen.address.contains("usten"))
  }

  @Test func anAddressOpensThePages() {
    let opened = Screen(address: "/book-8/chapter-3?from=mail") { Library() }
    #expect(opened.text("Page chapter(3)").exists)
    let screen = opened.reload()
    #expect(screen.text("Page chapter(3)").exists)
    screen.open("/book-7")
    #expect(screen.text("About Dune").exists)
    screen.open("/")
    #expect(!screen.text("About Dune").exists)
    screen.open("/book-7/chapter-3/")
    #expect(screen.text("Page chapter(3)").exists)
  }

  @Test(arguments: [
    // No link, one that is disabled, one that only code leads to, and none at all.
    ("/book-9", "Dune"), ("/book-7/settings", "About Dune"), ("/book-7/chapter-9", "About Dune"),
    ("/book-7/../book-8", "About Dune"), ("//book-7", "Dune"),
  ])
  func anAddressLeadsOnlyWhereLinksLead(_ address: String, _ seen: String) {
    let screen = Screen(address: address) { Library() }
    let text = screen.text(seen).exists || screen.button(label: seen).exists
    #expect(text)
    #expect(!screen.text("Page settings").exists && !screen.text("Page chapter(9)").exists)
  }

  @Test func whatCodePushesIsLeftByBackAndShownAgainInTheVisit() {
    let screen = Screen(address: "/book-7") { Library() }
    screen.button(label: "Secret").tap()
    let address = screen.address
    #expect(address == "/book-7/+chapter-9")
    screen.open("/book-7")
    #expect(!screen.text("Page chapter(9)").exists)
    screen.open(address)
    #expect(screen.text("Page chapter(9)").exists)
    // Another visit has the page below.
    let other = Screen(address: address) { Library() }
    #expect(other.text("About Dune").exists)
    #expect(other.address == "/book-7")
    // Once it has been left by the visitor, it is not shown again by its address.
    screen.button(label: "Back").tap()
    #expect(screen.address == "/book-7")
    screen.open(address)
    #expect(screen.text("About Dune").exists)
    #expect(screen.address == "/book-7")
  }

  @Test func tabsAndWhatIsInThem() {
    let screen = Screen { Phone() }
    #expect(screen.address == "/")
    screen.button(label: "Dune").tap()
    #expect(screen.address == "/book-7")
    screen.button(label: "Me").tap()
    #expect(screen.address == "/me")
    screen.button(label: "Deeper").tap()
    let deep = screen.address
    #expect(deep.hasPrefix("/me/~"))
    screen.button(label: "Books").tap()
    #expect(screen.address == "/book-7")
    screen.open(deep)
    #expect(screen.text("The deep end").exists)
    screen.open("/book-8")
    #expect(screen.text("About Emma").exists)
    screen.open("/")
    #expect(screen.button(label: "Emma").exists)
    #expect(Screen(address: deep) { Phone() }.text("The deep end").exists)
  }

  @Test func aSheetHasNoAddress() {
    let screen = Screen(address: "/me") { Phone() }
    screen.button(label: "Sheet").tap()
    screen.button(label: "In a sheet").tap()
    #expect(screen.text("About In a sheet").exists)
    #expect(screen.address == "/me")
  }

  struct Loading: View {
    @State private var books: [Book] = []
    let load: () async -> [Book]
    var body: some View {
      NavigationStack {
        List(books) { book in NavigationLink(book.title, value: book) }
          .navigationDestination(for: Book.self) { Text("About \($0.title)") }
          .task { books = await load() }
      }
    }
  }

  @Test func theWayGoesOnWhenDataHasCome() async {
    let screen = Screen(address: "/book-7") { Loading { [Book(id: 7, title: "Late")] } }
    await screen.settle()
    #expect(screen.text("About Late").exists)
    #expect(screen.address == "/book-7")
  }

  struct Pressing: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      configuration.label.padding().opacity(configuration.isPressed ? 0.5 : 1)
    }
  }

  struct Styled: View {
    @State private var count = 0
    var body: some View {
      NavigationStack {
        VStack {
          NavigationLink("Plain") { Text("One") }.buttonStyle(.plain)
          NavigationLink("Prominent") { Text("Two") }.buttonStyle(.borderedProminent)
          NavigationLink("Own") { Text("Three") }.buttonStyle(Pressing())
          Text("Tapped \(count)")
          NavigationLink("Counted") { Text("Four") }
            .simultaneousGesture(TapGesture().onEnded { count += 1 })
        }
      }
    }
  }

  @Test(arguments: [("Plain", "One"), ("Prominent", "Two"), ("Own", "Three"), ("Counted", "Four")])
  func aLinkHasTheStyleOfButtons(label: String, page: String) {
    let screen = Screen { Styled() }
    screen.button(label: label).tap()
    #expect(screen.text(page).exists)
    #expect(screen.address.hasPrefix("/~"))
    let reloaded = screen.reload()
    #expect(reloaded.text(page).exists)
    reloaded.open("/")
    // A tap that opened an address is one of the person's.
    #expect(reloaded.text(label == "Counted" ? "Tapped 1" : "Tapped 0").exists)
  }

  struct Own: View {
    @State private var path: [Int] = []
    @State private var opened: [String] = []
    let isGiven: Bool
    var body: some View {
      let stack = NavigationStack(path: $path) {
        NavigationLink("Five", value: 5)
          .navigationDestination(for: Int.self) { Text("Number \($0)") }
        Text(opened.joined(separator: " "))
      }
      .onOpenURL { url in opened.append(url.path) }
      if isGiven {
        stack.pageAddress(path.isEmpty ? "/" : "/numbers/\(path[0])")
      } else {
        stack
      }
    }
  }

  @Test func anAppThatGivesAddressesKeepsThem() {
    let screen = Screen(address: "/5") { Own(isGiven: true) }
    #expect(screen.text("/5").exists)
    screen.button(label: "Five").tap()
    #expect(screen.address == "/numbers/5")
  }

  @Test func anAppIsAskedOfAddressesThatLeadNowhere() {
    let screen = Screen(address: "/5") { Own(isGiven: false) }
    #expect(screen.text("Number 5").exists)
    screen.open("/")
    #expect(!screen.text("/5").exists)
    let other = Screen(address: "/invite/3") { Own(isGiven: false) }
    #expect(other.text("/invite/3").exists)
  }
}
