import ViewGraph

/// Something that a person does with a view: a tap or a long press.
@MainActor @preconcurrency
public protocol Gesture<Value> {
  associatedtype Value
  /// Not for apps.
  nonisolated func _modifier(_ ended: @escaping (Value) -> Void) -> _PressModifier
}

/// One or more taps.
public struct TapGesture: Gesture {
  public typealias Value = Void
  public nonisolated(unsafe) var count: Int
  nonisolated public init(count: Int = 1) { self.count = count }

  nonisolated public func _modifier(_ ended: @escaping (()) -> Void) -> _PressModifier {
    _PressModifier(.onTap, count > 1 ? [TextAttribute(.tapCount, .integer(count))] : []) {
      ended(())
    }
  }
}

/// A press that lasts.
public struct LongPressGesture: Gesture {
  public typealias Value = Bool
  /// Seconds.
  public nonisolated(unsafe) var minimumDuration: Double
  public nonisolated(unsafe) var maximumDistance: CGFloat

  nonisolated public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
    self.minimumDuration = minimumDuration
    self.maximumDistance = maximumDistance
  }

  nonisolated public func _modifier(_ ended: @escaping (Bool) -> Void) -> _PressModifier {
    _PressModifier(.onLongPress, [TextAttribute(.pressDuration, .number(minimumDuration))]) {
      ended(true)
    }
  }
}

/// A gesture and what happens when it is done.
public struct _EndedGesture<Base: Gesture>: Gesture {
  public typealias Value = Base.Value
  nonisolated(unsafe) let base: Base
  nonisolated(unsafe) let action: (Base.Value) -> Void

  nonisolated public func _modifier(_ ended: @escaping (Base.Value) -> Void) -> _PressModifier {
    base._modifier { value in
      action(value)
      ended(value)
    }
  }
}

/// Which gestures of a view take part.
public struct GestureMask: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let none: GestureMask = []
  public static let gesture = GestureMask(rawValue: 1)
  public static let subviews = GestureMask(rawValue: 2)
  public static let all: GestureMask = [.gesture, .subviews]
}

extension Gesture {
  /// What happens when the gesture is done.
  nonisolated public func onEnded(
    _ action: @escaping (Value) -> Void
  ) -> _EndedGesture<Self> {
    _EndedGesture(base: self, action: action)
  }
}

extension View {
  nonisolated public func gesture<T: Gesture>(
    _ gesture: T
  ) -> ModifiedContent<Self, _PressModifier> {
    modifier(gesture._modifier { _ in })
  }

  nonisolated public func gesture<T: Gesture>(
    _ gesture: T, isEnabled: Bool
  ) -> ModifiedContent<Self, _OptionalModifier<_PressModifier>> {
    modifier(_OptionalModifier(isEnabled ? gesture._modifier { _ in } : nil))
  }

  nonisolated public func gesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask
  ) -> ModifiedContent<Self, _OptionalModifier<_PressModifier>> {
    self.gesture(gesture, isEnabled: mask.contains(.gesture))
  }
}
