import ApusUI
import ScreenTesting
import Testing

/// Rows of a list: deleted, moved, counted.
@MainActor
@Suite struct RowTests {
  struct Names: View {
    @State private var names = ["Ada", "Bea", "Cleo", "Dana"]
    @State private var others = ["x", "y"]
    var body: some View {
      List {
        Text("Header")
        Section("Names") {
          ForEach(names, id: \.self) { name in
            Text(name).deleteDisabled(name == "Bea").moveDisabled(name == "Cleo")
          }
          .onDelete { names.remove(atOffsets: $0) }
          .onMove { names.move(fromOffsets: $0, toOffset: $1) }
        }
        Section("Others") {
          ForEach(others, id: \.self) { Text($0) }
        }
      }
      .accessibilityIdentifier("names.list")
      Text((names + others).joined(separator: " ")).accessibilityIdentifier("names.text")
    }
  }

  private let screen = Screen { Names() }
  private var list: ScreenElement { screen.list("names.list") }
  private var names: String { screen.element("names.text").text }

  @Test func rowsAreCountedOverAllSections() {
    #expect(
      (0..<8).map { list.row($0).text } == ["Header", "Ada", "Bea", "Cleo", "Dana", "x", "y", ""])
    #expect(!list.row(7).exists)
    #expect(!list.row(-1).exists)
  }

  @Test func aRowIsDeletedByItsPlaceInTheList() {
    list.deleteRow(1)
    #expect(names == "Bea Cleo Dana x y")
    list.deleteRow(3)
    #expect(names == "Bea Cleo x y")
    #expect(list.row(3).text == "x")
  }

  @Test func aRowIsMovedInFrontOfAnother() {
    list.moveRow(1, to: 4)
    #expect(names == "Bea Cleo Ada Dana x y")
    list.moveRow(4, to: 1)
    #expect(names == "Dana Bea Cleo Ada x y")
    // In front of the row behind its own: where it is.
    list.moveRow(1, to: 2)
    #expect(names == "Dana Bea Cleo Ada x y")
    // Behind the last of its own.
    list.moveRow(1, to: 5)
    #expect(names == "Bea Cleo Ada Dana x y")
  }

  @Test func actionsThatARowDisallowsAreRefused() {
    expectIssue("Cannot delete row 0 of list “names.list”: it does not take that") {
      list.deleteRow(0)
    }
    expectIssue("Cannot delete row 2 of list “names.list”: it does not take that") {
      list.deleteRow(2)
    }
    expectIssue("Cannot move row 3 of list “names.list”: it does not take that") {
      list.moveRow(3, to: 1)
    }
    expectIssue("Cannot move row 5 of list “names.list”: it does not take that") {
      list.moveRow(5, to: 6)
    }
    expectIssue("There is no row 7 of list “names.list” to delete") { list.deleteRow(7) }
    // Out of its own rows, at either end.
    expectIssue("a person cannot set it to that") { list.moveRow(1, to: 0) }
    expectIssue("a person cannot set it to that") { list.moveRow(1, to: 6) }
    #expect(names == "Ada Bea Cleo Dana x y")
  }

  struct Long: View {
    @State private var numbers = Array(0..<10_000)
    var body: some View {
      List {
        ForEach(numbers, id: \.self) { Text(verbatim: "Row \($0)") }
          .onDelete { numbers.remove(atOffsets: $0) }
      }
      .accessibilityIdentifier("long.list")
    }
  }

  @Test func rowsFarAwayAreCountedToo() {
    let screen = Screen { Long() }
    let list = screen.list("long.list")
    expectIssue("There is no row 5000 of list “long.list” to delete") { list.deleteRow(5_000) }
    list.scroll(toRows: 4_990..<5_010)
    #expect(list.row(5_000).text == "Row 5000")
    list.deleteRow(5_000)
    #expect(list.row(5_000).text == "Row 5001")
    list.scroll(toRows: 9_989..<9_999)
    #expect(list.row(9_998).text == "Row 9999")
    #expect(!list.row(9_999).exists)
  }

  struct Pulled: View {
    @State private var pulls = 0
    var body: some View {
      List { Text(verbatim: "\(pulls) pulls") }
        .refreshable { await pull() }
        .accessibilityIdentifier("pulled.list")
    }

    private func pull() async { pulls += 1 }
  }

  @Test func aPullRefreshes() async {
    let screen = Screen { Pulled() }
    screen.list("pulled.list").pullToRefresh()
    await screen.settle()
    #expect(screen.text("1 pulls").isVisible)
  }
}
