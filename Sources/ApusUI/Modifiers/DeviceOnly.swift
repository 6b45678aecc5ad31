// Features of a device without a counterpart on a page. Each call is logged once in a debug build.

/// How a view answers a pointer over it. It has no meaning on a page.
public struct HoverEffect: Sendable {
  /// The default for the view.
  public static let automatic = HoverEffect()
  /// A highlight under the pointer.
  public static let highlight = HoverEffect()
  /// The view is lifted under the pointer.
  public static let lift = HoverEffect()
}

/// A short sound or a tap that a device makes.
public struct SensoryFeedback: Equatable, Sendable {
  private let name: String
  /// A task was done.
  public static let success = SensoryFeedback(name: "success")
  /// A task needs attention.
  public static let warning = SensoryFeedback(name: "warning")
  /// A task failed.
  public static let error = SensoryFeedback(name: "error")
  /// A selection changed.
  public static let selection = SensoryFeedback(name: "selection")
  /// A value rose.
  public static let increase = SensoryFeedback(name: "increase")
  /// A value fell.
  public static let decrease = SensoryFeedback(name: "decrease")
  /// Something began.
  public static let start = SensoryFeedback(name: "start")
  /// Something ended.
  public static let stop = SensoryFeedback(name: "stop")
  /// A dragged item is aligned with another.
  public static let alignment = SensoryFeedback(name: "alignment")
  /// A pressure passed from one level to another.
  public static let levelChange = SensoryFeedback(name: "levelChange")
  /// An impact, such as of two objects that collide.
  public static let impact = SensoryFeedback(name: "impact")
  /// An impact of objects of a weight.
  public static func impact(weight: Weight = .medium, intensity: Double = 1.0) -> SensoryFeedback {
    .impact
  }
  /// An impact of objects of a firmness.
  public static func impact(
    flexibility: Flexibility, intensity: Double = 1.0
  ) -> SensoryFeedback {
    .impact
  }
  /// The weight of the objects that collide.
  public enum Weight: Sendable { case light, medium, heavy }
  /// The firmness of the objects that collide.
  public enum Flexibility: Sendable { case rigid, solid, soft }
}

extension View {
  /// > Note: Has no meaning on a page.
  nonisolated public func statusBar(
    hidden: Bool, _file: StaticString = #fileID, _line: UInt = #line
  ) -> Self {
    noMeaning("statusBar(hidden:)", _file, _line)
    return self
  }

  /// > Note: Has no meaning on a page.
  nonisolated public func statusBarHidden(
    _ hidden: Bool = true, _file: StaticString = #fileID, _line: UInt = #line
  ) -> Self {
    noMeaning("statusBarHidden(_:)", _file, _line)
    return self
  }

  /// > Note: Has no meaning on a page.
  nonisolated public func persistentSystemOverlays(
    _ visibility: Visibility, _file: StaticString = #fileID, _line: UInt = #line
  ) -> Self {
    noMeaning("persistentSystemOverlays(_:)", _file, _line)
    return self
  }

  /// > Note: Has no meaning on a page.
  nonisolated public func defersSystemGestures(
    on edges: Edge.Set, _file: StaticString = #fileID, _line: UInt = #line
  ) -> Self {
    noMeaning("defersSystemGestures(on:)", _file, _line)
    return self
  }

  /// > Note: Has no meaning on a page.
  nonisolated public func hoverEffect(
    _ effect: HoverEffect = .automatic, _file: StaticString = #fileID, _line: UInt = #line
  ) -> Self {
    noMeaning("hoverEffect(_:)", _file, _line)
    return self
  }

  /// > Note: Has no meaning on a page.
  nonisolated public func sensoryFeedback<T: Equatable>(
    _ feedback: SensoryFeedback, trigger: T, _file: StaticString = #fileID, _line: UInt = #line
  ) -> Self {
    noMeaning("sensoryFeedback(_:trigger:)", _file, _line)
    return self
  }

  /// > Note: Has no meaning on a page.
  nonisolated public func sensoryFeedback<T: Equatable>(
    _ feedback: SensoryFeedback, trigger: T,
    condition: @escaping (_ oldValue: T, _ newValue: T) -> Bool,
    _file: StaticString = #fileID, _line: UInt = #line
  ) -> Self {
    noMeaning("sensoryFeedback(_:trigger:condition:)", _file, _line)
    return self
  }

  /// > Note: Has no meaning on a page.
  nonisolated public func sensoryFeedback<T: Equatable>(
    trigger: T, _ feedback: @escaping (_ oldValue: T, _ newValue: T) -> SensoryFeedback?,
    _file: StaticString = #fileID, _line: UInt = #line
  ) -> Self {
    noMeaning("sensoryFeedback(trigger:_:)", _file, _line)
    return self
  }

  /// > Note: Has no meaning on a page: there is no large-content viewer.
  nonisolated public func accessibilityShowsLargeContentViewer(
    _file: StaticString = #fileID, _line: UInt = #line
  ) -> Self {
    noMeaning("accessibilityShowsLargeContentViewer()", _file, _line)
    return self
  }

  /// > Note: Has no meaning on a page: there is no large-content viewer.
  nonisolated public func accessibilityShowsLargeContentViewer<V: View>(
    @ViewBuilder _ largeContentView: () -> V,
    _file: StaticString = #fileID, _line: UInt = #line
  ) -> Self {
    noMeaning("accessibilityShowsLargeContentViewer(_:)", _file, _line)
    return self
  }

  /// > Note: Has no meaning on a page: a browser's voice control takes the words that it shows.
  nonisolated public func accessibilityInputLabels(
    _ inputLabels: [LocalizedStringKey], _file: StaticString = #fileID, _line: UInt = #line
  ) -> Self {
    noMeaning("accessibilityInputLabels(_:)", _file, _line)
    return self
  }

  /// > Note: Has no meaning on a page: what takes events says so by itself.
  nonisolated public func accessibilityRespondsToUserInteraction(
    _ respondsToUserInteraction: Bool = true, _file: StaticString = #fileID, _line: UInt = #line
  ) -> Self {
    noMeaning("accessibilityRespondsToUserInteraction(_:)", _file, _line)
    return self
  }

  /// > Note: Has no meaning on a page: a page's menus show no sign that could be hidden.
  nonisolated public func menuIndicator(
    _ visibility: Visibility, _file: StaticString = #fileID, _line: UInt = #line
  ) -> Self {
    noMeaning("menuIndicator(_:)", _file, _line)
    return self
  }

  /// > Note: Has no meaning on a page: colours are the visitor's browser's affair.
  nonisolated public func accessibilityIgnoresInvertColors(
    _ active: Bool = true, _file: StaticString = #fileID, _line: UInt = #line
  ) -> Self {
    noMeaning("accessibilityIgnoresInvertColors(_:)", _file, _line)
    return self
  }
}
