import ViewGraph

/// Space around a view.
public struct _PaddingLayout: ViewModifier {
  public typealias Body = Never
  let insets: EdgeInsets

  nonisolated init(_ insets: EdgeInsets) { self.insets = insets }

  /// What the system's padding is, in points.
  nonisolated static let standard: CGFloat = 16

  public static func _emit(_ modifier: Self, _ context: EmissionContext, content: () -> Void) {
    context.modify(.padding) { writer in
      writer.set(.padding, modifier.insets.numbers)
    } content: {
      ShapeProposal.withoutSize(context, content)
    }
  }
}

extension View {
  /// Space at some edges: `length` points, or the system's 16.
  nonisolated public func padding(
    _ edges: Edge.Set = .all, _ length: CGFloat? = nil
  ) -> ModifiedContent<Self, _PaddingLayout> {
    modifier(_PaddingLayout(EdgeInsets(edges, length ?? _PaddingLayout.standard)))
  }

  /// Space at each edge, in points.
  nonisolated public func padding(_ insets: EdgeInsets) -> ModifiedContent<Self, _PaddingLayout> {
    modifier(_PaddingLayout(insets))
  }

  /// The same space at all edges, in points.
  nonisolated public func padding(_ length: CGFloat) -> ModifiedContent<Self, _PaddingLayout> {
    modifier(_PaddingLayout(EdgeInsets(.all, length)))
  }

  /// As much space as a scene has around its content.
  nonisolated public func scenePadding(
    _ edges: Edge.Set = .all
  ) -> ModifiedContent<Self, _PaddingLayout> {
    padding(edges)
  }

  /// As much space as a scene has around its content.
  nonisolated public func scenePadding(
    _ padding: ScenePadding, edges: Edge.Set = .all
  ) -> some View {
    self.padding(edges, padding.length)
  }
}

/// The space that a scene has around its content.
public struct ScenePadding: Equatable, Sendable {
  let length: CGFloat
  /// The smallest space that looks right.
  public static let minimum = ScenePadding(length: _PaddingLayout.standard)
}
