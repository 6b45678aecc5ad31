import ViewGraph

extension Paint {
  /// Red, green, blue and opacity from 0 to 1, as the system's colours are in light and in dark.
  package func components(
    isDark: Bool
  ) -> (red: Double, green: Double, blue: Double, opacity: Double) {
    let own = Double(alpha) / 255
    guard let system else {
      return (Double(red) / 255, Double(green) / 255, Double(blue) / 255, own)
    }
    let (hex, opacity) = isDark ? system.dark : system.light
    return (
      Double(hex >> 16 & 0xFF) / 255, Double(hex >> 8 & 0xFF) / 255, Double(hex & 0xFF) / 255,
      opacity * own
    )
  }
}

extension Paint.System {
  fileprivate var light: (UInt32, Double) {
    switch self {
    case .primary, .label, .black: (0x000000, 1)
    case .secondary: (0x3C3C43, 0.6)
    case .tertiary, .placeholder: (0x3C3C43, 0.3)
    case .quaternary: (0x3C3C43, 0.18)
    case .accent, .blue, .link: (0x007AFF, 1)
    case .background, .white: (0xFFFFFF, 1)
    case .secondaryBackground, .groupedBackground, .gray6: (0xF2F2F7, 1)
    case .separator: (0x3C3C43, 0.29)
    case .fill: (0x787880, 0.2)
    case .red: (0xFF3B30, 1)
    case .orange: (0xFF9500, 1)
    case .yellow: (0xFFCC00, 1)
    case .green: (0x34C759, 1)
    case .mint: (0x00C7BE, 1)
    case .teal: (0x30B0C7, 1)
    case .cyan: (0x32ADE6, 1)
    case .indigo: (0x5856D6, 1)
    case .purple: (0xAF52DE, 1)
    case .pink: (0xFF2D55, 1)
    case .brown: (0xA2845E, 1)
    case .gray: (0x8E8E93, 1)
    case .gray2: (0xAEAEB2, 1)
    case .gray3: (0xC7C7CC, 1)
    case .gray4: (0xD1D1D6, 1)
    case .gray5: (0xE5E5EA, 1)
    case .clear: (0x000000, 0)
    }
  }

  fileprivate var dark: (UInt32, Double) {
    switch self {
    case .primary, .label, .white: (0xFFFFFF, 1)
    case .secondary: (0xEBEBF5, 0.6)
    case .tertiary, .placeholder: (0xEBEBF5, 0.3)
    case .quaternary: (0xEBEBF5, 0.16)
    case .accent, .blue, .link: (0x0A84FF, 1)
    case .background, .black, .groupedBackground: (0x000000, 1)
    case .secondaryBackground, .gray6: (0x1C1C1E, 1)
    case .separator: (0x545458, 0.6)
    case .fill: (0x787880, 0.36)
    case .red: (0xFF453A, 1)
    case .orange: (0xFF9F0A, 1)
    case .yellow: (0xFFD60A, 1)
    case .green: (0x30D158, 1)
    case .mint: (0x63E6E2, 1)
    case .teal: (0x40C8E0, 1)
    case .cyan: (0x64D2FF, 1)
    case .indigo: (0x5E5CE6, 1)
    case .purple: (0xBF5AF2, 1)
    case .pink: (0xFF375F, 1)
    case .brown: (0xAC8E68, 1)
    case .gray: (0x8E8E93, 1)
    case .gray2: (0x636366, 1)
    case .gray3: (0x48484A, 1)
    case .gray4: (0x3A3A3C, 1)
    case .gray5: (0x2C2C2E, 1)
    case .clear: (0x000000, 0)
    }
  }
}
