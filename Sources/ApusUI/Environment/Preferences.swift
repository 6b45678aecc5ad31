// What a person has set on a device. A browser tells a page only of light or dark, reduced motion
// and the size of text, so the others have their usual values; a view can set each for its content.

/// How strongly colours differ.
public enum ColorSchemeContrast: CaseIterable, Hashable, Sendable { case standard, increased }

/// How heavy letters are.
public enum LegibilityWeight: Hashable, Sendable { case regular, bold }

private struct VoiceOverKey: EnvironmentKey { static var defaultValue: Bool { false } }
private struct SwitchControlKey: EnvironmentKey { static var defaultValue: Bool { false } }
private struct WithoutColorKey: EnvironmentKey { static var defaultValue: Bool { false } }
private struct ReduceTransparencyKey: EnvironmentKey { static var defaultValue: Bool { false } }
private struct InvertColorsKey: EnvironmentKey { static var defaultValue: Bool { false } }
private struct DisplayScaleKey: EnvironmentKey { static var defaultValue: CGFloat { 1 } }

extension EnvironmentValues {
  /// A page is not told whether it is read aloud: it is written so that it can be.
  public var accessibilityVoiceOverEnabled: Bool {
    get { self[VoiceOverKey.self] }
    set { self[VoiceOverKey.self] = newValue }
  }
  /// Whether switches control the screen. A page is not told: it is false unless a view sets it.
  public var accessibilitySwitchControlEnabled: Bool {
    get { self[SwitchControlKey.self] }
    set { self[SwitchControlKey.self] = newValue }
  }
  /// Whether colour alone must not tell things apart. A page is not told: it is false unless a view
  /// sets it.
  public var accessibilityDifferentiateWithoutColor: Bool {
    get { self[WithoutColorKey.self] }
    set { self[WithoutColorKey.self] = newValue }
  }
  /// Whether less should be translucent. A page is not told: it is false unless a view sets it.
  public var accessibilityReduceTransparency: Bool {
    get { self[ReduceTransparencyKey.self] }
    set { self[ReduceTransparencyKey.self] = newValue }
  }
  /// Whether the screen's colours are inverted. A page is not told: it is false unless a view sets
  /// it.
  public var accessibilityInvertColors: Bool {
    get { self[InvertColorsKey.self] }
    set { self[InvertColorsKey.self] = newValue }
  }
  /// How strongly colours differ. A page is not told: it is always `.standard`.
  public var colorSchemeContrast: ColorSchemeContrast { .standard }
  /// How heavy letters are. A page is not told: it is always `nil`.
  public var legibilityWeight: LegibilityWeight? { nil }

  /// Pixels of the screen per point: 1, because lengths on a page are points whatever the screen.
  public var displayScale: CGFloat {
    get { self[DisplayScaleKey.self] }
    set { self[DisplayScaleKey.self] = newValue }
  }
  /// The size of a pixel in points.
  public var pixelLength: CGFloat { 1 / displayScale }
}
