import ViewGraph

/// A gesture: a tap or a long press.
@MainActor @preconcurrency
public protocol Gesture<Value> {
  /// The type of the value that the gesture passes on.
  associatedtype Value
  /// Not for apps.
  nonisolated func _modifier(_ ended: @escaping (Value) -> Void) -> _PressModifier
}

/// One or more taps.
nonisolated public struct TapGesture: Gesture, Sendable {
  public typealias Value = Void
  /// The number of taps.
  public var count: Int
  /// A gesture of one or more taps.
  nonisolated public init(count: Int = 1) { self.count = count }

  nonisolated public func _modifier(_ ended: @escaping (()) -> Void) -> _PressModifier {
    _PressModifier(.onTap, count > 1 ? [StoredAttribute(.tapCount, count)] : []) {
      ended(())
    }
  }
}

/// A press that lasts.
nonisolated public struct LongPressGesture: Gesture, Sendable {
  public typealias Value = Bool
  /// Seconds.
  public var minimumDuration: Double
  /// How far the finger may move, in points. A page does not look at it.
  public var maximumDistance: CGFloat

  /// A press that lasts so many seconds.
  nonisolated public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
    self.minimumDuration = minimumDuration
    self.maximumDistance = maximumDistance
  }

  nonisolated public func _modifier(_ ended: @escaping (Bool) -> Void) -> _PressModifier {
    _PressModifier(.onLongPress, [StoredAttribute(.pressDuration, minimumDuration)]) {
      ended(true)
    }
  }
}

/// A gesture and the action that runs when it ends.
nonisolated public struct _EndedGesture<Base: Gesture>: Gesture {
  public typealias Value = Base.Value
  let base: Base
  let action: (Base.Value) -> Void

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
  /// Neither the gesture nor those of the views inside.
  public static let none: GestureMask = []
  /// The gesture that is added.
  public static let gesture = GestureMask(rawValue: 1)
  /// The gestures of the views inside.
  public static let subviews = GestureMask(rawValue: 2)
  /// The gesture that is added, and those of the views inside.
  public static let all: GestureMask = [.gesture, .subviews]
}

extension Gesture {
  /// Runs an action when the gesture ends.
  nonisolated public func onEnded(
    _ action: @escaping (Value) -> Void
  ) -> _EndedGesture<Self> {
    _EndedGesture(base: self, action: action)
  }
}

/// Taps that are recognized although a control in the view takes them as well.
nonisolated public struct _SimultaneousModifier: ViewModifier {
  public typealias Body = Never
  let press: _PressModifier

  @MainActor public static func _emit(
    _ modifier: Self, _ context: EmissionContext, content: () -> Void
  ) {
    let press = modifier.press
    guard press.event.key == .onTap, press.details.isEmpty else {
      return _PressModifier._emit(press, context, content: content)
    }
    let outer = context.environment.tapsOnControls
    let taps = context.slot(0x51A) { SimultaneousTaps() }
    func hearing(_ content: () -> Void) {
      context.withEnvironment(
        EnvironmentValues.entries { $0.tapsOnControls = taps }[...], content)
    }
    if let placed = press.placed {
      return placed.emit(details: press.details, context) { place in
        taps.action = {
          placed.tapsMiddle(of: place)
          outer?.action()
        }
        hearing(content)
      }
    }
    taps.action = {
      press.action()
      outer?.action()
    }
    _PressModifier._emit(press, context) { hearing(content) }
  }
}

/// The additional action of a tap on a control. The object is kept across evaluations.
final class SimultaneousTaps: Slot {
  var action: () -> Void = {}
}

private struct TapsOnControlsKey: EnvironmentKey {
  static var defaultValue: SimultaneousTaps? { nil }
}

extension EnvironmentValues {
  var tapsOnControls: SimultaneousTaps? {
    get { self[TapsOnControlsKey.self] }
    set { self[TapsOnControlsKey.self] = newValue }
  }
}

extension View {
  /// Attaches a gesture that is recognized together with the buttons in this view.
  nonisolated public func simultaneousGesture<T: Gesture>(
    _ gesture: T
  ) -> ModifiedContent<Self, _SimultaneousModifier> {
    modifier(_SimultaneousModifier(press: gesture._modifier { _ in }))
  }

  /// Attaches a gesture that is recognized together with the buttons in this view, if the mask
  /// contains `.gesture`.
  nonisolated public func simultaneousGesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask
  ) -> ModifiedContent<Self, _OptionalModifier<_SimultaneousModifier>> {
    modifier(
      _OptionalModifier(
        mask.contains(.gesture)
          ? _SimultaneousModifier(press: gesture._modifier { _ in }) : nil))
  }

  /// Attaches a gesture to this view.
  nonisolated public func gesture<T: Gesture>(
    _ gesture: T
  ) -> ModifiedContent<Self, _PressModifier> {
    modifier(gesture._modifier { _ in })
  }

  /// Attaches a gesture to this view, if it is enabled.
  nonisolated public func gesture<T: Gesture>(
    _ gesture: T, isEnabled: Bool
  ) -> ModifiedContent<Self, _OptionalModifier<_PressModifier>> {
    modifier(_OptionalModifier(isEnabled ? gesture._modifier { _ in } : nil))
  }

  /// Attaches a gesture to this view, if the mask contains `.gesture`.
  nonisolated public func gesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask
  ) -> ModifiedContent<Self, _OptionalModifier<_PressModifier>> {
    self.gesture(gesture, isEnabled: mask.contains(.gesture))
  }
}
