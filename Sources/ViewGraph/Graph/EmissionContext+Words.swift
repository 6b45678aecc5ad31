// The text of written elements.
extension EmissionContext {
  /// The texts of written elements, and of the components kept among them, in order.
  package func collectWords(in records: [UInt8], _ words: inout [String]) {
    forEachElement(in: records) { _, attributes in
      // A bar has the length of words, and no words.
      if attributes.flag(.isRedacted) { return }
      if let text = attributes[.text], !text.isEmpty { words.append(text) }
    }
  }

  /// Visits written elements, and those of the components kept among them, in order.
  package func forEachElement(in records: [UInt8], _ visit: (Role, Attributes) -> Void) {
    Component.forEachElement(in: records, visit) { keptChild($0) }
  }
}

extension Component {
  fileprivate static func forEachElement(
    in records: [UInt8], _ visit: (Role, Attributes) -> Void, child: (UInt32) -> Component?
  ) {
    records.withUnsafeBytes { bytes in
      var reader = ElementReader(bytes)
      while let record = reader.next() {
        switch record {
        case .open(let role, _, let attributes): visit(role, attributes)
        case .child(let id):
          guard let child = child(id) else { continue }
          forEachElement(in: child.stream, visit) { id in
            child.children.first { $0.id == id }
          }
        case .close: break
        }
      }
    }
  }
}
