import ApusUI
import Testing
import ViewGraph

/// A view on the screen of a test, driven through the engine alone.
@MainActor
final class Shown {
  let graph: Graph
  private(set) var faults: [String] = []

  init<Root: View>(
    session: Session = Session(), restoring state: KeptState? = nil,
    @ViewBuilder _ root: @escaping @MainActor () -> Root
  ) {
    graph = Graph(session: session, root: root)
    graph.restoration = state.map { Restoration($0) }
    graph.onFault = { [unowned self] in faults.append($0) }
    graph.start()
    _ = graph.elements()
  }

  /// The texts on the screen, in order.
  var texts: [String] {
    var texts: [String] = []
    graph.snapshot().read { reader in
      while let record = reader.next() {
        if case .open(_, _, let attributes) = record, let text = attributes[.text] {
          texts.append(text)
        }
      }
    }
    return texts
  }

  func node(_ identifier: String) -> NodeID? {
    graph.snapshot().read { reader in
      while let record = reader.next() {
        if case .open(_, let node, let attributes) = record,
          attributes[.identifier] == identifier
        {
          return node
        }
      }
      return nil
    }
  }

  /// An attribute of the element with an identifier.
  func attribute(_ key: AttributeKey, of identifier: String) -> AttributeValue? {
    graph.snapshot().read { reader in
      while let record = reader.next() {
        if case .open(_, _, let attributes) = record, attributes[.identifier] == identifier {
          return attributes.stored(key)
        }
      }
      return nil
    }
  }

  func perform(
    _ action: Event.Action, on identifier: String, location: SourceLocation = #_sourceLocation
  ) {
    guard let node = node(identifier) else {
      Issue.record("\(identifier) is not on the screen", sourceLocation: location)
      return
    }
    let refusal = graph.perform(Event(node, action))
    #expect(refusal == nil, sourceLocation: location)
  }

  func tap(_ identifier: String, location: SourceLocation = #_sourceLocation) {
    perform(.tap, on: identifier, location: location)
  }

  /// Gives the main actor away until `condition` holds, or long enough to say that it never will.
  func wait(
    until condition: () -> Bool, location: SourceLocation = #_sourceLocation
  ) async {
    for _ in 0..<200_000 {
      if condition() { return }
      await Task.yield()
    }
    Issue.record("It never came: the screen says \(texts).", sourceLocation: location)
  }
}

/// A control that runs an action.
struct Tap: View {
  typealias Body = Never
  let identifier: String
  let action: @MainActor () -> Void

  nonisolated init(_ identifier: String, action: @escaping @MainActor () -> Void) {
    self.identifier = identifier
    self.action = action
  }

  static func _emit(_ view: Tap, _ context: EmissionContext) {
    context.open(.button)
    context.writer.set(.identifier, view.identifier)
    context.handler(.onTap, .action(view.action))
    context.close()
  }
}

/// A field that shows and writes a binding.
struct Field: View {
  typealias Body = Never
  let identifier: String
  let text: Binding<String>

  static func _emit(_ view: Field, _ context: EmissionContext) {
    context.open(.textField)
    context.writer.set(.identifier, view.identifier)
    context.writer.set(.value, view.text.wrappedValue)
    context.handler(
      .onEdit,
      .event { action in
        if case .edit(let text) = action { view.text.wrappedValue = text }
      })
    context.close()
  }
}

/// Which bodies ran.
@MainActor
final class Log {
  private(set) var names: [String] = []
  func note(_ name: String) { names.append(name) }

  /// What was noted since the last call.
  func take() -> [String] {
    defer { names = [] }
    return names
  }
}

/// Counts its own taps in a state.
struct Counter: View {
  let name: String
  var log: Log?
  @State private var count = 0

  var body: some View {
    let _ = log?.note(name)
    Text(verbatim: "\(name) \(count)")
    Tap("\(name).tap") { count += 1 }
  }
}
