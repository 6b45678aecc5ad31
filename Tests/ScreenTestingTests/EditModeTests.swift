import ApusUI
import ScreenTesting
import Testing

/// Lists whose rows a person edits, and what is done with a row otherwise.
@MainActor
@Suite struct EditModeTests {
  struct Names: View {
    @State private var names = ["Ada", "Bea", "Cleo"]
    var body: some View {
      NavigationStack {
        List {
          ForEach(names, id: \.self) { name in
            NavigationLink(name) { Text("Page of \(name)") }
          }
          .onDelete { names.remove(atOffsets: $0) }
          .onMove { names.move(fromOffsets: $0, toOffset: $1) }
        }
        .accessibilityIdentifier("names.list")
        .toolbar { EditButton() }
      }
    }
  }

  @Test func anEditButtonTurnsTheRowsControlsOnAndOff() {
    let screen = Screen { Names() }
    let list = screen.list("names.list")
    #expect(!screen.button(label: "Move down, Ada").exists)
    #expect(screen.button(label: "Edit").isEnabled)
    screen.button(label: "Edit").tap()
    #expect(!screen.button(label: "Edit").exists)
    screen.button(label: "Move down, Ada").tap()
    #expect((0..<3).map { list.row($0).text } == ["Bea", "Ada", "Cleo"])
    screen.button(label: "Move up, Cleo").tap()
    #expect((0..<3).map { list.row($0).text } == ["Bea", "Cleo", "Ada"])
    #expect(!screen.button(label: "Move up, Bea").isEnabled)
    #expect(!screen.button(label: "Move down, Ada").isEnabled)
    screen.button(label: "Delete, Cleo").tap()
    #expect((0..<2).map { list.row($0).text } == ["Bea", "Ada"])
    #expect(!screen.button(label: "Bea").exists)
    screen.button(label: "Done").tap()
    #expect(!screen.button(label: "Move up, Ada").exists)
    screen.button(label: "Bea").tap()
    #expect(screen.text("Page of Bea").isVisible)
  }

  @Test func outsideOfEditModeARowIsDeletedByItsAction() {
    let screen = Screen { Names() }
    screen.button(label: "Delete, Bea").tap()
    #expect(screen.list("names.list").row(1).text == "Cleo")
  }

  struct Own: View {
    @State private var mode = EditMode.inactive
    @State private var chosen: Set<Int> = []
    var body: some View {
      NavigationStack {
        List(0..<3, id: \.self, selection: $chosen) { number in
          NavigationLink("Row \(number)") { Text("Page \(number)") }
            .accessibilityIdentifier("row.\(number)")
        }
        .accessibilityIdentifier("own.list")
        .toolbar { EditButton() }
        .environment(\.editMode, $mode)
        .navigationTitle("\(mode.isEditing ? "editing" : "reading") \(chosen.sorted())")
      }
    }
  }

  @Test func inEditModeATapChoosesARowInsteadOfFollowingIt() {
    let screen = Screen { Own() }
    let list = screen.list("own.list")
    screen.button(label: "Edit").tap()
    #expect(screen.text("editing []").exists)
    screen.element("row.1").tap()
    screen.button(label: "Select, Row 2").tap()
    #expect(screen.text("editing [1, 2]").exists)
    #expect((0..<3).map { list.row($0).isSelected } == [false, true, true])
    #expect(screen.button(label: "Select, Row 1").isSelected)
    screen.element("row.1").tap()
    #expect(screen.text("editing [2]").exists)
    screen.button(label: "Done").tap()
    #expect(!list.row(2).isSelected)
    screen.button("row.2").tap()
    #expect(screen.text("Page 2").isVisible)
  }

  struct Alone: View {
    @Environment(\.editMode) private var mode
    var body: some View {
      VStack {
        EditButton()
        Text(mode?.wrappedValue.isEditing == true ? "editing" : "reading")
      }
    }
  }

  @Test func aScreenInNoStackCanBeEditedToo() {
    let screen = Screen { Alone() }
    screen.button(label: "Edit").tap()
    #expect(screen.text("editing").exists)
  }

  struct Pages: View {
    var body: some View {
      NavigationStack {
        VStack {
          Alone()
          NavigationLink("Further") { Alone().accessibilityIdentifier("further") }
        }
      }
    }
  }

  @Test func eachPageIsEditedByItself() {
    let screen = Screen { Pages() }
    screen.button(label: "Edit").tap()
    screen.button(label: "Further").tap()
    #expect(screen.element("further").text("reading").isVisible)
  }

  // MARK: Actions

  struct Actions: View {
    @State private var log = ""
    var body: some View {
      Text("log \(log)")
      List {
        Text("one").swipeActions { Button("Flag", systemImage: "flag") { log += "f" } }
        Text("two")
          .swipeActions(edge: .leading) { Button("Pin", systemImage: "pin") { log += "p" } }
          .swipeActions { Button("Drop", role: .destructive) { log += "d" } }
          .contextMenu { Button("Copy") { log += "c" } }
        Text("three").swipeActions { Button("Words") { log += "w" } }
        ForEach(["four"], id: \.self) { Text($0).contextMenu { Button("Share") { log += "s" } } }
          .onDelete { _ in log += "x" }
        Text("five")
      }
      .accessibilityIdentifier("actions.list")
    }
  }

  @Test func theActionsOfARowAreInOneMenuOrAreOneIcon() {
    let screen = Screen { Actions() }
    let list = screen.list("actions.list")
    #expect(
      (0..<5).map { list.row($0).all(.menu).map(\.label) }
        == [[], ["Actions, two"], ["Actions, three"], ["Actions, four"], []])
    #expect((0..<5).map { list.row($0).all(.button).count } == [1, 3, 1, 2, 0])
    for name in ["Flag", "Pin", "Drop", "Copy", "Words", "Share", "Delete"] {
      screen.button(label: name).tap()
    }
    #expect(screen.text("log fpdcwsx").exists)
  }

  // MARK: Bars and menus

  struct Tools: View {
    enum Order: String, CaseIterable { case title, author }
    @State private var order = Order.title
    @State private var log = ""
    var body: some View {
      NavigationStack {
        List { Text("log \(log) by \(order.rawValue)") }
          .toolbar {
            ToolbarItem(placement: .secondaryAction) {
              Button("Archive", systemImage: "archivebox") { log += "a" }
            }
            ToolbarItem {
              Menu("Sort", systemImage: "arrow.up.arrow.down") {
                Picker("Sort by", selection: $order) {
                  ForEach(Order.allCases, id: \.self) { Text($0.rawValue.capitalized) }
                }
                .accessibilityIdentifier("tools.order")
              }
            }
          }
          .refreshable { await refresh() }
      }
    }
    private func refresh() async { log += "r" }
  }

  @Test func secondaryActionsAreInAMenuAtTheEndOfTheBar() {
    let screen = Screen { Tools() }
    #expect(screen.all(.menu).map(\.label) == ["Sort", "More"])
    screen.button(label: "Archive").tap()
    #expect(screen.text("log a by title").exists)
  }

  @Test func aPickerInAMenuIsChosenFrom() {
    let screen = Screen { Tools() }
    screen.picker("tools.order").select("Author")
    #expect(screen.text("log  by author").exists)
  }

  @Test func aPageIsRefreshedByAButtonInItsBar() async {
    let screen = Screen { Tools() }
    screen.button("RefreshButton").tap()
    await screen.settle()
    #expect(screen.text("log r by title").exists)
  }
}
