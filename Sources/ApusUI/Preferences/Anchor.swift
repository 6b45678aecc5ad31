import ViewGraph

/// A point or a rectangle of a view, for another view to find it by its `GeometryProxy`.
///
/// ```swift
/// tabs.overlayPreferenceValue(Selected.self) { anchor in
///   GeometryReader { place in
///     if let anchor { Underline().frame(width: place[anchor].width) }
///   }
/// }
/// ```
public struct Anchor<Value: Sendable>: Equatable, Hashable, Sendable {
  let place: GeometryPlace
  let part: AnchorPart

  public static func == (a: Anchor, b: Anchor) -> Bool {
    a.place === b.place && a.part == b.part
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(place))
    hasher.combine(part)
  }

  /// A part of a view that an anchor stands for.
  public struct Source: Sendable {
    let part: AnchorPart
  }
}

/// Which point or rectangle of a view; only a rectangle's are anchors of rectangles.
enum AnchorPart: Hashable, Sendable {
  case bounds
  case rect(CGRect)
  case point(CGPoint)
  case unit(UnitPoint)

  /// The point or the rectangle, given the view's frame.
  func found(in frame: CGRect) -> any Sendable {
    switch self {
    case .bounds: frame
    case .rect(let part): part.offsetBy(dx: frame.minX, dy: frame.minY)
    case .point(let point): CGPoint(x: frame.minX + point.x, y: frame.minY + point.y)
    case .unit(let unit):
      CGPoint(x: frame.minX + unit.x * frame.width, y: frame.minY + unit.y * frame.height)
    }
  }
}

extension Anchor.Source where Value == CGRect {
  /// All of the view.
  public static var bounds: Anchor<CGRect>.Source { Self(part: .bounds) }
  /// A rectangle in the view's own coordinates.
  public static func rect(_ r: CGRect) -> Anchor<CGRect>.Source { Self(part: .rect(r)) }
}

extension Anchor.Source where Value == CGPoint {
  /// A point in the view's own coordinates.
  public static func point(_ p: CGPoint) -> Anchor<CGPoint>.Source { Self(part: .point(p)) }
  /// A point by fractions of the view's width and height.
  public static func unitPoint(_ p: UnitPoint) -> Anchor<CGPoint>.Source { Self(part: .unit(p)) }
  public static var topLeading: Anchor<CGPoint>.Source { unitPoint(.topLeading) }
  public static var top: Anchor<CGPoint>.Source { unitPoint(.top) }
  public static var topTrailing: Anchor<CGPoint>.Source { unitPoint(.topTrailing) }
  public static var leading: Anchor<CGPoint>.Source { unitPoint(.leading) }
  public static var center: Anchor<CGPoint>.Source { unitPoint(.center) }
  public static var trailing: Anchor<CGPoint>.Source { unitPoint(.trailing) }
  public static var bottomLeading: Anchor<CGPoint>.Source { unitPoint(.bottomLeading) }
  public static var bottom: Anchor<CGPoint>.Source { unitPoint(.bottom) }
  public static var bottomTrailing: Anchor<CGPoint>.Source { unitPoint(.bottomTrailing) }
}

extension GeometryProxy {
  /// Where an anchor's point or rectangle is, counted from this place's upper leading corner. It is made
  /// again when either moves.
  public subscript<T: Sendable>(anchor: Anchor<T>) -> T {
    MainThread.reading((anchor, place)) { anchor, place in
      // Only an anchor of rectangles is made of a part that is one.
      anchor.part.found(in: anchor.place.frame(in: place)) as! T
    }
  }
}

/// Passes up where a view is, together with what the views in it pass up.
nonisolated public struct _AnchorPreferenceModifier<Value: Sendable, Key: PreferenceKey>:
  ViewModifier
{
  public typealias Body = Never
  let part: AnchorPart
  let transform: (inout Key.Value, Anchor<Value>) -> Void
  /// Whether what the views inside pass up is where the transformation begins.
  let keepsContent: Bool

  nonisolated init(
    _ source: Anchor<Value>.Source, keepsContent: Bool,
    _ transform: @escaping (inout Key.Value, Anchor<Value>) -> Void
  ) {
    part = source.part
    self.keepsContent = keepsContent
    self.transform = transform
  }

  @MainActor public static func _emit(
    _ modifier: Self, _ context: EmissionContext, content: () -> Void
  ) {
    context.box {
      context.measured(0xA1C0) { _ in
      } content: { place in
        let inside = context.preference(Key.self, hides: true, of: content)
        var value = modifier.keepsContent ? inside : Key.defaultValue
        modifier.transform(&value, Anchor(place: place, part: modifier.part))
        context.writePreference(ObjectIdentifier(Key.self), value)
      }
    }
  }
}

extension View {
  /// Passes up a value that is made of an anchor: a point or a rectangle of this view, which
  /// `GeometryProxy` finds.
  ///
  /// - Parameters:
  ///   - key: What the value is for. It takes the place of what views inside of this one pass up.
  ///   - value: The part of this view.
  ///   - transform: Makes the value.
  nonisolated public func anchorPreference<A: Sendable, K: PreferenceKey>(
    key: K.Type = K.self, value: Anchor<A>.Source,
    transform: @escaping (Anchor<A>) -> K.Value
  ) -> ModifiedContent<Self, _AnchorPreferenceModifier<A, K>> {
    modifier(
      _AnchorPreferenceModifier(value, keepsContent: false) { $0 = transform($1) })
  }

  /// Changes the value that the views below pass up, given a point or a rectangle of this view.
  ///
  /// - Parameters:
  ///   - key: What the value is for.
  ///   - value: The part of this view.
  ///   - transform: Changes the value.
  nonisolated public func transformAnchorPreference<A: Sendable, K: PreferenceKey>(
    key: K.Type = K.self, value: Anchor<A>.Source,
    transform: @escaping (inout K.Value, Anchor<A>) -> Void
  ) -> ModifiedContent<Self, _AnchorPreferenceModifier<A, K>> {
    modifier(_AnchorPreferenceModifier(value, keepsContent: true, transform))
  }
}
