import Accounts
import Presentation
import SwiftUI
import Validation

/// What a person enters to sign in.
struct SignInDraft: Equatable, Sendable {
  var email = ""
  var password = ""

  static let rules = Rules<SignInDraft> { rules in
    rules.field(\.email, .required)
    rules.field(\.password, .required)
  }
}

@MainActor
final class SignInViewModel: ObservableObject {
  let form = FormModel(
    SignInDraft(), rules: SignInDraft.rules,
    wording: Wording(
      "en",
      catalogs: [
        Catalog(
          "en",
          [
            "email.required": "Please enter your email",
            "password.required": "Please enter your password",
          ])
      ]))
  /// Why nobody is signed in yet, if there is something to say.
  @Published private(set) var error: String?
  /// Why the person is asked to sign in.
  let notice: String?
  @Published private(set) var isSigningIn = false

  private let signInUseCase: any SignInUseCase
  private let oldToken: String?
  private let origin: SignInOrigin
  private let onSignedIn: @MainActor (SignIn) async throws -> Void

  init(
    signInUseCase: any SignInUseCase, oldToken: String?, origin: SignInOrigin, notice: String?,
    onSignedIn: @escaping @MainActor (SignIn) async throws -> Void
  ) {
    self.signInUseCase = signInUseCase
    self.oldToken = oldToken
    self.origin = origin
    self.notice = notice
    self.onSignedIn = onSignedIn
    form.onWillChange = { [weak self] in self?.objectWillChange.send() }
  }

  func signIn() async {
    guard !isSigningIn else { return }
    error = nil
    isSigningIn = true
    defer { isSigningIn = false }
    let submission = await form.submit { [signInUseCase, oldToken, origin, onSignedIn] draft in
      let signIn = try await signInUseCase.execute(
        email: draft.email, password: draft.password, replacing: oldToken, from: origin)
      try await onSignedIn(signIn)
    }
    if case .failed(let error) = submission {
      form.password = ""
      self.error = CareError.words(for: error)
    }
  }

  func signIn(as demo: DemoAccount) async {
    form.email = demo.account.email
    form.password = demo.password
    await signIn()
  }
}
