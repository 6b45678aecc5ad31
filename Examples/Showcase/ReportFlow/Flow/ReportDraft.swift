import Foundation

/// Everything entered in the flow. It is kept with the visitor's tab, so what comes back is judged
/// again before it is trusted.
struct ReportDraft: Codable, Equatable {
  /// Becomes the report's id: a report that is sent twice is stored once.
  var id = UUID()

  // MARK: As typed: survives Back, also when it is not valid yet
  var chipNumber = ""
  var photo: PhotoReference?
  var descriptionForm: AnimalDescriptionViewModel.FormData?
  var contactForm = ContactDetailsViewModel.FormData()

  // MARK: As checked: written by a step's Continue
  var animal: AnimalDescription?
  var contact: ContactDetails?
  /// How far Continue has led.
  var furthestStep: ReportStep?
  var isSubmitted = false

  /// Nothing was entered and no step was left.
  var isUntouched: Bool {
    var blank = ReportDraft()
    blank.id = id
    return self == blank
  }

  /// Whether a step may be shown: everything before it was done.
  func allows(_ step: ReportStep) -> Bool {
    guard let furthestStep, step <= furthestStep else { return false }
    return switch step {
    case .photo, .description: true
    case .contact: animal != nil
    case .summary: isSubmitted && animal != nil && contact != nil
    }
  }

  /// The part of a stack that may be shown.
  func allowed(_ steps: [ReportStep]) -> [ReportStep] {
    Array(steps.prefix(while: allows))
  }
}

// MARK: - Text

extension ReportDraft {
  /// JSON; empty for a draft in which there is nothing to keep.
  var encoded: String {
    guard !isUntouched else { return "" }
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    do {
      return String(decoding: try encoder.encode(self), as: UTF8.self)
    } catch {
      // Strings, whole numbers, finite dates and identifiers can always be encoded.
      preconditionFailure("A draft could not be encoded: \(error)")
    }
  }

  /// Reads what ``encoded`` made. Nil for anything else; a text that was changed on the way loses
  /// whatever the rules do not let through.
  init?(encoded text: String, timeZone: TimeZone, now: Date) {
    guard let draft = try? JSONDecoder().decode(ReportDraft.self, from: Data(text.utf8)) else {
      return nil
    }
    self = draft
    chipNumber = ChipNumber.masked(chipNumber)
    let animalRules = AnimalDescriptionRules(timeZone: timeZone, now: now)
    animal = draft.animal.flatMap {
      animalRules.description(from: AnimalDescriptionViewModel.FormData($0, in: timeZone))
    }
    contact = draft.contact.flatMap {
      ContactRules.contact(from: ContactDetailsViewModel.FormData(phone: $0.phone, email: $0.email))
    }
  }
}
