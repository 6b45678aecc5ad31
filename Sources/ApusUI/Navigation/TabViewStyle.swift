import ViewGraph

/// The looks of tab views.
@MainActor @preconcurrency
public protocol TabViewStyle {}

public struct DefaultTabViewStyle: TabViewStyle {
  nonisolated public init() {}
}

/// One screen at a time, with a dot for each.
public struct PageTabViewStyle: TabViewStyle {
  public struct IndexDisplayMode: Sendable {
    let number: Int
    /// Dots, if there are several screens.
    public static let automatic = IndexDisplayMode(number: 0)
    public static let always = IndexDisplayMode(number: 1)
    public static let never = IndexDisplayMode(number: 2)
  }

  let mode: IndexDisplayMode

  nonisolated public init(indexDisplayMode: IndexDisplayMode = .automatic) {
    mode = indexDisplayMode
  }

  /// Whether there are dots. Without any, nobody could get from one screen to the next on a page,
  /// so `.never` makes them invisible only.
  func shows(_ count: Int) -> Bool { mode.number == 1 || count > 1 }
}

extension TabViewStyle where Self == DefaultTabViewStyle {
  nonisolated public static var automatic: DefaultTabViewStyle { .init() }
}
extension TabViewStyle where Self == PageTabViewStyle {
  nonisolated public static var page: PageTabViewStyle { .init() }
  nonisolated public static func page(
    indexDisplayMode: PageTabViewStyle.IndexDisplayMode
  ) -> PageTabViewStyle { .init(indexDisplayMode: indexDisplayMode) }
}

/// The looks of the dots.
@MainActor @preconcurrency
public protocol IndexViewStyle {}

public struct PageIndexViewStyle: IndexViewStyle, Sendable {
  public struct BackgroundDisplayMode: Sendable {
    let number: Int
    public static let automatic = BackgroundDisplayMode(number: 0)
    public static let interactive = BackgroundDisplayMode(number: 1)
    public static let always = BackgroundDisplayMode(number: 2)
    public static let never = BackgroundDisplayMode(number: 3)
  }

  nonisolated public init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) {}
}

extension IndexViewStyle where Self == PageIndexViewStyle {
  nonisolated public static var page: PageIndexViewStyle { .init() }
  nonisolated public static func page(
    backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode
  ) -> PageIndexViewStyle { .init(backgroundDisplayMode: backgroundDisplayMode) }
}

extension View {
  /// The looks of the tab views in this view.
  nonisolated public func tabViewStyle<S: TabViewStyle>(
    _ style: S
  ) -> ModifiedContent<Self, _StyleModifier<any TabViewStyle>> {
    modifier(_StyleModifier(style))
  }

  /// > Note: Has no meaning on a page: the dots have a background of their own.
  nonisolated public func indexViewStyle<S: IndexViewStyle>(
    _ style: S, _file: StaticString = #fileID, _line: UInt = #line
  ) -> Self {
    noMeaning("indexViewStyle(_:)", _file, _line)
    return self
  }
}
