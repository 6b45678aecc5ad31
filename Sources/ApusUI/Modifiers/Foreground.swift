import ViewGraph

/// What text, symbols and shapes are drawn with.
public struct _ForegroundStyleModifier<Style: ShapeStyle>: ViewModifier {
  public typealias Body = Never
  let style: Style
  let further: [AnyShapeStyle]

  nonisolated init(_ style: Style, further: [AnyShapeStyle] = []) {
    self.style = style
    self.further = further
  }

  public static func _emit(_ modifier: Self, _ context: EmissionContext, content: () -> Void) {
    let environment = context.environment
    var levels = [modifier.style._fill(in: environment)]
    for style in modifier.further { levels.append(style._fill(in: environment)) }
    context.modify(.free) { writer in
      levels[0].writeForeground(writer)
    } content: {
      guard environment.isDrawnInTint else {
        return context.withEnvironment(.foreground(levels), content)
      }
      context.withEnvironment(
        EnvironmentValues.entries {
          $0.foregroundLevels = levels
          $0.isDrawnInTint = false
        }[...], content)
    }
  }
}

extension EnvironmentEntry {
  static func foreground(_ levels: [_StyleFill]) -> EnvironmentEntry {
    var values = EnvironmentValues()
    values.foregroundLevels = levels
    return values.entries[0]
  }

  static func tint(_ fill: _StyleFill?) -> EnvironmentEntry {
    var values = EnvironmentValues()
    values.tint = fill
    return values.entries[0]
  }
}

extension _StyleFill {
  /// A material has no colour of its own for text: its nearest one is taken.
  func writeForeground(_ writer: ElementWriter) {
    switch kind {
    case .paint(let paint): writer.set(.foreground, paint)
    case .gradient(let gradient):
      writer.set(.foreground, paint)
      writer.set(.foregroundGradient, gradient)
    case .material: writer.set(.foreground, paint)
    }
    shadow?.write(writer)
  }
}

private struct DrawnInTintKey: EnvironmentKey { static let defaultValue = false }

extension EnvironmentValues {
  /// Whether words and symbols are drawn in the tint that holds where they stand: in the label of a button.
  var isDrawnInTint: Bool {
    get { self[DrawnInTintKey.self] }
    set { self[DrawnInTintKey.self] = newValue }
  }
}

extension EnvironmentEntry {
  @MainActor static let drawnInTint: EnvironmentEntry = {
    var values = EnvironmentValues()
    values.isDrawnInTint = true
    return values.entries[0]
  }()
}

/// Sets the tint of controls and links.
public struct _TintModifier<Style: ShapeStyle>: ViewModifier {
  public typealias Body = Never
  let style: Style?
  /// Whether `Color.accentColor` is this one, too.
  var isAccent = false

  public static func _emit(_ modifier: Self, _ context: EmissionContext, content: () -> Void) {
    let fill = modifier.style?._fill(in: context.environment)
    context.modify(.free) { writer in
      let paint = fill?.paint ?? Color.accentColor.paint(in: context.environment)
      writer.set(.tint, paint)
      if context.environment.isDrawnInTint { writer.set(.foreground, paint) }
    } content: {
      guard modifier.isAccent else { return context.withEnvironment(.tint(fill), content) }
      context.withEnvironment(
        EnvironmentValues.entries {
          $0.accent = (fill?.paint).map { ColorSet(light: $0, dark: $0) }
          $0.tint = fill
        }[...], content)
    }
  }
}

extension View {
  /// Draws text, symbols and shapes with a style.
  nonisolated public func foregroundStyle<S: ShapeStyle>(
    _ style: S
  ) -> ModifiedContent<Self, _ForegroundStyleModifier<S>> {
    modifier(_ForegroundStyleModifier(style))
  }

  /// Draws text, symbols and shapes with a style, and what is secondary with another.
  nonisolated public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(
    _ primary: S1, _ secondary: S2
  ) -> ModifiedContent<Self, _ForegroundStyleModifier<S1>> {
    modifier(_ForegroundStyleModifier(primary, further: [AnyShapeStyle(secondary)]))
  }

  /// Draws text, symbols and shapes with a style, and what is secondary or tertiary with others.
  nonisolated public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
    _ primary: S1, _ secondary: S2, _ tertiary: S3
  ) -> ModifiedContent<Self, _ForegroundStyleModifier<S1>> {
    modifier(
      _ForegroundStyleModifier(
        primary, further: [AnyShapeStyle(secondary), AnyShapeStyle(tertiary)]))
  }

  /// Draws text, symbols and shapes in a colour; nil: in the inherited one.
  nonisolated public func foregroundColor(
    _ color: Color?
  ) -> ModifiedContent<Self, _OptionalModifier<_ForegroundStyleModifier<Color>>> {
    modifier(_OptionalModifier(color.map { _ForegroundStyleModifier($0) }))
  }

  /// The colour of controls, links and what has `.tint` as its style; nil: the system's.
  nonisolated public func tint(_ tint: Color?) -> ModifiedContent<Self, _TintModifier<Color>> {
    modifier(_TintModifier(style: tint))
  }

  /// The tint as a style. A page takes one colour from it: a gradient's first.
  @_disfavoredOverload
  nonisolated public func tint<S: ShapeStyle>(_ tint: S) -> ModifiedContent<Self, _TintModifier<S>>
  {
    modifier(_TintModifier(style: tint))
  }

  /// The colour of controls, links and `Color.accentColor`: `tint` leaves the last one as it is. Nil: the system's.
  nonisolated public func accentColor(
    _ accentColor: Color?
  ) -> ModifiedContent<Self, _TintModifier<Color>> {
    modifier(_TintModifier(style: accentColor, isAccent: true))
  }
}

/// A modifier, or none. Content keeps its identity either way.
nonisolated public struct _OptionalModifier<Modifier: ViewModifier>: ViewModifier {
  public typealias Body = Never
  let modifier: Modifier?

  nonisolated init(_ modifier: Modifier?) { self.modifier = modifier }

  @MainActor public static func _emit(
    _ modifier: Self, _ context: EmissionContext, content: () -> Void
  ) {
    if let modifier = modifier.modifier {
      Modifier._emit(modifier, context, content: content)
    } else {
      content()
    }
  }
}
