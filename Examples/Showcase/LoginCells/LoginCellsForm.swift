import SwiftUI
import ValidatedCells

/// What the screen shows. The cells bind to their models by themselves, as the document's do.
struct LoginCellsForm: View {
  private enum Field: Hashable { case email, password }

  let email: BaseTextFieldViewModel
  let password: BaseTextFieldViewModel
  let isValid: Bool
  let onValidate: () -> Void
  @FocusState private var focus: Field?

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 16) {
        Text(
          "Nothing is judged before you validate; then every key is. The server is asked about the email at once."
        )
        .font(.subheadline)
        .foregroundStyle(.secondary)
        TextCell(
          "Email", viewModel: email, showsMessage: true,
          identifier: "loginCells.emailTextField.input"
        )
        .keyboardType(.emailAddress)
        .textContentType(.emailAddress)
        .focused($focus, equals: .email)
        .submitLabel(.next)
        .onSubmit { focus = .password }
        TextCell(
          "Password", viewModel: password, isSecure: true, showsMessage: true,
          identifier: "loginCells.passwordTextField.input"
        )
        .textContentType(.password)
        .focused($focus, equals: .password)
        .submitLabel(.done)
        .onSubmit { onValidate() }
        HStack {
          Spacer()
          Button {
            onValidate()
          } label: {
            Text("Validate")
              .frame(minWidth: 128, minHeight: 32)
          }
          .buttonStyle(.borderedProminent)
          .accessibilityIdentifier("loginCells.validateButton.tap")
          Spacer()
        }
        if isValid {
          Label("Both fields are valid.", systemImage: "checkmark.circle.fill")
            .foregroundStyle(.green)
            .frame(maxWidth: .infinity)
            .accessibilityIdentifier("loginCells.valid.text")
        }
      }
      .padding()
    }
  }
}

#Preview {
  let model = LoginCellsViewModel(emailCheck: PreviewEmailCheck())
  NavigationStack {
    LoginCellsForm(
      email: model.cellViewModels[0], password: model.cellViewModels[1], isValid: true,
      onValidate: {})
  }
}
