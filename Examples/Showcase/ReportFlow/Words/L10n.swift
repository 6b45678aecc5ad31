import SwiftUI

/// The words of the flow, in the language of the visitor.
enum L10n {
  /// The language in which the words are found: what rules speak to the visitor in.
  static var language: String { words("en") }

  /// A program is no visitor, and gets English.
  @TaskLocal static var locale: Locale?

  private static func words(_ key: String.LocalizationValue) -> String {
    String(localized: key, bundle: .module, locale: locale)
  }

  private static let photoMegabytes = PhotoViewModel.maximumSize / 1024 / 1024

  // MARK: Everywhere
  static var back: String { words("Back") }
  static var close: String { words("Close") }
  static var cancel: String { words("Cancel") }
  static var `continue`: String { words("Continue") }
  static var tryAgain: String { words("Try Again") }
  static var validationErrorToast: String { words("Please correct highlighted fields") }
  static func step(_ number: Int, of count: Int) -> String {
    words("Step \(number) of \(count)")
  }

  // MARK: Chip number
  static var chipNumberTitle: String { words("Chip number") }
  static var chipNumberLabel: String { words("Chip number (optional)") }
  static let chipNumberPlaceholder = "00000-00000-00000"
  static var chipNumberHeading: String { words("Identify your animal") }
  static var chipNumberBody: String {
    words(
      "Microchip identification is the most efficient way to reunite with your animal. If it has a chip and you know the number, enter it here."
    )
  }

  // MARK: Photo
  static var photoTitle: String { words("Photo") }
  static var photoHeading: String { words("Add a photo") }
  static var photoBody: String {
    words(
      "A clear photo helps people to recognise your animal. PNG, JPEG, GIF, WebP or HEIC, up to \(photoMegabytes)\u{00A0}MB."
    )
  }
  static var photoChoose: String { words("Choose a photo") }
  static var photoReplace: String { words("Choose another") }
  static var photoRemove: String { words("Remove") }
  static var photoPreview: String { words("The chosen photo") }
  static var photoStoring: String { words("Storing the photo…") }
  static var errorPhotoTooLarge: String {
    words("The photo is larger than \(photoMegabytes) MB. Please choose a smaller one.")
  }
  static var errorPhotoEmpty: String { words("The file is empty. Please choose another one.") }
  static var errorPhotoNotAnImage: String {
    words("This file is not an image. Please choose a PNG, JPEG, GIF, WebP or HEIC file.")
  }
  static var errorPhotoNotStored: String {
    words("The photo could not be stored. Please try again.")
  }

  // MARK: Description
  static var descriptionTitle: String { words("Animal description") }
  static var descriptionHeading: String { words("Your animal's details") }
  static var dateLabel: String { words("Date of disappearance") }
  static var petNameLabel: String { words("Animal name (optional)") }
  static var petNamePlaceholder: String { words("e.g. Luna") }
  static var speciesLabel: String { words("Animal species") }
  static var speciesPlaceholder: String { words("Select an option") }
  static var raceLabel: String { words("Animal race") }
  static var racePlaceholder: String { words("e.g. Golden Retriever") }
  static var genderLabel: String { words("Gender") }
  static var genderFemale: String { words("Female") }
  static var genderMale: String { words("Male") }
  static var ageLabel: String { words("Animal age in years (optional)") }
  static var agePlaceholder: String { words("\(0)–\(40)") }
  static var gpsButton: String { words("Request GPS position") }
  static var gpsSuccess: String { words("Location captured successfully") }
  static var gpsFailure: String { words("Failed to get location") }
  static var latitudeLabel: String { words("Latitude") }
  static var latitudePlaceholder: String { words("52.22977") }
  static var longitudeLabel: String { words("Longitude") }
  static var longitudePlaceholder: String { words("21.01178") }
  static var detailsLabel: String { words("Additional description (optional)") }
  static var detailsPlaceholder: String { words("Collar, marks, behaviour") }
  static var errorMissingSpecies: String { words("Please select a species") }
  static var errorMissingRace: String { words("Please enter race") }
  static var errorMissingGender: String { words("Please select gender") }
  static var errorAge: String { words("Age must be between \(0) and \(40)") }
  static var errorLatitude: String { words("Latitude must be between \(-90) and \(90)") }
  static var errorLongitude: String { words("Longitude must be between \(-180) and \(180)") }
  static var errorCoordinateFormat: String { words("Invalid format") }
  static var errorFutureDate: String { words("The date cannot be in the future") }
  static var permissionTitle: String { words("Location Permission Required") }
  static var permissionMessage: String {
    words(
      "Please allow access to your location in the settings, or enter the coordinates yourself.")
  }
  static var goToSettings: String { words("Go to Settings") }

