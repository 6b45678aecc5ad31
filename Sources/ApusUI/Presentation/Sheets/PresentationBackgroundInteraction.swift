/// How far the page behind a sheet can be used.
public struct PresentationBackgroundInteraction: Hashable, Sendable {
  private let detent: PresentationDetent?
  private let isEnabled: Bool
  /// The default for the context: the page waits.
  public static let automatic = PresentationBackgroundInteraction(detent: nil, isEnabled: false)
  /// The page can be used.
  public static let enabled = PresentationBackgroundInteraction(detent: nil, isEnabled: true)
  /// The page waits until the sheet is closed.
  public static let disabled = PresentationBackgroundInteraction(detent: nil, isEnabled: false)
  /// The page can be used while the sheet is no higher than a detent.
  public static func enabled(
    upThrough detent: PresentationDetent
  ) -> PresentationBackgroundInteraction {
    PresentationBackgroundInteraction(detent: detent, isEnabled: true)
  }

  /// Whether the page can be used behind a sheet with a height; nil: the whole height.
  ///
  /// - Parameter room: The window's height, in points.
  func isUsable(behind height: PresentationDetent?, in room: Double) -> Bool {
    guard isEnabled, let detent else { return isEnabled }
    return (height ?? .large).points(in: room) <= detent.points(in: room) + 0.5
  }
}
