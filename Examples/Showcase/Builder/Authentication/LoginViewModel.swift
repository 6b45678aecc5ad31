import Foundation
import Presentation
import SwiftUI
import Validation

@MainActor
final class LoginViewModel: ObservableObject {
  @Published private(set) var viewState: ViewState<BuilderUser> = .idle
  @Published var email = "" {
    didSet { if email != oldValue { judgeSoon(\.email) } }
  }
  @Published var password = "" {
    didSet { if password != oldValue { judgeSoon(\.password) } }
  }
  @Published var isPasswordVisible = false
  @Published var showError = false
  @Published private(set) var errorMessage = ""
  /// What is wrong with a field, once the person has stopped typing.
  @Published private(set) var emailError: String?
  @Published private(set) var passwordError: String?

  /// How long a person has to pause until what they typed is judged.
  static let debounce = Duration.milliseconds(500)

  private let authentication: any BuilderAuthentication
  private let clock: any Clock<Duration>
  private let onSignedIn: @MainActor (BuilderUser) -> Void
  private var judging: [PartialKeyPath<LoginForm>: Task<Void, Never>] = [:]

  init(
    authentication: any BuilderAuthentication, clock: any Clock<Duration> = ContinuousClock(),
    onSignedIn: @escaping @MainActor (BuilderUser) -> Void
  ) {
    self.authentication = authentication
    self.clock = clock
    self.onSignedIn = onSignedIn
  }

  var canLogin: Bool { !viewState.isLoading && LoginForm.rules.judge(form).isValid }

  /// Signs in, if what was entered may be right and nothing is on its way.
  func login() {
    guard canLogin else { return }
    viewState = .loading
    let form = form
    Task {
      do {
        let user = try await authentication.signIn(email: form.email, password: form.password)
        viewState = .loaded(user)
        onSignedIn(user)
      } catch {
        viewState = .error(error)
        errorMessage = Self.words(for: error)
        if error as? BuilderSignInError == .wrongCredentials { password = "" }
        showError = true
      }
    }
  }

  func fill(_ account: SampleAccount) {
    email = account.email
    password = account.password
  }

  private var form: LoginForm {
    LoginForm(
      email: email.trimmingCharacters(in: .whitespacesAndNewlines), password: password)
  }

  // MARK: Live validation

  private func judgeSoon(_ field: PartialKeyPath<LoginForm> & Sendable) {
    judging[field]?.cancel()
    if error(of: field) == nil {
      // What is right now need not wait to be said.
      show(nil, of: field)
    }
    judging[field] = Task { [clock, weak self] in
      do { try await clock.sleep(for: Self.debounce) } catch { return }
      guard let self, !Task.isCancelled else { return }
      show(error(of: field), of: field)
    }
  }

  private func show(_ message: String?, of field: PartialKeyPath<LoginForm>) {
    if field == \LoginForm.email {
      if emailError != message { emailError = message }
    } else if passwordError != message {
      passwordError = message
    }
  }

  /// Nothing while the field is empty.
  private func error(of field: PartialKeyPath<LoginForm>) -> String? {
    let form = form
    guard let text = form[keyPath: field] as? String, !text.isEmpty else { return nil }
    let report = LoginForm.rules.judge(form)
    return report[field].first.map {
      Wording("en", catalogs: [LoginForm.words]).text(for: $0)
    }
  }

  private static func words(for error: any Error) -> String {
    switch error {
    case BuilderSignInError.wrongCredentials:
      "Email and password do not belong together. Please check both."
    case BuilderSignInError.tooManyAttempts(let seconds):
      "Too many attempts. Please wait \(seconds) seconds."
    default: "The server cannot be reached. Please try again."
    }
  }
}
