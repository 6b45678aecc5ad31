import ViewGraph

struct FontKey: EnvironmentKey { static var defaultValue: Font? { nil } }
struct LineLimitKey: EnvironmentKey { static var defaultValue: Int? { nil } }
struct LineSpacingKey: EnvironmentKey { static var defaultValue: CGFloat { 0 } }
struct MultilineTextAlignmentKey: EnvironmentKey {
  static var defaultValue: TextAlignment { .leading }
}
struct MinimumScaleFactorKey: EnvironmentKey { static var defaultValue: CGFloat { 1 } }
struct TruncationModeKey: EnvironmentKey {
  static var defaultValue: Text.TruncationMode { .tail }
}
struct TextCaseKey: EnvironmentKey { static var defaultValue: Text.Case? { nil } }

extension EnvironmentValues {
  /// What `font(_:)` set here.
  public var font: Font? {
    get { self[FontKey.self] }
    set {
      self[FontKey.self] = newValue
      drawn += newValue?.attributes ?? []
    }
  }

  /// How many lines text may take at most here; `nil` for any number.
  public var lineLimit: Int? {
    get { self[LineLimitKey.self] }
    set {
      self[LineLimitKey.self] = newValue
      drawn.append(StoredAttribute(.lineLimit, newValue ?? Text.anyLines))
    }
  }

  /// The additional space between lines here, in points.
  public var lineSpacing: CGFloat {
    get { self[LineSpacingKey.self] }
    set {
      self[LineSpacingKey.self] = newValue
      drawn.append(StoredAttribute(.lineSpacing, Double(newValue)))
    }
  }

  /// The alignment of lines of text here.
  public var multilineTextAlignment: TextAlignment {
    get { self[MultilineTextAlignmentKey.self] }
    set {
      self[MultilineTextAlignmentKey.self] = newValue
      drawn.append(StoredAttribute(.textAlignment, newValue.element))
    }
  }

  /// How much smaller text may become here, as a factor. A page keeps the size.
  public var minimumScaleFactor: CGFloat {
    get { self[MinimumScaleFactorKey.self] }
    set {
      self[MinimumScaleFactorKey.self] = newValue
    }
  }

  /// Which part of a text is cut where there is no room for all of it.
  public var truncationMode: Text.TruncationMode {
    get { self[TruncationModeKey.self] }
    set {
      self[TruncationModeKey.self] = newValue
      drawn.append(StoredAttribute(.truncation, newValue.element))
    }
  }

  /// Whether text is shown in capital or small letters here; `nil`: as it is written.
  public var textCase: Text.Case? {
    get { self[TextCaseKey.self] }
    set {
      self[TextCaseKey.self] = newValue
      drawn.append(StoredAttribute(.textCase, newValue?.element ?? .unchanged))
    }
  }
}

extension TextAlignment {
  var element: ElementTextAlignment {
    switch self {
    case .leading: .leading
    case .center: .center
    case .trailing: .trailing
    }
  }
}

extension View {
  /// The font of the text in this view; nil: the inherited one.
  nonisolated public func font(
    _ font: Font?
  ) -> ModifiedContent<Self, _OptionalModifier<_FontModifier>> {
    modifier(_OptionalModifier(font.map { _FontModifier(font: $0) }))
  }

  /// How thick the letters in this view are; `nil`: as inherited.
  nonisolated public func fontWeight(
    _ weight: Font.Weight?
  ) -> ModifiedContent<Self, _OptionalModifier<_AttributeModifier>> {
    modifier(
      _OptionalModifier(weight.map { _AttributeModifier(.fontWeight, $0.value) }))
  }

  /// How wide the letters in this view are; `nil`: as inherited.
  nonisolated public func fontWidth(
    _ width: Font.Width?
  ) -> ModifiedContent<Self, _OptionalModifier<_AttributeModifier>> {
    modifier(
      _OptionalModifier(
        width.map { _AttributeModifier(.fontWidth, Double($0.value)) }))
  }

