import ViewGraph

/// Which keyboard a field asks for.
public enum UIKeyboardType: Int, Sendable {
  /// Keyboards for text, numbers, addresses of pages and phone numbers. A browser has fewer kinds:
  /// it takes the nearest.
  case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad
  /// Keyboards for email addresses, decimal numbers and searching. A browser has fewer kinds: it
  /// takes the nearest.
  case emailAddress, decimalPad, twitter, webSearch, asciiCapableNumberPad

  /// The same as `asciiCapable`.
  public static var alphabet: UIKeyboardType { .asciiCapable }

  var input: InputKind {
    switch self {
    case .default: .text
    case .asciiCapable: .ascii
    case .numbersAndPunctuation: .numbersAndPunctuation
    case .URL: .url
    case .numberPad, .asciiCapableNumberPad: .number
    case .phonePad: .phone
    case .namePhonePad: .namePhone
    case .emailAddress: .email
    case .decimalPad: .decimal
    case .twitter: .twitter
    case .webSearch: .search
    }
  }
}

/// What is capitalised while typing.
public enum UITextAutocapitalizationType: Int, Sendable {
  /// Nothing, each word, each sentence, or every letter.
  case none, words, sentences, allCharacters

  var element: Autocapitalization {
    switch self {
    case .none: .never
    case .words: .words
    case .sentences: .sentences
    case .allCharacters: .characters
    }
  }
}

/// What is capitalised while typing.
public struct TextInputAutocapitalization: Equatable, Sendable {
  let element: Autocapitalization
  /// Nothing is capitalised.
  public static var never: TextInputAutocapitalization { .init(.never) }
  /// Each word begins with a capital.
  public static var words: TextInputAutocapitalization { .init(.words) }
  /// Each sentence begins with a capital.
  public static var sentences: TextInputAutocapitalization { .init(.sentences) }
  /// Every letter is a capital.
  public static var characters: TextInputAutocapitalization { .init(.characters) }

  /// The same as one of UIKit's constants.
  private init(_ element: Autocapitalization) { self.element = element }
  public init?(_ type: UITextAutocapitalizationType) { element = type.element }
}

/// What the Return key says.
public struct SubmitLabel: Equatable, Sendable {
  let kind: SubmitKind
  /// “Done”.
  public static var done: SubmitLabel { .init(kind: .done) }
  /// “Go”.
  public static var go: SubmitLabel { .init(kind: .go) }
  /// “Send”.
  public static var send: SubmitLabel { .init(kind: .send) }
  /// “Join”; a browser shows “Go”.
  public static var join: SubmitLabel { .init(kind: .join) }
  /// “Route”; a browser shows “Go”.
  public static var route: SubmitLabel { .init(kind: .route) }
  /// “Search”.
  public static var search: SubmitLabel { .init(kind: .search) }
  /// “Return”: the usual key.
  public static var `return`: SubmitLabel { .init(kind: .return) }
  /// “Next”.
  public static var next: SubmitLabel { .init(kind: .next) }
  /// “Continue”; a browser shows “Next”.
  public static var `continue`: SubmitLabel { .init(kind: .continue) }
}

/// The input traits of the fields below.
struct TextInputTraits: Equatable {
  var keyboard: UIKeyboardType?
  var contentType: UITextContentType?
  var autocapitalization: Autocapitalization?
  var isAutocorrectionDisabled: Bool?
  var submitLabel: SubmitLabel?
  /// The form that a page puts into what is typed.
  var mask: String?

  func write(_ writer: ElementWriter) {
    if let keyboard, keyboard != .default { writer.set(.inputKind, keyboard.input) }
    if let token = contentType?.autofillToken { writer.set(.contentType, token) }
    if let autocapitalization { writer.set(.autocapitalization, autocapitalization) }
    if isAutocorrectionDisabled == true { writer.set(.isAutocorrectionDisabled, true) }
    if let submitLabel { writer.set(.submitKind, submitLabel.kind) }
    if let mask { writer.set(.inputMask, mask) }
  }
}

private struct TextInputKey: EnvironmentKey {
  static var defaultValue: TextInputTraits { TextInputTraits() }
}

extension EnvironmentValues {
  var textInput: TextInputTraits {
    get { self[TextInputKey.self] }
    set { self[TextInputKey.self] = newValue }
  }

  /// Whether fields here do without autocorrection; nil: as the visitor has it.
  public var autocorrectionDisabled: Bool {
    get { textInput.isAutocorrectionDisabled ?? false }
    set { textInput.isAutocorrectionDisabled = newValue }
  }
}

extension View {
  /// Which keyboard the fields in this view ask for.
  nonisolated public func keyboardType(_ type: UIKeyboardType) -> some View {
    transformEnvironment(\.textInput) { $0.keyboard = type }
  }

  /// What autofill may offer for the fields in this view.
  nonisolated public func textContentType(_ textContentType: UITextContentType?) -> some View {
    transformEnvironment(\.textInput) { $0.contentType = textContentType }
  }

  /// What is capitalised while typing in the fields in this view.
  nonisolated public func autocapitalization(
    _ style: UITextAutocapitalizationType
  ) -> some View {
    transformEnvironment(\.textInput) { $0.autocapitalization = style.element }
  }

  /// What is capitalised while typing; nil: sentences.
  nonisolated public func textInputAutocapitalization(
    _ autocapitalization: TextInputAutocapitalization?
  ) -> some View {
    transformEnvironment(\.textInput) { $0.autocapitalization = autocapitalization?.element }
  }

  /// Whether the fields in this view do without autocorrection and spell checking.
  nonisolated public func autocorrectionDisabled(_ disable: Bool = true) -> some View {
    transformEnvironment(\.textInput) { $0.isAutocorrectionDisabled = disable }
  }

  /// Whether the fields in this view do without autocorrection and spell checking; `nil` leaves it
  /// to the visitor.
  nonisolated public func disableAutocorrection(_ disable: Bool?) -> some View {
    transformEnvironment(\.textInput) { $0.isAutocorrectionDisabled = disable }
  }

  /// What the Return key says in the fields in this view.
  nonisolated public func submitLabel(_ submitLabel: SubmitLabel) -> some View {
    transformEnvironment(\.textInput) { $0.submitLabel = submitLabel }
  }

  /// Whether the texts in this view can be selected.
  nonisolated public func textSelection<S: TextSelectability>(_ selectability: S) -> some View {
    attribute(.isTextSelectable, S.allowsSelection)
  }
}

/// Whether text can be selected.
public protocol TextSelectability {
  /// Whether text can be selected.
  static var allowsSelection: Bool { get }
}

/// Text can be selected.
public struct EnabledTextSelectability: TextSelectability {
  public static let allowsSelection = true
}

/// Text cannot be selected.
public struct DisabledTextSelectability: TextSelectability {
  public static let allowsSelection = false
}

extension TextSelectability where Self == EnabledTextSelectability {
  /// Text can be selected.
  public static var enabled: EnabledTextSelectability { .init() }
}

extension TextSelectability where Self == DisabledTextSelectability {
  /// Text cannot be selected.
  public static var disabled: DisabledTextSelectability { .init() }
}
