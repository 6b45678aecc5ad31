import ViewGraph

/// How the bar of a page looks: as its navigation controller says, or else as all bars.
@MainActor
struct NavigationBarLooks {
  private let bars: [UINavigationBar]

  init(in environment: EnvironmentValues) {
    bars = [environment.ownNavigationBar?.bar, UINavigationBar.appearance()].compactMap(\.self)
  }

  var tint: UIColor? { first(\.buttonColor) }
  var ground: UIColor? { first(\.ground) }
  var backSymbol: UIImage? { first(\.backSymbol) }
  func titleColor(isLarge: Bool) -> UIColor? { first { $0.titleColor(isLarge: isLarge) } }

  private func first<Value>(_ value: (UINavigationBar) -> Value?) -> Value? {
    bars.lazy.compactMap(value).first
  }
}

/// The bar of the navigation controller around, as it looks now.
struct OwnNavigationBar: Equatable {
  let bar: UINavigationBar
  /// Counts its changes.
  let version: Int

  nonisolated static func == (first: Self, second: Self) -> Bool {
    first.bar === second.bar && first.version == second.version
  }
}

private struct OwnNavigationBarKey: EnvironmentKey {
  static var defaultValue: OwnNavigationBar? { nil }
}

extension EnvironmentValues {
  var ownNavigationBar: OwnNavigationBar? {
    get { self[OwnNavigationBarKey.self] }
    set { self[OwnNavigationBarKey.self] = newValue }
  }
}
