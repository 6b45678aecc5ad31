/// The words of the flow.
enum L10n {
  // MARK: Everywhere
  static let back = "Back"
  static let close = "Close"
  static let cancel = "Cancel"
  static let `continue` = "Continue"
  static let tryAgain = "Try Again"
  static let validationErrorToast = "Please correct highlighted fields"
  static func step(_ number: Int, of count: Int) -> String { "Step \(number) of \(count)" }

  // MARK: Chip number
  static let chipNumberTitle = "Chip number"
  static let chipNumberLabel = "Chip number (optional)"
  static let chipNumberPlaceholder = "00000-00000-00000"
  static let chipNumberHeading = "Identify your animal"
  static let chipNumberBody =
    "Microchip identification is the most efficient way to reunite with your animal. If it has a "
    + "chip and you know the number, enter it here."

  // MARK: Photo
  static let photoTitle = "Photo"
  static let photoHeading = "Add a photo"
  static let photoBody =
    "A clear photo helps people to recognise your animal. PNG, JPEG, GIF, "
    + "WebP or HEIC, up to 8\u{00A0}MB."
  static let photoChoose = "Choose a photo"
  static let photoReplace = "Choose another"
  static let photoRemove = "Remove"
  static let photoPreview = "The chosen photo"
  static let photoStoring = "Storing the photo…"
  static let errorPhotoTooLarge = "The photo is larger than 8 MB. Please choose a smaller one."
  static let errorPhotoEmpty = "The file is empty. Please choose another one."
  static let errorPhotoNotAnImage =
    "This file is not an image. Please choose a PNG, JPEG, GIF, WebP or HEIC file."
  static let errorPhotoNotStored = "The photo could not be stored. Please try again."

  // MARK: Description
  static let descriptionTitle = "Animal description"
  static let descriptionHeading = "Your animal's details"
  static let dateLabel = "Date of disappearance"
  static let petNameLabel = "Animal name (optional)"
  static let petNamePlaceholder = "e.g. Luna"
  static let speciesLabel = "Animal species"
  static let speciesPlaceholder = "Select an option"
  static let raceLabel = "Animal race"
  static let racePlaceholder = "e.g. Golden Retriever"
  static let genderLabel = "Gender"
  static let genderFemale = "Female"
  static let genderMale = "Male"
  static let ageLabel = "Animal age in years (optional)"
  static let agePlaceholder = "0–40"
  static let gpsButton = "Request GPS position"
  static let gpsSuccess = "Location captured successfully"
  static let gpsFailure = "Failed to get location"
  static let latitudeLabel = "Latitude"
  static let latitudePlaceholder = "52.22977"
  static let longitudeLabel = "Longitude"
  static let longitudePlaceholder = "21.01178"
  static let detailsLabel = "Additional description (optional)"
  static let detailsPlaceholder = "Collar, marks, behaviour"
  static let errorMissingSpecies = "Please select a species"
  static let errorMissingRace = "Please enter race"
  static let errorMissingGender = "Please select gender"
  static let errorAge = "Age must be between 0 and 40"
  static let errorLatitude = "Latitude must be between -90 and 90"
  static let errorLongitude = "Longitude must be between -180 and 180"
  static let errorCoordinateFormat = "Invalid format"
  static let errorFutureDate = "The date cannot be in the future"
  static let permissionTitle = "Location Permission Required"
  static let permissionMessage =
    "Please allow access to your location in the settings, or enter the coordinates yourself."
  static let goToSettings = "Go to Settings"

  // MARK: Contact
  static let contactTitle = "Contact details"
  static let contactHeading = "Your contact info"
  static let contactBody = "People who have seen your animal reach you here."
  static let phoneLabel = "Phone number"
  static let phonePlaceholder = "+48 123 456 789"
  static let emailLabel = "Email"
  static let emailPlaceholder = "name@example.com"
  static let submit = "Send report"
  static let submitting = "Sending…"
  static let errorPhone = "Enter a phone number of 7 to 11 digits"
  static let errorEmail = "Enter a valid email address"
  static let submissionFailedTitle = "The report was not sent"
  static let submissionFailedMessage =
    "Please check your connection and try again. Nothing that you entered is lost."

  // MARK: Summary
  static let summaryTitle = "Summary"
  static let summaryHeading = "Your report was sent"
  static let summaryBody = "Thank you. Everyone can now see it in the list of reports."
  static let summaryNone = "Not given"
  static let summaryChip = "Chip number"
  static let summaryName = "Name"
  static let summaryAge = "Age"
  static let summaryPlace = "Last seen at"
  static let summaryDetails = "Additional description"
  static let done = "Done"
  static let seeReports = "See all reports"
  static func years(_ age: Int) -> String { age == 1 ? "1 year" : "\(age) years" }

  // MARK: Reports
  static let reportsTitle = "Reports"
  static let reportsDescription =
    "Animals that are missed: what they look like, where they were seen last, and since when."
  static let reportsEmpty = "No reports yet"
  static let reportsEmptyBody = "A report appears here as soon as someone sends one."
  static let reportsFailed = "The reports could not be read"
  static let reportsSearch = "Search reports"
  static let reportsSpecies = "Animals"
  static let reportsAllSpecies = "All animals"
  static let reportsNoneFound = "No report found"
  static let reportsNoneFoundBody = "None of the reports has these words and this kind of animal."
  static let reportsShowAll = "Show all"
  static let reportsRefreshing = "Reading the reports again"
  static func reportsCount(_ count: Int) -> String { count == 1 ? "1 report" : "\(count) reports" }
  static let reportTitle = "Report"
  static let reportGone = "This report does not exist, or no longer does"
  static let reportMissing = "Report a missing animal"
}
