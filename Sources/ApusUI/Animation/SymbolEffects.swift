/// How a symbol moves.
public struct _SymbolEffect: Sendable {
  enum Sight { case stays, comesWhenActive, goesWhenActive }
  var sight = Sight.stays

  public static let bounce = _SymbolEffect()
  public static let pulse = _SymbolEffect()
  public static let variableColor = _SymbolEffect()
  public static let scale = _SymbolEffect()
  public static let appear = _SymbolEffect(sight: .comesWhenActive)
  public static let disappear = _SymbolEffect(sight: .goesWhenActive)
  public static let replace = _SymbolEffect()
  public static let automatic = _SymbolEffect()
  public static let rotate = _SymbolEffect()
  public static let breathe = _SymbolEffect()
  public static let wiggle = _SymbolEffect()
  public static let drawOn = _SymbolEffect()
  public static let drawOff = _SymbolEffect()
  public var up: _SymbolEffect { self }
  public var down: _SymbolEffect { self }
  public var left: _SymbolEffect { self }
  public var right: _SymbolEffect { self }
  public var forward: _SymbolEffect { self }
  public var backward: _SymbolEffect { self }
  public var clockwise: _SymbolEffect { self }
  public var counterClockwise: _SymbolEffect { self }
  public var byLayer: _SymbolEffect { self }
  public var individually: _SymbolEffect { self }
  public var wholeSymbol: _SymbolEffect { self }
  public var iterative: _SymbolEffect { self }
  public var cumulative: _SymbolEffect { self }
  public var reversing: _SymbolEffect { self }
  public var nonReversing: _SymbolEffect { self }
  public var dimInactiveLayers: _SymbolEffect { self }
  public var hideInactiveLayers: _SymbolEffect { self }
  public var plain: _SymbolEffect { self }
  public var pulse: _SymbolEffect { self }
  public var downUp: _SymbolEffect { self }
  public var upUp: _SymbolEffect { self }
  public var offUp: _SymbolEffect { self }
  public func custom(angle: Angle) -> _SymbolEffect { self }
  public func magic(fallback: _SymbolEffect) -> _SymbolEffect { self }
}

/// How often and how fast a symbol moves.
public struct SymbolEffectOptions: Hashable, Sendable {
  private var count: Int?
  private var pause = 0.0
  private var rate = 1.0

  private init(count: Int?) { self.count = count }

  /// How often a symbol moves, and how long it rests between.
  public struct RepeatBehavior: Hashable, Sendable {
    fileprivate var count: Int?
    fileprivate var pause = 0.0
    /// Again and again, without a pause.
    public static let continuous = RepeatBehavior()
    /// Again and again, with a pause.
    public static let periodic = RepeatBehavior()
    /// A number of times, with a pause of some seconds between.
    public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> RepeatBehavior {
      RepeatBehavior(count: count, pause: delay ?? 0)
    }
  }

  /// The system's choice for the effect.
  public static let `default` = SymbolEffectOptions(count: nil)
  /// The symbol moves again and again.
  public static let repeating = SymbolEffectOptions(count: .max)
  /// The symbol moves once.
  public static let nonRepeating = SymbolEffectOptions(count: 1)
  public var repeating: SymbolEffectOptions { with { $0.count = .max } }
  public var nonRepeating: SymbolEffectOptions { with { $0.count = 1 } }
  /// The symbol moves a number of times.
  public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { Self(count: count ?? .max) }
  public static func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
    `default`.repeat(behavior)
  }
  public func `repeat`(_ count: Int?) -> SymbolEffectOptions { with { $0.count = count ?? .max } }
  public func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
    with { ($0.count, $0.pause) = (behavior.count ?? .max, behavior.pause) }
  }
  /// The symbol moves faster by a factor.
  public static func speed(_ speed: Double) -> SymbolEffectOptions { `default`.speed(speed) }
  public func speed(_ speed: Double) -> SymbolEffectOptions { with { $0.rate = speed } }

  private func with(_ change: (inout Self) -> Void) -> Self {
    var copy = self
    change(&copy)
    return copy
  }
}

extension View {
  /// Moves the symbols of this view. `.disappear` hides them while it is active, and `.appear` while it is not.
  ///
  /// > Note: Other effects have no meaning on a page: symbols there are pictures that stand still.
  nonisolated public func symbolEffect(
    _ effect: _SymbolEffect, options: SymbolEffectOptions = .default, isActive: Bool = true,
    _file: StaticString = #fileID, _line: UInt = #line
  ) -> some View {
    if effect.sight == .stays { noMeaning("symbolEffect(_:options:isActive:)", _file, _line) }
    let isHidden =
      switch effect.sight {
      case .stays: false
      case .comesWhenActive: !isActive
      case .goesWhenActive: isActive
      }
    return opacity(isHidden ? 0 : 1)
  }

  /// > Note: Has no meaning on a page: symbols there are pictures that stand still.
  nonisolated public func symbolEffect<U: Equatable>(
    _ effect: _SymbolEffect, options: SymbolEffectOptions = .default, value: U,
    _file: StaticString = #fileID, _line: UInt = #line
  ) -> Self {
    noMeaning("symbolEffect(_:options:value:)", _file, _line)
    return self
  }

  /// Lets symbols stand still, as they do on a page anyway.
  nonisolated public func symbolEffectsRemoved(_ isEnabled: Bool = true) -> Self { self }
}

extension ContentTransition {
  /// One symbol turns into the other. Pages fade the old symbol out and the new one in.
  public static var symbolEffect: ContentTransition { symbolEffect(.automatic) }
  /// One symbol turns into the other. Pages fade the old symbol out and the new one in.
  public static func symbolEffect(
    _ effect: _SymbolEffect, options: SymbolEffectOptions = .default
  ) -> ContentTransition {
    ContentTransition(element: .fade)
  }
}

extension AnyTransition {
  /// A symbol comes and goes. A page fades it.
  public static var symbolEffect: AnyTransition { opacity }
  /// A symbol comes and goes. A page fades it.
  public static func symbolEffect(
    _ effect: _SymbolEffect, options: SymbolEffectOptions = .default
  ) -> AnyTransition {
    opacity
  }
}
