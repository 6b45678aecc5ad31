import Foundation
import ViewGraph

/// Content that follows keyframes.
///
/// ```swift
/// KeyframeAnimator(initialValue: 1.0) { scale in
///   Image(systemName: "heart").scaleEffect(scale)
/// } keyframes: { _ in
///   LinearKeyframe(1.5, duration: 0.2)
///   SpringKeyframe(1, spring: .bouncy)
/// }
/// ```
///
/// The server tells the value at each keyframe, and at most ten times a second on a curved way between two; the browser
/// draws straight ways between them. For a visitor who prefers reduced motion nothing moves.
nonisolated public struct KeyframeAnimator<Value, KeyframePath, Content>: View
where Value == KeyframePath.Value, KeyframePath: Keyframes, Content: View {
  private let initialValue: Value
  private let repeating: Bool
  private let trigger: AnyTrigger?
  private let content: (Value) -> Content
  private let keyframes: (Value) -> KeyframePath
  @State private var current = KeyframeValue<Value>()
  @State private var motion = PhaseMotion()
  @Environment(\.accessibilityReduceMotion) private var isStill

  /// Follows keyframes again and again while the content is on the screen.
  ///
  /// - Parameters:
  ///   - initialValue: The value before the first keyframe.
  ///   - repeating: Whether it does. Otherwise the content has the value at the beginning.
  ///   - content: Makes the content of a value.
  ///   - keyframes: Makes the keyframes, from the value at which they begin.
  public init(
    initialValue: Value, repeating: Bool = true,
    @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) {
    self.initialValue = initialValue
    self.repeating = repeating
    trigger = nil
    self.content = content
    self.keyframes = keyframes
  }

  /// Follows keyframes once each time that a value changes.
  ///
  /// - Parameters:
  ///   - initialValue: The value before the first keyframe.
  ///   - trigger: The value whose changes count.
  ///   - content: Makes the content of a value.
  ///   - keyframes: Makes the keyframes, from the value at which they begin.
  public init(
    initialValue: Value, trigger: some Equatable,
    @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) {
    self.initialValue = initialValue
    repeating = false
    self.trigger = AnyTrigger(trigger)
    self.content = content
    self.keyframes = keyframes
  }

  @MainActor public var body: some View {
    content(current.value ?? initialValue)
      .onAppear { if repeating { loop() } }
      .onDisappear { end() }
      .onChange(of: repeating) { repeating ? loop() : rest() }
      .onChange(of: trigger) { once() }
  }

  @MainActor private func once() {
    let start = current.value ?? initialValue
    let timeline = KeyframeTimeline(start, keyframes(start))
    guard !isStill else {
      current.value = timeline.value(time: timeline.duration)
      return
    }
    let clock = KeyframeClock()
    motion.begin { try await follow(timeline, clock) }
  }

  @MainActor private func loop() {
    guard !isStill else { return }
    let clock = KeyframeClock()
    let (session, motion) = (Graph.current?.session, motion)
    let follow = {
      motion.begin {
        while true {
          let start = current.value ?? initialValue
          let timeline = KeyframeTimeline(start, keyframes(start))
          try await self.follow(timeline, clock)
          if timeline.duration <= 0 { return }
        }
      }
    }
    // Nothing is sent to a page that nobody sees.
    session?.onSight(of: motion) { session?.isSeen == true ? follow() : motion.end() }
    if session?.isSeen != false { follow() }
  }

  /// Ends what repeats, at the beginning of its keyframes.
  @MainActor private func rest() {
    end()
    current.value = nil
  }

  @MainActor private func end() {
    Graph.current?.session.onSight(of: motion, nil)
    motion.end()
  }

  /// Shows the values of a timeline, each when its time comes.
  @MainActor private func follow(
    _ timeline: KeyframeTimeline<Value>, _ clock: KeyframeClock
  ) async throws {
    let begin = clock.now()
    let steps = timeline.steps(TimelinePace.shortest)
    for (index, step) in steps.enumerated() {
      let left = begin.addingTimeInterval(step.time).timeIntervalSince(clock.now())
      if left > 0.001 {
        let value = timeline.value(time: step.time, isBefore: step.jumps)
        withAnimation(.linear(duration: left)) { current.value = value }
        try await clock.sleep(.seconds(left))
        try Task.checkCancellation()
      }
      let isLast = index == steps.count - 1
      guard step.jumps || isLast else { continue }
      let isLate = left <= 0.001
      if step.jumps || isLate { current.value = timeline.value(time: step.time) }
      // A page that gets a jump and the way behind it at once would go straight to the end of that.
      if step.jumps { try await clock.sleep(.milliseconds(16)) }
    }
  }
}

/// The value at present, if there was a keyframe yet.
private struct KeyframeValue<Value> {
  var value: Value?
}

/// The clock of the session, as far as keyframes need it.
@MainActor
private struct KeyframeClock {
  let now: () -> Date
  let sleep: (Duration) async throws -> Void

  init() {
    let session = Graph.current?.session
    now = session?.now ?? { Date() }
    sleep = session?.sleep ?? { try await Task.sleep(for: $0) }
  }
}

extension View {
  /// Changes this view by keyframes again and again.
  ///
  /// ```swift
  /// Image(systemName: "bell").keyframeAnimator(initialValue: Angle.zero) { bell, angle in
  ///   bell.rotationEffect(angle, anchor: .top)
  /// } keyframes: { _ in
  ///   LinearKeyframe(.degrees(15), duration: 0.1)
  ///   LinearKeyframe(.degrees(-15), duration: 0.2)
  ///   SpringKeyframe(.zero, duration: 0.7)
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - initialValue: The value before the first keyframe.
  ///   - repeating: Whether it does. Otherwise the content has the value at the beginning.
  ///   - content: Changes this view by a value.
  ///   - keyframes: Makes the keyframes, from the value at which they begin.
  nonisolated public func keyframeAnimator<Value>(
    initialValue: Value, repeating: Bool = true,
    @ViewBuilder content: @escaping @Sendable (PlaceholderContentView<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View {
    KeyframeAnimator(
      initialValue: initialValue, repeating: repeating,
      content: { content(PlaceholderContentView(value: self), $0) }, keyframes: keyframes)
  }

  /// Changes this view by keyframes once each time that a value changes.
  ///
  /// - Parameters:
  ///   - initialValue: The value before the first keyframe.
  ///   - trigger: The value whose changes count.
  ///   - content: Changes this view by a value.
  ///   - keyframes: Makes the keyframes, from the value at which they begin.
  nonisolated public func keyframeAnimator<Value>(
    initialValue: Value, trigger: some Equatable,
    @ViewBuilder content: @escaping @Sendable (PlaceholderContentView<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View {
    KeyframeAnimator(
      initialValue: initialValue, trigger: trigger,
      content: { content(PlaceholderContentView(value: self), $0) }, keyframes: keyframes)
  }
}
