import Foundation
import Testing
import ViewGraph

@testable import ApusUI

/// Lazy stacks and grids build what is near the viewport.
@MainActor
struct LazyStackTests {
  private func built(_ screen: ControlsScreen, _ prefix: String) -> [Int] {
    screen.all(.text).compactMap { $0[.text] }
      .filter { $0.hasPrefix(prefix) }.compactMap { Int($0.dropFirst(prefix.count)) }
  }

  @Test
  func ofManyRowsOnlyThoseNearTheViewportAreBuilt() {
    let screen = ControlsScreen {
      ScrollView { LazyVStack { ForEach(0..<10_000) { Text(verbatim: "row \($0)") } } }
    }
    let stack = screen.first(.stack)
    #expect(built(screen, "row ") == Array(0..<LazyWindow.initialCount))
    #expect(screen.graph.evaluations < 2 * LazyWindow.initialCount)
    #expect(stack[.count] == 10_000)
    #expect(screen.first(.window)[.count] == 10_000 - LazyWindow.initialCount)
    #expect(screen.perform(.window(5_000..<5_020), on: stack) == nil)
    #expect(built(screen, "row ") == Array(4_970..<5_050))
    #expect(screen.all(.window).map { $0[.count] } == [4_970, 4_950])
    #expect(screen.all(.window).allSatisfy { $0.attributes[.axis] == nil })
  }

  @Test
  func outsideOfAScrollViewAllIsBuilt() {
    let down = ControlsScreen { LazyVStack { ForEach(0..<300) { Text(verbatim: "row \($0)") } } }
    #expect(built(down, "row ") == Array(0..<300))
    // It scrolls across, and the rows are below each other.
    let across = ControlsScreen {
      ScrollView(.horizontal) { LazyVStack { ForEach(0..<300) { Text(verbatim: "row \($0)") } } }
    }
    #expect(built(across, "row ") == Array(0..<300))
    #expect(across.all(.window).isEmpty)
  }

  @Test
  func aSheetOverAScrollViewDoesNotScrollWithIt() {
    let screen = ControlsScreen {
      ScrollView {
        Text("under").sheet(isPresented: .constant(true)) {
          LazyVStack { ForEach(0..<300) { Text(verbatim: "row \($0)") } }
        }
      }
    }
    #expect(built(screen, "row ") == Array(0..<300))
  }

  @Test
  func rowsSideBySideAreStoodInForByTheirWidth() {
    let screen = ControlsScreen {
      ScrollView(.horizontal) {
        LazyHStack(spacing: 20) { ForEach(0..<500) { Text(verbatim: "card \($0)") } }
      }
    }
    let rest = screen.first(.window)
    #expect(built(screen, "card ").count == LazyWindow.initialCount)
    #expect(rest[.axis] == .horizontal)
    #expect(rest[.estimate] == 64)
  }

  private struct Mixed: View {
    var body: some View {
      ScrollView {
        VStack {
          LazyVStack {
            Text("first")
            ForEach(0..<100) { Text(verbatim: "a\($0)") }
            Text("between")
            ForEach(0..<100) { number in
              Text(verbatim: "b\(number)")
              Text(verbatim: "c\(number)")
            }
            Section {
              ForEach(0..<100) { Text(verbatim: "d\($0)") }
            } header: {
              Text("header")
            }
            Text("last")
          }
        }
      }
    }
  }

