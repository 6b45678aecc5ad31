import Foundation
import Presentation
import ScreenTesting
import Testing

@testable import ReportFlow

@MainActor
@Suite("Description view model")
struct AnimalDescriptionViewModelTests {
  private let flow = ReportMissingPetFlowState()
  private let clock = ScreenClock()

  private func makeModel(
    _ location: FixedLocationProvider = FixedLocationProvider(permission: .granted)
  ) -> AnimalDescriptionViewModel {
    let model = AnimalDescriptionViewModel(
      flow: flow, location: location, toasts: ToastCenter(mode: .replacing, clock: clock),
      now: { sampleNow })
    model.timeZone = .gmt
    return model
  }

  /// Lets the toast's timer begin or end.
  private func settle() async {
    for _ in 0..<20 { await Task.yield() }
  }

  // MARK: - Continue

  @Test("Continue on an empty form shows every error and one toast, and stays")
  func emptyForm() {
    let model = makeModel()
    var continued = 0
    model.onContinue = { continued += 1 }
    #expect(model.validationErrors == .clear)
    model.onContinueTapped()
    #expect(model.validationErrors.species == "Please select a species")
    #expect(model.validationErrors.race == "Please enter race")
    #expect(model.validationErrors.gender == "Please select gender")
    #expect(model.validationErrors.age == nil)
    #expect(model.toasts.current?.message == "Please correct highlighted fields")
    #expect(continued == 0)
    #expect(flow.draft.animal == nil)
  }

  @Test("nothing is judged before Continue")
  func submitBased() {
    let model = makeModel()
    model.formData.age = "abc"
    model.formData.location.latitude = "x"
    #expect(model.validationErrors == .clear)
    #expect(model.toasts.current == nil)
  }

  @Test("Continue on a valid form writes the flow state, then goes on")
  func validForm() {
    let model = makeModel()
    var stateAtContinue: AnimalDescription?
    model.onContinue = { [flow] in stateAtContinue = flow.draft.animal }
    model.formData = .valid
    // Setting the whole form chose a species, which clears the race.
    model.formData.race = " Golden Retriever "
    model.onContinueTapped()
    #expect(stateAtContinue?.race == "Golden Retriever")
    #expect(stateAtContinue?.disappearedOn == CalendarDay(year: 2026, month: 11, day: 20))
    #expect(model.validationErrors == .clear)
    #expect(model.toasts.current == nil)
  }

  @Test("a field that was refused is so until it is right; nothing else is judged before Continue")
  func errorsAreCleared() {
    let model = makeModel()
    model.formData.age = "41"
    model.onContinueTapped()
    #expect(model.validationErrors.age == "Age must be between 0 and 40")
    model.formData.age = "42"
    #expect(model.validationErrors.age == "Age must be between 0 and 40")
    model.formData.age = "40"
    #expect(model.validationErrors.age == nil)
    model.formData.location.latitude = "91"
    #expect(model.validationErrors.latitude == nil)
    model.onContinueTapped()
    #expect(model.validationErrors.age == nil)
    #expect(model.validationErrors.species != nil)
  }

  // MARK: - Consequences

  @Test("choosing a species clears the race and its error, and enables it")
  func species() {
    let model = makeModel()
    #expect(model.raceTextFieldModel.isDisabled)
    model.onContinueTapped()
    model.selectedSpeciesIndex = 0
    #expect(model.formData.selectedSpecies == .dog)
    #expect(model.validationErrors.race == nil)
    #expect(!model.raceTextFieldModel.isDisabled)
    model.formData.race = "Beagle"
    model.selectSpecies(.cat)
    #expect(model.formData.race == "")
    #expect(model.selectedSpeciesIndex == 1)
  }

  @Test("a position that no species has chooses none")
  func impossibleSpecies() {
    let model = makeModel()
    model.selectedSpeciesIndex = 99
    #expect(model.formData.selectedSpecies == nil)
    model.selectedSpeciesIndex = -1
    #expect(model.formData.selectedSpecies == nil)
  }

  @Test("choosing a gender clears its error alone")
  func gender() {
    let model = makeModel()
    model.onContinueTapped()
    model.selectGender(.male)
    #expect(model.validationErrors.gender == nil)
    #expect(model.validationErrors.species != nil)
  }

  @Test("a description of 600 characters is cut at 500")
  func longDescription() {
    let model = makeModel()
    model.formData.additionalDescription = String(repeating: "é", count: 600)
    #expect(model.formData.additionalDescription.count == 500)
    #expect(flow.draft.descriptionForm?.additionalDescription.count == 500)
  }

  @Test("the date begins today and ends with the person's today")
  func dates() {
    let model = makeModel()
    #expect(model.formData.disappearanceDate == sampleNow)
    model.timeZone = .warsaw
    #expect(CalendarDay(model.latestDate, in: .warsaw).text == "2026-11-21")
    model.timeZone = .newYork
    #expect(CalendarDay(model.latestDate, in: .newYork).text == "2026-11-20")
  }

