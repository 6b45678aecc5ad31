import Observation
import Validation

/// Wakes who has read a field, and nobody else.
///
/// The fields are a tree, as in the draft: a change of an address wakes the readers of its street, and
/// a change of the street wakes those of the address. Only fields that were read are in it.
@MainActor
final class FieldObservation {
  /// What can be read of a field.
  enum Aspect {
    /// Its value, with all parts.
    case value
    /// Which elements it has, and in which order; not what is in them.
    case elements
    /// Its failure, and whether it was touched, changed, or is being checked.
    case status
  }

  /// A field that was read.
  private final class Node: Observable {
    let registrar = ObservationRegistrar()
    var children: [FieldPath.Component: Node] = [:]

    // Only their names count: they tell the aspects apart.
    var value: Void { () }
    var elements: Void { () }
    var status: Void { () }

    static func keyPath(_ aspect: Aspect) -> KeyPath<Node, Void> & Sendable {
      switch aspect {
      case .value: \.value
      case .elements: \.elements
      case .status: \.status
      }
    }

    func access(_ aspect: Aspect) {
      registrar.access(self, keyPath: Self.keyPath(aspect))
    }

    func willChange(_ aspect: Aspect) {
      registrar.willSet(self, keyPath: Self.keyPath(aspect))
      registrar.didSet(self, keyPath: Self.keyPath(aspect))
    }

    func forEach(_ action: (Node) -> Void) {
      action(self)
      for child in children.values { child.forEach(action) }
    }
  }

  private let root = Node()

  /// Notes that somebody reads a field.
  func access(_ path: FieldPath, _ aspect: Aspect) {
    var node = root
    for component in path.components {
      if let child = node.children[component] {
        node = child
      } else {
        let child = Node()
        node.children[component] = child
        node = child
      }
    }
    node.access(aspect)
  }

  /// Wakes who read the value of a field, of its parts, or of what it is a part of.
  func valueWillChange(_ path: FieldPath) {
    var node = root
    for component in path.components {
      node.willChange(.value)
      guard let child = node.children[component] else { return }
      node = child
    }
    node.forEach {
      $0.willChange(.value)
      $0.willChange(.elements)
    }
  }

  /// Wakes who read the status of a field.
  func statusWillChange(_ path: FieldPath) {
    var node = root
    for component in path.components {
      guard let child = node.children[component] else { return }
      node = child
    }
    node.willChange(.status)
  }

  /// Wakes who read anything.
  func everythingWillChange() {
    root.forEach {
      $0.willChange(.value)
      $0.willChange(.elements)
      $0.willChange(.status)
    }
  }
}
