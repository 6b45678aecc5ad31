import ViewGraph

// The lines between rows, and at the edges of sections. What lies between two rows is one line: it is
// drawn unless one of them hides it. As on a device the style of the list decides where there can be
// lines at all: at a section's edges in plain and grouped lists only.

/// Attributes of the section around a view, or of the view that is one.
public struct _SectionAttributeModifier: ViewModifier {
  public typealias Body = Never
  let attributes: [StoredAttribute]

  public static func _emit(_ modifier: Self, _ context: EmissionContext, content: () -> Void) {
    context.modify(.free) { writer in
      for attribute in modifier.attributes { writer.set(attribute) }
    } content: {
      content()
    }
  }
}

extension VerticalEdge.Set {
  /// One attribute for each of these edges.
  fileprivate func attributes<Value>(
    above: Attribute<Value>, below: Attribute<Value>, _ value: Value
  ) -> [StoredAttribute] {
    (contains(.top) ? [StoredAttribute(above, value)] : [])
      + (contains(.bottom) ? [StoredAttribute(below, value)] : [])
  }
}

extension View {
  /// Whether lines part the row that this view is in from the rows around it.
  nonisolated public func listRowSeparator(
    _ visibility: Visibility, edges: VerticalEdge.Set = .all
  ) -> some View {
    modifier(
      _RowAttributeModifier(
        attributes: edges.attributes(
          above: .hidesSeparatorAbove, below: .hidesSeparatorBelow,
          visibility == .hidden)))
  }

  /// The colour of the lines around the row that this view is in; nil: the list's own.
  nonisolated public func listRowSeparatorTint(
    _ color: Color?, edges: VerticalEdge.Set = .all
  ) -> some View {
    modifier(
      _SeparatorTintModifier(
        color: color, edges: edges, isOfSection: false))
  }

  /// Whether there are lines at the beginning and at the end of a section.
  nonisolated public func listSectionSeparator(
    _ visibility: Visibility, edges: VerticalEdge.Set = .all
  ) -> some View {
    modifier(
      _SectionAttributeModifier(
        attributes: edges.attributes(
          above: .hidesSectionSeparatorAbove, below: .hidesSectionSeparatorBelow,
          visibility == .hidden)))
  }

  /// The colour of the lines at the beginning and at the end of a section; nil: the list's own.
  nonisolated public func listSectionSeparatorTint(
    _ color: Color?, edges: VerticalEdge.Set = .all
  ) -> some View {
    modifier(
      _SeparatorTintModifier(
        color: color, edges: edges, isOfSection: true))
  }
}

private struct _SeparatorTintModifier: ViewModifier {
  typealias Body = Never
  let color: Color?
  let edges: VerticalEdge.Set
  let isOfSection: Bool

  static func _emit(_ modifier: Self, _ context: EmissionContext, content: () -> Void) {
    let paint = modifier.color.map { $0.paint(in: context.environment) } ?? Paint(.separator)
    if modifier.isOfSection {
      let attributes = modifier.edges.attributes(
        above: .sectionSeparatorPaintAbove, below: .sectionSeparatorPaintBelow, paint)
      _SectionAttributeModifier._emit(
        _SectionAttributeModifier(attributes: attributes), context, content: content)
    } else {
      let attributes = modifier.edges.attributes(
        above: .separatorPaintAbove, below: .separatorPaintBelow, paint)
      _RowAttributeModifier._emit(
        _RowAttributeModifier(attributes: attributes), context, content: content)
    }
  }
}
