import SystemFrameworks

/// A text field in a rounded box, with a symbol before the text that says what belongs there.
///
/// ```swift
/// TextField("Email", text: $email)
///   .textFieldStyle(CustomTextFieldStyle(systemImage: "envelope"))
/// SecureField("Password", text: $password)
///   .textFieldStyle(CustomTextFieldStyle(systemImage: "lock"))
/// ```
///
/// The symbol is for the eye; assistive technology hears the field's own name.
public struct CustomTextFieldStyle: TextFieldStyle {
  let systemImage: String

  /// - Parameter systemImage: A symbol's name.
  public init(systemImage: String) {
    self.systemImage = systemImage
  }

  public func _body(configuration: TextField<Self._Label>) -> some View {
    HStack(spacing: 12) {
      Image(systemName: systemImage)
        .foregroundStyle(Color.gray)
        .frame(width: 22)
        .accessibilityHidden(true)
      configuration
        .textFieldStyle(.plain)
    }
    .padding(.horizontal, 14)
    .padding(.vertical, 11)
    .frame(maxWidth: .infinity, minHeight: 48, alignment: .leading)
    .background(Color(UIColor.tertiarySystemFill))
    .clipShape(RoundedRectangle(cornerRadius: 12))
  }
}

#Preview {
  VStack(spacing: 16) {
    TextField("Email", text: .constant("ada@example.com"))
      .textFieldStyle(CustomTextFieldStyle(systemImage: "envelope"))
    SecureField("Password", text: .constant(""))
      .textFieldStyle(CustomTextFieldStyle(systemImage: "lock"))
  }
  .padding()
}
