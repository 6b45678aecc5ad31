/// New elements for a host: records with ``NodeID``s, no `child` records.
package struct ElementStream: Sendable, Hashable {
  package let bytes: [UInt8]

  package init(_ writer: ElementWriter) { bytes = Array(writer.contents) }
  package init(bytes: [UInt8]) { self.bytes = bytes }

  /// Reads the records in order.
  package func read<Result>(_ body: (inout ElementReader) throws -> Result) rethrows -> Result {
    try bytes.withUnsafeBytes { bytes in
      var reader = ElementReader(bytes)
      return try body(&reader)
    }
  }
}

/// One step from what is on the screen to what is on it now. Steps apply in order.
package enum Change: Sendable, Hashable {
  /// The elements of the stream become children of `parent` (0 is the screen), behind its child
  /// `after` (0: at the front).
  case insert(ElementStream, parent: NodeID, after: NodeID)
  /// The element and all below it.
  case remove(NodeID)
  /// A place among the children of its present parent.
  case move(NodeID, parent: NodeID, after: NodeID)
  /// A new value, or nil: the attribute is gone.
  case set(NodeID, AttributeKey, AttributeValue?)
  /// How the changes behind it move, up to the next of these; nil, as at the beginning: at once.
  case motion(ElementAnimation?)
}

/// Keeps a copy of the elements beside the host's.
@MainActor
package protocol ChangeFollower: AnyObject {
  /// The host takes all changes that wait.
  func taken(_ changes: [Change])
  /// A person set a value of a control, which the host shows already.
  func shown(_ key: AttributeKey, _ value: AttributeValue, on node: NodeID)
}
