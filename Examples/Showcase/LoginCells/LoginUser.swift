import ValidatedCells

/// What is entered: who logs in.
struct LoginUser: ImmutableMappable, Equatable {
  let email: String
  let password: String

  static let new = LoginUser(email: "", password: "")

  func copyWith(email: String? = nil, password: String? = nil) -> LoginUser {
    LoginUser(email: email ?? self.email, password: password ?? self.password)
  }
}
