/// What the Return key says.
public enum UIReturnKeyType: Int, Sendable {
  case `default`, go, google, join, next, route, search, send, yahoo, done, emergencyCall
  case `continue`

  var label: SubmitLabel {
    switch self {
    case .go: .go
    case .join: .join
    case .next: .next
    case .route: .route
    case .search, .google, .yahoo: .search
    case .send: .send
    case .done: .done
    case .continue: .continue
    case .default, .emergencyCall: .return
    }
  }
}

/// Whether words are corrected.
public enum UITextAutocorrectionType: Int, Sendable { case `default`, no, yes }

/// Whether the spelling is checked.
public enum UITextSpellCheckingType: Int, Sendable { case `default`, no, yes }

/// Whether hyphens become dashes.
public enum UITextSmartDashesType: Int, Sendable { case `default`, no, yes }

/// Whether quotation marks become those of the language.
public enum UITextSmartQuotesType: Int, Sendable { case `default`, no, yes }

/// How a field is typed into.
struct TextTraits: ViewModifier {
  var keyboard: UIKeyboardType
  var capitals: UITextAutocapitalizationType
  var correction: UITextAutocorrectionType
  var content: UITextContentType?
  var key: UIReturnKeyType

  func body(content: Content) -> some View {
    content
      .keyboardType(keyboard)
      .textContentType(self.content)
      .textInputAutocapitalization(TextInputAutocapitalization(capitals))
      .autocorrectionDisabled(correction == .no)
      .submitLabel(key.label)
  }
}