  @Test
  func severalForEachViewsBetweenThemAndSectionsAreCountedAsTheyStand() {
    let screen = ControlsScreen { Mixed() }
    // first, 100, between; 40 elements of two rows each and 60 of which nothing is known; 100, last.
    let stack = screen.all(.stack)[1]
    #expect(stack[.count] == 103 + 140 + 100)
    #expect(screen.perform(.window(0..<10), on: stack) == nil)
    #expect(built(screen, "a") == Array(0..<39))
    #expect(built(screen, "b").isEmpty)
    #expect(built(screen, "d").isEmpty)
    // Nothing of b is built: each of its elements counts as one.
    #expect(stack[.count] == 303)
    #expect(screen.perform(.window(150..<160), on: stack) == nil)
    #expect(built(screen, "a").isEmpty)
    #expect(built(screen, "b") == Array(18..<88))
    #expect(built(screen, "c") == Array(18..<88))
    // 103 + 18 rows stand before it, 2 × 70 are there, 12 behind it.
    #expect(stack[.count] == 373)
    #expect(screen.perform(.window(360..<373), on: stack) == nil)
    #expect(built(screen, "d").last == 99)
    #expect(built(screen, "b").isEmpty)
    #expect(screen.all(.text).contains { $0[.text] == "header" })
    #expect(screen.all(.text).last?[.text] == "last")
  }

  @Test
  func sectionsOfAForEachAreBuiltNearTheViewport() {
    let screen = ControlsScreen {
      ScrollView {
        LazyVStack(pinnedViews: .sectionHeaders) {
          ForEach(0..<100) { section in
            Section("Section \(section)") {
              ForEach(0..<50) { Text(verbatim: "row \(section * 50 + $0)") }
            }
          }
        }
      }
    }
    let stack = screen.first(.stack)
    #expect(built(screen, "row ").count <= LazyWindow.largestTotal)
    #expect(built(screen, "row ").prefix(50) == Array(0..<50)[...])
    #expect(screen.perform(.window(100..<120), on: stack) == nil)
    // Twenty rows that are seen and thirty each before and behind: in whole sections the third.
    #expect(built(screen, "row ").contains(100))
    #expect(built(screen, "row ").contains(149))
    #expect(screen.all(.section).count < 10)
    #expect(built(screen, "row ").count <= LazyWindow.largestTotal + 100)
  }

  /// As a page has one space between all columns and one between all rows, the first column says it.
  @Test
  func spaceBetweenColumnsIsTheColumns() {
    expectSpace(between: 12, along: 20, rows: 20, columns: 12)
    expectSpace(between: nil, along: 20, rows: 20, columns: 8)
    expectSpace(between: 12, along: nil, rows: 8, columns: 12)
  }

  private func expectSpace(between: CGFloat?, along: CGFloat?, rows: Double, columns: Double) {
    let items = [
      GridItem(.flexible(), spacing: between), GridItem(.flexible(), spacing: between),
    ]
    let vertical = ControlsScreen {
      LazyVGrid(columns: items, spacing: along) { Text("vertical") }
    }
    #expect(vertical.first(.grid).attributes[.spacing] == .number(rows))
    #expect(vertical.first(.grid).attributes[.spacingAcross] == .number(columns))
    let horizontal = ControlsScreen {
      LazyHGrid(rows: items, spacing: along) { Text("horizontal") }
    }
    #expect(horizontal.first(.grid).attributes[.spacing] == .number(columns))
    #expect(horizontal.first(.grid).attributes[.spacingAcross] == .number(rows))
  }

  @Test
  func aGridBuildsWholeLines() {
    let columns = Array(repeating: GridItem(.flexible()), count: 7)
    let screen = ControlsScreen {
      ScrollView {
        LazyVGrid(columns: columns) {
          Text("one")
          Text("two")
          ForEach(0..<1_000) { Text(verbatim: "cell \($0)") }
        }
      }
    }
    let grid = screen.first(.grid)
    #expect(screen.perform(.window(500..<520, line: 7), on: grid) == nil)
    let cells = built(screen, "cell ")
    // Two cells stand before the first.
    #expect((cells.first! + 2) % 7 == 0)
    #expect((cells.last! + 3) % 7 == 0)
    #expect(cells.first! <= 468 && cells.first! > 460)
    #expect(cells.last! >= 547 && cells.last! < 555)
    // The page says how many stand in a line where they are as many as fit.
    #expect(screen.perform(.window(500..<520, line: 5), on: grid) == nil)
    #expect((built(screen, "cell ").first! + 2) % 5 == 0)
  }

