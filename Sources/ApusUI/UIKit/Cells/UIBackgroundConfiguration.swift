import Foundation

/// The background of a cell as a value.
public struct UIBackgroundConfiguration {
  /// The colour.
  public var backgroundColor: UIColor?
  /// The radius of the corners.
  public var cornerRadius: CGFloat = 0
  /// The distances from the edges of the cell.
  public var backgroundInsets = NSDirectionalEdgeInsets.zero
  /// The colour of the border.
  public var strokeColor: UIColor?
  /// The width of the border.
  public var strokeWidth: CGFloat = 0
  /// The view over the colour.
  public var customView: UIView?

  private init(_ color: UIColor?) { backgroundColor = color }

  /// No background.
  public static func clear() -> Self { Self(nil) }
  /// The background of rows in a plain list.
  public static func listPlainCell() -> Self { Self(.systemBackground) }
  /// The background of rows in a grouped list.
  public static func listGroupedCell() -> Self { Self(.secondarySystemGroupedBackground) }
  /// The same for a state of the cell.
  public func updated(for state: any UIConfigurationState) -> Self { self }
}
