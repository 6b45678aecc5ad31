/// All words by which Apus itself speaks to a person, by their English: those of the page and its script, of
/// the engine's controls and of the kit's components. Each has a sentence in every language of
/// ``OwnWords/shipped``; an app has its own in a table that is called ``tableName``, under the English.
///
/// `{name}` is filled in. Sentences with a count have more forms: ``forms``.
package enum OwnWords: String, CaseIterable, Sendable {
  // MARK: The connection
  case offline = "Offline. Your entries are kept."
  case waiting = "Waiting for the server. Your entries are kept."
  case reconnecting = "Reconnecting …"
  case busy = "This site is busy. Reconnecting …"
  case elsewhere = "This page is open elsewhere."
  case signIn = "You may have to sign in again."

  // MARK: Entries
  case tooLong = "This text is too long and was not saved."
  /// `{most}`, whose number counts, and `{left}` are numbers.
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

  case notTaken = "This value cannot be used here. The last one is shown again."
  case actionUnavailable = "This action is unavailable right now. Your entries are kept."

  // MARK: Controls of the page
  case refresh = "Refresh"
  case close = "Close"
  case copy = "Copy"
  case paste = "Paste"
  case rename = "Rename"
  case share = "Share…"
  /// Of a view whose content a person can drag.
  case dragHint = "Enter drags. Tab chooses a place, Enter drops, Escape gives up."
  case copied = "Copied"
  case increment = "Increment"
  case decrement = "Decrement"
  case dialog = "Dialog"
  /// The sign at the top of a sheet, which gives the sheet its next height.
  case resizeSheet = "Resize this sheet"
  case progress = "Progress"
  case denied = "Your browser does not allow this."

  // MARK: Files
  case chooseFile = "Choose File"
  case uploadFailed = "The file could not be uploaded."
  case uploadLate = "The upload took too long. Please choose the file again."
  case fileTooLarge = "This file is too large."
  case pictureTooLarge = "This picture has too many pixels."
  case tooManyFiles = "Too many files at once. Please try again in a minute."
  case fileNotSaved = "This file cannot be saved right now. Please try again later."
  case fileNotWanted = "This file can no longer be added here."
  case alreadyUploaded = "This file has already been uploaded."
  case fileEmpty = "This file is empty."
  case fileOfWrongType = "This kind of file cannot be used here."

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

  // MARK: Bars and pages
  case back = "Back"
  case more = "More"
  case search = "Search"
  case updated = "Updated"
  case hideSidebar = "Hide Sidebar"
  case showSidebar = "Show Sidebar"
  case expand = "Expand"
  case collapse = "Collapse"
  case pageOfPages = "Page {index} of {count}"

  // MARK: The bar of menus
  case fileMenu = "File"
  case formatMenu = "Format"
  case viewMenu = "View"
  case windowMenu = "Window"
  case helpMenu = "Help"
  case menuBar = "Menu bar"
  case settings = "Settings"
  case settingsItem = "Settings…"
  case showInspector = "Show Inspector"
  case hideInspector = "Hide Inspector"

  // MARK: Items of bars
  case save = "Save"
  case undo = "Undo"
  case redo = "Redo"
  case add = "Add"
  case compose = "Compose"
  case reply = "Reply"
  case organize = "Organize"
  case bookmarks = "Bookmarks"
  case stop = "Stop"
  case camera = "Camera"
  case play = "Play"
  case pause = "Pause"
  case rewind = "Rewind"
  case fastForward = "Fast forward"

  // MARK: Questions
  case okay = "OK"
  case cancel = "Cancel"

  // MARK: Rows
  case edit = "Edit"
  case done = "Done"
  case select = "Select"
  case delete = "Delete"
  case reorder = "Reorder"
  case moveUp = "Move up"
  case moveDown = "Move down"
  case actions = "Actions"

  // MARK: Actions for assistive technology
  case activate = "Activate"
  case escape = "Escape"
  case magicTap = "Magic tap"

  // MARK: Searches
  case noResults = "No Results"
  case noResultsFor = "No Results for “{text}”"
  case checkSpelling = "Check the spelling or try a new search."

  // MARK: The kit
  case loading = "Loading..."
  case somethingWentWrong = "Something Went Wrong"
  case tryAgain = "Try Again"
  case correctFollowing = "Please correct the following"
  case checking = "Checking"
  case dismissesMessage = "Dismisses the message"
  case validate = "Validate"
  case acceptedByServer = "Accepted by the server"
  case refusedByServer = "Refused by the server"

  // MARK: Rules of text cells
  case ruleRequired = "Please fill in this field."
  case ruleSame = "The two entries don’t match."
  case ruleForm = "Check the format of this entry."
  case ruleCharacters = "Some of these characters can’t be used here."
  case ruleLetters = "Use letters only."
  case ruleLettersAndDigits = "Use letters and digits only."
  /// `{count}` is a number.
  case ruleAtLeast = "Enter at least {count} characters."
  /// `{count}` is a number.
  case ruleAtMost = "Enter at most {count} characters."
  /// `{count}` is a number.
  case ruleExactly = "Enter exactly {count} characters."
  case ruleEmail = "Enter an email address, such as name@example.com."
  case rulePassword = "Use at least 8 characters, with a capital letter."
  case rulePhone = "Enter a phone number of 10 digits."
  case ruleZipCode = "Enter a ZIP code of five digits."
  case ruleFullName = "Enter a first and a last name."
  case ruleNumber = "Enter a number, such as 12 or 12.5."
  case ruleColor = "Enter a colour, such as #3366CC."
  case ruleIPv4 = "Enter an IPv4 address, such as 192.0.2.1."
  case ruleISBN = "Enter a valid ISBN."
  case ruleMonth = "Enter a month from 1 to 12."
  case ruleYear = "Enter a year in which the card is still valid."

  /// Those that the page's script says.
  package static let ofScript: [OwnWords] = [
    .offline, .waiting, .reconnecting, .busy, .elsewhere, .signIn, .tooLong, .leftOut, .entered,
    .noPlace, .reset, .uncertain, .invalid, .keysLeftOut, .discardQuestion, .discard, .keepEditing,
    .staysOpen, .resizeSheet, .refresh, .close, .copy, .copied, .denied, .uploadFailed,
  ]

  /// What an app calls its table of these words.
  package static let tableName = "Apus"

  /// The English, with the forms that depend on a count.
  package var english: OwnText {
    switch self {
    case .leftOut:
      [.one: "Only {most} character fits: {left} left out.", .other: rawValue]
    case .ruleAtLeast: [.one: "Enter at least {count} character.", .other: rawValue]
    case .ruleAtMost: [.one: "Enter at most {count} character.", .other: rawValue]
    case .ruleExactly: [.one: "Enter exactly {count} character.", .other: rawValue]
    default: [.other: rawValue]
    }
  }

  /// Whose number decides about the form; nil: there is one form.
  package var countName: String? {
    switch self {
    case .leftOut: "most"
    case .ruleAtLeast, .ruleAtMost, .ruleExactly: "count"
    default: nil
    }
  }

  /// The languages that come with Apus, beside English.
  package static let shipped: [String: [OwnWords: OwnText]] = [
    "ar": arabic, "de": german, "ja": japanese, "pl": polish,
  ]
}

/// A sentence, in the forms that a count asks for.
package struct OwnText: Equatable, Sendable, ExpressibleByDictionaryLiteral,
  ExpressibleByStringLiteral
{
  /// There is always one for ``PluralCategory/other``.
  package let forms: [PluralCategory: String]

  /// - Parameter forms: Without one for `other`, any stands for it.
  package init(forms: [PluralCategory: String]) {
    var forms = forms
    if forms[.other] == nil { forms[.other] = forms[.many] ?? forms.values.first ?? "" }
    self.forms = forms
  }

  package init(dictionaryLiteral forms: (PluralCategory, String)...) {
    self.init(forms: Dictionary(uniqueKeysWithValues: forms))
  }

  package init(stringLiteral text: String) { self.init(forms: [.other: text]) }

  /// The form for all counts that ask for no other.
  package var text: String { forms[.other] ?? "" }

  package func text(for number: Double, in language: String) -> String {
    forms[PluralCategory(number, in: language)] ?? text
  }
}
