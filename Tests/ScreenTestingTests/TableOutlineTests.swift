import ApusUI
import Foundation
import ScreenTesting
import Testing

/// Tables whose rows have others below them.
@MainActor
@Suite struct TableOutlineTests {
  struct Folder: Identifiable {
    let id: String
    var size = 1
    var children: [Folder]?
  }

  static let folders = [
    Folder(
      id: "Photos", size: 3,
      children: [Folder(id: "Summer", children: [Folder(id: "Beach")]), Folder(id: "Winter")]),
    Folder(id: "Notes"),
  ]

  struct Folders: View {
    @State private var chosen: Set<String> = []
    var body: some View {
      VStack {
        Text(chosen.sorted().joined(separator: " ")).accessibilityIdentifier("chosen")
        Table(TableOutlineTests.folders, children: \.children, selection: $chosen) {
          TableColumn("Name") { Text($0.id).accessibilityIdentifier("name.\($0.id)") }
          TableColumn("Size") { Text("\($0.size)") }
        }
        .accessibilityIdentifier("folders")
      }
    }
  }

  private func names(_ table: ScreenElement) -> [String] {
    (0..<6).prefix { table.row($0).exists }.map {
      table.row($0).all(.cell).first?.text ?? ""
    }
  }

  @Test(arguments: [900.0, 390]) func aRowOpensWhatIsBelowIt(width: Double) {
    let screen = Screen(width: width) { Folders() }
    #expect(!screen.element("name.Summer").exists)
    #expect(screen.all(.button).filter { $0.label == "Expand" }.count == 1)
    screen.button(label: "Expand").tap()
    #expect(screen.element("name.Summer").exists && screen.element("name.Winter").exists)
    #expect(!screen.element("name.Beach").exists)
    #expect(screen.button(label: "Collapse").exists)
    screen.button(label: "Expand").tap()
    #expect(screen.element("name.Beach").exists)
    // Each is further in than what it is below, and below it.
    func place(_ name: String) -> CGPoint {
      screen.element("name.\(name)").frame.map { CGPoint(x: $0.minX, y: $0.minY) } ?? .zero
    }
    #expect(place("Summer").x == place("Photos").x + 20)
    #expect(place("Winter").x == place("Summer").x && place("Beach").x == place("Summer").x + 20)
    #expect(place("Notes").x == place("Photos").x)
    let order = ["Photos", "Summer", "Beach", "Winter", "Notes"].map { place($0).y }
    #expect(order == order.sorted() && Set(order).count == 5)
  }

  @Test func whatIsClosedIsNotChosenByTheWay() {
    let screen = Screen(width: 900) { Folders() }
    let table = screen.table("folders")
    #expect(names(table) == ["Photos", "Notes"])
    screen.button(label: "Expand").tap()
    #expect(names(table) == ["Photos", "Summer", "Winter", "Notes"])
    table.row(1).tap()
    #expect(screen.element("chosen").text == "Summer")
    screen.all(.button).first { $0.label == "Collapse" }?.tap()
    #expect(names(table) == ["Photos", "Notes"])
  }

  @Test func rowsAreWrittenOutAndABindingOpensThem() {
    struct Written: View {
      @State private var isOpen = true
      var body: some View {
        VStack {
          Toggle("Open", isOn: $isOpen).accessibilityIdentifier("open")
          Table(of: Folder.self) {
            TableColumn("Name") { Text($0.id).accessibilityIdentifier("name.\($0.id)") }
          } rows: {
            DisclosureTableRow(TableOutlineTests.folders[0], isExpanded: $isOpen) {
              ForEach(TableOutlineTests.folders[0].children!) { folder in
                DisclosureTableRow(folder) { TableRow(Folder(id: "Inside \(folder.id)")) }
              }
            }
            TableRow(TableOutlineTests.folders[1])
          }
        }
      }
    }
    let screen = Screen(width: 900) { Written() }
    #expect(screen.element("name.Winter").exists)
    screen.all(.button).last { $0.label == "Expand" }?.tap()
    #expect(screen.element("name.Inside Winter").exists)
    #expect(!screen.element("name.Inside Summer").exists)
    screen.toggle("open").tap()
    #expect(!screen.element("name.Winter").exists)
  }
}
