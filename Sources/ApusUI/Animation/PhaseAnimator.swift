import ViewGraph

/// Content that goes through phases, with an animation from each to the next.
///
/// ```swift
/// PhaseAnimator([false, true]) { isLarge in
///   Image(systemName: "heart").scaleEffect(isLarge ? 1.5 : 1)
/// }
/// ```
///
/// The server tells each phase when the animation before it is over, and the browser draws what is between.
nonisolated public struct PhaseAnimator<Phase: Equatable, Content: View>: View {
  private let phases: [Phase]
  private let trigger: AnyTrigger?
  private let content: (Phase) -> Content
  private let animation: (Phase) -> Animation?
  @State private var index = 0

  /// Goes through phases again and again while the content is on the screen.
  ///
  /// - Parameters:
  ///   - phases: The phases in their order. There is at least one.
  ///   - content: Makes the content of a phase.
  ///   - animation: The animation that leads to a phase; nil: the content changes at once.
  public init(
    _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    self.init(Array(phases), nil, content, animation)
  }

  /// Goes through phases once, and back to the first of them, each time that a value changes.
  ///
  /// - Parameter trigger: The value.
  public init(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    self.init(Array(phases), AnyTrigger(trigger), content, animation)
  }

  init(
    _ phases: [Phase], _ trigger: AnyTrigger?, _ content: @escaping (Phase) -> Content,
    _ animation: @escaping (Phase) -> Animation?
  ) {
    precondition(!phases.isEmpty, "A PhaseAnimator has a phase.")
    self.phases = phases
    self.trigger = trigger
    self.content = content
    self.animation = animation
  }

  @State private var motion = PhaseMotion()

  @MainActor public var body: some View {
    content(phases[min(index, phases.count - 1)])
      .onAppear { if trigger == nil { begin() } }
      .onDisappear { motion.end() }
      .onChange(of: trigger) { begin() }
  }

  @MainActor private func begin() {
    guard phases.count > 1 else { return }
    let sleep = Graph.current?.session.sleep ?? { try await Task.sleep(for: $0) }
    motion.begin {
      if trigger == nil {
        while let time = go(to: (index + 1) % phases.count) { try await sleep(time) }
      } else {
        for next in Array(phases.indices.dropFirst()) + [0] {
          guard let time = go(to: next) else { return }
          try await sleep(time)
        }
      }
    }
  }

  /// Shows a phase.
  ///
  /// - Returns: How long the animation to it takes; nil: it has no end, or the content has left the screen.
  @MainActor private func go(to next: Int) -> Duration? {
    guard !Task.isCancelled else { return nil }
    let animation = animation(phases[next])
    withAnimation(animation) { index = next }
    // A phase without an animation is seen for the time of a frame.
    guard let animation else { return .milliseconds(16) }
    return animation.time(until: .logicallyComplete).map { max($0, .milliseconds(16)) }
  }
}

/// The way through the phases. Pages do not wait for it.
@MainActor
final class PhaseMotion {
  private var task: Task<Void, Never>?

  nonisolated init() {}

  func begin(_ action: @escaping @MainActor () async throws -> Void) {
    end()
    task = Task { @MainActor in try? await action() }
  }

  func end() {
    task?.cancel()
    task = nil
  }
}

/// A value of any type that can be compared.
struct AnyTrigger: Equatable {
  private let value: any Equatable

  init(_ value: some Equatable) { self.value = value }

  static func == (a: Self, b: Self) -> Bool {
    func isSame<T: Equatable>(_ value: T) -> Bool { value == b.value as? T }
    return isSame(a.value)
  }
}

/// The view that an animator changes, inside of the closure that makes its content.
nonisolated public struct PlaceholderContentView<Value>: View {
  public typealias Body = Never
  /// Nil: it stands for a view that is not known yet.
  let value: Value?
  /// The replacement of the view.
  private let shown: (any View)?

  nonisolated init(value: Value?, shown: (any View)? = nil) {
    self.value = value
    self.shown = shown
  }

  @MainActor public static func _emit(_ view: Self, _ context: EmissionContext) {
    if let value = view.shown ?? view.value as? any View { context.emit(1, value) }
  }
}

extension View {
  /// Changes this view by phases again and again, with an animation from each to the next.
  ///
  /// - Parameters:
  ///   - phases: The phases in their order. There is at least one.
  ///   - content: Makes the content of a phase of this view.
  ///   - animation: The animation that leads to a phase; nil: the content changes at once.
  nonisolated public func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    PhaseAnimator(
      phases, content: { content(PlaceholderContentView(value: self), $0) }, animation: animation)
  }

  /// Changes this view by phases once, and back to the first of them, each time that a value changes.
  ///
  /// - Parameter trigger: The value.
  nonisolated public func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    PhaseAnimator(
      phases, trigger: trigger, content: { content(PlaceholderContentView(value: self), $0) },
      animation: animation)
  }
}
