import SwiftUI
import ViewGraph

/// A form of many fields, each with a message that judges it.
struct LongForm: View {
  nonisolated static let fields = 1_000
  @StateObject private var model = LongFormModel()

  var body: some View {
    Form {
      ForEach(model.entries) { LongFormField(entry: $0) }
    }
  }
}

final class LongFormModel: ObservableObject {
  let entries = (0..<LongForm.fields).map { FormEntry(id: $0) }
}

final class FormEntry: ObservableObject, Identifiable {
  let id: Int
  @Published var text = ""

  init(id: Int) { self.id = id }
}

struct LongFormField: View {
  @ObservedObject var entry: FormEntry

  var body: some View {
    VStack {
      TextField("Field \(entry.id)", text: $entry.text)
      Text(verbatim: "\(entry.text.count) of 15")
    }
  }
}

/// What one key in a long form makes the engine do.
@MainActor
enum FormFigures {
  static func all() -> [Figure] {
    let graph = Graph(session: Session()) { LongForm() }
    graph.start()
    let fields = graph.elements().read { reader in
      var nodes: [NodeID] = []
      while let record = reader.next() {
        if case .open(.textField, let node, _) = record { nodes.append(node) }
      }
      return nodes
    }
    precondition(fields.count == LongForm.fields)
    let before = graph.evaluations
    var changes = 0
    var length = 0
    let keys = 100
    let time = median(
      runs: keys - 1, warmUp: 1, prepare: { length += 1 },
      work: { _ in
        let text = String(repeating: "x", count: length)
        precondition(graph.perform(Event(fields[500], .edit(text))) == nil)
        changes += graph.takeChanges().count
      })
    let bodies = Double(graph.evaluations - before) / Double(keys)
    return [
      Figure(name: "engine.form", value: time, unit: "ms"),
      Figure(name: "engine.form.bodies", value: bodies, unit: "bodies"),
      Figure(name: "engine.form.changes", value: Double(changes) / Double(keys), unit: "changes"),
    ]
  }
}
