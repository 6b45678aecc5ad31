// More features of a device without a counterpart on a page. Each call is logged once in a debug build.

/// Visible, hidden, or the system's choice.
public struct ButtonRepeatBehavior: Hashable, Sendable {
  private let number: Int
  /// The default for the context.
  public static let automatic = ButtonRepeatBehavior(number: 0)
  /// An action runs again while its button is pressed.
  public static let enabled = ButtonRepeatBehavior(number: 1)
  /// An action runs once.
  public static let disabled = ButtonRepeatBehavior(number: 2)
}

/// How much of a device's tools for writing a text has.
public struct WritingToolsBehavior: Equatable, Sendable {
  private let number: Int
  /// The default for the context.
  public static let automatic = WritingToolsBehavior(number: 0)
  /// All of them.
  public static let complete = WritingToolsBehavior(number: 1)
  /// Those in a panel.
  public static let limited = WritingToolsBehavior(number: 2)
  /// None.
  public static let disabled = WritingToolsBehavior(number: 3)
}

/// How content looks at an edge below bars.
public struct ScrollEdgeEffectStyle: Hashable, Sendable {
  private let number: Int
  /// The default for the context.
  public static let automatic = ScrollEdgeEffectStyle(number: 0)
  /// A line between the content and the bar.
  public static let hard = ScrollEdgeEffectStyle(number: 1)
  /// The content fades.
  public static let soft = ScrollEdgeEffectStyle(number: 2)
}

/// How a page comes in.
@MainActor @preconcurrency
public protocol NavigationTransition {}

/// The transition of the stack around.
public struct AutomaticNavigationTransition: NavigationTransition {
  /// The same transition as `.automatic`.
  nonisolated public init() {}
}

/// A transition from a view with a name.
public struct ZoomNavigationTransition: NavigationTransition {
  nonisolated init() {}
}

extension NavigationTransition where Self == AutomaticNavigationTransition {
  /// The transition of the stack around.
  nonisolated public static var automatic: AutomaticNavigationTransition { .init() }
}

extension NavigationTransition where Self == ZoomNavigationTransition {
  /// A page that grows from a view. See `navigationTransition(_:)`.
  nonisolated public static func zoom(
    sourceID: some Hashable, in namespace: Namespace.ID
  ) -> ZoomNavigationTransition {
    .init()
  }
}

extension View {
  /// > Note: Has no meaning on a page: a view is laid out with the views in it.
  nonisolated public func geometryGroup(
    _file: StaticString = #fileID, _line: UInt = #line
  ) -> Self {
    noMeaning("geometryGroup()", _file, _line)
    return self
  }

  /// > Note: Has no meaning on a page: an action runs once for each press.
  nonisolated public func buttonRepeatBehavior(
    _ behavior: ButtonRepeatBehavior, _file: StaticString = #fileID, _line: UInt = #line
  ) -> Self {
    noMeaning("buttonRepeatBehavior(_:)", _file, _line)
    return self
  }

  /// > Note: Has no meaning on a page: what helps with writing is the browser's.
  nonisolated public func writingToolsBehavior(
    _ behavior: WritingToolsBehavior, _file: StaticString = #fileID, _line: UInt = #line
  ) -> Self {
    noMeaning("writingToolsBehavior(_:)", _file, _line)
    return self
  }

  /// > Note: Has no meaning on a page: a browser says where somebody is in a content.
  nonisolated public func scrollIndicatorsFlash(
    trigger value: some Equatable, _file: StaticString = #fileID, _line: UInt = #line
  ) -> Self {
    noMeaning("scrollIndicatorsFlash(trigger:)", _file, _line)
    return self
  }

  /// > Note: Has no meaning on a page: a browser says where somebody is in a content.
  nonisolated public func scrollIndicatorsFlash(
    onAppear: Bool, _file: StaticString = #fileID, _line: UInt = #line
  ) -> Self {
    if onAppear { noMeaning("scrollIndicatorsFlash(onAppear:)", _file, _line) }
    return self
  }

  /// > Note: Has no meaning on a page: an app has one window.
  nonisolated public func handlesExternalEvents(
    preferring: Set<String>, allowing: Set<String>, _file: StaticString = #fileID,
    _line: UInt = #line
  ) -> Self {
    noMeaning("handlesExternalEvents(preferring:allowing:)", _file, _line)
    return self
  }

  /// > Note: A page shows what has the keyboard's focus, because a person without a mouse needs it.
  nonisolated public func focusEffectDisabled(
    _ disabled: Bool = true, _file: StaticString = #fileID, _line: UInt = #line
  ) -> Self {
    if disabled {
      notDrawn("focusEffectDisabled(_:)", "what has the keyboard's focus shows it", _file, _line)
    }
    return self
  }

  /// > Note: On a page content is seen through a bar.
  nonisolated public func scrollEdgeEffectStyle(
    _ style: ScrollEdgeEffectStyle?, for edges: Edge.Set, _file: StaticString = #fileID,
    _line: UInt = #line
  ) -> Self {
    notDrawn("scrollEdgeEffectStyle(_:for:)", "content is seen through a bar", _file, _line)
    return self
  }

  /// > Note: On a page content is seen through a bar.
  nonisolated public func scrollEdgeEffectHidden(
    _ hidden: Bool = true, for edges: Edge.Set = .all, _file: StaticString = #fileID,
    _line: UInt = #line
  ) -> Self {
    notDrawn("scrollEdgeEffectHidden(_:for:)", "content is seen through a bar", _file, _line)
    return self
  }

  /// > Note: A page ends a view at its edge.
  nonisolated public func backgroundExtensionEffect(
    _file: StaticString = #fileID, _line: UInt = #line
  ) -> Self {
    notDrawn("backgroundExtensionEffect()", "a view ends at its edge", _file, _line)
    return self
  }

  /// > Note: A page comes in as its stack has it.
  nonisolated public func navigationTransition(
    _ style: some NavigationTransition, _file: StaticString = #fileID, _line: UInt = #line
  ) -> Self {
    if style is ZoomNavigationTransition {
      notDrawn("navigationTransition(_:)", "a page comes in as its stack has it", _file, _line)
    }
    return self
  }

  /// > Note: A page comes in as its stack has it: see `navigationTransition(_:)`.
  nonisolated public func matchedTransitionSource(
    id: some Hashable, in namespace: Namespace.ID, _file: StaticString = #fileID,
    _line: UInt = #line
  ) -> Self {
    notDrawn(
      "matchedTransitionSource(id:in:)", "a page comes in as its stack has it", _file, _line)
    return self
  }
}
