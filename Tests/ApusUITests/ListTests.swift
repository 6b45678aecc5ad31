import Foundation
import Testing
import ViewGraph

@testable import ApusUI

@MainActor
struct ListTests {
  private struct Two: View {
    var body: some View {
      Text("c")
      Section("More") { Text("d") }
    }
  }

  @Test
  func eachViewDirectlyInAListIsARowAlsoThroughCompositeViews() {
    let screen = ControlsScreen {
      List {
        Text("a").accessibilityIdentifierForTest("a")
        ForEach(["b1", "b2"], id: \.self) { Text($0) }
        Two()
        VStack {
          Text("e")
          Text("f")
        }
      }
    }
    #expect(screen.all(.row).map(\.words) == ["a", "b1", "b2", "c", "d", "e f"])
    #expect(screen.node("a").role == .text)
    let section = screen.first(.section)
    #expect(section.parent?.role == .list)
    #expect(section.children.map(\.role) == [.sectionHeader, .row])
    #expect(screen.all(.row).allSatisfy { $0[.fills]!.contains(.horizontal) })
  }

  @Test
  func modifiersOfAForEachAreThoseOfItsItems() {
    let screen = ControlsScreen {
      VStack {
        ForEach(0..<3) { Text(verbatim: "\($0)") }.attribute(.opacity, 0.5, .effect)
      }
    }
    #expect(screen.all(.box).isEmpty)
    #expect(screen.all(.text).map { $0[.opacity] } == [0.5, 0.5, 0.5])
  }

  @Test
  func aFormHasRowsAndSectionsHeadersAndFooters() {
    let screen = ControlsScreen {
      Form {
        Section {
          TextField("Name", text: .constant(""))
          Toggle("On", isOn: .constant(true))
        } header: {
          Text("You")
        } footer: {
          Text("Why")
        }
        .disabled(true)
      }
    }
    let section = screen.first(.section)
    #expect(section.flag(.isDisabled))
    #expect(section.children.map(\.role) == [.sectionHeader, .row, .row, .sectionFooter])
    #expect(screen.perform(.edit("x"), on: screen.first(.textField)) == .disabled)
  }

  private struct Editable: View {
    @State var names = ["a", "b", "c"]
    var body: some View {
      VStack {
        List {
          ForEach(names, id: \.self) { name in Text(name).deleteDisabled(name == "b") }
            .onDelete { names.remove(at: $0.first!) }
            .onMove { from, to in
              let moved = names.remove(at: from.first!)
              names.insert(moved, at: to > from.first! ? to - 1 : to)
            }
        }
        Text(names.joined())
      }
    }
  }

  @Test
  func rowsCanBeDeletedAndMoved() {
    let screen = ControlsScreen { Editable() }
    #expect(screen.perform(.delete(1), on: screen.all(.row)[1]) == .wrongAction)
    #expect(screen.perform(.delete(0), on: screen.all(.row)[0]) == nil)
    // The second is called so by a swipe.
    #expect(screen.all(.row).map(\.words) == ["b", "c Delete"])
    #expect(screen.perform(.move(from: 1, to: 0), on: screen.all(.row)[1]) == nil)
    #expect(screen.all(.text).last?[.text] == "cb")
    #expect(screen.all(.row).map { $0[.index] } == [0, 1])
    #expect(screen.perform(.move(from: 1, to: 5), on: screen.all(.row)[1]) == .impossibleValue)
  }

  private struct EditedByRows: View {
    struct Name: Identifiable, Equatable {
      let id: Int
      var text: String
    }
    @State var names = ["a", "b", "c"].enumerated().map { Name(id: $0, text: $1) }
    var actions: EditActions<[Name]> = .all
    var isList = true
    var body: some View {
      VStack {
        if isList {
          List($names, editActions: actions) { $name in Text(name.text) }
        } else {
          List {
            ForEach($names, editActions: actions) { $name in
              Text(name.text).moveDisabled(name.text == "a")
            }
          }
        }
        Text(names.map(\.text).joined())
      }
    }
  }

