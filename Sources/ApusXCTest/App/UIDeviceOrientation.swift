/// How a phone is held.
public enum UIDeviceOrientation: Int, Sendable {
  case unknown = 0
  case portrait
  case portraitUpsideDown
  case landscapeLeft
  case landscapeRight
  case faceUp
  case faceDown

  /// Whether the long side lies below.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  /// Whether the short side lies below.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether the phone lies flat on its back or face.
  public var isFlat: Bool { self == .faceUp || self == .faceDown }
  /// Whether one of the phone's sides lies below.
  public var isValidInterfaceOrientation: Bool { isLandscape || isPortrait }
}
