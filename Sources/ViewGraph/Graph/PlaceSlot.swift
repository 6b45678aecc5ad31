/// A slot that knows where the elements of its place begin.
@MainActor
open class PlaceSlot: Slot {
  /// Offset in the component's stream.
  package var offset = 0

  package override init() {}
}

extension Component {
  /// The places of a kind in this component, in no order.
  package func places<Place: PlaceSlot>(of type: Place.Type) -> [Place] {
    slots?.values.compactMap { $0 as? Place } ?? []
  }

  /// The offset of a child's elements in the stream; 0 if the elements stand elsewhere.
  package func offset(of child: Component) -> Int {
    stream.withBytes { bytes in
      var reader = ElementReader(bytes)
      while true {
        let start = reader.offset
        guard let record = reader.next() else { return 0 }
        if case .child(let id) = record, id == child.id { return start }
      }
    }
  }

  /// The first element at a place of this component, or behind it; nil if a host has none.
  package func firstNode(at offset: Int = 0) -> NodeID? {
    stream.withBytes { bytes in
      var reader = ElementReader(bytes)
      var ordinal = 0
      while true {
        let start = reader.offset
        guard let record = reader.next() else { return nil }
        switch record {
        case .open:
          if start >= offset { return ordinal < nodes.count ? nodes[ordinal] : nil }
          ordinal += 1
        case .child(let id):
          if start >= offset, let node = child(id).firstNode() { return node }
        case .close: break
        }
      }
    }
  }
}
