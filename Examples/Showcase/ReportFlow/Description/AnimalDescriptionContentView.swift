import PresentationUI
import SwiftUI

struct AnimalDescriptionContentView: View {
  let models: AnimalDescriptionModels
  @Binding var formData: AnimalDescriptionViewModel.FormData
  @Binding var selectedSpeciesIndex: Int?
  var refusal: FormRefusal?
  let onGPSButtonTap: @MainActor () async -> Void
  let onContinue: @MainActor () -> Void
  @FocusState private var focus: String?

  private static let dateID = AnimalDescriptionModels.dateAccessibilityID

  var body: some View {
    StepLayout {
      StepHeading(title: L10n.descriptionHeading)
      date
      ValidatedTextField(model: models.petName, text: $formData.petName)
      DropdownView(model: models.species, selection: $selectedSpeciesIndex)
      ValidatedTextField(model: models.race, text: $formData.race)
      SelectorView(
        model: models.gender, values: Gender.allCases, selection: $formData.selectedGender
      )
      ValidatedTextField(model: models.age, text: $formData.age)
      LocationCoordinateView(
        model: models.location, latitude: $formData.location.latitude,
        longitude: $formData.location.longitude, onGPSButtonTap: onGPSButtonTap)
      TextAreaView(model: models.details, text: $formData.additionalDescription)
    } footer: {
      SubmitButton(
        L10n.continue, accessibilityID: "animalDescription.continueButton.tap",
        action: onContinue)
    }
    .fieldFocus($focus, on: refusal)
  }

  private var date: some View {
    FieldContainer(L10n.dateLabel, error: models.dateError, accessibilityID: Self.dateID) {
      DatePicker(
        L10n.dateLabel, selection: $formData.disappearanceDate, in: ...models.latestDate,
        displayedComponents: .date)
    }
  }
}

#Preview {
  NavigationStack {
    AnimalDescriptionContentView(
      models: AnimalDescriptionModels(
        latestDate: Date(),
        petName: .init(label: L10n.petNameLabel, accessibilityID: "animalDescription.petName"),
        species: .init(
          label: L10n.speciesLabel, placeholder: L10n.speciesPlaceholder, options: ["Dog", "Cat"],
          errorMessage: L10n.errorMissingSpecies, accessibilityID: "animalDescription.species"),
        race: .init(
          label: L10n.raceLabel, isDisabled: true, accessibilityID: "animalDescription.race"),
        gender: .init(
          label: L10n.genderLabel, options: ["Female", "Male"],
          accessibilityIDPrefix: "animalDescription.gender"),
        age: .init(label: L10n.ageLabel, accessibilityID: "animalDescription.age"),
        location: .init(
          gpsButtonTitle: L10n.gpsButton,
          latitude: .init(
            label: L10n.latitudeLabel, accessibilityID: "animalDescription.latitude"),
          longitude: .init(
            label: L10n.longitudeLabel, accessibilityID: "animalDescription.longitude"),
          gpsButtonAccessibilityID: "animalDescription.gpsButton",
          helperAccessibilityID: "animalDescription.gpsHelper"),
        details: .init(
          label: L10n.detailsLabel, maximumLength: 500,
          accessibilityID: "animalDescription.details")),
      formData: .constant(.init(disappearanceDate: Date())), selectedSpeciesIndex: .constant(nil),
      onGPSButtonTap: {}, onContinue: {})
  }
}
