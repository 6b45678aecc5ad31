/// How wide buttons are.
public struct ButtonSizing: Hashable, Sendable {
  private let number: Int
  /// The default for the context: as wide as the label.
  public static let automatic = ButtonSizing(number: 0)
  /// As wide as the room.
  public static let flexible = ButtonSizing(number: 1)
  /// As wide as the label.
  public static let fitted = ButtonSizing(number: 2)
}

private struct ButtonSizingKey: EnvironmentKey {
  static var defaultValue: ButtonSizing { .automatic }
}

extension EnvironmentValues {
  /// How wide buttons are.
  var buttonSizing: ButtonSizing {
    get { self[ButtonSizingKey.self] }
    set { self[ButtonSizingKey.self] = newValue }
  }
}

extension View {
  /// How wide the buttons in this view are. Styles of an app decide that themselves.
  nonisolated public func buttonSizing(_ sizing: ButtonSizing) -> some View {
    environment(\.buttonSizing, sizing)
  }
}