  private struct Changing: View {
    @State var rows = Array(0..<1_000)
    var body: some View {
      VStack {
        Button("insert") { rows.insert(-1, at: 510) }
        Button("delete") { rows.removeAll { (505..<510).contains($0) } }
        Button("few") { rows = Array(0..<20) }
        ScrollView { LazyVStack { ForEach(rows, id: \.self) { Text(verbatim: "row \($0)") } } }
      }
    }
  }

  @Test
  func rowsComeAndGoInTheMiddle() {
    let screen = ControlsScreen { Changing() }
    let stack = screen.all(.stack)[1]
    screen.perform(.window(500..<520), on: stack)
    screen.perform(.tap, on: screen.all(.button)[0])
    #expect(stack[.count] == 1_001)
    #expect(Array(built(screen, "row ")[39...41]) == [509, -1, 510])
    screen.perform(.tap, on: screen.all(.button)[1])
    #expect(stack[.count] == 996)
    #expect(Array(built(screen, "row ")[33...36]) == [503, 504, -1, 510])
    screen.perform(.tap, on: screen.all(.button)[2])
    #expect(built(screen, "row ") == Array(0..<20))
    #expect(screen.all(.stack)[1].attributes[.onWindow] == nil)
  }

  private final class Log { var lines: [Int] = [] }

  private struct Counted: View {
    let number: Int
    let log: Log
    @State private var taps = 0
    var body: some View {
      Button("\(number): \(taps)") { taps += 1 }
        .accessibilityIdentifier("row \(number)")
        .onAppear { log.lines.append(number) }
        .onDisappear { log.lines.append(-number) }
    }
  }

  @Test
  func rowsAppearWhenTheyComeNearAndBeginAnewFarAway() {
    let log = Log()
    let screen = ControlsScreen {
      ScrollView { LazyVStack { ForEach(0..<1_000) { Counted(number: $0, log: log) } } }
    }
    let stack = screen.first(.stack)
    #expect(log.lines == Array(0..<LazyWindow.initialCount))
    screen.perform(.tap, on: screen.node("row 20"))
    log.lines = []
    screen.perform(.window(20..<30), on: stack)
    #expect(log.lines == Array(40..<60))
    #expect(screen.node("row 20").words == "20: 1")
    log.lines = []
    screen.perform(.window(500..<510), on: stack)
    #expect(Set(log.lines) == Set((470..<540)).union((0..<60).map { -$0 }))
    screen.perform(.window(20..<30), on: stack)
    #expect(screen.node("row 20").words == "20: 0")
  }

  private struct Reading: View {
    let target: AnyHashable
    var body: some View {
      ScrollViewReader { proxy in
        Button("go") { proxy.scrollTo(target, anchor: .bottom) }
        ScrollView {
          LazyVStack {
            Text("top").id("top")
            ForEach(0..<1_000) { Text(verbatim: "row \($0)").id("number \($0)").padding() }
            Text("end").id("end")
          }
        }
      }
    }
  }

  @Test(arguments: ["number 700": "row 700", "300": "row 300", "end": "end", "top": "top"])
  func aReaderScrollsToRowsThatAreNotBuiltYet(_ target: String, _ words: String) {
    // An element's own id counts as well as what its view was given.
    let id = Int(target).map { AnyHashable($0) } ?? AnyHashable(target)
    let screen = ControlsScreen { Reading(target: id) }
    screen.perform(.tap, on: screen.first(.button))
    let found = screen.all.first { $0[.text] == words }!
    guard case .scroll(let order)? = screen.commands.last else {
      Issue.record("nothing is scrolled")
      return
    }
    #expect(screen.all.first { $0.id == order.node }!.words == words)
    #expect(found.words == words)
    #expect(order.place == .anchor(Session.Anchor(x: 0.5, y: 1)))
  }
}
