import SwiftUI

/// A labelled line of text with its error below.
struct ValidatedTextField: View {
  let model: Model
  @Binding var text: String

  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      FieldLabel(text: model.label)
        .accessibilityHidden(true)
      TextField(model.placeholder, text: $text)
        .keyboardType(model.keyboardType)
        .textContentType(model.contentType)
        .autocorrectionDisabled(model.keyboardType != .default)
        .disabled(model.isDisabled)
        .fieldBox(isInvalid: model.errorMessage != nil, isDisabled: model.isDisabled)
        .accessibilityLabel(model.label)
        .fieldFault(model.errorMessage)
        .accessibilityIdentifier(model.accessibilityID)

      if let error = model.errorMessage {
        FieldError(message: error, accessibilityID: model.accessibilityID + ".error")
      }
    }
  }
}

extension ValidatedTextField {
  struct Model: Equatable {
    let label: String
    var placeholder = ""
    var errorMessage: String?
    var isDisabled = false
    var keyboardType: UIKeyboardType = .default
    var contentType: UITextContentType?
    let accessibilityID: String
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
