import ApusUI
import Foundation
import ScreenTesting
import Testing

/// Tables: what they show, how they are sorted and chosen, and where their cells stand.
@MainActor
@Suite struct TableTests {
  struct Person: Identifiable {
    let id: Int
    let name: String
    let town: String
    let age: Int
  }

  static let people = [
    Person(id: 1, name: "Ada", town: "London", age: 36),
    Person(id: 2, name: "edith", town: "Baltimore", age: 76),
    Person(id: 3, name: "Grace", town: "New York", age: 85),
    Person(id: 4, name: "Émilie", town: "Paris", age: 42),
  ]

  struct People: View {
    @State private var chosen: Set<Int> = []
    @State private var order = [KeyPathComparator(\Person.name)]
    var body: some View {
      VStack {
        Text(chosen.sorted().map(String.init).joined(separator: " "))
          .accessibilityIdentifier("chosen")
        Text(order.map { $0.order == .forward ? "up" : "down" }.joined(separator: " "))
          .accessibilityIdentifier("order")
        Table(TableTests.people.sorted(using: order), selection: $chosen, sortOrder: $order) {
          TableColumn("Name", value: \.name)
          TableColumn("Town", value: \.town) { person in
            Text(person.town).accessibilityIdentifier("town.\(person.id)")
          }
          .width(200)
          TableColumn("Age", value: \.age) { Text("\($0.age)") }.alignment(.trailing)
          TableColumn("Seen") { _ in Text("yes") }
        }
        .accessibilityIdentifier("people")
      }
    }
  }

  private let screen = Screen(width: 900) { People() }
  private var table: ScreenElement { screen.table("people") }
  private func names(_ count: Int = 4) -> [String] {
    (0..<count).map { table.row($0).all(.cell).first?.text ?? "" }
  }

  @Test func aRowHasACellForEachColumn() {
    #expect(table.row(0).all(.cell).map(\.text) == ["Ada", "London", "36", "yes"])
    #expect(screen.all(.columnHeader).map(\.text) == ["Name", "Town", "Age", "Seen"])
    #expect(!table.row(4).exists)
  }

  @Test func aTapOnATitleSortsByItAndAnotherTurnsTheOrder() {
    #expect(names() == ["Ada", "edith", "Émilie", "Grace"])
    screen.button(label: "Name").tap()
    #expect(names() == ["Grace", "Émilie", "edith", "Ada"])
    screen.button(label: "Age").tap()
    #expect(names() == ["Ada", "Émilie", "edith", "Grace"])
    // The column that came first is the second now.
    #expect(screen.element("order").text == "up down")
    screen.button(label: "Age").tap()
    #expect(names() == ["Grace", "edith", "Émilie", "Ada"])
    screen.button(label: "Name").tap()
    #expect(screen.element("order").text == "up down")
  }

  @Test func aColumnWithoutAComparatorDoesNotSort() {
    #expect(!screen.button(label: "Seen").exists)
  }

  @Test func aTapChoosesARowAndNoOther() {
    table.row(0).tap()
    table.row(2).tap()
    #expect(screen.element("chosen").text == "4")
    #expect(table.row(2).isSelected && !table.row(0).isSelected)
  }

  @Test func rowsAreChosenBesideOthers() {
    table.row(1).tap()
    table.row(3).tap(holding: .shift)
    #expect(screen.element("chosen").text == "2 3 4")
    // From the same row to the other side.
    table.row(0).tap(holding: .shift)
    #expect(screen.element("chosen").text == "1 2")
    table.row(0).tap(holding: .command)
    table.row(3).tap(holding: .command)
    #expect(screen.element("chosen").text == "2 3")
  }

