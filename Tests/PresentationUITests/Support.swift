import Presentation
import PresentationUI
import ScreenTesting
import SwiftUI
import Validation

enum Species: String, CaseIterable, Codable { case dog, cat }
enum Gender: String, CaseIterable, Codable { case female, male }

struct Pet: Equatable, Sendable, Codable {
  var name = ""
  var email = ""
  var species: Species?
  var gender: Gender?
  var details = ""
  var latitude = ""
  var longitude = ""

  static let rules = Rules<Pet> { rules in
    rules.field(\.name, .required)
    rules.field(\.email, .required, .email)
    rules.field(\.species, .required)
    rules.field(\.gender, .required)
    rules.field(\.details, .length(5...))
    rules.field(\.latitude, .decimal(in: -90...90))
  }

  static let right = Pet(name: "Luna", email: "l@example.com", species: .cat, gender: .female)
}

/// A form whose fields are the kit's, each given its field.
struct PetForm: View {
  let form: FormModel<Pet>
  var send: @MainActor (Pet) async throws -> Void = { _ in }

  var body: some View {
    ErrorSummary(form, names: ["name": "Name", "email": "Email"])
    ValidatedTextField("Name", field: form.field(\.name), accessibilityID: "pet.name.input")
    ValidatedTextField(
      "Email", field: form.field(\.email), hint: "We answer here", keyboardType: .emailAddress,
      accessibilityID: "pet.email.input")
    DropdownView(
      "Species", field: form.field(\.species), values: Species.allCases, title: \.rawValue,
      placeholder: "Choose", accessibilityID: "pet.species.tap")
    SelectorView(
      "Gender", field: form.field(\.gender), values: Gender.allCases, title: \.rawValue,
      accessibilityIDPrefix: "pet.gender")
    TextAreaView(
      "Details", field: form.field(\.details), placeholder: "Marks", maximumLength: 10,
      accessibilityID: "pet.details.input")
    LocationCoordinateView(
      model: .init(
        gpsButtonTitle: "Locate", latitude: .init(label: "Latitude", accessibilityID: "pet.lat"),
        longitude: .init(label: "Longitude", accessibilityID: "pet.lon"),
        gpsButtonAccessibilityID: "pet.gps.tap", helperAccessibilityID: "pet.gps.text"),
      latitude: form.field(\.latitude), longitude: form.field(\.longitude), onGPSButtonTap: {})
    SubmitButton(
      "Send", busyTitle: "Sending…", form: form, accessibilityID: "pet.send.tap", action: send)
  }
}
