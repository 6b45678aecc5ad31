import ViewGraph

/// Attributes of the row around a view.
public struct _RowAttributeModifier: ViewModifier {
  public typealias Body = Never
  let attributes: [TextAttribute]

  public static func _emit(_ modifier: Self, _ context: EmissionContext, content: () -> Void) {
    context.modifyItem { writer in
      for attribute in modifier.attributes { attribute.write(writer) }
    } content: {
      content()
    }
  }
}

extension View {
  /// How far the row's content is from its edges, in points; nil: as usual.
  nonisolated public func listRowInsets(
    _ insets: EdgeInsets?
  ) -> ModifiedContent<Self, _RowAttributeModifier> {
    modifier(
      _RowAttributeModifier(
        attributes: insets.map {
          [
            TextAttribute(
              .rowInsets,
              .numbers([
                Double($0.top), Double($0.leading), Double($0.bottom), Double($0.trailing),
              ]))
          ]
        } ?? []))
  }

  /// Whether a line parts the row from the next. Both edges are one line here.
  nonisolated public func listRowSeparator(
    _ visibility: Visibility, edges: VerticalEdge.Set = .all
  ) -> ModifiedContent<Self, _RowAttributeModifier> {
    modifier(
      _RowAttributeModifier(
        attributes: [TextAttribute(.hidesSeparator, .flag(visibility == .hidden))]))
  }
}
