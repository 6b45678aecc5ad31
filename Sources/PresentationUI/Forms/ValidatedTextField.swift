import Presentation
import SystemFrameworks

/// A labelled line of text with its error below.
///
/// Of a view model that judges by itself it gets a ``Model`` and a binding:
///
/// ```swift
/// ValidatedTextField(model: viewModel.raceTextFieldModel, text: $viewModel.formData.race)
/// ```
///
/// Of a form it gets the field, which has everything: the value, what is wrong with it, whether it is
/// being checked, and the focus.
///
/// ```swift
/// ValidatedTextField(
///   "Email", field: form.field(\.email), keyboardType: .emailAddress,
///   accessibilityID: "signup.email.input")
/// ```
///
/// Identifiers: the field has the one that it is given, its error the same with `.error`.
public struct ValidatedTextField: View {
  let model: Model
  @Binding var text: String
  let field: FormField<String>?

  /// - Parameters:
  ///   - model: What is shown besides the text.
  ///   - text: What is entered.
  public init(model: Model, text: Binding<String>) {
    self.init(model: model, text: text, field: nil)
  }

  /// - Parameters:
  ///   - label: What is asked for.
  ///   - field: The form's field.
  ///   - placeholder: Shown while nothing is entered.
  ///   - hint: What helps to fill it in, above the field.
  ///   - isDisabled: Whether nothing can be entered.
  ///   - isSecure: Whether the text is hidden, as a password is.
  ///   - keyboardType: What a device's keyboard offers.
  ///   - contentType: What a device may fill in.
  ///   - mask: The form that the text takes while it is typed.
  ///   - accessibilityID: The field's identifier.
  public init(
    _ label: String, field: FormField<String>, placeholder: String = "", hint: String? = nil,
    isDisabled: Bool = false, isSecure: Bool = false, keyboardType: UIKeyboardType = .default,
    contentType: UITextContentType? = nil, mask: InputMask? = nil, accessibilityID: String
  ) {
    self.init(
      model: Model(
        label: label, placeholder: placeholder, hint: hint, isDisabled: isDisabled,
        isSecure: isSecure, keyboardType: keyboardType, contentType: contentType,
        mask: mask, accessibilityID: accessibilityID),
      text: .constant(""), field: field)
  }

  init(model: Model, text: Binding<String>, field: FormField<String>?) {
    self.model = model
    _text = text
    self.field = field
  }

  public var body: some View {
    let model = field.map(model.showing) ?? model
    VStack(alignment: .leading, spacing: 6) {
      FieldLabel(text: model.label, hint: model.hint)
      control(model, text: masked(field?.binding ?? $text, model.mask))
        .masksInput(model.mask?.pattern)
        .keyboardType(model.keyboardType)
        .textContentType(model.contentType)
        .autocorrectionDisabled(model.keyboardType != .default || model.isSecure)
        .disabled(model.isDisabled)
        .fieldBox(isInvalid: model.errorMessage != nil, isDisabled: model.isDisabled)
        .accessibilityLabel(model.label)
        .fieldBehavior(
          id: model.accessibilityID, hint: model.hint, error: model.errorMessage, field: field
        )
        .accessibilityIdentifier(model.accessibilityID)
        .overlay(alignment: .trailing) {
          if model.isChecking {
            ProgressView()
              .controlSize(.small)
              .accessibilityLabel(own(.checking))
              .padding(.trailing, 12)
          }
        }

      if let error = model.errorMessage {
        FieldError(message: error, accessibilityID: model.accessibilityID + ".error")
      }
    }
  }

  private func masked(_ text: Binding<String>, _ mask: InputMask?) -> Binding<String> {
    guard let mask else { return text }
    return Binding {
      text.wrappedValue
    } set: {
      text.wrappedValue = mask.applied(to: $0)
    }
  }

  @ViewBuilder
  private func control(_ model: Model, text: Binding<String>) -> some View {
    if model.isSecure {
      SecureField(model.placeholder, text: text)
    } else {
      TextField(model.placeholder, text: text)
    }
  }
}

extension ValidatedTextField {
  /// What is shown besides the text.
  public struct Model: Equatable, Sendable {
    /// What is asked for.
    public var label: String
    /// Shown while nothing is entered.
    public var placeholder: String
    /// What helps to fill it in, above the field.
    public var hint: String?
    /// What is wrong with the text.
    public var errorMessage: String?
    /// Whether nothing can be entered.
    public var isDisabled: Bool
    /// Whether a check of the text has not answered yet.
    public var isChecking: Bool
    /// Whether the text is hidden, as a password is.
    public var isSecure: Bool
    /// What a device's keyboard offers.
    public var keyboardType: UIKeyboardType
    /// What a device may fill in.
    public var contentType: UITextContentType?
    /// The form that the text takes while it is typed.
    public var mask: InputMask?
    /// The field's identifier.
    public var accessibilityID: String

    public init(
      label: String, placeholder: String = "", hint: String? = nil, errorMessage: String? = nil,
      isDisabled: Bool = false, isChecking: Bool = false, isSecure: Bool = false,
      keyboardType: UIKeyboardType = .default, contentType: UITextContentType? = nil,
      mask: InputMask? = nil, accessibilityID: String
    ) {
      self.label = label
      self.placeholder = placeholder
      self.hint = hint
      self.errorMessage = errorMessage
      self.isDisabled = isDisabled
      self.isChecking = isChecking
      self.isSecure = isSecure
      self.keyboardType = keyboardType
      self.contentType = contentType
      self.mask = mask
      self.accessibilityID = accessibilityID
    }

    @MainActor
    func showing(_ field: FormField<String>) -> Model {
      var model = self
      model.errorMessage = field.message
      model.isChecking = field.isChecking
      return model
    }
  }
}

#Preview {
  VStack(spacing: 16) {
    ValidatedTextField(
      model: .init(
        label: "Race", placeholder: "e.g. Beagle", accessibilityID: "preview.race.input"),
      text: .constant("Golden Retriever"))
    ValidatedTextField(
      model: .init(
        label: "Age", errorMessage: "Age must be between 0 and 40",
        accessibilityID: "preview.age.input"),
      text: .constant("41"))
  }
  .padding()
}
