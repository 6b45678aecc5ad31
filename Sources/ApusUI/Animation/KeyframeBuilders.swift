/// A list of keyframes that a builder has put together.
struct KeyframeList<Value: Animatable>: KeyframeTrackContent {
  let _keyframes: [_Keyframe<Value>]

  init(_ keyframes: [_Keyframe<Value>]) { _keyframes = keyframes }

  var body: KeyframeList<Value> { self }
}

/// Puts keyframes one behind the other.
@resultBuilder public struct KeyframeTrackContentBuilder<Value: Animatable> {
  /// The content of two that a condition chose.
  public struct Conditional<ConditionalValue, First, Second>: KeyframeTrackContent
  where
    ConditionalValue == First.Value, First: KeyframeTrackContent, Second: KeyframeTrackContent,
    First.Value == Second.Value
  {
    public typealias Value = ConditionalValue
    public typealias Body = Conditional<ConditionalValue, First, Second>
    public let _keyframes: [_Keyframe<ConditionalValue>]

    public var body: Conditional<ConditionalValue, First, Second> { self }
  }

  /// Keyframes of a line.
  public static func buildExpression<Content: KeyframeTrackContent>(
    _ expression: Content
  ) -> Content where Content.Value == Value { expression }

  /// Keyframes of a loop.
  public static func buildArray(
    _ components: [some KeyframeTrackContent<Value>]
  ) -> some KeyframeTrackContent<Value> {
    KeyframeList(components.flatMap(\._keyframes))
  }

  /// Keyframes of the first branch.
  public static func buildEither<First: KeyframeTrackContent, Second: KeyframeTrackContent>(
    first component: First
  ) -> Conditional<Value, First, Second> where First.Value == Value, Second.Value == Value {
    Conditional(_keyframes: component._keyframes)
  }

  /// Keyframes of the second branch.
  public static func buildEither<First: KeyframeTrackContent, Second: KeyframeTrackContent>(
    second component: Second
  ) -> Conditional<Value, First, Second> where First.Value == Value, Second.Value == Value {
    Conditional(_keyframes: component._keyframes)
  }

  /// The first keyframes.
  public static func buildPartialBlock<Content: KeyframeTrackContent>(
    first: Content
  ) -> Content where Content.Value == Value { first }

  /// Keyframes behind others.
  public static func buildPartialBlock(
    accumulated: some KeyframeTrackContent<Value>, next: some KeyframeTrackContent<Value>
  ) -> some KeyframeTrackContent<Value> {
    KeyframeList(accumulated._keyframes + next._keyframes)
  }

  /// No keyframes.
  public static func buildBlock() -> some KeyframeTrackContent<Value> {
    KeyframeList<Value>([])
  }
}

/// Tracks that a builder has put together.
struct KeyframeTracks<Value>: Keyframes {
  let tracks: (Value) -> [_KeyframePath<Value>]

  var body: KeyframeTracks<Value> { self }

  func _paths(from initialValue: Value) -> [_KeyframePath<Value>] { tracks(initialValue) }
}

/// Puts tracks beside each other, or keyframes of the whole value one behind the other.
@resultBuilder public struct KeyframesBuilder<Value> {
  /// Tracks of a line.
  public static func buildExpression<Content: Keyframes>(
    _ expression: Content
  ) -> Content where Content.Value == Value { expression }

  /// The first tracks.
  public static func buildPartialBlock<Content: Keyframes>(
    first: Content
  ) -> Content where Content.Value == Value { first }

  /// Tracks beside others.
  public static func buildPartialBlock(
    accumulated: some Keyframes<Value>, next: some Keyframes<Value>
  ) -> some Keyframes<Value> {
    KeyframeTracks {
      accumulated._paths(from: $0) + next._paths(from: $0)
    }
  }

  /// No tracks.
  public static func buildBlock() -> some Keyframes<Value> {
    KeyframeTracks<Value> { _ in [] }
  }

  /// All tracks.
  public static func buildFinalResult<Content: Keyframes>(
    _ component: Content
  ) -> Content where Content.Value == Value { component }
}

extension KeyframesBuilder where Value: Animatable {
  /// Keyframes of a line.
  public static func buildExpression<Content: KeyframeTrackContent>(
    _ expression: Content
  ) -> Content where Content.Value == Value { expression }

  /// Keyframes of a loop.
  public static func buildArray(
    _ components: [some KeyframeTrackContent<Value>]
  ) -> some KeyframeTrackContent<Value> {
    KeyframeTrackContentBuilder<Value>.buildArray(components)
  }

  /// Keyframes of the first branch.
  public static func buildEither<First: KeyframeTrackContent, Second: KeyframeTrackContent>(
    first component: First
  ) -> KeyframeTrackContentBuilder<Value>.Conditional<Value, First, Second>
  where First.Value == Value, Second.Value == Value {
    KeyframeTrackContentBuilder<Value>.buildEither(first: component)
  }

  /// Keyframes of the second branch.
  public static func buildEither<First: KeyframeTrackContent, Second: KeyframeTrackContent>(
    second component: Second
  ) -> KeyframeTrackContentBuilder<Value>.Conditional<Value, First, Second>
  where First.Value == Value, Second.Value == Value {
    KeyframeTrackContentBuilder<Value>.buildEither(second: component)
  }

  /// The first keyframes.
  public static func buildPartialBlock<Content: KeyframeTrackContent>(
    first: Content
  ) -> Content where Content.Value == Value { first }

  /// Keyframes behind others.
  public static func buildPartialBlock(
    accumulated: some KeyframeTrackContent<Value>, next: some KeyframeTrackContent<Value>
  ) -> some KeyframeTrackContent<Value> {
    KeyframeTrackContentBuilder<Value>.buildPartialBlock(accumulated: accumulated, next: next)
  }

  /// One track of the whole value.
  public static func buildFinalResult<Content: KeyframeTrackContent>(
    _ component: Content
  ) -> KeyframeTrack<Value, Value, Content> where Content.Value == Value {
    KeyframeTrack { component }
  }
}
