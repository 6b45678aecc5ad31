import Accounts

protocol SignInUseCase: Sendable {
  func execute(
    email: String, password: String, replacing oldToken: String?, from origin: SignInOrigin
  ) async throws -> SignIn
}

struct SignInUseCaseImpl: SignInUseCase {
  let accounts: AccountStore

  func execute(
    email: String, password: String, replacing oldToken: String?, from origin: SignInOrigin
  ) async throws -> SignIn {
    try await accounts.signIn(
      email: email, password: password, area: CareServices.area, replacing: oldToken,
      from: origin)
  }
}
