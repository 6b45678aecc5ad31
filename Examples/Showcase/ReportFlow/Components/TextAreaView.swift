import SwiftUI

/// Several lines of text with a counter. What does not fit is cut, also when it is pasted.
struct TextAreaView: View {
  let model: Model
  @Binding var text: String

  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      FieldLabel(text: model.label)
        .accessibilityHidden(true)
      TextEditor(text: $text[cutTo: model.maximumLength])
        .frame(minHeight: 120)
        .fieldBox(isInvalid: model.errorMessage != nil)
        .accessibilityLabel(model.label)
        .accessibilityHint(model.placeholder)
        .fieldFault(model.errorMessage)
        .accessibilityIdentifier(model.accessibilityID)
      HStack(alignment: .top) {
        if let error = model.errorMessage {
          FieldError(message: error, accessibilityID: model.accessibilityID + ".error")
        } else {
          Text(model.placeholder)
            .font(.footnote)
            .foregroundStyle(.secondary)
        }
        Spacer(minLength: 8)
        Text("\(text.count)/\(model.maximumLength)")
          .font(.footnote.monospacedDigit())
          .foregroundStyle(.secondary)
          .accessibilityLabel(L10n.characters(text.count, of: model.maximumLength))
          .accessibilityIdentifier(model.accessibilityID + ".counter")
      }
    }
  }
}

extension TextAreaView {
  struct Model: Equatable {
    let label: String
    var placeholder = ""
    /// Characters.
    let maximumLength: Int
    var errorMessage: String?
    let accessibilityID: String
  }
}

extension String {
  /// The text, cut to so many characters when it is set.
  fileprivate subscript(cutTo maximum: Int) -> String {
    get { self }
    set { self = TextLimit.cut(newValue, to: maximum) }
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
