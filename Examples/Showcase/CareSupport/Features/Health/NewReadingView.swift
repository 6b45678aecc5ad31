import PresentationUI
import SwiftUI

/// Asks what was measured.
struct NewReadingView: View {
  @StateObject private var viewModel: NewReadingViewModel

  init(viewModel: NewReadingViewModel) {
    _viewModel = StateObject(wrappedValue: viewModel)
  }

  var body: some View {
    let form = viewModel.form
    NewReadingContentView(
      kind: Binding(get: { form.kind }, set: { form.kind = $0 }),
      value: Binding(get: { form.value }, set: { form.value = $0 }),
      second: Binding(get: { form.second }, set: { form.second = $0 }),
      valueError: form.field(\.value).message, secondError: form.field(\.second).message,
      refusals: form.refusals, isAdding: form.isSubmitting,
      onAdd: { Task { await viewModel.add() } }
    )
    .navigationTitle("New reading")
    .navigationBarTitleDisplayMode(.inline)
    .errorAlert(viewModel.error, accessibilityID: "newReading.errorOK.tap") {
      viewModel.error = nil
    }
  }
}

struct NewReadingContentView: View {
  enum Field: Hashable { case value, second }

  @Binding var kind: ReadingKind
  @Binding var value: String
  @Binding var second: String
  let valueError: String?
  let secondError: String?
  /// How often the form was sent in vain.
  let refusals: Int
  let isAdding: Bool
  let onAdd: @MainActor () -> Void

  @FocusState private var focus: Field?

  var body: some View {
    CardPage {
      VStack(alignment: .leading, spacing: 16) {
        Picker("What was measured", selection: $kind) {
          ForEach(ReadingKind.allCases) { Text($0.title).tag($0) }
        }
        .accessibilityIdentifier("newReading.kindPicker.tap")
        FieldContainer(
          kind == .bloodPressure ? "Upper value (mmHg)" : "\(kind.title) (\(kind.unit))",
          error: valueError, accessibilityID: "newReading.valueTextField.input"
        ) {
          TextField("", text: $value)
            .keyboardType(.decimalPad)
            .focused($focus, equals: .value)
            .onSubmit { if kind == .bloodPressure { focus = .second } else { onAdd() } }
            .accessibilityLabel(
              kind == .bloodPressure ? "Upper value (mmHg)" : "\(kind.title) (\(kind.unit))")
        }
        if kind == .bloodPressure {
          FieldContainer(
            "Lower value (mmHg)", error: secondError,
            accessibilityID: "newReading.secondTextField.input"
          ) {
            TextField("", text: $second)
              .keyboardType(.decimalPad)
              .focused($focus, equals: .second)
              .onSubmit(onAdd)
              .accessibilityLabel("Lower value (mmHg)")
          }
        }
      }
      .disabled(isAdding)
      .card()
      SubmitButton(
        "Save reading", isSubmitting: isAdding, accessibilityID: "newReading.saveButton.tap",
        action: onAdd)
    }
    .onChange(of: refusals) { focus = valueError != nil ? .value : .second }
  }
}

#Preview {
  NewReadingContentView(
    kind: .constant(.bloodPressure), value: .constant("120"), second: .constant("130"),
    valueError: nil, secondError: "The lower value must be below the upper one", refusals: 0,
    isAdding: false, onAdd: {})
}
