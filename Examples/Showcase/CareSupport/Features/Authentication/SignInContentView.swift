import Accounts
import PresentationUI
import SwiftUI

/// A demo account as the sign-in screen offers it.
struct DemoRow: Equatable, Identifiable {
  let id: String
  let name: String
  let role: CareRole
  let email: String
  let password: String

  init(_ demo: DemoAccount) {
    id = demo.id
    name = demo.account.name
    role = CareRole(rawValue: demo.account.role) ?? .patient
    email = demo.account.email
    password = demo.password
  }
}

struct SignInContentView: View {
  enum Field: Hashable { case email, password }

  @Binding var email: String
  @Binding var password: String
  let emailError: String?
  let passwordError: String?
  /// How often the form was sent in vain.
  let refusals: Int
  let notice: String?
  let error: String?
  let isSigningIn: Bool
  let demoAccounts: [DemoRow]
  let onSignIn: @MainActor () -> Void
  let onDemo: @MainActor (String) -> Void

  @FocusState private var focus: Field?

  var body: some View {
    CardPage {
      heading
      if let notice {
        Label(notice, systemImage: "info.circle")
          .font(.subheadline)
          .card()
          .accessibilityIdentifier("signIn.notice.text")
      }
      form.card()
      SectionTitle(text: "Demo accounts")
      Text("Look around as one of these people. Password: \(demoAccounts.first?.password ?? "")")
        .font(.subheadline)
        .foregroundStyle(.secondary)
        .accessibilityIdentifier("signIn.demoPassword.text")
      ForEach(demoAccounts) { demo in
        DemoAccountButton(demo: demo, action: { onDemo(demo.id) })
          .disabled(isSigningIn)
      }
    }
    .onChange(of: refusals) { focus = emailError != nil ? .email : .password }
  }

  private var heading: some View {
    VStack(alignment: .leading, spacing: 8) {
      Image(systemName: "heart.fill")
        .font(.largeTitle)
        .foregroundStyle(Color.accentColor)
        .accessibilityHidden(true)
      Text("Care, together")
        .font(.title2.weight(.bold))
        .accessibilityAddTraits(.isHeader)
      Text("What is to be done, how it goes, and a word in between.")
        .foregroundStyle(.secondary)
    }
  }

  private var form: some View {
    VStack(alignment: .leading, spacing: 16) {
      FieldContainer("Email", error: emailError, accessibilityID: "signIn.emailTextField.input") {
        TextField("name@example.com", text: $email)
          .keyboardType(.emailAddress)
          .textContentType(.username)
          .autocorrectionDisabled()
          .focused($focus, equals: .email)
          .submitLabel(.next)
          .onSubmit { focus = .password }
          .disabled(isSigningIn)
          .accessibilityLabel("Email")
      }
      FieldContainer(
        "Password", error: passwordError, accessibilityID: "signIn.passwordTextField.input"
      ) {
        SecureField("Your password", text: $password)
          .textContentType(.password)
          .focused($focus, equals: .password)
          .submitLabel(.go)
          .onSubmit(onSignIn)
          .disabled(isSigningIn)
          .accessibilityLabel("Password")
      }
      if let error {
        FieldError(message: error, accessibilityID: "signIn.error.text")
      }
      SubmitButton(
        isSigningIn ? "Signing in…" : "Sign in", isSubmitting: isSigningIn,
        accessibilityID: "signIn.signInButton.tap", action: onSignIn)
    }
  }
}

private struct DemoAccountButton: View {
  let demo: DemoRow
  let action: @MainActor () -> Void

  var body: some View {
    Button(action: action) {
      HStack(spacing: 12) {
        MemberBadge(
          initials: CareMember(id: demo.id, name: demo.name, role: demo.role).initials,
          role: demo.role)
        VStack(alignment: .leading, spacing: 2) {
          Text(demo.name).font(.headline)
          Group {
            Text(demo.role.title)
            Text(demo.email)
          }
          .font(.footnote)
          .foregroundStyle(.secondary)
        }
        Spacer()
      }
      .card()
    }
    .buttonStyle(.plain)
    .accessibilityIdentifier("signIn.demo.\(demo.id).tap")
  }
}

#Preview {
  NavigationStack {
    SignInContentView(
      email: .constant("maria@care.example"), password: .constant(""), emailError: nil,
      passwordError: "Please enter your password", refusals: 0,
      notice: "You signed out in another window.", error: nil, isSigningIn: false,
      demoAccounts: DemoAccount.all(in: "care").map(DemoRow.init), onSignIn: {}, onDemo: { _ in })
  }
}
