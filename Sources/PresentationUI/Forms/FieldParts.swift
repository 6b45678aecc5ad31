import SystemFrameworks

/// The name above a field, and what helps to fill it in.
struct FieldLabel: View {
  let text: String
  var hint: String?

  var body: some View {
    VStack(alignment: .leading, spacing: 2) {
      Text(text)
        .font(.subheadline.weight(.medium))
        .foregroundStyle(.secondary)
      if let hint {
        Text(hint)
          .font(.footnote)
          .foregroundStyle(.secondary)
      }
    }
    // The field itself is called so.
    .accessibilityHidden(true)
  }
}

/// What is wrong with a field, below it.
public struct FieldError: View {
  let message: String?
  let accessibilityID: String

  /// - Parameters:
  ///   - message: What is wrong; nil: nothing is, and nothing is shown.
  ///   - accessibilityID: The identifier of these words.
  public init(message: String?, accessibilityID: String) {
    self.message = message
    self.accessibilityID = accessibilityID
  }

  public var body: some View {
    if let message {
      Label(message, systemImage: "exclamationmark.circle.fill")
        .font(.footnote)
        .foregroundColor(.red)
        .accessibilityIdentifier(accessibilityID)
    }
  }
}

/// The box that a field stands in: red while its value is wrong, and large enough for a finger.
struct FieldBox: ViewModifier {
  let isInvalid: Bool
  let isDisabled: Bool

  func body(content: Content) -> some View {
    content
      .padding(.horizontal, 12)
      .padding(.vertical, 10)
      .frame(maxWidth: .infinity, minHeight: 44, alignment: .leading)
      .background(Color(UIColor.tertiarySystemFill))
      .clipShape(RoundedRectangle(cornerRadius: 10))
      .overlay {
        RoundedRectangle(cornerRadius: 10)
          .stroke(isInvalid ? Color.red : Color.clear, lineWidth: 1)
      }
      .opacity(isDisabled ? 0.5 : 1)
  }
}

extension View {
  /// The looks that all fields share.
  func fieldBox(isInvalid: Bool, isDisabled: Bool = false) -> some View {
    modifier(FieldBox(isInvalid: isInvalid, isDisabled: isDisabled))
  }
}
