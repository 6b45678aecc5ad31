import SwiftUI

/// The server changes the screen ten times a second while a person is busy on it.
struct TickingScreen: View {
  @State private var ticks = 0
  @State private var choice = "b"
  @State private var text = ""

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Text("Ticking")
        .font(.title2)
        .accessibilityAddTraits(.isHeader)
      Text("\(ticks)")
        .accessibilityIdentifier("tick.text")
      Picker("Letter", selection: $choice) {
        Text("A").tag("a")
        Text("B").tag("b")
        Text("C").tag("c")
      }
      .pickerStyle(.menu)
      // Changes with each tick, also while the list is open.
      .accessibilityHint("Tick \(ticks)")
      .accessibilityIdentifier("tick.select")
      Text(choice)
        .accessibilityIdentifier("tick.choice")
      TextField("Text", text: $text)
        .accessibilityHint("Tick \(ticks)")
        .accessibilityIdentifier("tick.input")
      Text(text)
        .accessibilityIdentifier("tick.echo")
    }
    .padding(16)
    .task {
      while !Task.isCancelled {
        do { try await Task.sleep(for: .milliseconds(100)) } catch { return }
        ticks += 1
      }
    }
  }
}

/// The row that was edited last moves to the top.
struct OrderScreen: View {
  struct Row: Identifiable {
    let id: Int
    var text = ""
  }

  @State private var rows = (1...5).map { Row(id: $0) }

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Text("Order")
        .font(.title2)
        .accessibilityAddTraits(.isHeader)
      ForEach(rows) { row in
        TextField("Row \(row.id)", text: text(of: row.id))
          .accessibilityIdentifier("order.\(row.id).input")
      }
      Text(rows.map { "\($0.id)" }.joined())
        .accessibilityIdentifier("order.text")
    }
    .padding(16)
  }

  private func text(of id: Int) -> Binding<String> {
    Binding(
      get: { rows.first { $0.id == id }?.text ?? "" },
      set: { text in
        guard let index = rows.firstIndex(where: { $0.id == id }) else { return }
        var row = rows.remove(at: index)
        row.text = text
        rows.insert(row, at: 0)
      })
  }
}
