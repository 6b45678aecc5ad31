import SwiftUI
import ViewGraph

/// Fields whose texts are slices of one list in one object, by index and by binding.
@MainActor
enum SliceFigures {
  nonisolated static let fields = 1_000

  static func all() -> [Figure] {
    key("slices.index", IndexedFields()) + key("slices.binding", BoundFields())
      + key("slices.observed", ObservingFields())
  }

  /// What one key makes the engine do.
  private static func key<Content: View>(_ name: String, _ content: Content) -> [Figure] {
    let graph = Graph(session: Session()) { content }
    graph.start()
    let targets = graph.elements().read { reader in
      var nodes: [NodeID] = []
      while let record = reader.next() {
        if case .open(.textField, let node, _) = record { nodes.append(node) }
      }
      return nodes
    }
    precondition(targets.count == fields)
    let before = graph.evaluations
    var length = 0
    let keys = 200
    let time = median(
      runs: keys - 1, warmUp: 1, prepare: { length += 1 },
      work: { _ in
        let text = String(repeating: "x", count: length % 40 + 1)
        precondition(graph.perform(Event(targets[length * 7919 % fields], .edit(text))) == nil)
        _ = graph.takeChanges()
      })
    let bodies = Double(graph.evaluations - before) / Double(keys)
    return [
      Figure(name: name, value: time, unit: "ms"),
      Figure(name: name + ".bodies", value: bodies, unit: "bodies"),
    ]
  }

  private final class Model: ObservableObject {
    @Published var texts = Array(repeating: "", count: SliceFigures.fields)
  }

  private struct IndexedFields: View {
    @StateObject private var model = Model()

    var body: some View {
      Form {
        ForEach(model.texts.indices, id: \.self) { index in
          TextField("Field", text: $model.texts[index])
        }
      }
    }
  }

  private struct BoundFields: View {
    @StateObject private var model = Model()

    var body: some View {
      Form {
        ForEach(0..<SliceFigures.fields, id: \.self) { BoundField(text: $model.texts[$0]) }
      }
    }
  }

  private struct BoundField: View {
    @Binding var text: String
    var body: some View { TextField("Field", text: $text) }
  }

  private struct ObservingFields: View {
    @StateObject private var model = Model()

    var body: some View {
      Form {
        ForEach(0..<SliceFigures.fields, id: \.self) { ObservingField(model: model, index: $0) }
      }
    }
  }

  private struct ObservingField: View {
    @ObservedObject var model: Model
    let index: Int
    var body: some View { TextField("Field", text: $model.texts[index]) }
  }
}
