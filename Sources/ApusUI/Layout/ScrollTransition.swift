import ViewGraph

/// The place of a view on its way through a scroll view.
nonisolated public enum ScrollTransitionPhase: Hashable, Sendable {
  /// The view is about to come in, or has left, at the top or at the leading edge.
  case topLeading
  /// The view is seen.
  case identity
  /// The view is about to come in, or has left, at the bottom or at the trailing edge.
  case bottomTrailing

  /// Whether the view is seen.
  public var isIdentity: Bool { self == .identity }

  /// -1 at the top or leading edge, 0 for a view that is seen, and 1 at the bottom or trailing edge.
  public var value: Double {
    switch self {
    case .topLeading: -1
    case .identity: 0
    case .bottomTrailing: 1
    }
  }
}

private struct InnerScrollAxesKey: EnvironmentKey {
  static var defaultValue: Axis.Set { .vertical }
}

extension EnvironmentValues {
  /// The directions of the innermost scroll view around this view.
  var innerScrollAxes: Axis.Set {
    get { self[InnerScrollAxesKey.self] }
    set { self[InnerScrollAxesKey.self] = newValue }
  }
}

extension View {
  /// Changes how this view is drawn while it comes into the scroll view around it, and while it leaves.
  ///
  /// ```swift
  /// ScrollView {
  ///   ForEach(photos) { photo in
  ///     PhotoCard(photo).scrollTransition { content, phase in
  ///       content.opacity(phase.isIdentity ? 1 : 0.3).scaleEffect(phase.isIdentity ? 1 : 0.9)
  ///     }
  ///   }
  /// }
  /// ```
  ///
  /// The closure is asked once for each phase, and the browser draws what is between. A browser that has no animations
  /// by scrolling shows the view as in ``ScrollTransitionPhase/identity``, as do a test without a browser, paper, and a
  /// page of a visitor who prefers reduced motion.
  ///
  /// - Parameters:
  ///   - configuration: How the view goes from one phase to the other.
  ///   - axis: The direction of scrolling; `nil` stands for that of the innermost scroll view.
  ///   - transition: The effects for a phase.
  nonisolated public func scrollTransition(
    _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
    transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
  ) -> some View {
    scrollTransition(
      topLeading: configuration, bottomTrailing: configuration, axis: axis, transition: transition)
  }

  /// Changes how this view is drawn while it comes into the scroll view around it, and while it leaves, by a
  /// configuration for each edge.
  ///
  /// > Note: If both are animated, a page moves at both edges by the animation of `bottomTrailing`.
  ///
  /// - Parameters:
  ///   - topLeading: How the view goes at the top or leading edge.
  ///   - bottomTrailing: How the view goes at the bottom or trailing edge.
  ///   - axis: The direction of scrolling; `nil` stands for that of the innermost scroll view.
  ///   - transition: The effects for a phase.
  nonisolated public func scrollTransition(
    topLeading: ScrollTransitionConfiguration, bottomTrailing: ScrollTransitionConfiguration,
    axis: Axis? = nil,
    transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
  ) -> some View {
    let looks = [ScrollTransitionPhase.topLeading, .identity, .bottomTrailing].map {
      transition(EmptyVisualEffect(), $0)._steps.list
    }
    let changes = [topLeading.change, bottomTrailing.change].compactMap { $0 }
    if changes.count == 2, changes[0] != changes[1] {
      notDrawn(
        "scrollTransition(topLeading:bottomTrailing:axis:transition:)",
        "the animation of bottomTrailing holds for both edges")
    }
    return modifier(
      _ScrollTransitionModifier(
        first: topLeading.element, last: bottomTrailing.element, axis: axis, looks: looks,
        change: changes.last))
  }
}

/// Draws its content by its place in the scroll view around it.
nonisolated public struct _ScrollTransitionModifier: ViewModifier {
  public typealias Body = Never
  let first, last: ElementScrollTransition.Edge
  let axis: Axis?
  let looks: [[VisualEffectStep]]
  let change: ElementAnimation?

  @MainActor public static func _emit(
    _ modifier: Self, _ context: EmissionContext, content: () -> Void
  ) {
    let axis =
      modifier.axis
      ?? (context.environment.innerScrollAxes == .horizontal ? .horizontal : .vertical)
    let transition = ElementScrollTransition(
      axis: axis == .horizontal ? .horizontal : .vertical, first: modifier.first,
      last: modifier.last, before: modifier.looks[0], within: modifier.looks[1],
      after: modifier.looks[2])
    // The box is separate because a scrolling animation replaces the other styles of its element.
    context.modify(.effect) {
      $0.set(.scrollTransition, transition)
    } content: {
      context.box {
        guard let change = modifier.change else { return content() }
        context.modify(.effect) {
          $0.set(.scrollChange, change)
        } content: {
          context.box(content)
        }
      }
    }
  }
}
