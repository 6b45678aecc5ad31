/// Words that a person understands, for whatever went wrong.
enum ErrorWords {
  static func text(for error: any Error) -> String {
    switch error {
    case is RepositoryUnavailable:
      "The server cannot be reached. Check your connection and try again."
    default: "Something went wrong. Please try again."
    }
  }
}
