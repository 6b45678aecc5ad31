import ViewGraph

// The lines between rows, and at the edges of sections. What lies between two rows is one line: it is
// drawn unless one of them hides it. As on a device the style of the list decides where there can be
// lines at all: at a section's edges in plain and grouped lists only.

extension View {
  /// Whether lines part the row that this view is in from the rows around it.
  nonisolated public func listRowSeparator(
    _ visibility: Visibility, edges: VerticalEdge.Set = .all
  ) -> some View {
    modifier(
      _SeparatorModifier(lines: .ofRow, edges: edges, saying: .areHidden(visibility == .hidden)))
  }

  /// The colour of the lines around the row that this view is in; nil: the list's own.
  nonisolated public func listRowSeparatorTint(
    _ color: Color?, edges: VerticalEdge.Set = .all
  ) -> some View {
    modifier(_SeparatorModifier(lines: .ofRow, edges: edges, saying: .haveColor(color)))
  }

  /// Whether there are lines at the beginning and at the end of a section.
  nonisolated public func listSectionSeparator(
    _ visibility: Visibility, edges: VerticalEdge.Set = .all
  ) -> some View {
    modifier(
      _SeparatorModifier(
        lines: .ofSection, edges: edges, saying: .areHidden(visibility == .hidden)))
  }

  /// The colour of the lines at the beginning and at the end of a section; nil: the list's own.
  nonisolated public func listSectionSeparatorTint(
    _ color: Color?, edges: VerticalEdge.Set = .all
  ) -> some View {
    modifier(_SeparatorModifier(lines: .ofSection, edges: edges, saying: .haveColor(color)))
  }
}

/// Says something of the lines above and below a row, or a section.
private struct _SeparatorModifier: ViewModifier {
  typealias Body = Never

  enum Lines { case ofRow, ofSection }

  enum Saying {
    case areHidden(Bool)
    case haveColor(Color?)
  }

  let lines: Lines
  let edges: VerticalEdge.Set
  let saying: Saying

  static func _emit(_ modifier: Self, _ context: EmissionContext, content: () -> Void) {
    let attributes = modifier.attributes(in: context.environment)
    func write(_ writer: ElementWriter) {
      for attribute in attributes { writer.set(attribute) }
    }
    switch modifier.lines {
    case .ofRow: context.modifyItem(write, content: content)
    case .ofSection: context.modify(.free, write, content: content)
    }
  }

  private func attributes(in environment: EnvironmentValues) -> [StoredAttribute] {
    switch (saying, lines) {
    case (.areHidden(let isHidden), .ofRow):
      attributes(above: .hidesSeparatorAbove, below: .hidesSeparatorBelow, isHidden)
    case (.areHidden(let isHidden), .ofSection):
      attributes(above: .hidesSectionSeparatorAbove, below: .hidesSectionSeparatorBelow, isHidden)
    case (.haveColor(let color), .ofRow):
      attributes(
        above: .separatorPaintAbove, below: .separatorPaintBelow, paint(color, environment))
    case (.haveColor(let color), .ofSection):
      attributes(
        above: .sectionSeparatorPaintAbove, below: .sectionSeparatorPaintBelow,
        paint(color, environment))
    }
  }

  private func paint(_ color: Color?, _ environment: EnvironmentValues) -> Paint {
    color?.paint(in: environment) ?? Paint(.separator)
  }

  /// One attribute for each of the edges.
  private func attributes<Value>(
    above: Attribute<Value>, below: Attribute<Value>, _ value: Value
  ) -> [StoredAttribute] {
    (edges.contains(.top) ? [StoredAttribute(above, value)] : [])
      + (edges.contains(.bottom) ? [StoredAttribute(below, value)] : [])
  }
}
