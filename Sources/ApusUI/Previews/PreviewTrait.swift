import Foundation

/// How a preview is laid out and turned.
public struct PreviewTrait<T>: Sendable {
  enum Setting: Sendable {
    case layout(PreviewLayout)
    case orientation(InterfaceOrientation)
    case modifier(@MainActor @Sendable (AnyView) -> AnyView)
  }

  let setting: Setting
}

extension PreviewTrait where T == Preview.ViewTraits {
  /// Fills the page of the device.
  public static var defaultLayout: Self { Self(setting: .layout(.device)) }
  /// Is as large as the view wants to be.
  public static var sizeThatFitsLayout: Self { Self(setting: .layout(.sizeThatFits)) }
  /// Has this size, in points.
  public static func fixedLayout(width: CGFloat, height: CGFloat) -> Self {
    Self(setting: .layout(.fixed(width: width, height: height)))
  }

  /// Is higher than wide.
  public static var portrait: Self { Self(setting: .orientation(.portrait)) }
  /// Is higher than wide, and upside down.
  public static var portraitUpsideDown: Self { Self(setting: .orientation(.portraitUpsideDown)) }
  /// Is wider than high, with the device's top at the left.
  public static var landscapeLeft: Self { Self(setting: .orientation(.landscapeLeft)) }
  /// Is wider than high, with the device's top at the right.
  public static var landscapeRight: Self { Self(setting: .orientation(.landscapeRight)) }
}
