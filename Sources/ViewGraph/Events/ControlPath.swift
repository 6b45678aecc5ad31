/// What the elements around a control, and it itself, say of whether a person can reach it.
struct ControlPath {
  var isDisabled = false
  var isHidden = false
  /// As in SwiftUI, what is transparent takes no touches, and nothing in it does.
  var isUntouchable = false
  var mayHaveNoSize = false
  /// Whether the app has moved it from its place, perhaps off the screen.
  var isMoved = false
  /// Whether it is in something whose views may lie on top of each other.
  var isInLayers = false
  var modals: [NodeID] = []

  mutating func note(_ role: Role, _ attributes: Attributes, _ node: NodeID) {
    if attributes.flag(.isDisabled) { isDisabled = true }
    if attributes.flag(.isHidden) { isHidden = true }
    if attributes[.hitTesting] == false || attributes[.opacity] == 0 { isUntouchable = true }
    if let scale = attributes[.scale], scale.contains(0) { isUntouchable = true }
    if Self.mayHaveNoSize(attributes) { mayHaveNoSize = true }
    if Self.isMoved(attributes) { isMoved = true }
    if Layers(role, attributes) != .none { isInLayers = true }
    if role == .modal, attributes[.modality] != .window { modals.append(node) }
  }

  private static func mayHaveNoSize(_ attributes: Attributes) -> Bool {
    attributes[.width] == 0 || attributes[.height] == 0 || attributes[.maximumWidth] == 0
      || attributes[.maximumHeight] == 0
  }

  private static func isMoved(_ attributes: Attributes) -> Bool {
    attributes[.offset] != nil || attributes[.position] != nil
  }

  /// Whether ``note(_:_:_:)`` does anything for an element.
  static func mayChange(_ role: Role, _ attributes: Attributes) -> Bool {
    role == .modal || attributes.flag(.isDisabled) || attributes.flag(.isHidden)
      || attributes[.hitTesting] != nil || attributes[.opacity] != nil || attributes[.scale] != nil
      || mayHaveNoSize(attributes) || isMoved(attributes) || Layers(role, attributes) != .none
  }
}

/// The elements that have not ended at a place of a stream: where they begin, and which elements of
/// the stream they are.
struct Openings {
  private(set) var places: [(offset: Int, ordinal: Int)] = []
  /// Elements that have begun.
  private(set) var count = 0

  mutating func pass(_ record: ElementReader.Record, at offset: Int) {
    switch record {
    case .open:
      if places.isEmpty { places.reserveCapacity(8) }
      places.append((offset, count))
      count += 1
    case .close: places.removeLast()
    case .child: break
    }
  }

  /// Notes all of them.
  func note(_ bytes: UnsafeRawBufferPointer, _ nodes: NodeNumbers, _ path: inout ControlPath) {
    for place in places {
      var reader = ElementReader(bytes, at: place.offset)
      if case .open(let role, _, let attributes)? = reader.next() {
        path.note(role, attributes, nodes[place.ordinal])
      }
    }
  }
}
