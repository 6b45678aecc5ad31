import Presentation
import PresentationUI
import SwiftUI

@MainActor
final class AnimalDescriptionViewModel: ObservableObject {
  // MARK: - Published state (grouped)

  /// What is entered.
  @Published var formData: FormData {
    didSet { formDataChanged(from: oldValue) }
  }
  /// What is wrong with it, as of the last Continue.
  @Published var validationErrors = ValidationErrors.clear
  /// The last Continue that led nowhere.
  @Published private(set) var refusal: FormRefusal?
  @Published var uiState = UIState()

  /// The person's own: it decides what today is.
  // apus-lint:disable:next process-values: the view sets the visitor's before anything is judged
  @Published var timeZone = TimeZone.current

  /// The person's own: a place is written in its numbers.
  var locale = Locale(identifier: "en_US_POSIX")

  /// What is said over the screen: one message at a time.
  let toasts: ToastCenter

  var onContinue: (@MainActor () -> Void)?

  private let flow: ReportMissingPetFlowState
  private let location: any LocationProvider
  private let now: @MainActor () -> Date
  /// Counts the times when the screen went away: what was asked for before comes too late, and must
  /// not bring back what leaving the flow has cleared.
  private var visit = 0

  init(
    flow: ReportMissingPetFlowState, location: any LocationProvider,
    toasts: ToastCenter, now: @escaping @MainActor () -> Date = { Date() }
  ) {
    self.flow = flow
    self.location = location
    self.toasts = toasts
    self.now = now
    formData = flow.draft.descriptionForm ?? FormData(disappearanceDate: now())
  }

  // MARK: - State structures

  struct FormData: Equatable, Codable {
    var disappearanceDate: Date
    var petName = ""
    var selectedSpecies: SpeciesTaxonomyOption?
    var race = ""
    var selectedGender: Gender?
    var age = ""
    var location = LocationData()
    var additionalDescription = ""

    struct LocationData: Equatable, Codable {
      var latitude = ""
      var longitude = ""
    }
  }

  struct ValidationErrors: Equatable {
    var disappearanceDate: String?
    var species: String?
    var race: String?
    var gender: String?
    var age: String?
    var latitude: String?
    var longitude: String?

    static let clear = ValidationErrors()

    /// Takes away those that others do not have.
    mutating func keep(_ others: ValidationErrors) {
      for field in [
        \Self.disappearanceDate, \.species, \.race, \.gender, \.age, \.latitude, \.longitude,
      ] where others[keyPath: field] == nil {
        self[keyPath: field] = nil
      }
    }
  }

  struct UIState: Equatable {
    var showPermissionDeniedAlert = false
    var isLocating = false
    var gpsHelperText: String?
    var gpsFailed = false
  }

  // MARK: - User actions

  /// The dropdown's selection as a position among ``speciesOptions``.
  var selectedSpeciesIndex: Int? {
    get { formData.selectedSpecies[indexIn: speciesOptions] }
    set { formData.selectedSpecies[indexIn: speciesOptions] = newValue }
  }

  func selectSpecies(_ species: SpeciesTaxonomyOption) {
    formData.selectedSpecies = species
  }

  func selectGender(_ gender: Gender) {
    formData.selectedGender = gender
  }

  func onContinueTapped() {
    toasts.clear()
    validationErrors = .clear
    let rules = AnimalDescriptionRules(timeZone: timeZone, now: now())
    let errors = rules.errors(in: formData)
    guard errors.isEmpty, let description = rules.description(from: formData) else {
      applyValidationErrors(errors)
      refusal = errors.first.map { FormRefusal(fieldID: fieldID(of: $0), after: refusal) }
      toasts.show(L10n.validationErrorToast, style: .warning)
      return
    }
    flow.draft.descriptionForm = formData
    flow.draft.animal = description
    onContinue?()
  }

