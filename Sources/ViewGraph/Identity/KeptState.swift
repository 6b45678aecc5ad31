import Foundation

/// The state of a screen that is kept for another process: values that changed since their views
/// appeared.
package struct KeptState: Codable, Sendable, Hashable {
  package struct Value: Codable, Sendable, Hashable {
    /// Of the component: see ``Component/stableKey``.
    package let key: UInt64
    /// The property, and the type that it is in.
    package let name: String
    package let type: String
    package let data: Data
    /// Whether it was typed into a field, so that the host has it as well.
    package let isEntered: Bool
  }

  /// Bytes of all values.
  package static let limit = 1 << 20

  package internal(set) var values: [Value] = []
  /// Whether a change of a person is missing because it cannot be kept.
  package internal(set) var isPartial = false

  package init() {}
}

/// A value of a component that can be restored in another process, such as a state's box.
@MainActor
public protocol Keepable: AnyObject {
  func kept() -> KeptValue
}

public enum KeptValue {
  /// The same as when the view appeared.
  case unchanged
  case value(type: String, Data, isEntered: Bool)
  case lost
}

extension Component {
  fileprivate func keep(in parent: UInt64, _ state: inout KeptState, _ size: inout Int) {
    let own = stableKey(in: parent)
    forEachKeepable { name, keepable in
      switch keepable.kept() {
      case .unchanged: break
      case .lost: state.isPartial = true
      case .value(let type, let data, let isEntered):
        guard size + data.count <= KeptState.limit else { return state.isPartial = true }
        size += data.count
        state.values.append(
          .init(key: own, name: name, type: type, data: data, isEntered: isEntered))
      }
    }
    for child in children { child.keep(in: own, &state, &size) }
  }
}

extension Graph {
  /// The state of the screen to keep.
  package func keptState() -> KeptState {
    var state = KeptState()
    var size = 0
    state.isPartial = queue.hasLoss
    root.keep(in: 0, &state, &size)
    return state
  }
}

/// State that another process kept and that no view has restored yet.
@MainActor
package final class Restoration {
  private struct Place: Hashable {
    let key: UInt64
    let name: String
  }

  private var values: [Place: KeptState.Value]

  /// - Parameter isSameBuild: In another build a different field may be at a place, so typed text
  ///   is not restored there.
  package init(_ state: KeptState, isSameBuild: Bool = true) {
    values = Dictionary(
      state.values.filter { isSameBuild || !$0.isEntered }.map {
        (Place(key: $0.key, name: $0.name), $0)
      },
      uniquingKeysWith: { first, _ in first })
  }

  /// The kept value of a property, if it has that type. Another view at the same place starts with
  /// its initial value.
  package func take(_ name: String, of component: Component, type: String) -> Data? {
    guard let value = values.removeValue(forKey: Place(key: component.stableKey, name: name)),
      value.type == type
    else { return nil }
    return value.data
  }
}
