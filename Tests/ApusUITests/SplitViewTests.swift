import ApusUI
import ScreenTesting
import Testing

/// Columns beside each other in wide windows, on top of each other in narrow ones.
@MainActor
struct SplitViewTests {
  private enum Box: String, CaseIterable, Identifiable {
    case inbox, sent
    var id: Self { self }
  }

  /// Three columns: boxes, messages, a message with a field.
  private struct Mail: View {
    @State private var box: Box?
    @State private var message: Int?
    @State private var answer = ""

    var body: some View {
      NavigationSplitView {
        List(Box.allCases, selection: $box) { box in
          Text(box.rawValue).accessibilityIdentifier("box.\(box.rawValue)")
        }
        .navigationTitle("Boxes")
      } content: {
        if let box {
          List(selection: $message) {
            ForEach(1..<4) { number in
              Text("\(box.rawValue) \(number)").tag(number)
                .accessibilityIdentifier("message.\(number)")
            }
          }
          .navigationTitle(box.rawValue)
        } else {
          Text("No box").accessibilityIdentifier("noBox")
        }
      } detail: {
        if let message {
          TextField("Answer", text: $answer).accessibilityIdentifier("answer")
            .navigationTitle("Message \(message)")
        } else {
          Text("No message").accessibilityIdentifier("noMessage")
        }
      }
    }
  }

  private static let phone = 390.0
  private static let tablet = 800.0
  private static let desk = 1280.0

  @Test func aWideWindowHasAllColumnsBesideEachOther() throws {
    let screen = Screen(width: Self.desk) { Mail() }
    #expect(screen.element("box.inbox").isVisible)
    #expect(screen.element("noBox").isVisible)
    #expect(screen.element("noMessage").isVisible)
    screen.element("box.inbox").tap()
    screen.element("message.2").tap()
    #expect(screen.element("box.inbox").isVisible)
    #expect(screen.element("answer").isVisible)
    let box = try #require(screen.element("box.inbox").frame)
    let message = try #require(screen.element("message.2").frame)
    let answer = try #require(screen.element("answer").frame)
    #expect(box.maxX < 320 && message.minX > 320 && message.maxX < 640 && answer.minX >= 640)
  }

  @Test func aNarrowWindowHasOneColumnAndAWayBack() {
    let screen = Screen(width: Self.phone) { Mail() }
    #expect(screen.element("box.inbox").isVisible)
    #expect(!screen.element("noBox").isVisible)
    #expect(screen.all(.button).allSatisfy { !$0.isVisible })
    screen.element("box.sent").tap()
    #expect(!screen.element("box.inbox").isVisible)
    screen.element("message.3").tap()
    #expect(screen.element("answer").isVisible)
    #expect(screen.title == "Message 3")
    screen.element("answer").type("Hello")
    screen.goBack()
    #expect(screen.element("message.3").isVisible)
    screen.goBack()
    #expect(screen.element("box.sent").isVisible)
    #expect(screen.address == "/")
  }

  @Test func anotherWidthKeepsWhatIsChosenAndTyped() {
    let screen = Screen(width: Self.desk) { Mail() }
    screen.element("box.inbox").tap()
    screen.element("message.1").tap()
    screen.element("answer").type("Hello")
    screen.setWidth(Self.phone)
    #expect(screen.element("answer").isVisible)
    #expect(!screen.element("box.inbox").isVisible)
    #expect(screen.element("answer").value == "Hello")
    screen.setWidth(Self.desk)
    #expect(screen.element("box.inbox").isVisible)
    #expect(screen.element("answer").value == "Hello")
  }

  @Test func theSidebarIsHiddenAndShownByItsButton() {
    let screen = Screen(width: Self.tablet) { Mail() }
    // Three columns do not fit.
    #expect(!screen.element("box.inbox").isVisible)
    #expect(screen.element("noBox").isVisible)
    screen.button(label: "Show Sidebar").tap()
    #expect(screen.element("box.inbox").isVisible)
    screen.button(label: "Hide Sidebar").tap()
    #expect(!screen.element("box.inbox").isVisible)
  }

  @Test func whatIsChosenHasAnAddress() {
    let screen = Screen(width: Self.desk) { Mail() }
    screen.element("box.inbox").tap()
    #expect(screen.address == "/inbox")
    screen.element("message.2").tap()
    #expect(screen.address == "/inbox/2")
    screen.open("/sent/3")
    #expect(screen.title == "Message 3")
    #expect(screen.element("message.1").text == "sent 1")
    screen.open("/sent")
    #expect(screen.element("noMessage").isVisible)
    screen.open("/")
    #expect(screen.element("noBox").isVisible)
  }

  @Test(arguments: [390.0, 1280.0])
  func anAddressLeadsToWhatIsChosen(width: Double) {
    let screen = Screen(width: width, address: "/inbox/2") { Mail() }
    #expect(screen.element("answer").isVisible)
    #expect(screen.title == "Message 2")
    #expect(screen.address == "/inbox/2")
  }