  static func species(id: String) -> String {
    switch id {
    case "dog": words("Dog")
    case "cat": words("Cat")
    case "bird": words("Bird")
    case "rabbit": words("Rabbit")
    case "rodent": words("Rodent")
    case "reptile": words("Reptile")
    default: words("Other")
    }
  }
  static func animal(_ species: String, _ race: String) -> String { words("\(species), \(race)") }
  static func position(_ latitude: String, _ longitude: String) -> String {
    words("Position: \(latitude), \(longitude)")
  }

  // MARK: Contact
  static var contactTitle: String { words("Contact details") }
  static var contactHeading: String { words("Your contact info") }
  static var contactBody: String { words("People who have seen your animal reach you here.") }
  static var phoneLabel: String { words("Phone number") }
  static var phonePlaceholder: String { words("+48 123 456 789") }
  static var emailLabel: String { words("Email") }
  static let emailPlaceholder = "name@example.com"
  static var submit: String { words("Send report") }
  static var submitting: String { words("Sending…") }
  static var errorPhone: String {
    let digits = PhoneNumber.digitCounts
    return words("Enter a phone number of \(digits.lowerBound) to \(digits.upperBound) digits")
  }
  static var errorEmail: String { words("Enter a valid email address") }
  static var submissionFailedTitle: String { words("The report was not sent") }
  static var submissionFailedMessage: String {
    words("Please check your connection and try again. Nothing that you entered is lost.")
  }

  // MARK: Summary
  static var summaryTitle: String { words("Summary") }
  static var summaryHeading: String { words("Your report was sent") }
  static var summaryBody: String {
    words("Thank you. Everyone can now see it in the list of reports.")
  }
  static var summaryNone: String { words("Not given") }
  static var summaryChip: String { words("Chip number") }
  static var summaryName: String { words("Name") }
  static var summaryAge: String { words("Age") }
  static var summaryPlace: String { words("Last seen at") }
  static var summaryDetails: String { words("Additional description") }
  static var done: String { words("Done") }
  static var seeReports: String { words("See all reports") }
  static func years(_ age: Int) -> String { words("\(age) years") }

  // MARK: Reports
  static var reportsTitle: String { words("Reports") }
  static var reportsDescription: String {
    words(
      "Animals that are missed: what they look like, where they were seen last, and since when.")
  }
  static var reportsEmpty: String { words("No reports yet") }
  static var reportsEmptyBody: String {
    words("A report appears here as soon as someone sends one.")
  }
  static var reportsFailed: String { words("The reports could not be read") }
  static var reportsSearch: String { words("Search reports") }
  static var reportsSpecies: String { words("Animals") }
  static var reportsAllSpecies: String { words("All animals") }
  static var reportsNoneFound: String { words("No report found") }
  static var reportsNoneFoundBody: String {
    words("None of the reports has these words and this kind of animal.")
  }
  static var reportsShowAll: String { words("Show all") }
  static var reportsRefreshing: String { words("Reading the reports again") }
  static func reportsCount(_ count: Int) -> String { words("\(count) reports") }
  static var reportTitle: String { words("Report") }
  static var reportGone: String { words("This report does not exist, or no longer does") }
  static var reportMissing: String { words("Report a missing animal") }
}
