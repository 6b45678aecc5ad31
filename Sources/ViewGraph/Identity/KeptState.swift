import Foundation

/// What is kept of a screen for another process: values that changed since their views came.
package struct KeptState: Codable, Sendable, Hashable {
  package struct Value: Codable, Sendable, Hashable {
    /// Of the component: see ``Component/stableKey``.
    package let key: UInt64
    /// The property, and the type that it is in.
    package let name: String
    package let type: String
    package let data: Data
    /// Typed into a field, from which the host has it, too.
    package let isEntered: Bool
  }

  /// Bytes of all values.
  package static let limit = 1 << 20

  package internal(set) var values: [Value] = []
  /// Whether something that a person changed is not among them.
  package internal(set) var isPartial = false

  package init() {}
}

/// What a component keeps that can be kept beyond the process, such as a state's box.
@MainActor
public protocol Keepable: AnyObject {
  func kept() -> KeptValue
}

public enum KeptValue {
  /// As when the view came.
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
  /// What to keep of the screen as it is.
  package func keptState() -> KeptState {
    var state = KeptState()
    var size = 0
    state.isPartial = queue.hasLoss
    root.keep(in: 0, &state, &size)
    return state
  }
}

/// What another process kept, and this one's views have not taken yet.
@MainActor
package final class Restoration {
  private struct Place: Hashable {
    let key: UInt64
    let name: String
  }

  private var values: [Place: KeptState.Value]

  /// - Parameter isSameBuild: Otherwise another field may stand in the place of one, where what was
  ///   typed must not go unseen.
  package init(_ state: KeptState, isSameBuild: Bool = true) {
    values = Dictionary(
      state.values.filter { isSameBuild || !$0.isEntered }.map {
        (Place(key: $0.key, name: $0.name), $0)
      },
      uniquingKeysWith: { first, _ in first })
  }

  /// What is kept of a property, if it was of that type. Another view in the same place begins anew.
  package func take(_ name: String, of component: Component, type: String) -> Data? {
    guard let value = values.removeValue(forKey: Place(key: component.stableKey, name: name)),
      value.type == type
    else { return nil }
    return value.data
  }
}
