import ViewGraph

/// Whether controls in the content take events.
public struct _DisabledModifier: ViewModifier {
  public typealias Body = Never
  let isDisabled: Bool

  public static func _emit(_ modifier: Self, _ context: EmissionContext, content: () -> Void) {
    // A view that an ancestor disabled stays disabled.
    let isEnabled = context.environment.isEnabled && !modifier.isDisabled
    context.modify(.free) {
      $0.set(.isDisabled, !isEnabled)
    } content: {
      context.withEnvironment(EnvironmentValues.entries { $0.isEnabled = isEnabled }[...], content)
    }
  }
}

private struct LabelsHiddenKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  /// Whether controls show their labels to assistive technology only.
  var labelsHidden: Bool {
    get { self[LabelsHiddenKey.self] }
    set { self[LabelsHiddenKey.self] = newValue }
  }
}

extension View {
  /// Whether the controls in this view take no events.
  nonisolated public func disabled(_ disabled: Bool) -> ModifiedContent<Self, _DisabledModifier> {
    modifier(_DisabledModifier(isDisabled: disabled))
  }

  /// Shows the labels of the controls in this view to assistive technology only.
  nonisolated public func labelsHidden() -> some View { environment(\.labelsHidden, true) }

  /// Shows the labels of the controls in this view, or gives them to assistive technology only if
  /// `visibility` is `.hidden`.
  nonisolated public func labelsVisibility(_ visibility: Visibility) -> some View {
    environment(\.labelsHidden, visibility == .hidden)
  }

  /// Says what the view is for: a tooltip, and a hint for assistive technology.
  nonisolated public func help(_ textKey: LocalizedStringKey) -> some View {
    help(Text(textKey))
  }

  /// Says what the view is for: a tooltip, and a hint for assistive technology.
  nonisolated public func help(_ text: Text) -> ModifiedContent<Self, _HelpModifier> {
    modifier(_HelpModifier(text: text))
  }

  /// Says what the view is for, in words that are shown as given: a tooltip, and a hint for
  /// assistive technology.
  @_disfavoredOverload
  nonisolated public func help<S: StringProtocol>(_ text: S) -> some View { help(Text(text)) }
}

public struct _HelpModifier: ViewModifier {
  public typealias Body = Never
  let text: Text

  public static func _emit(_ modifier: Self, _ context: EmissionContext, content: () -> Void) {
    let words = modifier.text.resolved(in: context.environment)
    context.modify(.free) {
      $0.set(.help, words)
    } content: {
      content()
    }
  }
}
