import ApusUI
import ScreenTesting
import Testing

/// A pushed page has a title as large as the page below, unless it says otherwise.
@MainActor
@Suite struct TitleSizeTests {
  typealias Mode = NavigationBarItem.TitleDisplayMode

  /// A first page and two more, each with a ground below its bar.
  struct Book: View {
    let modes: [Mode]

    var body: some View {
      NavigationStack {
        Level(modes: modes).navigationTitle("Book")
      }
    }
  }

  struct Level: View {
    let modes: [Mode]
    var number = 0

    var body: some View {
      Color.red.accessibilityIdentifier("ground.\(number)")
        .overlay {
          if number + 1 < modes.count {
            NavigationLink("Next \(number)") {
              Level(modes: modes, number: number + 1).navigationTitle("Level \(number + 1)")
            }
          }
        }
        .navigationBarTitleDisplayMode(modes[number])
    }
  }

  /// How high the bars of all pages are.
  private func heights(_ modes: Mode...) throws -> [Double] {
    let screen = Screen { Book(modes: modes) }
    screen.size = ScreenSize(width: 390, height: 844)
    var found: [Double] = []
    for number in modes.indices {
      if number > 0 { screen.button(label: "Next \(number - 1)").tap() }
      found.append(try #require(screen.element("ground.\(number)").frame).minY)
    }
    return found
  }

  @Test func withoutAModeItIsThatOfThePageBelow() throws {
    let large = try #require(try heights(.large).first)
    let small = try #require(try heights(.inline).first)
    #expect(small == 44 && large > small + 50)
    #expect(try heights(.automatic, .automatic, .automatic) == [large, large, large])
    #expect(try heights(.inline, .automatic, .automatic) == [small, small, small])
    #expect(try heights(.automatic, .inline, .automatic) == [large, small, small])
    #expect(try heights(.inline, .large, .automatic) == [small, large, large])
  }

  struct Untitled: View {
    var body: some View {
      NavigationStack {
        NavigationLink("Next") {
          Color.red.accessibilityIdentifier("ground").navigationTitle("Pushed")
        }
      }
    }
  }

  @Test func belowAPageWithoutATitleItIsSmall() throws {
    let screen = Screen { Untitled() }
    screen.size = ScreenSize(width: 390, height: 844)
    screen.button(label: "Next").tap()
    #expect(try #require(screen.element("ground").frame).minY == 44)
  }

  struct Changing: View {
    @State private var isInline = false
    var body: some View {
      NavigationStack {
        NavigationLink("Next") {
          Color.red.accessibilityIdentifier("ground").navigationTitle("Pushed")
            .overlay { Button("Change") { isInline.toggle() } }
        }
        .navigationTitle("First")
        .navigationBarTitleDisplayMode(isInline ? .inline : .large)
      }
    }
  }

  @Test func itFollowsThePageBelow() throws {
    let screen = Screen { Changing() }
    screen.size = ScreenSize(width: 390, height: 844)
    screen.button(label: "Next").tap()
    #expect(try #require(screen.element("ground").frame).minY > 90)
    screen.button(label: "Change").tap()
    #expect(try #require(screen.element("ground").frame).minY == 44)
  }

  struct Sheet: View {
    @State private var isShown = false
    var body: some View {
      NavigationStack {
        Button("Open") { isShown = true }.navigationTitle("Outside")
          .navigationBarTitleDisplayMode(.inline)
      }
      .sheet(isPresented: $isShown) {
        NavigationStack {
          Color.red.accessibilityIdentifier("inside").navigationTitle("Inside")
        }
      }
    }
  }

  @Test func aStackInASheetBeginsWithALargeOne() throws {
    let screen = Screen { Sheet() }
    screen.size = ScreenSize(width: 390, height: 844)
    screen.button(label: "Open").tap()
    let sheet = try #require(screen.modal.frame)
    #expect(try #require(screen.element("inside").frame).minY - sheet.minY > 90)
  }
}
