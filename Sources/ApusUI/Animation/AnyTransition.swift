import ViewGraph

/// How a view comes and goes.
public struct AnyTransition: Hashable, Sendable {
  typealias Effect = ElementTransition.Effect
  var insertion: [Effect]
  var removal: [Effect]
  private var insertionMoves: Animation?
  private var removalMoves: Animation?

  init(_ insertion: [Effect], _ removal: [Effect]) {
    self.insertion = insertion
    self.removal = removal
  }

  init(_ effects: [Effect]) { self.init(effects, effects) }

  /// Comes and goes at once.
  public static let identity = AnyTransition([])
  /// Fades in and out.
  public static let opacity = AnyTransition([.opacity])
  /// In from the leading edge, out to the trailing one.
  public static let slide = AnyTransition.asymmetric(
    insertion: .move(edge: .leading), removal: .move(edge: .trailing))
  /// Grows from nothing and shrinks to nothing.
  public static let scale = AnyTransition.scale(scale: 0)

  /// Grows from a size and shrinks to it.
  ///
  /// - Parameters:
  ///   - scale: The size as a factor.
  ///   - anchor: The point that stays in place.
  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
    AnyTransition([.scale(Double(scale), x: Double(anchor.x), y: Double(anchor.y))])
  }

  /// Moves in from an edge, and out to it.
  public static func move(edge: Edge) -> AnyTransition {
    AnyTransition([.move(edge.element)])
  }

  /// Moves in from a distance in points, and out to it.
  public static func offset(_ offset: CGSize) -> AnyTransition {
    AnyTransition([.offset(x: Double(offset.width), y: Double(offset.height))])
  }

  /// Moves in from a distance in points, and out to it.
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition {
    offset(CGSize(width: x, height: y))
  }

  /// In from an edge, out to the opposite one, fading.
  public static func push(from edge: Edge) -> AnyTransition {
    asymmetric(
      insertion: .move(edge: edge).combined(with: .opacity),
      removal: .move(edge: edge.opposite).combined(with: .opacity))
  }

  /// Comes in one way and goes in another.
  public static func asymmetric(
    insertion: AnyTransition, removal: AnyTransition
  ) -> AnyTransition {
    var transition = AnyTransition(insertion.insertion, removal.removal)
    transition.insertionMoves = insertion.insertionMoves
    transition.removalMoves = removal.removalMoves
    return transition
  }

  /// Both at once.
  public func combined(with other: AnyTransition) -> AnyTransition {
    var copy = self
    copy.insertion += other.insertion
    copy.removal += other.removal
    copy.insertionMoves = insertionMoves ?? other.insertionMoves
    copy.removalMoves = removalMoves ?? other.removalMoves
    return copy
  }

  /// The same transition with an animation of its own; `nil` leaves it to the change.
  public func animation(_ animation: Animation?) -> AnyTransition {
    var copy = self
    copy.insertionMoves = animation
    copy.removalMoves = animation
    return copy
  }

  /// Comes from one modifier to another, and goes back.
  ///
  /// ```swift
  /// extension AnyTransition {
  ///   static var turn: AnyTransition {
  ///     .modifier(active: Turn(angle: .degrees(90)), identity: Turn(angle: .zero))
  ///   }
  /// }
  /// ```
  ///
  /// A page draws what the modifiers say of opacity, size, place, turns and blur.
  ///
  /// - Parameters:
  ///   - active: How the view looks before it has come, and once it is gone.
  ///   - identity: How it looks between.
  public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition {
    MainThread.reading((active, identity)) {
      AnyTransition(EffectReader.difference(EffectReader.looks(of: $0), EffectReader.looks(of: $1)))
    }
  }

  fileprivate var attributes: [StoredAttribute] {
    var attributes = [
      StoredAttribute(.transition, ElementTransition(insertion: insertion, removal: removal))
    ]
    if insertionMoves != nil || removalMoves != nil {
      attributes.append(
        StoredAttribute(
          .transitionAnimations,
          TransitionAnimations(
            insertion: insertionMoves?.element, removal: removalMoves?.element)))
    }
    return attributes
  }
}

extension Edge {
  var element: BarEdge {
    switch self {
    case .top: .top
    case .leading: .leading
    case .bottom: .bottom
    case .trailing: .trailing
    }
  }

  var opposite: Edge {
    switch self {
    case .top: .bottom
    case .bottom: .top
    case .leading: .trailing
    case .trailing: .leading
    }
  }
}

extension View {
  /// How this view comes and goes, when that is animated.
  nonisolated public func transition(
    _ t: AnyTransition
  ) -> ModifiedContent<Self, _AttributeModifier> {
    modifier(_AttributeModifier(.free, t.attributes))
  }
}
