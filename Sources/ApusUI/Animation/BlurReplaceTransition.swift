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

  /// The view, blurred and larger or smaller while it comes or goes.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.opacity(phase.isIdentity ? 1 : 0).blur(radius: phase.isIdentity ? 0 : 12)
      .scaleEffect(
        phase.isIdentity ? 1 : phase == .didDisappear && configuration.leavesLarger ? 1.3 : 0.7)
  }

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
