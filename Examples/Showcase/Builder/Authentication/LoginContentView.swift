import PresentationUI
import SwiftUI

struct LoginContentView: View {
  @Binding var email: String
  @Binding var password: String
  @Binding var isPasswordVisible: Bool
  let emailError: String?
  let passwordError: String?
  let canLogin: Bool
  var sampleEmail: String?
  var samplePassword: String?
  let onLogin: @MainActor () -> Void
  var onUseSample: @MainActor () -> Void = {}

  private enum Field: Hashable { case email, password }
  @FocusState private var focus: Field?

  var body: some View {
    ScrollView {
      VStack(spacing: 24) {
        heading
        fields
        Button(action: onLogin) {
          Text("Sign in")
            .fontWeight(.semibold)
            .frame(maxWidth: .infinity, minHeight: 36)
        }
        .buttonStyle(.borderedProminent)
        .controlSize(.large)
        .disabled(!canLogin)
        .accessibilityIdentifier("login.signInButton.tap")
        if let sampleEmail, let samplePassword {
          sample(sampleEmail, samplePassword)
        }
      }
      .frame(maxWidth: 420)
      .padding(24)
      .frame(maxWidth: .infinity)
    }
  }

  private var heading: some View {
    VStack(spacing: 12) {
      Image(systemName: "hammer.fill")
        .font(.system(size: 34))
        .foregroundStyle(Color.white)
        .frame(width: 76, height: 76)
        .background(Color.orange.gradient, in: RoundedRectangle(cornerRadius: 20))
        .accessibilityHidden(true)
      Text("Welcome back")
        .font(.title2.weight(.bold))
        .accessibilityAddTraits(.isHeader)
      Text("Sign in to see your projects and what is asked about them.")
        .font(.subheadline)
        .foregroundStyle(.secondary)
        .multilineTextAlignment(.center)
    }
    .padding(.top, 12)
  }

  private var fields: some View {
    VStack(alignment: .leading, spacing: 12) {
      VStack(alignment: .leading, spacing: 6) {
        TextField("Email", text: $email)
          .textFieldStyle(CustomTextFieldStyle(systemImage: "envelope"))
          .keyboardType(.emailAddress)
          .textContentType(.username)
          .textInputAutocapitalization(.never)
          .autocorrectionDisabled()
          .focused($focus, equals: .email)
          .submitLabel(.next)
          .onSubmit { focus = .password }
          .fieldError(emailError)
          .accessibilityIdentifier("login.emailTextField.input")
        FieldError(message: emailError, accessibilityID: "login.emailTextField.input.error")
      }
      VStack(alignment: .leading, spacing: 6) {
        HStack(spacing: 8) {
          passwordField
            .textContentType(.password)
            .focused($focus, equals: .password)
            .submitLabel(.go)
            .onSubmit(onLogin)
            .fieldError(passwordError)
            .accessibilityIdentifier("login.passwordTextField.input")
          Button {
            isPasswordVisible.toggle()
          } label: {
            Image(systemName: isPasswordVisible ? "eye.slash" : "eye")
              .frame(width: 44, height: 44)
          }
          .buttonStyle(.plain)
          .foregroundStyle(.secondary)
          .accessibilityLabel(isPasswordVisible ? "Hide password" : "Show password")
          .accessibilityIdentifier("login.showPasswordButton.tap")
        }
        FieldError(
          message: passwordError, accessibilityID: "login.passwordTextField.input.error")
      }
    }
  }

  @ViewBuilder private var passwordField: some View {
    if isPasswordVisible {
      TextField("Password", text: $password)
        .textFieldStyle(CustomTextFieldStyle(systemImage: "lock"))
        .textInputAutocapitalization(.never)
        .autocorrectionDisabled()
    } else {
      SecureField("Password", text: $password)
        .textFieldStyle(CustomTextFieldStyle(systemImage: "lock"))
    }
  }

  private func sample(_ email: String, _ password: String) -> some View {
    VStack(spacing: 8) {
      Text("Just looking? Use \(email) with the password \(password).")
        .font(.footnote)
        .foregroundStyle(.secondary)
        .multilineTextAlignment(.center)
      Button("Fill in for me", action: onUseSample)
        .font(.footnote.weight(.semibold))
        .accessibilityIdentifier("login.sampleButton.tap")
    }
  }
}

#Preview {
  LoginContentView(
    email: .constant("bob@"), password: .constant(""), isPasswordVisible: .constant(false),
    emailError: "Enter a valid email address", passwordError: nil, canLogin: false,
    sampleEmail: "bob@builder.example", samplePassword: "canwefixit", onLogin: {})
}
