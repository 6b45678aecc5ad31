import ViewGraph

/// A view behind or in front of another, in the size of that other.
///
/// Elements: a box with `.style` 1 (behind) or 2 (in front), whose last child, a box with
/// `.placement` 1, is the layer; what is before it gives the size.
nonisolated public struct _LayerModifier<Layer: View>: ViewModifier {
  public typealias Body = Never
  let isBehind: Bool
  let alignment: Alignment
  let layer: Layer

  nonisolated init(isBehind: Bool, alignment: Alignment, _ layer: Layer) {
    self.isBehind = isBehind
    self.alignment = alignment
    self.layer = layer
  }

  @MainActor public static func _emit(
    _ modifier: Self, _ context: EmissionContext, content: () -> Void
  ) {
    let ground =
      modifier.isBehind ? ground(of: modifier.layer, in: context.environment) : nil
    context.layered(
      isBehind: modifier.isBehind, alignment: modifier.alignment, ground: ground, content: content
    ) {
      Layer._emit(modifier.layer, context)
    }
  }
}

extension EmissionContext {
  /// Writes content and a layer of its size.
  func layered<Passed>(
    isBehind: Bool, alignment: Alignment, ground: ElementGround? = nil,
    purpose: ControlPurpose? = nil, content: () -> Passed, layer: (Passed) -> Void
  ) {
    // The layer does not cover an outer frame or padding.
    modify(.frame) { writer in
      writer.set(.layering, isBehind ? .behind : .inFront)
      if let ground { writer.set(.ground, ground) }
      if let purpose { writer.set(.purpose, purpose) }
    } content: {
      open(.box)
      let passed = content()
      descend(0x1A7E) {
        open(.box)
        writer.set(.isLayer, true)
        writer.set(.alignment, alignment.element)
        layer(passed)
        close { _ in 0 }
      }
      close()
    }
  }
}

/// A background that is a style.
public struct _BackgroundStyleModifier<Style: ShapeStyle>: ViewModifier {
  public typealias Body = Never
  let style: Style
  /// Whether a view that fills its page has this background behind the bar, too.
  let reachesBehindBar: Bool

  nonisolated init(_ style: Style, ignoresSafeAreaEdges edges: Edge.Set) {
    self.style = style
    reachesBehindBar = edges.contains(.top)
  }

  public static func _emit(_ modifier: Self, _ context: EmissionContext, content: () -> Void) {
    guard modifier.reachesBehindBar else {
      return context.layered(isBehind: true, alignment: .center, content: content) {
        let area = Rectangle().fill(modifier.style)
        type(of: area)._emit(area, context)
      }
    }
    let fill = modifier.style._fill(in: context.environment)
    context.modify(.background) { writer in
      fill.write(writer, paint: .background, gradient: .backgroundGradient)
      if let ground = fill.ground { writer.set(.ground, ground) }
    } content: {
      content()
    }
  }
}

extension View {
  /// Fills the background with a style.
  ///
  /// - Parameter edges: The edges at which the background of a view that fills its page goes on
  ///   behind the bars. A page has a bar at the top that content can go behind. Without `.top` the
  ///   background ends below it.
  nonisolated public func background<S: ShapeStyle>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> ModifiedContent<Self, _BackgroundStyleModifier<S>> {
    modifier(_BackgroundStyleModifier(style, ignoresSafeAreaEdges: edges))
  }

  /// Fills the background with the screen's own.
  ///
  /// - Parameter edges: See ``background(_:ignoresSafeAreaEdges:)``.
  nonisolated public func background(
    ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> ModifiedContent<Self, _BackgroundStyleModifier<BackgroundStyle>> {
    modifier(_BackgroundStyleModifier(BackgroundStyle(), ignoresSafeAreaEdges: edges))
  }

  /// Puts a view behind this one, in its size.
  @_disfavoredOverload
  nonisolated public func background<Background: View>(
    _ background: Background, alignment: Alignment = .center
  ) -> ModifiedContent<Self, _LayerModifier<Background>> {
    modifier(_LayerModifier(isBehind: true, alignment: alignment, background))
  }

  /// Puts views behind this one, in its size.
  nonisolated public func background<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> ModifiedContent<Self, _LayerModifier<V>> {
    modifier(_LayerModifier(isBehind: true, alignment: alignment, content()))
  }

  /// Fills a shape behind this view with a style.
  nonisolated public func background<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> ModifiedContent<Self, _LayerModifier<_ShapeView<T, S>>> {
    modifier(
      _LayerModifier(
        isBehind: true, alignment: .center,
        _ShapeView(shape: shape, style: style, fillStyle: fillStyle)))
  }

  /// Fills a shape behind this view with the screen's background.
  nonisolated public func background<T: Shape>(
    in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> ModifiedContent<Self, _LayerModifier<_ShapeView<T, BackgroundStyle>>> {
    background(BackgroundStyle(), in: shape, fillStyle: fillStyle)
  }

  /// Covers this view with a style.
  nonisolated public func overlay<S: ShapeStyle>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> ModifiedContent<Self, _LayerModifier<_ShapeView<Rectangle, S>>> {
    overlay(style, in: Rectangle())
  }

  /// Puts a view in front of this one, in its size.
  @_disfavoredOverload
  nonisolated public func overlay<Overlay: View>(
    _ overlay: Overlay, alignment: Alignment = .center
  ) -> ModifiedContent<Self, _LayerModifier<Overlay>> {
    modifier(_LayerModifier(isBehind: false, alignment: alignment, overlay))
  }

  /// Puts views in front of this one, in its size.
  nonisolated public func overlay<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> ModifiedContent<Self, _LayerModifier<V>> {
    modifier(_LayerModifier(isBehind: false, alignment: alignment, content()))
  }

  /// Fills a shape in front of this view with a style.
  nonisolated public func overlay<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> ModifiedContent<Self, _LayerModifier<_ShapeView<T, S>>> {
    modifier(
      _LayerModifier(
        isBehind: false, alignment: .center,
        _ShapeView(shape: shape, style: style, fillStyle: fillStyle)))
  }
}

/// A line along the inside of a view's edges.
public struct _BorderModifier<Style: ShapeStyle>: ViewModifier {
  public typealias Body = Never
  let style: Style
  let width: CGFloat

  public static func _emit(_ modifier: Self, _ context: EmissionContext, content: () -> Void) {
    let fill = modifier.style._fill(in: context.environment)
    if case .paint(let paint) = fill.kind {
      context.modify(.border) { writer in
        writer.set(.borderPaint, paint)
        writer.set(.borderWidth, Double(modifier.width))
      } content: {
        content()
      }
    } else {
      context.layered(isBehind: false, alignment: .center, content: content) {
        let line = Rectangle().strokeBorder(modifier.style, lineWidth: modifier.width)
        type(of: line)._emit(line, context)
      }
    }
  }
}

extension View {
  /// Draws a line of `width` points along the inside of this view's edges.
  nonisolated public func border<S: ShapeStyle>(
    _ content: S, width: CGFloat = 1
  ) -> ModifiedContent<Self, _BorderModifier<S>> {
    modifier(_BorderModifier(style: content, width: width))
  }
}