  @Test("entries survive a new view model, also invalid ones")
  func entriesSurvive() {
    let model = makeModel()
    model.selectSpecies(.cat)
    model.formData.race = "Persian"
    model.formData.age = "abc"
    let again = makeModel()
    #expect(again.formData == model.formData)
    #expect(again.formData.age == "abc")
  }

  // MARK: - Toast

  @Test("the toast stays 3 seconds")
  func toastDuration() {
    let model = makeModel()
    model.onContinueTapped()
    #expect(model.toasts.current?.duration == .seconds(3))
  }

  @Test("a second toast replaces the first")
  func secondToast() {
    let model = makeModel()
    model.onContinueTapped()
    let first = model.toasts.current?.id
    model.onContinueTapped()
    #expect(model.toasts.current != nil)
    #expect(model.toasts.current?.id != first)
    #expect(model.toasts.waiting.isEmpty)
    #expect(model.toasts.current?.duration == .seconds(3))
  }

  @Test("a valid Continue puts the toast away")
  func toastOnSubmit() async {
    let model = makeModel()
    model.onContinueTapped()
    model.selectSpecies(.dog)
    model.formData.race = "Beagle"
    model.selectGender(.female)
    model.onContinueTapped()
    #expect(model.toasts.current == nil)
    await settle()
    #expect(clock.sleeperCount == 0)
  }

  @Test("disappearing puts the toast away")
  func toastOnDisappear() async {
    let model = makeModel()
    model.onContinueTapped()
    model.onDisappear()
    #expect(model.toasts.current == nil)
    await settle()
    #expect(clock.sleeperCount == 0)
  }

  // MARK: - Location

  @Test("a known permission gives one fix with five decimals")
  func granted() async {
    let location = FixedLocationProvider(
      Coordinate(latitude: 52.2297701, longitude: -21.0), permission: .granted)
    let model = makeModel(location)
    await model.requestGPSPosition()
    #expect(model.formData.location == .init(latitude: "52.22977", longitude: "-21.00000"))
    #expect(model.uiState.gpsHelperText == "Location captured successfully")
    #expect(!model.uiState.gpsFailed)
    #expect(!model.uiState.isLocating)
    #expect(location.questions == 0)
    #expect(location.fixes == 1)
  }

  @Test("an undetermined permission is asked for")
  func asked() async {
    let location = FixedLocationProvider(
      Coordinate(latitude: 1, longitude: 2), permission: .notDetermined)
    let model = makeModel(location)
    await model.requestGPSPosition()
    #expect(location.questions == 1)
    #expect(model.formData.location.latitude == "1.00000")
    #expect(!model.uiState.showPermissionDeniedAlert)
  }

  @Test("asked and denied: the alert, no fix")
  func askedAndDenied() async {
    let location = FixedLocationProvider(permission: .notDetermined)
    location.answer = .denied
    let model = makeModel(location)
    await model.requestGPSPosition()
    #expect(model.uiState.showPermissionDeniedAlert)
    #expect(location.fixes == 0)
  }

  @Test("a denied permission gives the alert every time, and never asks")
  func denied() async {
    let location = FixedLocationProvider(permission: .denied)
    let model = makeModel(location)
    for _ in 1...3 {
      await model.requestGPSPosition()
      #expect(model.uiState.showPermissionDeniedAlert)
      model.uiState.showPermissionDeniedAlert = false
    }
    #expect(location.questions == 0)
    #expect(location.fixes == 0)
    model.openSettings()
    #expect(location.settingsOpened == 1)
  }

  /// A place that is found when a test says so.
  private final class LateLocation: LocationProvider {
    let permission = LocationPermission.granted
    private(set) var waiting: CheckedContinuation<Coordinate, any Error>?

    func requestPermission() async -> LocationPermission { permission }
    func currentLocation() async throws -> Coordinate {
      try await withCheckedThrowingContinuation { waiting = $0 }
    }
    func openSettings() {}
  }

  @Test("a fix that comes after the screen went away fills in nothing")
  func lateFix() async {
    let location = LateLocation()
    let model = AnimalDescriptionViewModel(
      flow: flow, location: location, toasts: ToastCenter(mode: .replacing, clock: clock),
      now: { sampleNow })
    let request = Task { await model.requestGPSPosition() }
    await settle()
    model.onDisappear()
    location.waiting?.resume(returning: Coordinate(latitude: 1, longitude: 2))
    #expect(location.waiting != nil)
    await request.value
    #expect(model.formData.location == .init())
    #expect(model.uiState.gpsHelperText == nil)
  }

  @Test("no fix: says so and keeps what was typed")
  func noFix() async {
    let model = makeModel(FixedLocationProvider(permission: .granted))
    model.formData.location = .init(latitude: "1", longitude: "2")
    await model.requestGPSPosition()
    #expect(model.uiState.gpsHelperText == "Failed to get location")
    #expect(model.uiState.gpsFailed)
    #expect(model.formData.location == .init(latitude: "1", longitude: "2"))
  }
}
