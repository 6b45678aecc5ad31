/// What stands for rows of a container that builds only some of them.
package struct RowSpan {
  /// Rows of the container before it, built or not.
  package let position: Int
  /// Rows of the container before the first of its own section.
  package let section: Int
  package let rows: Int
  /// Which is the first of them, where they are not built; nil: they are.
  package let start: Int?
}

/// Rows of a list, lazy stack or lazy grid as a host counts them: in order, each element directly in
/// it or in one of its sections as one, and each stand-in for rows that are not built as all of
/// these. Headers, footers and what lies over the screen are none.
extension EmissionContext {
  /// How many rows captured elements stand for.
  package func countRows(in records: [UInt8]) -> Int {
    records.withUnsafeBytes { bytes in
      var walk = RowWalk { _, _ in }
      var reader = ElementReader(bytes)
      walk.rows(&reader, of: component!, child: keptChild)
      return walk.position
    }
  }
}

extension Component {
  /// Calls `body` with each component's child and each stand-in among the rows of the element that
  /// has an `.onWindow` handler, and with the component that placed it: what is inside comes first.
  ///
  /// - Returns: How many rows there are.
  @discardableResult
  package func forEachRowSpan(
    ofContainer handler: Int, _ body: @escaping (Component, RowSpan) -> Void = { _, _ in }
  ) -> Int {
    stream.withBytes { bytes in
      var reader = ElementReader(bytes)
      while let record = reader.next() {
        guard case .open(_, _, let attributes) = record, attributes[.onWindow]?.index == handler
        else { continue }
        var walk = RowWalk(body: body)
        walk.rows(&reader, of: self) { self.child($0) }
        return walk.position
      }
      return 0
    }
  }
}

@MainActor
private struct RowWalk {
  var position = 0
  var section = 0
  let body: (Component, RowSpan) -> Void

  init(body: @escaping (Component, RowSpan) -> Void) { self.body = body }

  mutating func rows(
    _ reader: inout ElementReader, of component: Component, child: (UInt32) -> Component?
  ) {
    var depth = 0
    while let record = reader.next() {
      switch record {
      case .open(.section, _, _): depth += 1
      case .open(.sectionHeader, _, _), .open(.sectionFooter, _, _):
        section = position
        reader.skipElement()
      case .open(.modal, _, _), .open(.tableHeader, _, _): reader.skipElement()
      case .open(.window, _, let attributes):
        let rows = attributes[.count] ?? 0
        note(component, from: position, rows, start: attributes[.start] ?? 0)
        position += rows
        reader.skipElement()
      case .open:
        position += 1
        reader.skipElement()
      case .close:
        depth -= 1
        if depth < 0 { return }
      case .child(let id):
        guard let inner = child(id) else { continue }
        let first = position
        inner.stream.withBytes { bytes in
          var reader = ElementReader(bytes)
          rows(&reader, of: inner) { inner.child($0) }
        }
        note(component, from: first, position - first, start: nil)
      }
    }
  }

  private func note(_ component: Component, from first: Int, _ rows: Int, start: Int?) {
    body(component, RowSpan(position: first, section: section, rows: rows, start: start))
  }
}
