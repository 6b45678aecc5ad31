/// All words by which a page itself speaks to a person, in one table. Those of the browser's script are among
/// them: `client_vocabulary.js` has them by these names, and the script that is served has the words themselves.
enum Words: String, CaseIterable {
  // MARK: The connection
  case offline = "Offline. Your entries are kept."
  case waiting = "Waiting for the server. Your entries are kept."
  case reconnecting = "Reconnecting …"
  case busy = "This site is busy. Reconnecting …"
  case elsewhere = "This page is open elsewhere."
  case signIn = "You may have to sign in again."

  // MARK: Entries
  case tooLong = "This text is too long and was not saved."
  /// `{most}` and `{left}` are numbers.
  case leftOut = "Only {most} characters fit: {left} left out."
  case entered = "What you entered"
  case noPlace = "Some of your text no longer fits this screen. You can copy it."
  case reset = "Some of this screen was reset."
  case uncertain = "Please check whether your last action was completed."
  /// Of a field that says nothing else of what is wrong with it.
  case invalid = "Not valid"
  case keysLeftOut = "What you typed after it was left out."
  case discardQuestion = "Discard what you entered?"
  case discard = "Discard"
  case keepEditing = "Keep editing"
  case staysOpen = "This stays open. Choose one of its buttons."

  // MARK: Controls
  case refresh = "Refresh"
  case close = "Close"
  case copy = "Copy"
  case increment = "Increment"
  case decrement = "Decrement"
  case dialog = "Dialog"
  case progress = "Progress"
  case denied = "Your browser does not allow this."

  // MARK: Files
  case uploadFailed = "The file could not be uploaded."
  case uploadLate = "The upload took too long. Please choose the file again."
  case fileTooLarge = "This file is too large."
  case tooManyFiles = "Too many files at once. Please try again in a minute."
  case fileNotSaved = "This file cannot be saved right now. Please try again later."
  case fileNotWanted = "This file can no longer be added here."

  // MARK: Pages without a screen
  case needsScript = "This page needs JavaScript to be used."
  case unavailableTitle = "Page unavailable"
  case unavailable = "This page cannot be shown right now. Please try again later."
  case notFoundTitle = "Page not found"
  case notFound = "There is nothing at this address."
  case toStart = "Go to the start page"
  case busyTitle = "Site busy"
  case tooManyPeople =
    "Many people are using this site right now. Please try again in a few seconds."

  var text: String { rawValue }
}
