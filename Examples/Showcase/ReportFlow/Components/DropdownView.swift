import SwiftUI

/// A labelled menu in which one option is chosen, bound to its position or to a value.
struct DropdownView: View {
  let model: Model
  @Binding var selection: Int?

  init(model: Model, selection: Binding<Int?>) {
    self.model = model
    _selection = selection
  }

  /// - Parameter values: one for each of the model's options, in the same order.
  init<Value: Hashable>(model: Model, values: [Value], selection: Binding<Value?>) {
    self.init(model: model, selection: selection[indexIn: values])
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      FieldLabel(text: model.label)
        .accessibilityHidden(true)
      Picker(model.label, selection: $selection) {
        Text(model.placeholder).tag(Int?.none)
        ForEach(model.options.indices, id: \.self) { index in
          Text(model.options[index]).tag(Int?.some(index))
        }
      }
      .pickerStyle(.menu)
      .labelsHidden()
      // As the text of the fields beside it.
      .tint(selection == nil ? Color.secondary : Color.primary)
      .disabled(model.isDisabled)
      .fieldBox(isInvalid: model.errorMessage != nil, isDisabled: model.isDisabled)
      .fieldFault(model.errorMessage)
      .accessibilityIdentifier(model.accessibilityID)

      if let error = model.errorMessage {
        FieldError(message: error, accessibilityID: model.accessibilityID + ".error")
      }
    }
  }
}

extension DropdownView {
  struct Model: Equatable {
    let label: String
    /// Shown while nothing is chosen.
    var placeholder = ""
    let options: [String]
    var errorMessage: String?
    var isDisabled = false
    let accessibilityID: String
  }
}

#Preview {
  DropdownView(
    model: .init(
      label: "Species", placeholder: "Select species", options: ["Dog", "Cat"],
      errorMessage: "Please select a species", accessibilityID: "preview.species.tap"),
    selection: .constant(nil)
  )
  .padding()
}
