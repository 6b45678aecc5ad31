import ApusUI
import ScreenTesting
import Testing

/// The menu of the rows of a list or table, by what is selected.
@MainActor
@Suite struct SelectionMenuTests {
  private struct Item: Identifiable {
    let id: Int
    var name: String { "item \(id)" }
  }
  private static let items = (1...3).map(Item.init)

  private struct Inventory: View {
    let isTable: Bool
    @State private var chosen: Set<Int> = []
    @State private var log: [String] = []

    var body: some View {
      VStack {
        Text(log.joined(separator: "; ")).accessibilityIdentifier("log")
        Button("Choose two") { chosen = [1, 2] }
        content
          .contextMenu(forSelectionType: Int.self) { ids in
            Button("Delete") { log.append("delete \(words(ids))") }
          } primaryAction: { ids in
            log.append("open \(words(ids))")
          }
      }
    }

    @ViewBuilder private var content: some View {
      if isTable {
        Table(SelectionMenuTests.items, selection: $chosen) {
          TableColumn("Name") { item in Text(item.name).accessibilityIdentifier("name.\(item.id)") }
        }
        .accessibilityIdentifier("items")
      } else {
        List(SelectionMenuTests.items, selection: $chosen) { Text($0.name) }
          .accessibilityIdentifier("items")
      }
    }

    private func words(_ ids: Set<Int>) -> String {
      ids.sorted().map(String.init).joined(separator: ",")
    }
  }

  @Test(arguments: [true, false]) func aMenuGetsTheRowOrAllThatIsSelected(_ isTable: Bool) {
    let screen = Screen(width: 900) { Inventory(isTable: isTable) }
    let items = isTable ? screen.table("items") : screen.list("items")
    func delete(_ row: Int) { items.row(row).all(.button).first { $0.label == "Delete" }?.tap() }
    delete(2)
    #expect(screen.element("log").text == "delete 3")
    screen.button(label: "Choose two").tap()
    delete(1)
    delete(2)
    #expect(screen.element("log").text == "delete 3; delete 1,2; delete 3")
  }

  @Test func aPressOnARowOfAListIsThePrimaryAction() {
    let screen = Screen { Inventory(isTable: false) }
    screen.list("items").row(1).tap()
    #expect(screen.element("log").text == "open 2")
  }

  @Test func aSecondPressOnARowOfATableIsThePrimaryAction() {
    let screen = Screen(width: 900) { Inventory(isTable: true) }
    screen.table("items").row(1).tap()
    #expect(screen.element("log").text == "")
    screen.table("items").row(1).tap()
    #expect(screen.element("log").text == "open 2")
  }
}
