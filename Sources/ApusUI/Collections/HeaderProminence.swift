import ViewGraph

/// How much a part stands out.
public enum Prominence: Hashable, Sendable {
  /// As usual.
  case standard
  /// More than usual.
  case increased
}

private struct HeaderProminenceKey: EnvironmentKey {
  static var defaultValue: Prominence { .standard }
}

extension EnvironmentValues {
  /// How much the headers of sections stand out.
  public var headerProminence: Prominence {
    get { self[HeaderProminenceKey.self] }
    set { self[HeaderProminenceKey.self] = newValue }
  }
}

extension View {
  /// How much the headers of sections in this view stand out. An increased one is a title in the colour of text.
  nonisolated public func headerProminence(_ prominence: Prominence) -> some View {
    environment(\.headerProminence, prominence)
  }
}
