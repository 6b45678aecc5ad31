extension Graph {
  /// The whole present tree under the numbers that the host already knows. Changes nothing.
  ///
  /// Only after ``elements()``, which gives the numbers.
  package func snapshot() -> ElementStream {
    let writer = ElementWriter()
    copy(root, into: writer)
    return ElementStream(writer)
  }

  private func copy(_ component: Component, into writer: ElementWriter) {
    component.stream.withBytes { bytes in
      var reader = ElementReader(bytes)
      var ordinal = 0
      while let record = reader.next() {
        switch record {
        case .open(let role, _, let attributes):
          writer.open(role, number: component.nodes[ordinal])
          ordinal += 1
          writer.append(attributes.bytes)
        case .child(let id): copy(component.child(id), into: writer)
        case .close: writer.close()
        }
      }
    }
  }
}
