import ViewGraph

private struct AccentKey: EnvironmentKey { static let defaultValue: ColorSet? = nil }

extension EnvironmentValues {
  /// The app's own tint; nil: the system's blue.
  var accent: ColorSet? {
    get { self[AccentKey.self] }
    set { self[AccentKey.self] = newValue }
  }
}

/// Makes the `AccentColor` of the app's catalogue the tint of all that is inside.
struct _AccentModifier: ViewModifier {
  typealias Body = Never
  let accent: ColorSet

  nonisolated init(_ accent: ColorSet) { self.accent = accent }

  static func _emit(_ modifier: Self, _ context: EmissionContext, content: () -> Void) {
    let paint = modifier.accent.paint(in: context.environment)
    context.modify(.free) { writer in
      writer.set(.tint, paint)
    } content: {
      context.withEnvironment(
        EnvironmentValues.entries {
          $0.accent = modifier.accent
          $0.tint = _StyleFill(.paint(paint))
        }[...], content)
    }
  }
}

extension ColorSet {
  /// The colour that is drawn here. One that is the same in both may adapt itself.
  func paint(in environment: EnvironmentValues) -> Paint {
    light == dark || environment.colorScheme == .light ? light : dark
  }
}
