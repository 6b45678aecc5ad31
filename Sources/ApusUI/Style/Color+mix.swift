import ViewGraph

extension Color {
  /// A colour between this one (0) and another (1).
  ///
  /// - Parameter colorSpace: Whether the way leads through colours that look equally different, or through sRGB.
  public func mix(
    with rhs: Color, by fraction: Double, in colorSpace: Gradient.ColorSpace = .perceptual
  ) -> Color {
    func mixed(_ scheme: ColorScheme) -> Paint {
      var environment = EnvironmentValues()
      environment.colorScheme = scheme
      func parts(_ color: Color) -> MeshColor {
        let all = color.paint(in: environment).components(isDark: scheme == .dark)
        let standard = MeshColor(all.red, all.green, all.blue, all.opacity)
        return colorSpace == .perceptual ? Oklab.encode(standard) : standard
      }
      let (first, second) = (parts(self), parts(rhs))
      let between = first + (second - first) * max(0, min(1, fraction))
      let drawn = colorSpace == .perceptual ? Oklab.decode(between) : between
      return Paint(red: drawn.x, green: drawn.y, blue: drawn.z, opacity: drawn.w)
    }
    return Color(storage: .adaptive(light: mixed(.light), dark: mixed(.dark)))
  }
}
