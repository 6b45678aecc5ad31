/// A SwiftUI view as the content of a cell.
///
/// ```swift
/// cell.contentConfiguration = UIHostingConfiguration {
///   Label("Tea", systemImage: "cup.and.saucer")
/// }
/// ```
public struct UIHostingConfiguration<Content: View, Background: View>: HostingConfiguration {
  let view: Content
  let ground: Background
  private var insets: [(edges: Edge.Set, length: CGFloat)] = []

  private init(_ view: Content, _ ground: Background) {
    self.view = view
    self.ground = ground
  }

  /// Content without a background of its own.
  public init(@ViewBuilder content: () -> Content) where Background == EmptyView {
    self.init(content(), EmptyView())
  }

  /// The content in front of a view.
  public func background<B: View>(
    @ViewBuilder content: () -> B
  ) -> UIHostingConfiguration<Content, B> { with(content()) }

  /// The content in front of a style.
  public func background<S: ShapeStyle>(
    _ style: S
  ) -> UIHostingConfiguration<Content, _UIHostingConfigurationBackgroundView<S>> {
    with(_UIHostingConfigurationBackgroundView(style: style))
  }

  private func with<B: View>(_ ground: B) -> UIHostingConfiguration<Content, B> {
    var other = UIHostingConfiguration<Content, B>(view, ground)
    other.insets = insets
    return other
  }

  /// The distances of the content from edges.
  public func margins(_ edges: Edge.Set = .all, _ length: CGFloat) -> Self {
    var other = self
    other.insets.append((edges, length))
    return other
  }

  /// The distances of the content from edges.
  public func margins(_ edges: Edge.Set = .all, _ insets: EdgeInsets) -> Self {
    var other = self
    for (edge, length) in [
      (Edge.Set.top, insets.top), (.leading, insets.leading), (.bottom, insets.bottom),
      (.trailing, insets.trailing),
    ] where edges.contains(edge) { other.insets.append((edge, length)) }
    return other
  }

  /// Makes the view of the content.
  public func makeContentView() -> UIView & UIContentView { DrawnContentView(self) }
  /// The same content: SwiftUI follows its own state.
  public func updated(for state: any UIConfigurationState) -> Self { self }

  var content: AnyView {
    AnyView(view.modifier(HostedMargins(insets: lengths)).background { ground })
  }

  /// A cell keeps 8 points free at each edge, unless the app says otherwise.
  var contentOfCell: AnyView {
    func length(_ edge: Edge.Set) -> CGFloat {
      insets.last { $0.edges.contains(edge) }?.length ?? 8
    }
    return AnyView(
      view.frame(maxWidth: .infinity, maxHeight: .infinity)
        .padding(
          EdgeInsets(
            top: length(.top), leading: length(.leading), bottom: length(.bottom),
            trailing: length(.trailing))
        )
        .background { ground })
  }

  /// The distances that the app has said, besides those of a row.
  private var lengths: EdgeInsets? {
    if insets.isEmpty { return nil }
    func length(_ edge: Edge.Set, _ usual: CGFloat) -> CGFloat {
      (insets.last { $0.edges.contains(edge) }?.length ?? usual) - usual
    }
    return EdgeInsets(
      top: length(.top, 11), leading: length(.leading, 16), bottom: length(.bottom, 11),
      trailing: length(.trailing, 16))
  }
}

/// The background of a hosted view that a style fills.
public struct _UIHostingConfigurationBackgroundView<S: ShapeStyle>: View {
  let style: S

  public var body: some View { Rectangle().fill(style) }
}

private struct HostedMargins: ViewModifier {
  let insets: EdgeInsets?

  func body(content: Content) -> some View {
    if let insets {
      content.padding(insets)
    } else {
      content
    }
  }
}
