// Hints for a device's assistive technology that browsers do not pass on.

/// More words about a view, which a person asks for.
open class AXCustomContent {
  /// How soon the words are said.
  public enum Importance: UInt, Sendable { case `default`, high }
}

/// The name of more words about a view.
public struct AccessibilityCustomContentKey: Sendable {
  nonisolated init() {}
  /// A name with an id.
  nonisolated public init(_ label: Text, id: String) {}
  /// A localized name with an id.
  nonisolated public init(_ labelKey: LocalizedStringKey, id: String) {}
  /// A localized name, which is the id as well.
  nonisolated public init(_ labelKey: LocalizedStringKey) {}
}

/// The role of a view in a pair of label and content.
public enum AccessibilityLabeledPairRole: Hashable, Sendable {
  /// The name.
  case label
  /// What has the name.
  case content
}

/// How a view takes touches while a screen reader runs.
public struct AccessibilityDirectTouchOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// A person activates the view first.
  public static let requiresActivation = AccessibilityDirectTouchOptions(rawValue: 1)
  /// The screen reader is silent.
  public static let silentOnTouch = AccessibilityDirectTouchOptions(rawValue: 2)
}

extension View {
  /// > Note: Has no meaning on a page: a browser gives screen readers no further words.
  nonisolated public func accessibilityCustomContent(
    _ key: AccessibilityCustomContentKey, _ value: Text?,
    importance: AXCustomContent.Importance = .default,
    _file: StaticString = #fileID, _line: UInt = #line
  ) -> Self {
    noMeaning("accessibilityCustomContent(_:_:importance:)", _file, _line)
    return self
  }

  /// > Note: Has no meaning on a page: a browser gives screen readers no further words.
  nonisolated public func accessibilityCustomContent(
    _ key: AccessibilityCustomContentKey, _ valueKey: LocalizedStringKey,
    importance: AXCustomContent.Importance = .default,
    _file: StaticString = #fileID, _line: UInt = #line
  ) -> Self {
    noMeaning("accessibilityCustomContent(_:_:importance:)", _file, _line)
    return self
  }

  /// > Note: Has no meaning on a page: a browser gives screen readers no further words.
  @_disfavoredOverload
  nonisolated public func accessibilityCustomContent<V: StringProtocol>(
    _ key: AccessibilityCustomContentKey, _ value: V,
    importance: AXCustomContent.Importance = .default,
    _file: StaticString = #fileID, _line: UInt = #line
  ) -> Self {
    noMeaning("accessibilityCustomContent(_:_:importance:)", _file, _line)
    return self
  }

  /// > Note: Has no meaning on a page: a browser gives screen readers no further words.
  nonisolated public func accessibilityCustomContent(
    _ label: Text, _ value: Text, importance: AXCustomContent.Importance = .default,
    _file: StaticString = #fileID, _line: UInt = #line
  ) -> Self {
    noMeaning("accessibilityCustomContent(_:_:importance:)", _file, _line)
    return self
  }

  /// > Note: Has no meaning on a page: a browser gives screen readers no further words.
  nonisolated public func accessibilityCustomContent(
    _ labelKey: LocalizedStringKey, _ value: Text,
    importance: AXCustomContent.Importance = .default,
    _file: StaticString = #fileID, _line: UInt = #line
  ) -> Self {
    noMeaning("accessibilityCustomContent(_:_:importance:)", _file, _line)
    return self
  }

  /// > Note: Has no meaning on a page: a browser gives screen readers no further words.
  nonisolated public func accessibilityCustomContent(
    _ labelKey: LocalizedStringKey, _ valueKey: LocalizedStringKey,
    importance: AXCustomContent.Importance = .default,
    _file: StaticString = #fileID, _line: UInt = #line
  ) -> Self {
    noMeaning("accessibilityCustomContent(_:_:importance:)", _file, _line)
    return self
  }

  /// > Note: Has no meaning on a page: a browser gives screen readers no further words.
  @_disfavoredOverload
  nonisolated public func accessibilityCustomContent<V: StringProtocol>(
    _ labelKey: LocalizedStringKey, _ value: V, importance: AXCustomContent.Importance = .default,
    _file: StaticString = #fileID, _line: UInt = #line
  ) -> Self {
    noMeaning("accessibilityCustomContent(_:_:importance:)", _file, _line)
    return self
  }

