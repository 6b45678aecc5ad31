/// How a view comes and goes, by a type of its own.
///
/// A page knows the transitions that are declared here and in ``AnyTransition``. An app makes none from views.
@MainActor @preconcurrency
public protocol Transition {
  /// What a page does. Not for apps.
  nonisolated var _transition: AnyTransition { get }
}

extension Transition {
  /// Both at once.
  public func combined<T: Transition>(with other: T) -> some Transition {
    JoinedTransition(_transition: _transition.combined(with: other._transition))
  }

  /// The same transition with an animation of its own; nil leaves it to the change.
  public func animation(_ animation: Animation?) -> some Transition {
    JoinedTransition(_transition: _transition.animation(animation))
  }
}

/// A transition of other transitions.
private struct JoinedTransition: Transition {
  let _transition: AnyTransition
}

/// A view comes and goes blurred, and grows or shrinks a little meanwhile.
public struct BlurReplaceTransition: Transition {
  /// Which way the view grows or shrinks.
  public struct Configuration: Equatable, Sendable {
    let leavesLarger: Bool
    /// It grows as it comes, and shrinks as it goes.
    public static let downUp = Configuration(leavesLarger: false)
    /// It grows as it comes, and grows further as it goes.
    public static let upUp = Configuration(leavesLarger: true)
  }

  /// Which way the view grows or shrinks.
  public var configuration: Configuration

  /// A view comes and goes blurred.
  public init(configuration: Configuration) { self.configuration = configuration }

  nonisolated public var _transition: AnyTransition {
    func effects(_ scale: Double) -> [AnyTransition.Effect] {
      [.opacity, .blur(12), .scale(scale, x: 0.5, y: 0.5)]
    }
    return AnyTransition(effects(0.7), effects(configuration.leavesLarger ? 1.3 : 0.7))
  }
}

extension Transition where Self == BlurReplaceTransition {
  /// Comes and goes blurred: it grows as it comes, and shrinks as it goes.
  ///
  /// ```swift
  /// if isOn { Image(systemName: "sun.max").transition(.blurReplace) }
  /// ```
  public static var blurReplace: BlurReplaceTransition { blurReplace() }

  /// Comes and goes blurred.
  ///
  /// - Parameter config: Which way the view grows or shrinks.
  public static func blurReplace(
    _ config: BlurReplaceTransition.Configuration = .downUp
  ) -> BlurReplaceTransition {
    BlurReplaceTransition(configuration: config)
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
