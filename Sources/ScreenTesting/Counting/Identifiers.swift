import ViewGraph

extension Screen {
  /// Every `accessibilityIdentifier` on the screen, in reading order, visible or not.
  public var identifiers: [String] { present.all { _ in true }.compactMap { $0[.identifier] } }
}