  @Test(arguments: [true, false])
  func aCollectionIsEditedByItsRows(isList: Bool) {
    let screen = ControlsScreen { EditedByRows(isList: isList) }
    #expect(screen.perform(.delete(1), on: screen.all(.row)[1]) == nil)
    #expect(screen.all(.text).last?[.text] == "ac")
    #expect(screen.perform(.move(from: 1, to: 0), on: screen.all(.row)[1]) == nil)
    #expect(screen.all(.text).last?[.text] == "ca")
    let denied = screen.perform(.move(from: 1, to: 0), on: screen.all(.row)[1])
    #expect(denied == (isList ? nil : .wrongAction))
  }

  @Test
  func rowsAreEditedAsTheActionsSay() {
    let screen = ControlsScreen { EditedByRows(actions: .move) }
    #expect(screen.perform(.delete(0), on: screen.all(.row)[0]) == .wrongAction)
    #expect(screen.perform(.move(from: 2, to: 0), on: screen.all(.row)[2]) == nil)
    #expect(screen.all(.text).last?[.text] == "cab")
    let still = ControlsScreen { EditedByRows(actions: []) }
    #expect(still.perform(.delete(0), on: still.all(.row)[0]) == .unknownControl)
    #expect(still.perform(.move(from: 2, to: 0), on: still.all(.row)[2]) == .unknownControl)
  }

  private struct Selecting: View {
    @State var one: Int?
    @State var many: Set<Int> = []
    var body: some View {
      VStack {
        List(0..<3, id: \.self, selection: $one) { Text(verbatim: "\($0)") }
        List(0..<3, id: \.self, selection: $many) { Text(verbatim: "\($0)") }
          .environment(\.editMode, .constant(.active))
        Text(verbatim: "\(one ?? -1) \(many.sorted().map { String($0) }.joined(separator: ","))")
      }
    }
  }

  @Test
  func rowsAreSelectedByTheirIds() {
    let screen = ControlsScreen { Selecting() }
    let rows = screen.all(.row)
    screen.perform(.tap, on: rows[1])
    screen.perform(.tap, on: rows[2])
    screen.perform(.tap, on: rows[3])
    screen.perform(.tap, on: rows[5])
    #expect(rows.map { $0.flag(.isSelected) } == [false, false, true, true, false, true])
    #expect(screen.all(.text).last?[.text] == "2 0,2")
    screen.perform(.tap, on: rows[3])
    #expect(!rows[3].flag(.isSelected))
  }

  // MARK: Windows

  /// Counts how often it is asked for an element.
  private struct Counted: RandomAccessCollection {
    final class Count { var reads = 0 }
    let count: Int
    let reads = Count()
    var startIndex: Int { 0 }
    var endIndex: Int { count }
    subscript(index: Int) -> Int {
      reads.reads += 1
      return index
    }
  }

  @Test
  func ofManyRowsOnlyThoseNearTheViewportAreBuilt() {
    let data = Counted(count: 100_000)
    let screen = ControlsScreen { List(data, id: \.self) { Text(verbatim: "row \($0)") } }
    let list = screen.first(.list)
    #expect(screen.all(.row).count == LazyWindow.initialCount)
    #expect(data.reads.reads <= 2 * LazyWindow.initialCount)
    #expect(screen.graph.evaluations < 2 * LazyWindow.initialCount)
    #expect(list[.count] == 100_000)
    let rest = screen.first(.window)
    #expect(rest[.start] == LazyWindow.initialCount)
    #expect(rest[.count] == 100_000 - LazyWindow.initialCount)
    #expect(list.children.last === rest)

    data.reads.reads = 0
    #expect(screen.perform(.window(50_000..<50_020), on: list) == nil)
    #expect(screen.all(.row).count == 20 + 2 * LazyWindow.margin)
    #expect(screen.all(.row).first?.words == "row 49970")
    let windows = screen.all(.window)
    #expect(windows.map { $0[.start] } == [0, 50_050])
    #expect(windows.map { $0[.count] } == [49_970, 49_950])
    #expect(data.reads.reads < 400)
    #expect(screen.perform(.window(0..<100_001), on: list) == .impossibleValue)
  }

  private struct Tapped: View {
    let index: Int
    @State private var taps = 0
    var body: some View {
      HStack {
        Text(verbatim: "row \(index)")
        Button("\(taps)") { taps += 1 }
      }
    }
  }

  private struct Rewritten: View {
    @State var rows = Array(0..<100_000)
    var body: some View {
      VStack {
        List(rows, id: \.self) { Tapped(index: $0) }
        Button("First") { rows.insert(-1, at: 0) }
      }
    }
  }