  @Test func cellsOfAColumnStandBelowItsTitle() {
    let titles = screen.all(.columnHeader).compactMap(\.frame)
    for row in 0..<4 {
      let cells = table.row(row).all(.cell).compactMap(\.frame)
      // A cell's frame is that of its words; the third column's end where the column does.
      for column in [0, 1, 3] { #expect(cells[column].minX == titles[column].minX) }
      #expect(abs(cells[2].maxX - titles[2].maxX) < 0.1)
    }
    // 20 at each side, 16 between columns; what is not fixed has the same width.
    #expect(titles.prefix(3).map(\.width) == [204, 200, 204])
  }

  @Test func inACompactWidthTheFirstColumnIsAList() {
    screen.setWidth(390)
    #expect(!table.exists && screen.all(.columnHeader).isEmpty && screen.all(.cell).isEmpty)
    #expect(screen.list("people").row(1).text == "edith")
    #expect(!screen.element("town.1").exists)
    screen.setWidth(900)
    #expect(table.row(1).all(.cell).count == 4)
  }

  struct Single: View {
    @State private var chosen: Int?
    @State private var isNamed = true
    var body: some View {
      Table(TableTests.people, selection: $chosen) {
        if isNamed { TableColumn("Name", value: \.name) }
        TableColumnForEach(["a", "b"], id: \.self) { letter in
          TableColumn(letter) { Text("\(letter)\($0.id)") }
        }
      }
      .tableColumnHeaders(.hidden)
      .accessibilityIdentifier("single")
      Button("Hide") { isNamed.toggle() }
      Text(chosen.map(String.init) ?? "none").accessibilityIdentifier("chosen")
    }
  }

  @Test func oneRowIsChosenAndColumnsComeAndGo() {
    let screen = Screen(width: 900) { Single() }
    let table = screen.table("single")
    #expect(screen.all(.columnHeader).isEmpty)
    #expect(table.row(1).all(.cell).map(\.text) == ["edith", "a2", "b2"])
    table.row(1).tap()
    table.row(2).tap()
    #expect(screen.element("chosen").text == "3")
    table.row(2).tap(holding: .command)
    #expect(screen.element("chosen").text == "none")
    table.row(2).tap(holding: .shift)
    #expect(screen.element("chosen").text == "3")
    screen.button(label: "Hide").tap()
    #expect(table.row(1).all(.cell).map(\.text) == ["a2", "b2"])
  }

  @Test func ofManyRowsThoseNearTheWindowAreBuilt() {
    struct Many: View {
      @State private var numbers = (0..<10_000).map {
        Person(id: $0, name: "\($0)", town: "", age: 0)
      }
      var body: some View {
        Table(numbers) { TableColumn("Number", value: \.name) }.accessibilityIdentifier("many")
      }
    }
    let screen = Screen(width: 900) { Many() }
    let table = screen.table("many")
    #expect(table.all(.row).count < 150)
    table.scroll(toRows: 5_000..<5_020)
    #expect(table.row(5_010).text == "5010")
    #expect(!table.row(0).exists)
    #expect(table.all(.row).count < 150)
  }

  struct Written: View {
    @State private var count = 0
    var body: some View {
      Table(of: Person.self) {
        TableColumn("Name", value: \.name)
        TableColumn("Town", value: \.town)
      } rows: {
        Section("Old") {
          ForEach(TableTests.people) { if $0.age > 70 { TableRow($0) } }
        }
        if count == 0 { TableRow(TableTests.people[0]) }
      }
      .accessibilityIdentifier("written")
      Button("Drop") { count += 1 }
    }
  }

  @Test func rowsAreWrittenOut() {
    let screen = Screen(width: 900) { Written() }
    let table = screen.table("written")
    #expect((0..<3).map { table.row($0).all(.cell).first?.text } == ["edith", "Grace", "Ada"])
    #expect(screen.text("Old").exists)
    screen.button(label: "Drop").tap()
    #expect(!table.row(2).exists)
  }

  /// What cells read is observed: a change evaluates the row again.
  @Observable final class Counter { var value = 0 }

  @Test func aCellShowsWhatItReads() {
    let counter = Counter()
    let screen = Screen(width: 900) {
      Table(Self.people) { TableColumn("Sum") { Text("\($0.age + counter.value)") } }
        .accessibilityIdentifier("sums")
      Button("More") { counter.value += 1 }
    }
    screen.button(label: "More").tap()
    #expect(screen.table("sums").row(0).text == "37")
  }
}
