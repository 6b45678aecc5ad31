/// The accessibility identifiers of the flow, `{screen}.{element}.{action}`. Tests and, as
/// `data-testid`, the page know the controls by them.
///
/// | screen | identifier | what it is |
/// |---|---|---|
/// | all steps | `stepBar.progress.text` | "3/4" |
/// | | `stepBar.progressBar.image` | the same, drawn |
/// | | `toast.message.tap` | the message over the screen; a tap puts it away |
/// | | *field* `.error` | the error below the field with that identifier |
/// | 1 | `chipNumber.closeButton.tap` | leaves the flow and clears it |
/// | | `chipNumber.chipNumberTextField.input` | |
/// | | `chipNumber.continueButton.tap` | |
/// | 2 | `photo.backButton.tap` | |
/// | | `photo.chooseButton.tap` | the file picker |
/// | | `photo.removeButton.tap` | there while a photo is |
/// | | `photo.preview.image`, `photo.fileName.text` | |
/// | | `photo.progress.text` | while the photo is stored |
/// | | `photo.error.text` | too large, empty, not an image |
/// | | `photo.continueButton.tap` | |
/// | 3 | `animalDescription.backButton.tap` | |
/// | | `animalDescription.datePicker.input` | |
/// | | `animalDescription.petNameTextField.input` | |
/// | | `animalDescription.speciesDropdown.tap` | |
/// | | `animalDescription.raceTextField.input` | |
/// | | `animalDescription.gender.female.tap`, `animalDescription.gender.male.tap` | |
/// | | `animalDescription.gender.error` | |
/// | | `animalDescription.ageTextField.input` | |
/// | | `animalDescription.gpsButton.tap` | |
/// | | `animalDescription.gpsHelper.text` | what came of it |
/// | | `animalDescription.latitudeTextField.input` | |
/// | | `animalDescription.longitudeTextField.input` | |
/// | | `animalDescription.descriptionTextArea.input` | |
/// | | `animalDescription.descriptionTextArea.input.counter` | "12/500" |
/// | | `animalDescription.continueButton.tap` | |
/// | | `animalDescription.permissionCancelButton.tap` | in the alert |
/// | | `animalDescription.permissionSettingsButton.tap` | in the alert |
/// | 4 | `contactDetails.backButton.tap` | |
/// | | `contactDetails.phoneTextField.input` | |
/// | | `contactDetails.emailTextField.input` | |
/// | | `contactDetails.submitButton.tap` | |
/// | | `contactDetails.tryAgainButton.tap` | in the alert |
/// | | `contactDetails.failureCancelButton.tap` | in the alert |
/// | summary | `summary.photo.image` | |
/// | | `summary.chipNumber.text`, `summary.date.text` | |
/// | | `summary.petName.text`, `summary.species.text`, `summary.race.text` | |
/// | | `summary.gender.text`, `summary.age.text`, `summary.place.text` | |
/// | | `summary.details.text`, `summary.phone.text`, `summary.email.text` | |
/// | | `summary.doneButton.tap`, `summary.reportsButton.tap` | |
/// | reports | `reports.list.scroll` | |
/// | | `reports.row.`*first eight digits of the id*`.text` | |
/// | | `reports.progress.text`, `reports.message.text` | |
/// | | `reports.tryAgainButton.tap` | |
/// | | `reports.species.tap` | which animals are listed |
/// | | `reports.count.text`, `reports.showAllButton.tap` | |
/// | | `reports.refreshing.text` | while the list is read again |
/// | report | `report.date.text`, `report.place.text`, … as in the summary | |
/// | | `report.photo.image`, `report.progress.text`, `report.missing.text` | |
/// | | `report.tryAgainButton.tap` | |
/// | no database | `storeUnavailable.title.text` | |
/// | start | `start.reportButton.tap`, `start.reportsButton.tap` | |
/// | | `start.careButton.tap`, `start.loginCellsButton.tap` | |
/// | | `start.profileButton.tap`, `start.builderButton.tap` | |
/// | | `start.heading.text` | |
public enum ReportFlowIdentifiers {}
