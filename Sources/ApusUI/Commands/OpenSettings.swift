import ViewGraph

/// Opens the app's settings: call the environment's `openSettings` like a function.
///
/// Without a `Settings` scene there is nothing to open, and it does nothing.
@MainActor @preconcurrency
public struct OpenSettingsAction {
  private let action: (@MainActor () -> Void)?

  nonisolated init(_ action: (@MainActor () -> Void)?) { self.action = action }

  /// Opens the settings.
  public func callAsFunction() { action?() }
}

/// All that an app's views get open the same settings.
extension OpenSettingsAction: InputComparable {
  /// Whether both open something. Not for apps.
  nonisolated public static func isSameInput(
    _ first: UnsafeRawPointer, _ second: UnsafeRawPointer
  ) -> Bool {
    let first = first.assumingMemoryBound(to: OpenSettingsAction.self).pointee
    let second = second.assumingMemoryBound(to: OpenSettingsAction.self).pointee
    return (first.action == nil) == (second.action == nil)
  }
}

private struct OpenSettingsKey: EnvironmentKey {
  static var defaultValue: OpenSettingsAction { OpenSettingsAction(nil) }
}

extension EnvironmentValues {
  /// Opens the settings that the app declares with `Settings`.
  public internal(set) var openSettings: OpenSettingsAction {
    get { self[OpenSettingsKey.self] }
    set { self[OpenSettingsKey.self] = newValue }
  }
}

/// A button that opens the app's settings.
///
/// ```swift
/// SettingsLink { Label("Preferences", systemImage: "gear") }
/// ```
nonisolated public struct SettingsLink<Label: View>: View {
  @Environment(\.openSettings) private var openSettings
  private let label: Label

  /// A link with a label of its own.
  nonisolated public init(@ViewBuilder label: () -> Label) { self.label = label() }

  /// A button with the label.
  @MainActor public var body: some View {
    Button {
      openSettings()
    } label: {
      label
    }
  }
}

/// What a link to the settings says unless it is told otherwise.
public struct DefaultSettingsLinkLabel: View {
  nonisolated init() {}
  /// “Settings…”, in the visitor's language.
  public var body: some View { Text(own: .settingsItem) }
}

extension SettingsLink where Label == DefaultSettingsLinkLabel {
  /// A link with the label “Settings…”, in the visitor's language.
  nonisolated public init() { label = DefaultSettingsLinkLabel() }
}
