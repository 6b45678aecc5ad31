import ViewGraph

/// A line or paragraph of words.
///
/// ```swift
/// struct Welcome: View {
///   let name: String
///   var body: some View { Text("Welcome, **\(name)**").font(.headline) }
/// }
/// ```
nonisolated public struct Text: View, Equatable, Sendable {
  public typealias Body = Never

  enum Storage: Equatable, Sendable {
    case plain(String)
    case localized(LocalizedStringKey, table: String?, bundlePath: String?)
    case pair(Pair)
    case formatted(FormattedText)
    case attributed(AttributedString)
    case own(OwnWords, [String: String])
    indirect case image(Image)
  }

  final class Pair: Equatable, Sendable {
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

  var storage: Storage
  var styles: [TextStyle] = []

  nonisolated init(storage: Storage) { self.storage = storage }

  /// The words as they are.
  nonisolated public init(verbatim content: String) { storage = .plain(content) }

  /// The words as they are: nothing is looked up, and Markdown is not read.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ content: S) { storage = .plain(String(content)) }

  /// The words that the app's table has for a key in the visitor's language, with Markdown.
  nonisolated public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) {
    storage = .localized(key, table: tableName, bundlePath: bundle?.bundlePath)
  }

  // A literal is a key, not an attributed string.
  /// The words of an attributed string, with its styles and links.
  @_disfavoredOverload
  nonisolated public init(_ attributedContent: AttributedString) {
    storage = .attributed(attributedContent)
  }

  /// A picture in the midst of words.
  nonisolated public init(_ image: Image) { storage = .image(image) }

  nonisolated public static func + (first: Text, second: Text) -> Text {
    Text(storage: .pair(Pair(first, second)))
  }

  nonisolated public static func == (first: Text, second: Text) -> Bool {
    first.storage == second.storage && first.styles == second.styles
  }

  @MainActor public static func _emit(_ view: Text, _ context: EmissionContext) {
    context.open(.text)
    view.writeContent(context)
    context.close { _ in 0 }
  }

  @MainActor private func emitRun(_ context: EmissionContext, _ step: UInt64) {
    context.descend(step) {
      context.open(.textRun)
      writeContent(context)
      context.close { _ in 0 }
    }
  }

  /// Writes the attributes and runs of an element that is open.
  @MainActor private func writeContent(_ context: EmissionContext) {
    if context.environment.isRedacted { return writeBar(context) }
    for style in styles { style.write(context) }
    switch storage {
    case .plain(let text): context.writer.set(.text, text)
    case .localized(let key, let table, let path):
      let environment = context.environment
      if let text = key.plainWords(in: environment, table: table, bundlePath: path) {
        return context.writer.set(.text, text)
      }
      let runs = key.runs(in: environment, table: table, bundlePath: path).followed(in: context)
      if let text = runs.plainText {
        context.writer.set(.text, text)
      } else {
        emit(runs, context)
      }
    case .pair(let pair):
      pair.first.emitRun(context, 1)
      pair.second.emitRun(context, 2)
    case .formatted(let formatted): formatted.write(context)
    case .attributed(let attributed): emit(attributed.textRuns.followed(in: context), context)
    case .own(let words, let values):
      context.writer.set(.text, context.ownWords(words, values))
    case .image(let image): context.descend(1) { Image._emit(image, context) }
    }
  }

  /// Writes what has the length of the words and their font, and says nothing.
  @MainActor private func writeBar(_ context: EmissionContext) {
    for case .attribute(let attribute) in styles { context.writer.set(attribute) }
    context.writer.set(.text, resolved(in: context.environment).redacted)
    context.writer.set(.isRedacted, true)
  }

  @MainActor private func emit(_ runs: [TextRun], _ context: EmissionContext) {
    for (index, run) in runs.enumerated() {
      let step = UInt64(index + 1)
      if let text = run.view {
        text.emitRun(context, step)
        continue
      }
      context.descend(step) {
        context.open(.textRun)
        for style in run.styles { style.write(context) }
        if let address = run.address { Self.link(to: address, context) }
        context.writer.set(.text, run.text)
        context.close { _ in 0 }
      }
    }
  }

  /// Writes where a link leads. The app's own `openURL` action gets each address, a browser those that may be followed.
  @MainActor private static func link(to address: String, _ context: EmissionContext) {
    context.writer.set(.address, address)
    guard let open = context.environment.customOpenURL, let url = URL(string: address) else {
      return
    }
    context.handler(.onOpen, .event { _ in open(url) })
  }

  /// The colour that a modifier of the text itself gave it.
  nonisolated func ownPaint(in environment: EnvironmentValues) -> Paint? {
    for case .foreground(let style) in styles.reversed() {
      return style._fill(in: environment).paint
    }
    return nil
  }

  /// The words, in an environment.
  nonisolated func resolved(in environment: EnvironmentValues) -> String {
    switch storage {
    case .plain(let text): text
    case .localized(let key, let table, let path):
      key.resolved(in: environment, table: table, bundlePath: path)
    case .pair(let pair):
      pair.first.resolved(in: environment) + pair.second.resolved(in: environment)
    case .formatted(let formatted): formatted.text(in: environment)
    case .attributed(let attributed): String(attributed.characters)
    case .own(let words, let values): PageWords.words(for: environment.locale)(words, values)
    case .image(let image): image.label?.resolved(in: environment) ?? ""
    }
  }
}

/// A style that a text was given by a method of its own.
enum TextStyle: Equatable, Sendable {
  case attribute(StoredAttribute)
  case foreground(any ShapeStyle)
  case line(isUnder: Bool, isActive: Bool, Text.LineStyle.Pattern, Color)
  case background(Color)
  /// Words for assistive technology.
  case label(Text)

  @MainActor
  func write(_ context: EmissionContext) {
    switch self {
    case .attribute(let attribute): context.writer.set(attribute)
    case .foreground(let style):
      style._fill(in: context.environment).writeForeground(context.writer)
    case .line(let isUnder, let isActive, let pattern, let color):
      let attributes = Text.line(
        isUnder: isUnder, isActive: isActive, pattern: pattern,
        paint: color.paint(in: context.environment))
      for attribute in attributes { context.writer.set(attribute) }
    case .background(let color):
      context.writer.set(.background, color.paint(in: context.environment))
    case .label(let text):
      context.writer.set(.label, text.resolved(in: context.environment))
    }
  }

  static func == (first: TextStyle, second: TextStyle) -> Bool {
    switch (first, second) {
    case (.attribute(let first), .attribute(let second)): return first == second
    case (.foreground(let first), .foreground(let second)):
      func isSame<Style: ShapeStyle>(_ first: Style) -> Bool {
        guard let second = second as? Style else { return false }
        return isSameInput(first, second)
      }
      return isSame(first)
    case (
      .line(let isUnder, let isActive, let pattern, let color),
      .line(let otherIsUnder, let otherIsActive, let otherPattern, let otherColor)
    ):
      return isUnder == otherIsUnder && isActive == otherIsActive && pattern == otherPattern
        && color == otherColor
    case (.background(let first), .background(let second)): return first == second
    case (.label(let first), .label(let second)): return first == second
    default: return false
    }
  }
}
