import ViewGraph

/// How a change moves from the old value to the new. On a page it becomes a CSS transition of the
/// same curve and duration, unless the visitor prefers reduced motion.
public struct Animation: Hashable, Sendable {
  typealias Curve = ElementAnimation.Curve

  var curve: Curve
  /// Seconds.
  var duration: Double
  /// Seconds.
  var waits = 0.0
  /// 0: without end.
  var repetitions = 1
  var autoreverses = false

  init(_ curve: Curve, _ duration: Double) {
    self.curve = curve
    self.duration = duration
  }

  var element: ElementAnimation {
    ElementAnimation(curve, duration: duration * 1000, delay: waits * 1000)
  }
}

// MARK: Curves

extension Animation {
  /// The curve that is used where none is named; 0.35 seconds.
  public static let `default` = Animation(.default, 0.35)

  /// Equally fast from beginning to end; 0.35 seconds.
  public static let linear = Animation(.linear, 0.35)
  /// Equally fast from beginning to end; seconds.
  public static func linear(duration: TimeInterval) -> Animation { Animation(.linear, duration) }
  /// Slow at the beginning; 0.35 seconds.
  public static let easeIn = Animation(.easeIn, 0.35)
  /// Slow at the beginning; seconds.
  public static func easeIn(duration: TimeInterval) -> Animation { Animation(.easeIn, duration) }
  /// Slow at the end; 0.35 seconds.
  public static let easeOut = Animation(.easeOut, 0.35)
  /// Slow at the end; seconds.
  public static func easeOut(duration: TimeInterval) -> Animation {
    Animation(.easeOut, duration)
  }
  /// Slow at the beginning and at the end; 0.35 seconds.
  public static let easeInOut = Animation(.easeInOut, 0.35)
  /// Slow at the beginning and at the end; seconds.
  public static func easeInOut(duration: TimeInterval) -> Animation {
    Animation(.easeInOut, duration)
  }

  /// A curve between two control points.
  public static func timingCurve(
    _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: TimeInterval = 0.35
  ) -> Animation {
    Animation(.cubic(p1x, p1y, p2x, p2y), duration)
  }

  // MARK: Springs

  /// A spring without bounce; 0.5 seconds.
  public static let spring = Animation.spring()
  /// A spring without bounce; 0.5 seconds.
  public static let smooth = Animation.smooth()
  /// A spring with a little bounce; 0.5 seconds.
  public static let snappy = Animation.snappy()
  /// A spring with more bounce; 0.5 seconds.
  public static let bouncy = Animation.bouncy()
  /// A fast spring, for what follows a finger; 0.15 seconds.
  public static let interactiveSpring = Animation.interactiveSpring()

  /// - Parameter bounce: 0: none; 1: without end; below 0: slower than without.
  public static func spring(
    duration: TimeInterval = 0.5, bounce: Double = 0.0, blendDuration: Double = 0
  ) -> Animation {
    Animation(.spring(bounce: max(0, min(1, bounce))), duration)
  }

  /// - Parameters:
  ///   - response: Seconds of one swing without damping.
  ///   - dampingFraction: 1: no swing over the end; 0: without end.
  @_disfavoredOverload
  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0
  ) -> Animation {
    spring(duration: response, bounce: 1 - dampingFraction)
  }

  /// A spring without bounce, or with `extraBounce`; seconds.
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation {
    spring(duration: duration, bounce: extraBounce)
  }

  /// A spring with a bounce of 0.15 and `extraBounce`; seconds.
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation {
    spring(duration: duration, bounce: 0.15 + extraBounce)
  }

  /// A spring with a bounce of 0.3 and `extraBounce`; seconds.
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation {
    spring(duration: duration, bounce: 0.3 + extraBounce)
  }

  /// A fast spring, for what follows a finger.
  ///
  /// - Parameters:
  ///   - response: Seconds of one swing without damping.
  ///   - dampingFraction: 1: no swing over the end; 0: without end.
  ///   - blendDuration: Has no effect on a page.
  public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: TimeInterval = 0.25
  ) -> Animation {
    spring(duration: response, bounce: 1 - dampingFraction)
  }

  /// A spring by its physics.
  public static func interpolatingSpring(
    mass: Double = 1.0, stiffness: Double, damping: Double, initialVelocity: Double = 0.0,
    _file: StaticString = #fileID, _line: UInt = #line
  ) -> Animation {
    if initialVelocity != 0 {
      notDrawn("interpolatingSpring(initialVelocity:)", "it begins at rest", _file, _line)
    }
    let frequency = (stiffness / mass).squareRoot()
    let dampingFraction = damping / (2 * (stiffness * mass).squareRoot())
    return spring(duration: 2 * .pi / frequency, bounce: 1 - dampingFraction)
  }

  /// A spring by its duration in seconds and its bounce. `initialVelocity` has no effect on a page.
  public static func interpolatingSpring(
    duration: TimeInterval = 0.5, bounce: Double = 0.0, initialVelocity: Double = 0.0,
    _file: StaticString = #fileID, _line: UInt = #line
  ) -> Animation {
    if initialVelocity != 0 {
      notDrawn("interpolatingSpring(initialVelocity:)", "it begins at rest", _file, _line)
    }
    return spring(duration: duration, bounce: bounce)
  }

  /// A spring without bounce; 0.5 seconds.
  public static let interpolatingSpring = Animation.interpolatingSpring()

  // MARK: Changed animations

  /// Begins later; seconds.
  public func delay(_ delay: TimeInterval) -> Animation {
    var copy = self
    copy.waits += delay
    return copy
  }

  /// Runs `speed` times as fast.
  public func speed(_ speed: Double) -> Animation {
    var copy = self
    guard speed > 0 else { return copy }
    copy.duration /= speed
    copy.waits /= speed
    return copy
  }

  /// Runs several times.
  ///
  /// > Note: On a page what changes moves once.
  ///
  /// - Parameter autoreverses: Whether every second time runs backwards.
  public func repeatCount(
    _ repeatCount: Int, autoreverses: Bool = true, _file: StaticString = #fileID,
    _line: UInt = #line
  ) -> Animation {
    if repeatCount > 1 {
      notDrawn("repeatCount(_:autoreverses:)", "what changes moves once", _file, _line)
    }
    var copy = self
    copy.repetitions = max(1, repeatCount)
    copy.autoreverses = autoreverses
    return copy
  }

  /// Runs without end.
  ///
  /// > Note: On a page what changes moves once.
  ///
  /// - Parameter autoreverses: Whether every second time runs backwards.
  public func repeatForever(
    autoreverses: Bool = true, _file: StaticString = #fileID, _line: UInt = #line
  ) -> Animation {
    notDrawn("repeatForever(autoreverses:)", "what changes moves once", _file, _line)
    var copy = self
    copy.repetitions = 0
    copy.autoreverses = autoreverses
    return copy
  }
}
