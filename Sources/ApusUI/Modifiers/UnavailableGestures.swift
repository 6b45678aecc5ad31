// Gestures that follow a finger. Each step would take a message to the server and back. The
// compiler names what to use instead.

@available(
  *, unavailable,
  message: """
    A page does not follow a pointer: use a Slider for a value, onMove for the order of rows, and a \
    button for what a swipe does.
    """
)
public struct DragGesture {
  public struct Value {
    public var location: CGPoint { .zero }
    public var startLocation: CGPoint { .zero }
    public var translation: CGSize { .zero }
  }
  nonisolated public init(
    minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local
  ) {}
}

@available(*, unavailable, message: "A page does not follow fingers: use a Slider or a Stepper.")
public struct MagnificationGesture {
  nonisolated public init(minimumScaleDelta: CGFloat = 0.01) {}
}

@available(*, unavailable, message: "A page does not follow fingers: use a Slider or a Stepper.")
public struct MagnifyGesture {
  nonisolated public init(minimumScaleDelta: CGFloat = 0.01) {}
}

@available(*, unavailable, message: "A page does not follow fingers: use a Slider or a Stepper.")
public struct RotationGesture {
  nonisolated public init(minimumAngleDelta: Angle = .degrees(1)) {}
}

@available(*, unavailable, message: "A page does not follow fingers: use a Slider or a Stepper.")
public struct RotateGesture {
  nonisolated public init(minimumAngleDelta: Angle = .degrees(1)) {}
}

@available(
  *, unavailable,
  message: "A page has no gestures that go on: use onLongPressGesture(perform:onPressingChanged:)."
)
@propertyWrapper
public struct GestureState<Value> {
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
  public init(initialValue: Value) { wrappedValue = initialValue }
  public var wrappedValue: Value
}

extension View {
  @available(*, unavailable, message: "The innermost control takes a tap: use gesture(_:) on it.")
  nonisolated public func highPriorityGesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> Self {
    self
  }
}
