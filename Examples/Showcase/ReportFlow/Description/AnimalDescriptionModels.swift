import PresentationUI
import SwiftUI

/// The models of all components of the third step.
struct AnimalDescriptionModels: Equatable {
  var dateError: String?
  let latestDate: Date
  let petName: ValidatedTextField.Model
  let species: DropdownView.Model
  let race: ValidatedTextField.Model
  let gender: SelectorView.Model
  let age: ValidatedTextField.Model
  let location: LocationCoordinateView.Model
  let details: TextAreaView.Model

  static let dateAccessibilityID = "animalDescription.datePicker.input"
}

// MARK: - One computed model per component

extension AnimalDescriptionViewModel {
  var models: AnimalDescriptionModels {
    AnimalDescriptionModels(
      dateError: validationErrors.disappearanceDate, latestDate: latestDate,
      petName: petNameTextFieldModel, species: speciesDropdownModel, race: raceTextFieldModel,
      gender: genderSelectorModel, age: ageTextFieldModel, location: locationCoordinateModel,
      details: descriptionTextAreaModel)
  }

  var petNameTextFieldModel: ValidatedTextField.Model {
    ValidatedTextField.Model(
      label: L10n.petNameLabel, placeholder: L10n.petNamePlaceholder,
      accessibilityID: "animalDescription.petNameTextField.input")
  }

  var speciesDropdownModel: DropdownView.Model {
    DropdownView.Model(
      label: L10n.speciesLabel, placeholder: L10n.speciesPlaceholder,
      options: speciesOptions.map(\.displayName), errorMessage: validationErrors.species,
      accessibilityID: "animalDescription.speciesDropdown.tap")
  }

  var raceTextFieldModel: ValidatedTextField.Model {
    ValidatedTextField.Model(
      label: L10n.raceLabel, placeholder: L10n.racePlaceholder,
      errorMessage: validationErrors.race, isDisabled: formData.selectedSpecies == nil,
      accessibilityID: "animalDescription.raceTextField.input")
  }

  var genderSelectorModel: SelectorView.Model {
    SelectorView.Model(
      label: L10n.genderLabel, options: genderOptions.map(\.displayName),
      optionIDs: genderOptions.map(\.rawValue), errorMessage: validationErrors.gender,
      accessibilityIDPrefix: "animalDescription.gender")
  }

  var ageTextFieldModel: ValidatedTextField.Model {
    ValidatedTextField.Model(
      label: L10n.ageLabel, placeholder: L10n.agePlaceholder, errorMessage: validationErrors.age,
      keyboardType: .numberPad, accessibilityID: "animalDescription.ageTextField.input")
  }

  var locationCoordinateModel: LocationCoordinateView.Model {
    LocationCoordinateView.Model(
      gpsButtonTitle: L10n.gpsButton, isLocating: uiState.isLocating,
      helperText: uiState.gpsHelperText, isHelperAnError: uiState.gpsFailed,
      latitude: ValidatedTextField.Model(
        label: L10n.latitudeLabel, placeholder: L10n.latitudePlaceholder,
        errorMessage: validationErrors.latitude, keyboardType: .numbersAndPunctuation,
        accessibilityID: "animalDescription.latitudeTextField.input"),
      longitude: ValidatedTextField.Model(
        label: L10n.longitudeLabel, placeholder: L10n.longitudePlaceholder,
        errorMessage: validationErrors.longitude, keyboardType: .numbersAndPunctuation,
        accessibilityID: "animalDescription.longitudeTextField.input"),
      gpsButtonAccessibilityID: "animalDescription.gpsButton.tap",
      helperAccessibilityID: "animalDescription.gpsHelper.text")
  }

  var descriptionTextAreaModel: TextAreaView.Model {
    TextAreaView.Model(
      label: L10n.detailsLabel, placeholder: L10n.detailsPlaceholder,
      maximumLength: TextLimit.description,
      accessibilityID: "animalDescription.descriptionTextArea.input")
  }
}