  /// The kind of typeface of the text in this view; `nil`: as inherited.
  nonisolated public func fontDesign(
    _ design: Font.Design?
  ) -> ModifiedContent<Self, _OptionalModifier<_AttributeModifier>> {
    modifier(
      _OptionalModifier(design.map { _AttributeModifier(.fontDesign, $0.element) }))
  }

  /// Shows the text in this view in bold.
  nonisolated public func bold(
    _ isActive: Bool = true
  ) -> ModifiedContent<Self, _OptionalModifier<_AttributeModifier>> {
    fontWeight(isActive ? .bold : nil)
  }

  /// Shows the text in this view in italics.
  nonisolated public func italic(
    _ isActive: Bool = true
  ) -> ModifiedContent<Self, _AttributeModifier> {
    attribute(.isItalic, isActive)
  }

  /// A line under the text in this view, in its own colour if none is named.
  nonisolated public func underline(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> ModifiedContent<Self, _LineModifier> {
    modifier(_LineModifier(isUnder: true, isActive: isActive, pattern: pattern, color: color))
  }

  /// A line through the text in this view, in its own colour if none is named.
  nonisolated public func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> ModifiedContent<Self, _LineModifier> {
    modifier(_LineModifier(isUnder: false, isActive: isActive, pattern: pattern, color: color))
  }

  /// More space between letters, in points.
  nonisolated public func kerning(
    _ kerning: CGFloat
  ) -> ModifiedContent<Self, _AttributeModifier> {
    attribute(.kerning, Double(kerning))
  }

  /// More space between letters, in points.
  nonisolated public func tracking(
    _ tracking: CGFloat
  ) -> ModifiedContent<Self, _AttributeModifier> {
    attribute(.tracking, Double(tracking))
  }

  /// Raises the text in this view by so many points.
  nonisolated public func baselineOffset(
    _ baselineOffset: CGFloat
  ) -> ModifiedContent<Self, _AttributeModifier> {
    attribute(.baselineOffset, Double(baselineOffset))
  }

  /// Shows the text in this view in letters that are all equally wide.
  nonisolated public func monospaced(
    _ isActive: Bool = true
  ) -> ModifiedContent<Self, _AttributeModifier> {
    attribute(.fontDesign, isActive ? .monospaced : .standard)
  }

  /// Shows digits in this view equally wide, so that numbers do not move while they change.
  nonisolated public func monospacedDigit() -> ModifiedContent<Self, _AttributeModifier> {
    attribute(.hasMonospacedDigits, true)
  }

  /// Shows text in capital or small letters; nil: as it is written.
  nonisolated public func textCase(
    _ textCase: Text.Case?
  ) -> ModifiedContent<Self, _InheritedModifier<Text.Case?>> {
    modifier(
      _InheritedModifier(
        TextCaseKey.self, textCase,
        [StoredAttribute(.textCase, textCase?.element ?? .unchanged)]))
  }
}

/// Sets the font.
public struct _FontModifier: ViewModifier {
  public typealias Body = Never
  let font: Font

  public static func _emit(_ modifier: Self, _ context: EmissionContext, content: () -> Void) {
    context.modify(.free) { writer in
      for attribute in modifier.font.attributes { writer.set(attribute) }
    } content: {
      context.withEnvironment(
        EnvironmentEntry(key: ObjectIdentifier(FontKey.self), value: modifier.font), content)
    }
  }
}

/// A line under or through text.
public struct _LineModifier: ViewModifier {
  public typealias Body = Never
  let isUnder, isActive: Bool
  let pattern: Text.LineStyle.Pattern
  let color: Color?

  public static func _emit(_ modifier: Self, _ context: EmissionContext, content: () -> Void) {
    let attributes = Text.line(
      isUnder: modifier.isUnder, isActive: modifier.isActive, pattern: modifier.pattern,
      paint: modifier.color?.paint(in: context.environment))
    context.modify(.free) { writer in
      for attribute in attributes { writer.set(attribute) }
    } content: {
      content()
    }
  }
}
