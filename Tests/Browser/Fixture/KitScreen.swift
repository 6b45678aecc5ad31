import Presentation
import PresentationUI
import SwiftUI
import Validation

/// What the kit's form asks for.
struct KitEntry: Equatable, Sendable {
  enum Size: String, CaseIterable { case small, large }

  var name = ""
  var email = ""
  var size: Size?
  var colour: Size?
  var details = ""
  var latitude = ""
  var longitude = ""

  static let rules = Rules<KitEntry> { rules in
    rules.field(\.name, .required)
    rules.field(\.email, .required, .email)
    rules.field(\.size, .required)
    rules.field(\.colour, .required)
    rules.field(\.details, .length(5...))
    rules.field(\.latitude, .decimal(in: -90...90))
    rules.field(\.longitude, .decimal(in: -180...180))
  }
}

/// The parts of the kit that no area of the showcase has, beside those that they have.
struct KitScreen: View {
  @State private var form = FormModel(KitEntry(), rules: KitEntry.rules)
  @State private var toasts = ToastCenter()
  @State private var search = ""
  @State private var secret = ""

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 16) {
        Text("Kit")
          .font(.title2)
          .accessibilityAddTraits(.isHeader)
        ErrorSummary(form, names: ["name": "Name", "email": "Email"])
        fields
        SubmitButton("Send", form: form, accessibilityID: "kit.send.tap") { _ in
          Ledger.note("sent")
        }
        Button {
          toasts.show("Saved", style: .success, action: .init("Undo") { Ledger.note("undone") })
        } label: {
          Text("Show a toast").frame(minHeight: 44)
        }
        .accessibilityIdentifier("kit.toast.tap")
        styled
        states
      }
      .padding(16)
    }
    .toast(toasts)
  }

  @ViewBuilder
  private var fields: some View {
    ValidatedTextField("Name", field: form.field(\.name), accessibilityID: "kit.name.input")
    ValidatedTextField(
      "Email", field: form.field(\.email), hint: "Where we answer", keyboardType: .emailAddress,
      accessibilityID: "kit.email.input")
    DropdownView(
      "Size", field: form.field(\.size), values: KitEntry.Size.allCases, title: \.rawValue,
      placeholder: "Choose", accessibilityID: "kit.size.tap")
    SelectorView(
      "Colour", field: form.field(\.colour), values: KitEntry.Size.allCases, title: \.rawValue,
      accessibilityIDPrefix: "kit.colour")
    TextAreaView(
      "Details", field: form.field(\.details), placeholder: "Marks", maximumLength: 10,
      accessibilityID: "kit.details.input")
    LocationCoordinateView(
      model: .init(
        gpsButtonTitle: "Locate",
        latitude: .init(label: "Latitude", accessibilityID: "kit.latitude.input"),
        longitude: .init(label: "Longitude", accessibilityID: "kit.longitude.input"),
        gpsButtonAccessibilityID: "kit.gps.tap", helperAccessibilityID: "kit.gps.text"),
      latitude: form.field(\.latitude), longitude: form.field(\.longitude), onGPSButtonTap: {})
  }

  @ViewBuilder
  private var styled: some View {
    TextField("Search", text: $search)
      .textFieldStyle(CustomTextFieldStyle(systemImage: "magnifyingglass"))
      .accessibilityIdentifier("kit.search.input")
    SecureField("Password", text: $secret)
      .textFieldStyle(CustomTextFieldStyle(systemImage: "lock"))
      .accessibilityIdentifier("kit.secret.input")
  }

  @ViewBuilder
  private var states: some View {
    EmptyStateView(
      icon: "tray", title: "Nothing yet", message: "Make the first one.", actionTitle: "Create",
      action: {})
    ErrorStateView(error: "The server does not answer.", retry: {})
  }
}
