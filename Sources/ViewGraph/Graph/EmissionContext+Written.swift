/// An element that was written, and those in it.
package struct WrittenElement {
  package let role: Role
  package let attributes: [AttributeKey: AttributeValue]
  package fileprivate(set) var children: [WrittenElement] = []
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
          var values: [AttributeKey: AttributeValue] = [:]
          // The last one written wins.
          for (key, _) in attributes { values[key] = attributes[key] }
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
