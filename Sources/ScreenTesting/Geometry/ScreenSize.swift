import Foundation
import LayoutSolver
import ScreenLayout

/// How large a screen is, and what of it the system's bars and corners cover; in points.
public struct ScreenSize: Hashable, Sendable {
  public var width, height: Double
  /// What is covered at the top (the status bar) and at the bottom (the home indicator).
  public var safeAreaTop, safeAreaBottom: Double
  /// Pixels per point.
  public var scale: Double

  public init(
    width: Double, height: Double, safeAreaTop: Double = 0, safeAreaBottom: Double = 0,
    scale: Double = 3
  ) {
    self.width = width
    self.height = height
    self.safeAreaTop = safeAreaTop
    self.safeAreaBottom = safeAreaBottom
    self.scale = scale
  }

  public static let iPhoneSE = ScreenSize(width: 375, height: 667, safeAreaTop: 20, scale: 2)
  public static let iPhone13 = ScreenSize(
    width: 390, height: 844, safeAreaTop: 47, safeAreaBottom: 34)
  public static let iPhone15 = ScreenSize(
    width: 393, height: 852, safeAreaTop: 59, safeAreaBottom: 34)
  public static let iPhone15ProMax = ScreenSize(
    width: 430, height: 932, safeAreaTop: 59, safeAreaBottom: 34)
  public static let iPad = ScreenSize(
    width: 820, height: 1180, safeAreaTop: 24, safeAreaBottom: 20, scale: 2)

  /// The same, lying on its side, without what covers its edges.
  public var landscape: ScreenSize { ScreenSize(width: height, height: width, scale: scale) }

  var metrics: ScreenMetrics {
    ScreenMetrics(
      width: width, height: height,
      safeArea: LayoutInsets(top: safeAreaTop, bottom: safeAreaBottom), scale: scale)
  }
}
