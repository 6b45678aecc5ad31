import ViewGraph

/// The place of a view on its way in or out.
public enum TransitionPhase: Hashable, Sendable {
  /// The view is about to come.
  case willAppear
  /// The view is there.
  case identity
  /// The view is going.
  case didDisappear

  /// Whether the view is there.
  public var isIdentity: Bool { self == .identity }

  /// -1 before the view has come, 0 while it is there, 1 while it goes.
  public var value: Double {
    switch self {
    case .willAppear: -1
    case .identity: 0
    case .didDisappear: 1
    }
  }
}

/// Facts of a transition for the system.
public struct TransitionProperties: Sendable {
  /// Whether it moves, so that a person who prefers less motion sees another one.
  public var hasMotion: Bool
  public init(hasMotion: Bool = true) { self.hasMotion = hasMotion }
}

/// How a view comes and goes, by a type of its own.
///
/// ```swift
/// struct Drop: Transition {
///   func body(content: Content, phase: TransitionPhase) -> some View {
///     content
///       .offset(y: phase == .willAppear ? -40 : 0)
///       .opacity(phase.isIdentity ? 1 : 0)
///   }
/// }
///
/// if isShown { Badge().transition(Drop()) }
/// ```
///
/// A page draws what the body says of opacity, size, place, turns and blur.
@MainActor @preconcurrency
public protocol Transition {
  /// The type of the changed view.
  associatedtype Body: View
  /// The view that comes and goes.
  typealias Content = PlaceholderContentView<Self>
  /// The view in a phase.
  @ViewBuilder func body(content: Content, phase: TransitionPhase) -> Body
  /// Facts of the transition for the system.
  static var properties: TransitionProperties { get }
  /// The way that a page draws. Not for apps.
  nonisolated var _transition: AnyTransition { get }
}

extension Transition {
  public static var properties: TransitionProperties { TransitionProperties() }

  nonisolated public var _transition: AnyTransition {
    MainThread.reading(self) { transition in
      @MainActor func looks(_ phase: TransitionPhase) -> EffectReader.Looks {
        EffectReader.looks(of: transition.body(content: Content(value: nil), phase: phase))
      }
      let identity = looks(.identity)
      return AnyTransition(
        EffectReader.difference(looks(.willAppear), identity),
        EffectReader.difference(looks(.didDisappear), identity))
    }
  }

  /// Both at once.
  public func combined<T: Transition>(with other: T) -> some Transition {
    _StoredTransition(_transition: _transition.combined(with: other._transition))
  }

  /// The same transition with an animation of its own; nil leaves it to the change.
  public func animation(_ animation: Animation?) -> some Transition {
    _StoredTransition(_transition: _transition.animation(animation))
  }
}

/// A transition that is known by its effects.
public struct _StoredTransition: Transition {
  nonisolated public let _transition: AnyTransition
  nonisolated init(_transition: AnyTransition) { self._transition = _transition }
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

extension Transition where Self == _StoredTransition {
  /// Comes and goes at once.
  nonisolated public static var identity: _StoredTransition { .init(_transition: .identity) }
  /// Fades in and out.
  nonisolated public static var opacity: _StoredTransition { .init(_transition: .opacity) }
  /// Grows from nothing and shrinks to nothing.
  nonisolated public static var scale: _StoredTransition { .init(_transition: .scale) }
  /// In from the leading edge, out to the trailing one.
  nonisolated public static var slide: _StoredTransition { .init(_transition: .slide) }

  /// Grows from a size and shrinks to it.
  nonisolated public static func scale(
    _ scale: Double, anchor: UnitPoint = .center
  ) -> _StoredTransition {
    .init(_transition: .scale(scale: scale, anchor: anchor))
  }

  /// Moves in from an edge, and out to it.
  nonisolated public static func move(edge: Edge) -> _StoredTransition {
    .init(_transition: .move(edge: edge))
  }

  /// In from an edge, out to the opposite one, fading.
  nonisolated public static func push(from edge: Edge) -> _StoredTransition {
    .init(_transition: .push(from: edge))
  }

  /// Moves in from a distance in points, and out to it.
  nonisolated public static func offset(_ offset: CGSize) -> _StoredTransition {
    .init(_transition: .offset(offset))
  }

  /// Moves in from a distance in points, and out to it.
  nonisolated public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> _StoredTransition {
    .init(_transition: .offset(x: x, y: y))
  }

  /// Comes in one way and goes in another.
  nonisolated public static func asymmetric<Insertion: Transition, Removal: Transition>(
    insertion: Insertion, removal: Removal
  ) -> _StoredTransition {
    .init(
      _transition: .asymmetric(insertion: insertion._transition, removal: removal._transition))
  }
}

extension AnyTransition {
  /// The same transition, whatever its type.
  public init<T: Transition>(_ transition: T) { self = transition._transition }
}

extension View {
  /// How this view comes and goes, when that is animated.
  nonisolated public func transition<T: Transition>(_ transition: T) -> some View {
    self.transition(AnyTransition(transition))
  }
}
