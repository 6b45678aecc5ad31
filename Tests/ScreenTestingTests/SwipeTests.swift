import ApusUI
import ScreenTesting
import Testing

/// What rows uncover when they are swiped: it takes no room and lies over nothing.
@MainActor
@Suite struct SwipeTests {
  struct Rows: View {
    @State private var log = ""
    @State private var isOn = false
    var body: some View {
      Text("log \(log)")
      List {
        row("plain")
        row("swiped").swipeActions { Button("Flag", systemImage: "flag") { log += "f" } }
        row("both")
          .swipeActions(edge: .leading) { Button("Pin", systemImage: "pin") { log += "p" } }
          .swipeActions { Button("Drop", role: .destructive) { log += "d" } }
          .contextMenu { Button("Copy") { log += "c" } }
        ForEach(["deleted"], id: \.self) { row($0) }.onDelete { _ in log += "x" }
        row("held").contextMenu { Button("Share") { log += "s" } }
      }
      .accessibilityIdentifier("rows")
      Button("Held") { log += "h" }
        .contextMenu { Button("Hold") { log += "m" } }
    }

    private func row(_ name: String) -> some View {
      HStack {
        Text("Words").accessibilityIdentifier("\(name).words")
        Spacer()
        Button("Go") { log += "g" }
          .accessibilityIdentifier("\(name).go")
      }
      .listRowInsets(EdgeInsets())
    }
  }

  @Test func actionsTakeNoRoom() {
    let screen = Screen { Rows() }
    let list = screen.list("rows")
    let plain = list.row(0).frame!
    for (index, name) in ["swiped", "both", "deleted", "held"].enumerated() {
      let row = list.row(index + 1).frame!
      #expect(row.size == plain.size)
      for part in ["words", "go"] {
        let usual = screen.element("plain.\(part)").frame!
        let frame = screen.element("\(name).\(part)").frame!
        #expect(frame.size == usual.size)
        #expect(frame.minX == usual.minX)
        #expect(abs(frame.minY - row.minY - (usual.minY - plain.minY)) < 0.01)
      }
    }
  }

  @Test func actionsCoverNothingAndAreNoWordsOfTheRow() {
    let screen = Screen { Rows() }
    let list = screen.list("rows")
    for name in ["plain", "swiped", "both", "deleted", "held"] { screen.button("\(name).go").tap() }
    #expect((0..<5).allSatisfy { list.row($0).text == "Words Go" })
    screen.button(label: "Held").tap()
    #expect(screen.text("log gggggh").exists)
  }

  @Test func actionsAreFoundByTheirNames() {
    let screen = Screen { Rows() }
    for name in ["Flag", "Pin", "Drop", "Copy", "Delete, Words Go", "Share", "Hold"] {
      screen.button(label: name).tap()
    }
    screen.list("rows").deleteRow(3)
    #expect(screen.text("log fpdcxsmx").exists)
  }

  struct Chosen: View {
    @State private var isSwiped = true
    @State private var log = ""
    var body: some View {
      List {
        Text("log \(log)")
        if isSwiped {
          Text("one").swipeActions { Button("Flag", systemImage: "flag") { log += "f" } }
        } else {
          Text("one")
        }
        Button("Stop") { isSwiped = false }
      }
    }
  }

  @Test func whatARowOffersNoLongerIsGone() {
    let screen = Screen { Chosen() }
    screen.button(label: "Flag").tap()
    screen.button(label: "Stop").tap()
    #expect(!screen.button(label: "Flag").exists)
    #expect(screen.text("log f").exists)
  }
}
