import ViewGraph

/// Why content is not shown.
public struct RedactionReasons: OptionSet, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let placeholder = RedactionReasons(rawValue: 1)
  public static let privacy = RedactionReasons(rawValue: 2)
  public static let invalidated = RedactionReasons(rawValue: 4)
}

private struct RedactionKey: EnvironmentKey { static var defaultValue: RedactionReasons { [] } }

extension EnvironmentValues {
  public var redactionReasons: RedactionReasons {
    get { self[RedactionKey.self] }
    set {
      self[RedactionKey.self] = newValue
      drawn.append(TextAttribute(.isRedacted, .flag(!newValue.isEmpty)))
    }
  }
}

extension View {
  /// Shows bars instead of words and pictures.
  nonisolated public func redacted(
    reason: RedactionReasons
  ) -> ModifiedContent<Self, _EnvironmentKeyTransformModifier> {
    modifier(_EnvironmentKeyTransformModifier { $0.redactionReasons.formUnion(reason) })
  }

  /// Shows what a view further out redacts.
  nonisolated public func unredacted() -> ModifiedContent<Self, _EnvironmentKeyTransformModifier> {
    modifier(_EnvironmentKeyTransformModifier { $0.redactionReasons = [] })
  }
}
