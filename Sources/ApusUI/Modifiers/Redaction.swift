import ViewGraph

/// Why content is not shown.
public struct RedactionReasons: OptionSet, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// There is no content yet: bars stand for words and pictures.
  public static let placeholder = RedactionReasons(rawValue: 1)
  /// Bars stand for what is marked with `privacySensitive(_:)`.
  public static let privacy = RedactionReasons(rawValue: 2)
  /// What is marked with `invalidatableContent(_:)` is out of date and waits for an update.
  public static let invalidated = RedactionReasons(rawValue: 4)
}

private struct RedactionKey: EnvironmentKey { static var defaultValue: RedactionReasons { [] } }
private struct SensitivityKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  /// The reasons for which content is not shown here.
  public var redactionReasons: RedactionReasons {
    get { self[RedactionKey.self] }
    set { self[RedactionKey.self] = newValue }
  }

  fileprivate var isPrivacySensitive: Bool {
    get { self[SensitivityKey.self] }
    set { self[SensitivityKey.self] = newValue }
  }

  /// Whether bars stand for words and pictures here.
  var isRedacted: Bool {
    let reasons = redactionReasons
    if reasons.isEmpty { return false }
    return reasons.contains(.placeholder) || reasons.contains(.privacy) && isPrivacySensitive
  }
}

extension View {
  /// Adds a reason not to show the content of this view.
  ///
  /// With `.placeholder` bars stand for all words and pictures: no host is told them. Controls take
  /// taps as before; `disabled(_:)` prevents that. A control that a person fills in keeps what is in
  /// it below its bar.
  nonisolated public func redacted(reason: RedactionReasons) -> some View {
    modifier(_EnvironmentKeyTransformModifier { $0.redactionReasons.formUnion(reason) })
  }

  /// Shows what a view further out redacts.
  nonisolated public func unredacted() -> some View {
    modifier(_EnvironmentKeyTransformModifier { $0.redactionReasons = [] })
  }

  /// Marks content that `redacted(reason: .privacy)`, here or further out, does not show.
  nonisolated public func privacySensitive(_ sensitive: Bool = true) -> some View {
    modifier(_EnvironmentKeyTransformModifier { $0.isPrivacySensitive = sensitive })
  }

  /// Marks content that is drawn faintly while `redacted(reason: .invalidated)` says that it is out of
  /// date.
  nonisolated public func invalidatableContent(_ invalidatable: Bool = true) -> some View {
    modifier(_InvalidatableModifier(isInvalidatable: invalidatable))
  }
}

private struct _InvalidatableModifier: ViewModifier {
  typealias Body = Never
  let isInvalidatable: Bool

  static func _emit(_ modifier: Self, _ context: EmissionContext, content: () -> Void) {
    guard modifier.isInvalidatable, context.environment.redactionReasons.contains(.invalidated)
    else { return content() }
    context.modify(.effect) {
      $0.set(.opacity, 0.5)
    } content: {
      content()
    }
  }
}

extension EmissionContext {
  /// Says of a control that is open that a bar covers what is in it.
  func writeRedaction() {
    if environment.isRedacted { writer.set(.isRedacted, true) }
  }
}

extension String {
  /// As many blanks as there are characters, in the same lines: what a bar is as long as.
  var redacted: String {
    // As wide as a digit, and no place to break a line.
    String(map { $0.isWhitespace ? $0 : "\u{2007}" })
  }
}
