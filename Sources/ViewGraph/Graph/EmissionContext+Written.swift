/// An element that was written, and those in it.
package struct WrittenElement: AttributeReading {
  package let role: Role
  package let attributes: [AttributeKey: AttributeValue]
  package fileprivate(set) var children: [WrittenElement] = []

  fileprivate init(role: Role, attributes: [AttributeKey: AttributeValue]) {
    self.role = role
    self.attributes = attributes
  }

  /// An element of attributes alone.
  package init(_ role: Role, _ attributes: [StoredAttribute]) {
    self.role = role
    self.attributes = Dictionary(attributes.map { ($0.key, $0.value) }) { _, last in last }
  }

  package func stored(_ key: AttributeKey) -> AttributeValue? { attributes[key] }
}

extension EmissionContext {
  /// Written elements, with those of the components kept among them, as a tree.
  package func elements(in records: [UInt8]) -> [WrittenElement] {
    WrittenElement.all(in: records) { keptChild($0) }
  }
}

@MainActor
extension WrittenElement {
  fileprivate static func all(
    in records: [UInt8], child: (UInt32) -> Component?
  ) -> [WrittenElement] {
    var open: [WrittenElement] = []
    var found: [WrittenElement] = []
    func add(_ elements: [WrittenElement]) {
      if open.isEmpty {
        found += elements
      } else {
        open[open.count - 1].children += elements
      }
    }
    records.withUnsafeBytes { bytes in
      var reader = ElementReader(bytes)
      while let record = reader.next() {
        switch record {
        case .open(let role, _, let attributes):
          // The last one written wins.
          let values = Dictionary(attributes.map { ($0.key, $0.value) }) { _, last in last }
          open.append(WrittenElement(role: role, attributes: values))
        case .close:
          guard let element = open.popLast() else { continue }
          add([element])
        case .child(let id):
          guard let component = child(id) else { continue }
          add(all(in: component.stream) { id in component.children.first { $0.id == id } })
        }
      }
    }
    return found
  }
}
