import Accounts
import Foundation
import Validation

/// Why something could not be done, in words that a person understands.
enum CareError: Error, Equatable, LocalizedError, Sendable {
  /// The sign-in has ended.
  case signedOut
  /// It is another's; or it is nothing, which is not told apart.
  case notAllowed
  case notFound
  /// What was entered cannot be.
  case invalid(String)

  var errorDescription: String? {
    switch self {
    case .signedOut: "You are signed out. Please sign in again."
    case .notAllowed, .notFound: "This does not exist, or it is not yours to see."
    case .invalid(let words): words
    }
  }
}

extension CareError {
  /// What is said of any error. One that was not made for people is logged, and said in general.
  static func words(for error: any Error) -> String {
    switch error {
    case let error as CareError: return error.localizedDescription
    case SignInError.wrongCredentials:
      return "The email or the password is wrong."
    case SignInError.tooManyAttempts(let wait):
      let seconds = max(1, Int((wait / .seconds(1)).rounded(.up)))
      return "Too many attempts. Please try again in \(seconds) seconds."
    case SignInError.overloaded:
      return "Many people are signing in at the moment. Please try again."
    case is ValidationReport: return "Please correct what was entered."
    case let error as URLError where error.code == .notConnectedToInternet:
      return "There is no connection. Please try again."
    default:
      Log.error("\(error)")
      return "Something went wrong on our side. Please try again."
    }
  }
}
