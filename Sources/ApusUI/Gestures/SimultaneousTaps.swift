import ViewGraph

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