  /// > Note: Has no meaning on a page: a browser activates the whole view.
  nonisolated public func accessibilityActivationPoint(
    _ activationPoint: CGPoint, _file: StaticString = #fileID, _line: UInt = #line
  ) -> Self {
    noMeaning("accessibilityActivationPoint(_:)", _file, _line)
    return self
  }

  /// > Note: Has no meaning on a page: a browser activates the whole view.
  nonisolated public func accessibilityActivationPoint(
    _ activationPoint: UnitPoint, _file: StaticString = #fileID, _line: UInt = #line
  ) -> Self {
    noMeaning("accessibilityActivationPoint(_:)", _file, _line)
    return self
  }

  /// > Note: Has no meaning on a page: a browser activates the whole view.
  nonisolated public func accessibilityActivationPoint(
    _ activationPoint: CGPoint, isEnabled: Bool, _file: StaticString = #fileID, _line: UInt = #line
  ) -> Self {
    if isEnabled { noMeaning("accessibilityActivationPoint(_:isEnabled:)", _file, _line) }
    return self
  }

  /// > Note: Has no meaning on a page: a browser activates the whole view.
  nonisolated public func accessibilityActivationPoint(
    _ activationPoint: UnitPoint, isEnabled: Bool, _file: StaticString = #fileID,
    _line: UInt = #line
  ) -> Self {
    if isEnabled { noMeaning("accessibilityActivationPoint(_:isEnabled:)", _file, _line) }
    return self
  }

  /// > Note: Has no meaning on a page: a browser tells nothing of how a screen reader scrolls.
  nonisolated public func accessibilityScrollAction(
    _ handler: @escaping (_ edge: Edge) -> Void, _file: StaticString = #fileID, _line: UInt = #line
  ) -> Self {
    noMeaning("accessibilityScrollAction(_:)", _file, _line)
    return self
  }

  /// > Note: Has no meaning on a page: `accessibilityLabel(_:)` names a view.
  nonisolated public func accessibilityLabeledPair<ID: Hashable>(
    role: AccessibilityLabeledPairRole, id: ID, in namespace: Namespace.ID,
    _file: StaticString = #fileID, _line: UInt = #line
  ) -> Self {
    noMeaning("accessibilityLabeledPair(role:id:in:)", _file, _line)
    return self
  }

  /// > Note: Has no meaning on a page: a screen reader goes from view to view in their order.
  nonisolated public func accessibilityLinkedGroup<ID: Hashable>(
    id: ID, in namespace: Namespace.ID, _file: StaticString = #fileID, _line: UInt = #line
  ) -> Self {
    noMeaning("accessibilityLinkedGroup(id:in:)", _file, _line)
    return self
  }

  /// > Note: Has no meaning on a page: a browser hands touches over as the screen reader does.
  nonisolated public func accessibilityDirectTouch(
    _ isDirectTouchArea: Bool = true, options: AccessibilityDirectTouchOptions = [],
    _file: StaticString = #fileID, _line: UInt = #line
  ) -> Self {
    if isDirectTouchArea { noMeaning("accessibilityDirectTouch(_:options:)", _file, _line) }
    return self
  }

  /// > Note: Has no meaning on a page, because browsers bring their own search.
  nonisolated public func findNavigator(
    isPresented: Binding<Bool>, _file: StaticString = #fileID, _line: UInt = #line
  ) -> Self {
    noMeaning("findNavigator(isPresented:)", _file, _line)
    return self
  }

  /// > Note: Has no meaning on a page, because browsers bring their own search.
  nonisolated public func findDisabled(
    _ isDisabled: Bool = true, _file: StaticString = #fileID, _line: UInt = #line
  ) -> Self {
    if isDisabled { noMeaning("findDisabled(_:)", _file, _line) }
    return self
  }

  /// > Note: Has no meaning on a page, because browsers bring their own search.
  nonisolated public func replaceDisabled(
    _ isDisabled: Bool = true, _file: StaticString = #fileID, _line: UInt = #line
  ) -> Self {
    if isDisabled { noMeaning("replaceDisabled(_:)", _file, _line) }
    return self
  }
}
