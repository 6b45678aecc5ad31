import ViewGraph

extension Color {
  /// A colour between this one (0) and another (1), in sRGB.
  public func mix(with other: Color, by fraction: Double) -> Color {
    func mixed(_ scheme: ColorScheme) -> Paint {
      var environment = EnvironmentValues()
      environment.colorScheme = scheme
      let isDark = scheme == .dark
      let first = paint(in: environment).components(isDark: isDark)
      let second = other.paint(in: environment).components(isDark: isDark)
      let part = max(0, min(1, fraction))
      func between(_ one: Double, _ two: Double) -> Double { one + (two - one) * part }
      return Paint(
        red: between(first.red, second.red), green: between(first.green, second.green),
        blue: between(first.blue, second.blue), opacity: between(first.opacity, second.opacity))
    }
    return Color(storage: .adaptive(light: mixed(.light), dark: mixed(.dark)))
  }
}