  func requestGPSPosition() async {
    guard !uiState.isLocating else { return }
    uiState.isLocating = true
    defer { uiState.isLocating = false }
    let visit = visit
    var permission = location.permission
    if permission == .notDetermined {
      permission = await location.requestPermission()
    }
    guard visit == self.visit else { return }
    guard permission == .granted else {
      // Also for a question that was put aside without an answer.
      uiState.showPermissionDeniedAlert = true
      return
    }
    let fix = try? await location.currentLocation()
    guard visit == self.visit else { return }
    if let fix {
      formData.location = FormData.LocationData(
        latitude: CoordinateText.text(fix.latitude, in: locale),
        longitude: CoordinateText.text(fix.longitude, in: locale))
      validationErrors.latitude = nil
      validationErrors.longitude = nil
      uiState.gpsHelperText = L10n.gpsSuccess
      uiState.gpsFailed = false
    } else {
      uiState.gpsHelperText = L10n.gpsFailure
      uiState.gpsFailed = true
    }
  }

  func openSettings() {
    location.openSettings()
  }

  func onDisappear() {
    visit += 1
    toasts.clear()
  }

  // MARK: - Consequences of an entry

  private func formDataChanged(from old: FormData) {
    var corrected = formData
    if corrected.selectedSpecies != old.selectedSpecies {
      corrected.race = ""
      validationErrors.species = nil
      validationErrors.race = nil
    }
    if corrected.selectedGender != old.selectedGender {
      validationErrors.gender = nil
    }
    corrected.additionalDescription = TextLimit.cut(
      corrected.additionalDescription, to: TextLimit.description)
    if corrected != formData { formData = corrected }
    forgetWhatIsRight()
    // As typed, valid or not: it survives Back.
    if flow.draft.descriptionForm != corrected { flow.draft.descriptionForm = corrected }
  }

  /// A field that was refused is so until it is right, not until the next attempt.
  private func forgetWhatIsRight() {
    guard validationErrors != .clear else { return }
    let shown = validationErrors
    validationErrors = .clear
    applyValidationErrors(
      AnimalDescriptionRules(timeZone: timeZone, now: now()).errors(in: formData))
    validationErrors.keep(shown)
  }

  private func applyValidationErrors(_ errors: [ValidationError]) {
    for error in errors {
      switch error {
      case .futureDate: validationErrors.disappearanceDate = L10n.errorFutureDate
      case .missingSpecies: validationErrors.species = L10n.errorMissingSpecies
      case .missingRace: validationErrors.race = L10n.errorMissingRace
      case .missingGender: validationErrors.gender = L10n.errorMissingGender
      case .invalidAge(let message): validationErrors.age = message
      case .invalidLatitude(let message): validationErrors.latitude = message
      case .invalidLongitude(let message): validationErrors.longitude = message
      }
    }
  }

  private func fieldID(of error: ValidationError) -> String {
    switch error {
    case .futureDate: AnimalDescriptionModels.dateAccessibilityID
    case .missingSpecies: speciesDropdownModel.accessibilityID
    case .missingRace: raceTextFieldModel.accessibilityID
    case .missingGender: genderSelectorModel.accessibilityIDPrefix
    case .invalidAge: ageTextFieldModel.accessibilityID
    case .invalidLatitude: locationCoordinateModel.latitude.accessibilityID
    case .invalidLongitude: locationCoordinateModel.longitude.accessibilityID
    }
  }

  // MARK: - Choices

  let speciesOptions = SpeciesTaxonomy.options
  let genderOptions = Gender.allCases

  /// The last moment that can be chosen: the end of the person's today.
  var latestDate: Date {
    let now = now()
    return CalendarDay(now, in: timeZone).lastMoment(in: timeZone) ?? now
  }
}

extension AnimalDescriptionViewModel.FormData {
  /// The form in which somebody would have entered this description.
  init(_ description: AnimalDescription, in timeZone: TimeZone) {
    self.init(
      disappearanceDate: description.disappearedOn.noon(in: timeZone) ?? .distantFuture,
      petName: description.petName ?? "", selectedSpecies: description.species,
      race: description.race, selectedGender: description.gender,
      age: description.age.map(String.init) ?? "",
      location: LocationData(
        latitude: description.place?.latitude ?? "", longitude: description.place?.longitude ?? ""),
      additionalDescription: description.details)
  }
}
