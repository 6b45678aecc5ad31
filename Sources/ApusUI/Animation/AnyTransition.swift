import ViewGraph

/// How a view comes and goes.
public struct AnyTransition: Hashable, Sendable {
  /// Effects in the form of the attribute `.transition`.
  var insertion: [Double]
  var removal: [Double]
  private var moves: Animation?

  init(_ insertion: [Double], _ removal: [Double]) {
    self.insertion = insertion
    self.removal = removal
  }

  init(_ effects: [Double]) { self.init(effects, effects) }

  /// Comes and goes at once.
  public static let identity = AnyTransition([])
  /// Fades in and out.
  public static let opacity = AnyTransition([1])
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
    AnyTransition([2, Double(scale), Double(anchor.x), Double(anchor.y)])
  }

  /// Moves in from an edge, and out to it.
  public static func move(edge: Edge) -> AnyTransition { AnyTransition([3, edge.element]) }

  /// Moves in from a distance in points, and out to it.
  public static func offset(_ offset: CGSize) -> AnyTransition {
    AnyTransition([4, Double(offset.width), Double(offset.height)])
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
    transition.moves = insertion.moves ?? removal.moves
    return transition
  }

  /// Both at once.
  public func combined(with other: AnyTransition) -> AnyTransition {
    var copy = self
    copy.insertion += other.insertion
    copy.removal += other.removal
    copy.moves = moves ?? other.moves
    return copy
  }

  /// The same transition with an animation of its own; `nil` leaves it to the change.
  public func animation(_ animation: Animation?) -> AnyTransition {
    var copy = self
    copy.moves = animation
    return copy
  }

  @available(
    *, unavailable,
    message: "A page knows opacity, scale, offset and moves: combine those."
  )
  public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition {
    fatalError("unavailable")
  }

  fileprivate var attributes: [TextAttribute] {
    var attributes = [
      TextAttribute(
        .transition, .numbers([Double(insertion.count)] + insertion + removal))
    ]
    if let moves { attributes.append(TextAttribute(.animation, .numbers(moves.numbers))) }
    return attributes
  }
}

extension Edge {
  /// As the attribute `.edge`.
  var element: Double { Double(rawValue) + 1 }

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

  /// How the content of this view changes.
  ///
  /// > Note: A page cannot draw it: text and symbols change at once.
  nonisolated public func contentTransition(
    _ transition: ContentTransition, _file: StaticString = #fileID, _line: UInt = #line
  ) -> ModifiedContent<Self, _AttributeModifier> {
    if transition != .identity {
      notDrawn("contentTransition(_:)", "text changes at once", _file, _line)
    }
    return attribute(.contentTransition, .integer(transition.element))
  }
}

/// How text and symbols change into others.
public struct ContentTransition: Hashable, Sendable {
  /// As the attribute `.contentTransition`.
  let element: Int
  /// Fades. A page changes at once.
  public static let opacity = ContentTransition(element: 1)
  /// Moves from the one to the other. A page changes at once.
  public static let interpolate = ContentTransition(element: 3)
  /// Changes at once.
  public static let identity = ContentTransition(element: 4)
  /// Turns digits like a counter. A page changes at once.
  public static func numericText(countsDown: Bool = false) -> ContentTransition {
    ContentTransition(element: 2)
  }
  /// Turns digits like a counter, up or down with a value. A page changes at once.
  public static func numericText(value: Double) -> ContentTransition {
    ContentTransition(element: 2)
  }
}