  @Test
  func aChangeAmongAHundredThousandRowsCostsAWindow() {
    let screen = ControlsScreen { Rewritten() }
    screen.perform(.window(99_000..<99_020), on: screen.first(.list))
    let row = screen.all(.row)[40]
    #expect(row.words == "row 99010 0")
    var evaluated: [String] = []
    screen.graph.onEvaluate = { evaluated.append($0.debugName) }

    // In one row: its own body and its own texts.
    let button = row.all.first { $0.role == .button }!
    #expect(screen.graph.perform(Event(button.id, .tap)) == nil)
    #expect(evaluated.filter { $0 == "Tapped" }.count == 1)
    #expect(evaluated.count <= 2, "\(evaluated)")
    #expect(screen.update().count == 1)
    #expect(row.words == "row 99010 1")

    // Above them all: no row is built again; the window has another row at one end.
    evaluated = []
    let first = screen.all(.button).last!
    #expect(screen.graph.perform(Event(first.id, .tap)) == nil)
    #expect(evaluated.filter { $0 == "Tapped" }.count <= 2, "\(evaluated.count)")
    #expect(screen.update().count < 10)
    #expect(screen.first(.list)[.count] == 100_001)
    #expect(screen.all(.row).contains { $0 === row })
    #expect(row.words == "row 99010 1")
  }

  @Test
  func rowsThatStayInTheWindowAreNotBuiltAgain() {
    let screen = ControlsScreen { List(0..<1_000, id: \.self) { Text(verbatim: "row \($0)") } }
    let list = screen.first(.list)
    screen.perform(.window(100..<120), on: list)
    let kept = screen.all(.row).first { $0.words == "row 110" }
    screen.perform(.window(105..<125), on: list)
    #expect(screen.all(.row).first { $0.words == "row 110" } === kept)
    #expect(screen.all(.row).map(\.words) == (75..<155).map { "row \($0)" })
  }

  private struct Growing: View {
    @State var count = 10
    var body: some View {
      VStack {
        Button("More") { count *= 10 }
        List {
          Section("A") { ForEach(0..<count, id: \.self) { Text(verbatim: "a\($0)") } }
          Section("B") { ForEach(0..<100, id: \.self) { Text(verbatim: "b\($0)") } }
          Text("last")
        }
      }
    }
  }

  @Test
  func rowsAreCountedInTheirOrderBuiltOrNot() {
    let screen = ControlsScreen { Growing() }
    let list = screen.first(.list)
    #expect(list[.count] == 111)
    screen.perform(.tap, on: screen.first(.button))
    screen.perform(.tap, on: screen.first(.button))
    #expect(list[.count] == 1_101)
    screen.perform(.window(500..<510), on: list)
    let sections = screen.all(.section)
    #expect(sections[0].children.filter { $0.role == .row }.map(\.words).first == "a470")
    #expect(sections[0].children.filter { $0.role == .row }.count == 70)
    #expect(sections[1].children.filter { $0.role == .row }.isEmpty)
    screen.perform(.window(1_095..<1_101), on: list)
    #expect(sections[1].all.contains { $0[.text] == "b99" })
    #expect(screen.all(.row).last?.words == "last")
    #expect(screen.perform(.window(1_095..<1_102), on: list) == .impossibleValue)
  }
}

extension ListTests {
  @Test
  func rowsHaveBackgroundsInsetsAndActions() {
    var flagged = false
    let screen = ControlsScreen {
      List {
        Text("a").listRowBackground(Color.red).listRowInsets(EdgeInsets())
          .swipeActions { Button("Flag") { flagged = true } }
        Section { Text("b") }.listRowSeparator(.hidden)
      }
    }
    let rows = screen.all(.row)
    #expect(rows.map(\.words) == ["a Flag", "b"])
    #expect(rows[0].attributes[.rowBackground] == .paint(Paint(.red)))
    #expect(rows[0].attributes[.rowInsets] == .numbers([0, 0, 0, 0]))
    #expect(rows[1].flag(.hidesSeparatorAbove) && rows[1].flag(.hidesSeparatorBelow))
    screen.perform(.tap, on: screen.first(.button))
    #expect(flagged)
  }
}
