import ViewGraph

/// A line or paragraph of words.
public struct Text: View, Equatable {
  public typealias Body = Never

  enum Storage: Equatable {
    case plain(String)
    case localized(LocalizedStringKey)
    case pair(Pair)
  }

  final class Pair: Equatable {
    let first: Text
    let second: Text
    init(_ first: Text, _ second: Text) {
      self.first = first
      self.second = second
    }
    static func == (first: Pair, second: Pair) -> Bool {
      first.first == second.first && first.second == second.second
    }
  }

  nonisolated(unsafe) var storage: Storage
  nonisolated(unsafe) var attributes: [TextAttribute] = []

  nonisolated init(storage: Storage) { self.storage = storage }

  nonisolated public init(verbatim content: String) { storage = .plain(content) }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ content: S) { storage = .plain(String(content)) }

  nonisolated public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) {
    storage = .localized(key)
  }

  nonisolated public static func + (first: Text, second: Text) -> Text {
    Text(storage: .pair(Pair(first, second)))
  }

  nonisolated public static func == (first: Text, second: Text) -> Bool {
    first.storage == second.storage && first.attributes == second.attributes
  }

  public static func _emit(_ view: Text, _ context: EmissionContext) {
    context.open(.text)
    for attribute in view.attributes { attribute.write(context.writer) }
    switch view.storage {
    case .plain(let text): context.writer.set(.text, text)
    case .localized(let key):
      context.writer.set(.text, key.resolved(in: context.environment))
    case .pair(let pair):
      pair.first.emitRun(context, 1)
      pair.second.emitRun(context, 2)
    }
    context.close { _ in 0 }
  }

  private func emitRun(_ context: EmissionContext, _ step: UInt64) {
    context.descend(step) {
      context.open(.textRun)
      for attribute in attributes { attribute.write(context.writer) }
      switch storage {
      case .plain(let text): context.writer.set(.text, text)
      case .localized(let key):
        context.writer.set(.text, key.resolved(in: context.environment))
      case .pair(let pair):
        pair.first.emitRun(context, 1)
        pair.second.emitRun(context, 2)
      }
      context.close { _ in 0 }
    }
  }

  /// The words, in an environment.
  nonisolated func resolved(in environment: EnvironmentValues) -> String {
    switch storage {
    case .plain(let text): text
    case .localized(let key): key.resolved(in: environment)
    case .pair(let pair):
      pair.first.resolved(in: environment) + pair.second.resolved(in: environment)
    }
  }
}

/// One style of a text: an attribute and its value.
struct TextAttribute: Equatable, Sendable {
  let key: AttributeKey
  let value: AttributeValue

  init(_ key: AttributeKey, _ value: AttributeValue) {
    self.key = key
    self.value = value
  }

  func write(_ writer: ElementWriter) { writer.set(key, value) }
}
