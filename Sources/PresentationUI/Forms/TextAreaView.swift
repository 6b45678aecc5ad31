import Presentation
import SystemFrameworks

/// Several lines of text with a counter. What does not fit is cut, also when it is pasted; then words
/// below the area say how much was left out, and they are said aloud.
///
/// ```swift
/// TextAreaView(model: viewModel.descriptionTextAreaModel, text: $viewModel.additionalDescription)
/// TextAreaView(
///   "Details", field: form.field(\.details), maximumLength: 500,
///   accessibilityID: "report.details.input")
/// ```
///
/// Identifiers: the area has the one that it is given, its error, its counter and what is said of a
/// cut the same with `.error`, `.counter` and `.limit`.
public struct TextAreaView: View {
  let model: Model
  @Binding var text: String
  let field: FormField<String>?
  /// How many characters of the last edit did not fit.
  @State private var leftOut = 0

  /// - Parameters:
  ///   - model: What is shown besides the text.
  ///   - text: What is entered.
  public init(model: Model, text: Binding<String>) {
    self.model = model
    _text = text
    field = nil
  }

  /// - Parameters:
  ///   - label: What is asked for.
  ///   - field: The form's field.
  ///   - placeholder: What helps to fill it in, below the area.
  ///   - maximumLength: How many characters fit.
  ///   - isDisabled: Whether nothing can be entered.
  ///   - accessibilityID: The area's identifier.
  public init(
    _ label: String, field: FormField<String>, placeholder: String = "", maximumLength: Int,
    isDisabled: Bool = false, accessibilityID: String
  ) {
    model = Model(
      label: label, placeholder: placeholder, maximumLength: maximumLength,
      isDisabled: isDisabled, accessibilityID: accessibilityID)
    _text = .constant("")
    self.field = field
  }

  public var body: some View {
    let error = field.map(\.message) ?? model.errorMessage
    let text = field?.binding ?? $text
    let count = text.wrappedValue.count
    VStack(alignment: .leading, spacing: 6) {
      FieldLabel(text: model.label)
      TextEditor(text: Binding(get: { text.wrappedValue }, set: { enter($0, into: text) }))
        .frame(minHeight: 120)
        .disabled(model.isDisabled)
        .fieldBox(isInvalid: error != nil, isDisabled: model.isDisabled)
        .accessibilityLabel(model.label)
        .fieldBehavior(
          id: model.accessibilityID, hint: model.placeholder, error: error, field: field
        )
        .accessibilityIdentifier(model.accessibilityID)
      HStack(alignment: .top) {
        if let error {
          FieldError(message: error, accessibilityID: model.accessibilityID + ".error")
        } else if leftOut > 0 {
          Text(limitWords)
            .font(.footnote)
            .accessibilityIdentifier(model.accessibilityID + ".limit")
        } else {
          Text(model.placeholder)
            .font(.footnote)
            .foregroundStyle(.secondary)
        }
        Spacer(minLength: 8)
        Text("\(count)/\(model.maximumLength)")
          .font(.footnote.monospacedDigit())
          .foregroundStyle(.secondary)
          .countsCharacters(upTo: model.maximumLength)
          .accessibilityLabel("\(count) of \(model.maximumLength) characters")
          .accessibilityIdentifier(model.accessibilityID + ".counter")
      }
    }
  }
}

extension TextAreaView {
  private func enter(_ entered: String, into text: Binding<String>) {
    leftOut = max(0, entered.count - model.maximumLength)
    guard leftOut > 0 else { return text.wrappedValue = entered }
    AccessibilityNotification.Announcement(limitWords).post()
    text.wrappedValue = String(entered.prefix(model.maximumLength))
  }

  private var limitWords: String {
    own(
      .leftOut, ["most": String(model.maximumLength), "left": String(leftOut)],
      count: model.maximumLength)
  }
}

extension TextAreaView {
  /// What is shown besides the text.
  public struct Model: Equatable, Sendable {
    /// What is asked for.
    public var label: String
    /// What helps to fill it in, below the area.
    public var placeholder: String
    /// How many characters fit.
    public var maximumLength: Int
    /// What is wrong with the text.
    public var errorMessage: String?
    /// Whether nothing can be entered.
    public var isDisabled: Bool
    /// The area's identifier.
    public var accessibilityID: String

    public init(
      label: String, placeholder: String = "", maximumLength: Int, errorMessage: String? = nil,
      isDisabled: Bool = false, accessibilityID: String
    ) {
      self.label = label
      self.placeholder = placeholder
      self.maximumLength = maximumLength
      self.errorMessage = errorMessage
      self.isDisabled = isDisabled
      self.accessibilityID = accessibilityID
    }
  }
}

#Preview {
  TextAreaView(
    model: .init(
      label: "Additional description", placeholder: "Anything else that helps",
      maximumLength: 500, accessibilityID: "preview.description.input"),
    text: .constant("Wears a red collar.")
  )
  .padding()
}
