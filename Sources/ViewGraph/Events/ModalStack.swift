/// The sheets, alerts and covers on the screen, the uppermost last.
struct ModalStack {
  private(set) var all: [NodeID] = []
  /// Sheets that leave the page behind them usable.
  private(set) var modeless: Set<NodeID> = []

  /// The uppermost one that keeps everything behind it from events.
  var blocking: NodeID? { modeless.isEmpty ? all.last : all.last { !modeless.contains($0) } }

  /// Notes an element that comes onto the screen.
  mutating func note(_ role: Role, _ attributes: Attributes, _ node: NodeID) {
    guard role == .modal, attributes[.modality] != .window else { return }
    all.append(node)
    if attributes.flag(.isModeless) { modeless.insert(node) }
  }

  /// Takes another value of ``Attribute/isModeless``.
  mutating func set(_ node: NodeID, isModeless: Bool) {
    if isModeless { modeless.insert(node) } else { modeless.remove(node) }
  }

  mutating func forget(_ node: NodeID) {
    guard !all.isEmpty else { return }
    all.removeAll { $0 == node }
    modeless.remove(node)
  }
}
