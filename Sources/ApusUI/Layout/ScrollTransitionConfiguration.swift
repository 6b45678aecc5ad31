import ViewGraph

/// How a scroll transition goes from one phase to the other.
nonisolated public struct ScrollTransitionConfiguration: Sendable {
  private enum Kind {
    case identity
    case interactive(UnitCurve)
    case animated(Animation)
  }

  private var kind: Kind
  private var threshold = Threshold.visible

  /// The view does not change.
  public static let identity = ScrollTransitionConfiguration(kind: .identity)
  /// The look follows the scrolling.
  public static let interactive = interactive()
  /// The look changes at the threshold, by the default animation.
  public static let animated = animated()

  /// The look follows the scrolling.
  ///
  /// - Parameter timingCurve: The pace from hidden to visible. While the view goes, it is played backwards.
  public static func interactive(
    timingCurve: UnitCurve = .easeInOut
  ) -> ScrollTransitionConfiguration {
    ScrollTransitionConfiguration(kind: .interactive(timingCurve))
  }

  /// The look changes at the threshold.
  ///
  /// - Parameter animation: How it moves then. It is played once, also if it repeats.
  public static func animated(_ animation: Animation = .default) -> ScrollTransitionConfiguration {
    ScrollTransitionConfiguration(kind: .animated(animation))
  }

  /// The same with another animation.
  ///
  /// > Note: A page draws an interactive transition at the place of the scrolling, and never behind it.
  public func animation(_ animation: Animation) -> ScrollTransitionConfiguration {
    switch kind {
    case .identity: return self
    case .interactive:
      notDrawn(
        "ScrollTransitionConfiguration.animation(_:)",
        "an interactive transition does not lag behind the scrolling")
      return self
    case .animated:
      var copy = self
      copy.kind = .animated(animation)
      return copy
    }
  }

  /// The same with another point at which the view counts as visible.
  public func threshold(_ threshold: Threshold) -> ScrollTransitionConfiguration {
    var copy = self
    copy.threshold = threshold
    return copy
  }

  var element: ElementScrollTransition.Edge {
    switch kind {
    case .identity: .still
    case .interactive(let curve): .follows(threshold.element, curve: curve.numbers)
    case .animated: .changes(threshold.element)
    }
  }

  /// The animation of a change at the threshold.
  var change: ElementAnimation? {
    guard case .animated(let animation) = kind else { return nil }
    return animation.element
  }
}

extension ScrollTransitionConfiguration {
  /// A point on the way of a view from hidden to the middle of the scroll view.
  nonisolated public struct Threshold: Sendable {
    var element: ElementScrollTransition.Threshold

    /// The view is seen whole.
    public static let visible = visible(1)
    /// Nothing of the view is seen yet.
    public static let hidden = visible(0)
    /// The view is in the middle of the scroll view.
    public static var centered: Threshold { Threshold(element: .init(visible: nil)) }

    /// The place at which a part of the view is visible.
    /// - Parameter amount: The part, from 0 to 1.
    public static func visible(_ amount: Double) -> Threshold {
      Threshold(element: .init(visible: max(0, min(1, amount))))
    }

    /// The same so many points closer to the middle of the scroll view, or further from it if the distance is negative.
    public func inset(by distance: Double) -> Threshold {
      var copy = self
      copy.element.inset += distance
      return copy
    }

    @available(
      *, unavailable,
      message: "A browser knows no place between two thresholds: name one by visible(_:)."
    )
    public func interpolated(towards other: Threshold, amount: Double) -> Threshold {
      fatalError("unavailable")
    }
  }
}