  /// A column with a stack of its own, links in the sidebar without a selection.
  private struct Shelf: View {
    @State private var path: [Int] = []
    @State private var visibility = NavigationSplitViewVisibility.automatic
    var inStack = true

    var body: some View {
      NavigationSplitView(columnVisibility: $visibility) {
        List {
          NavigationLink("One", value: 1)
          NavigationLink("Two", value: 2)
          NavigationLink("About") { Text("About it").accessibilityIdentifier("about") }
          Button("Only the detail") { visibility = .detailOnly }
        }
        .navigationTitle("Shelf")
        .navigationDestination(for: String.self) { Text($0).accessibilityIdentifier("word") }
        .toolbar(removing: .sidebarToggle)
      } detail: {
        if inStack {
          NavigationStack(path: $path) {
            Text("Nothing").accessibilityIdentifier("nothing")
              .navigationDestination(for: Int.self) { number in
                VStack {
                  Text("Book \(number)").accessibilityIdentifier("book")
                  NavigationLink("Next", value: number + 1)
                }
                .navigationTitle("Book \(number)")
              }
          }
        } else {
          Text("Nothing").accessibilityIdentifier("nothing")
        }
      }
    }
  }

  @Test func aLinkShowsItsPageInTheStackOfTheNextColumn() {
    let screen = Screen(width: Self.desk) { Shelf() }
    screen.button(label: "One").tap()
    #expect(screen.element("book").text == "Book 1")
    #expect(screen.button(label: "Two").isVisible)
    screen.button(label: "Next").tap()
    #expect(screen.title == "Book 2")
    screen.button(label: "Two").tap()
    #expect(screen.address == "/2")
    screen.goBack()
    #expect(screen.element("nothing").isVisible)
  }

  @Test func aLinkWithAViewTakesTheWholeOfTheNextColumn() {
    let screen = Screen(width: Self.desk) { Shelf() }
    screen.button(label: "About").tap()
    #expect(screen.element("about").isVisible)
    #expect(!screen.element("nothing").isVisible)
    #expect(!screen.button("BackButton").exists)
    screen.setWidth(Self.phone)
    #expect(screen.element("about").isVisible)
    screen.goBack()
    #expect(screen.button(label: "One").isVisible)
    #expect(!screen.element("about").exists)
  }

  @Test func aToolThatWasTakenAwayIsNotThere() {
    let screen = Screen(width: Self.desk) { Shelf() }
    #expect(!screen.button("ToggleSidebar").exists)
    screen.button(label: "Only the detail").tap()
    #expect(!screen.button(label: "One").isVisible)
    #expect(!screen.button("ToggleSidebar").exists)
  }

  private struct Settings: View {
    @State private var column = NavigationSplitViewColumn.detail
    @State private var chosen: Set<Box> = []
    var body: some View {
      NavigationSplitView(preferredCompactColumn: $column) {
        List(selection: $chosen) {
          ForEach(Box.allCases) { box in NavigationLink(box.rawValue, value: box) }
        }
        .navigationSplitViewColumnWidth(min: 200, ideal: 240, max: 220)
      } detail: {
        Text(column == .detail ? "in front" : "behind").accessibilityIdentifier("column")
        Text("\(chosen.count) of them").accessibilityIdentifier("count")
      }
    }
  }

  @Test func theAppSaysWhichColumnIsSeenInANarrowWindow() {
    let screen = Screen(width: Self.phone) { Settings() }
    #expect(screen.element("column").isVisible)
    screen.goBack()
    #expect(!screen.element("column").isVisible)
    screen.button(label: "sent").tap()
    #expect(screen.element("count").text == "1 of them")
    #expect(screen.element("column").text == "in front")
    screen.goBack()
    screen.button(label: "inbox").tap()
    #expect(screen.element("count").text == "1 of them")
  }

  @Test func aColumnIsAsWideAsItSays() throws {
    let screen = Screen(width: Self.desk) { Settings() }
    let frame = try #require(screen.element("column").frame)
    #expect(abs(frame.midX - (220 + (1280 - 220) / 2)) < 1)
  }

  /// A sidebar with tools that are made anew whenever it is evaluated.
  private struct Tools: View {
    @State private var chosen: Int?

    var body: some View {
      NavigationSplitView {
        List(1..<4, id: \.self, selection: $chosen) { Text("\($0)") }
          .toolbar {
            if true {
              ToolbarItemGroup(placement: .bottomBar) {
                Button("First") { chosen = 1 }.accessibilityIdentifier("first")
              }
            }
          }
      } detail: {
        Text("Chosen: \(chosen ?? 0)").accessibilityIdentifier("chosen")
      }
    }
  }

  @Test func toolsOfASidebarComeToRestBesideItsButton() {
    let screen = Screen(width: Self.phone) { Tools() }
    screen.setWidth(Self.desk)
    #expect(screen.faults.isEmpty)
    screen.element("first").tap()
    #expect(screen.element("chosen").text == "Chosen: 1")
    #expect(screen.faults.isEmpty)
  }
}
