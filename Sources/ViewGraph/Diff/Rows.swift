/// Rows of a list as a host counts them: in order, each row as one and each stand-in for rows that
/// are not built as all of these.
extension EmissionContext {
  /// How many rows captured elements stand for.
  package func countRows(in records: [UInt8]) -> Int {
    var count = 0
    records.withUnsafeBytes { bytes in
      var reader = ElementReader(bytes)
      Component.forEachRow(&reader, of: component!, child: keptChild) { _, rows, _ in
        count += rows
      }
    }
    return count
  }
}

extension Component {
  /// Calls `body` with what stands for rows in the list that has an `.onWindow` handler: the
  /// component that placed it, how many rows it stands for, and which is the first of these where
  /// they are not built.
  package func forEachRow(
    ofList handler: Int, _ body: (Component, _ rows: Int, _ start: Int?) -> Void
  ) {
    stream.withUnsafeBytes { bytes in
      var reader = ElementReader(bytes)
      while let record = reader.next() {
        guard case .open(_, _, let attributes) = record, attributes.handler(.onWindow) == handler
        else { continue }
        Self.forEachRow(&reader, of: self, child: { self.child($0) }, body)
        return
      }
    }
  }

  fileprivate static func forEachRow(
    _ reader: inout ElementReader, of component: Component, child: (UInt32) -> Component?,
    _ body: (Component, Int, Int?) -> Void
  ) {
    var depth = 0
    while let record = reader.next() {
      switch record {
      case .open(.row, _, _):
        body(component, 1, nil)
        reader.skipElement()
      case .open(.window, _, let attributes):
        body(component, attributes.integer(.count) ?? 0, attributes.integer(.start) ?? 0)
        reader.skipElement()
      case .open(.list, _, _): reader.skipElement()
      case .open: depth += 1
      case .close:
        depth -= 1
        if depth < 0 { return }
      case .child(let id):
        guard let inner = child(id) else { continue }
        inner.stream.withUnsafeBytes { bytes in
          var reader = ElementReader(bytes)
          forEachRow(&reader, of: inner, child: { inner.child($0) }, body)
        }
      }
    }
  }
}
