import Foundation

/// The size that a preview gets.
public enum PreviewLayout: Equatable, Sendable {
  /// The page of the device.
  case device
  /// The size that the view wants.
  case sizeThatFits
  /// This size, in points.
  case fixed(width: CGFloat, height: CGFloat)
}

/// The device that a preview is shown as, by its name, such as `"iPhone 15"`.
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Equatable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public init(stringLiteral value: String) {
    rawValue = value
  }
}

/// How a device is held.
public struct InterfaceOrientation: CaseIterable, Identifiable, Hashable, Sendable {
  public let id: String

  /// Upright.
  public static let portrait = Self(id: "portrait")
  /// Upside down.
  public static let portraitUpsideDown = Self(id: "portraitUpsideDown")
  /// On its side, the top at the left.
  public static let landscapeLeft = Self(id: "landscapeLeft")
  /// On its side, the top at the right.
  public static let landscapeRight = Self(id: "landscapeRight")

  public static let allCases: [Self] = [
    .portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight,
  ]
}
