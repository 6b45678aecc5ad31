/// A layer of glass behind a view.
public struct Glass: Equatable, Sendable {
  enum Kind: Sendable { case regular, clear, identity }

  let kind: Kind
  private(set) var color: Color?

  /// Glass that blurs what is behind it.
  public static var regular: Glass { Glass(kind: .regular) }
  /// Glass that lets most of what is behind it through.
  public static var clear: Glass { Glass(kind: .clear) }
  /// No glass.
  public static var identity: Glass { Glass(kind: .identity) }

  private init(kind: Kind) { self.kind = kind }

  /// Glass of a colour; `nil` for clear glass.
  public func tint(_ color: Color?) -> Glass {
    var glass = self
    glass.color = color
    return glass
  }

  /// The same glass. On a page what is pressed answers by itself.
  public func interactive(_ isEnabled: Bool = true) -> Glass { self }
}

/// The shape of glass that was given none: a capsule.
public struct DefaultGlassEffectShape: Shape {
  /// The same shape as a view's glass has by itself.
  nonisolated public init() {}

  nonisolated public func path(in rect: CGRect) -> Path { Capsule().path(in: rect) }
}

/// How glass comes and goes.
public struct GlassEffectTransition: Sendable {
  /// The glass takes the place of glass with the same name.
  public static var matchedGeometry: GlassEffectTransition { .init() }
  /// The glass fades.
  public static var materialize: GlassEffectTransition { .init() }
  /// The glass comes and goes at once.
  public static var identity: GlassEffectTransition { .init() }
}

/// Views whose glass belongs together. On a page each piece of glass is drawn by itself.
nonisolated public struct GlassEffectContainer<Content: View>: View {
  private let content: Content

  /// Views with glass.
  ///
  /// - Parameter spacing: How near pieces of glass flow into one another. A page draws each by itself.
  nonisolated public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  @MainActor public var body: some View { content }
}

extension View {
  /// Puts glass behind the view. A page draws it as a material, with the glass's tint over it.
  nonisolated public func glassEffect(
    _ glass: Glass = .regular, in shape: some Shape = DefaultGlassEffectShape()
  ) -> some View {
    let material: AnyShapeStyle =
      switch glass.kind {
      case .regular: AnyShapeStyle(.regularMaterial)
      case .clear: AnyShapeStyle(.ultraThinMaterial)
      case .identity: AnyShapeStyle(.clear)
      }
    let tint = glass.kind == .identity ? nil : glass.color
    // Grounds are cut to shapes of the system's.
    let isDefault = shape is DefaultGlassEffectShape
    return background {
      if let tint, isDefault {
        Capsule().fill(tint.opacity(0.6))
      } else if let tint {
        shape.fill(tint.opacity(0.6))
      }
    }
    .background {
      if isDefault {
        Color.clear.background(material, in: Capsule())
      } else {
        Color.clear.background(material, in: shape)
      }
    }
  }

  /// > Note: A page moves no glass from one view to another.
  nonisolated public func glassEffectID(
    _ id: (some Hashable & Sendable)?, in namespace: Namespace.ID,
    _file: StaticString = #fileID, _line: UInt = #line
  ) -> Self {
    notDrawn("glassEffectID(_:in:)", "each piece of glass stays with its view", _file, _line)
    return self
  }

  /// > Note: A page draws each piece of glass by itself.
  nonisolated public func glassEffectUnion(
    id: (some Hashable & Sendable)?, namespace: Namespace.ID,
    _file: StaticString = #fileID, _line: UInt = #line
  ) -> Self {
    notDrawn("glassEffectUnion(id:namespace:)", "each piece of glass is by itself", _file, _line)
    return self
  }

  /// > Note: On a page glass comes and goes with its view.
  nonisolated public func glassEffectTransition(
    _ transition: GlassEffectTransition, _file: StaticString = #fileID, _line: UInt = #line
  ) -> Self {
    notDrawn("glassEffectTransition(_:)", "glass comes and goes with its view", _file, _line)
    return self
  }
}

/// A button of glass. Pages draw it with a border.
public struct GlassButtonStyle: _DrawnButtonStyle {
  /// The same style as `.glass`.
  nonisolated public init() {}
  nonisolated public static var _look: UInt8 { BorderedButtonStyle._look }
}

/// A button of glass in the tint colour. A page draws it as a prominent bordered one.
public struct GlassProminentButtonStyle: _DrawnButtonStyle {
  /// The same style as `.glassProminent`.
  nonisolated public init() {}
  nonisolated public static var _look: UInt8 { BorderedProminentButtonStyle._look }
}

extension PrimitiveButtonStyle where Self == GlassButtonStyle {
  /// The label on glass.
  nonisolated public static var glass: GlassButtonStyle { .init() }
}

extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
  /// The label on glass in the tint colour.
  nonisolated public static var glassProminent: GlassProminentButtonStyle { .init() }
}
