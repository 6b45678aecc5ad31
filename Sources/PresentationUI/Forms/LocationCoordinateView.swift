import Presentation
import SystemFrameworks

/// Latitude and longitude, typed or taken from the device.
///
/// ```swift
/// LocationCoordinateView(
///   model: viewModel.locationCoordinateModel, latitude: $viewModel.latitude,
///   longitude: $viewModel.longitude, onGPSButtonTap: { await viewModel.requestGPSPosition() })
/// ```
///
/// The button shows progress while the device is asked, and takes no second tap.
public struct LocationCoordinateView: View {
  let model: Model
  @Binding var latitude: String
  @Binding var longitude: String
  let latitudeField: FormField<String>?
  let longitudeField: FormField<String>?
  let onGPSButtonTap: @MainActor () async -> Void

  /// - Parameters:
  ///   - model: What is shown besides the coordinates.
  ///   - latitude: Degrees, as text.
  ///   - longitude: Degrees, as text.
  ///   - onGPSButtonTap: Asks the device.
  public init(
    model: Model, latitude: Binding<String>, longitude: Binding<String>,
    onGPSButtonTap: @escaping @MainActor () async -> Void
  ) {
    self.model = model
    _latitude = latitude
    _longitude = longitude
    latitudeField = nil
    longitudeField = nil
    self.onGPSButtonTap = onGPSButtonTap
  }

  /// - Parameters:
  ///   - model: What is shown besides the coordinates and what is wrong with them.
  ///   - latitude: The form's field.
  ///   - longitude: The form's field.
  ///   - onGPSButtonTap: Asks the device.
  public init(
    model: Model, latitude: FormField<String>, longitude: FormField<String>,
    onGPSButtonTap: @escaping @MainActor () async -> Void
  ) {
    self.model = model
    _latitude = .constant("")
    _longitude = .constant("")
    latitudeField = latitude
    longitudeField = longitude
    self.onGPSButtonTap = onGPSButtonTap
  }

  public var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Button {
        Task { await onGPSButtonTap() }
      } label: {
        HStack(spacing: 8) {
          if model.isLocating {
            ProgressView()
          } else {
            Image(systemName: "location.fill")
              .accessibilityHidden(true)
          }
          Text(model.gpsButtonTitle)
        }
        .frame(maxWidth: .infinity, minHeight: 32)
      }
      .buttonStyle(.bordered)
      .disabled(model.isLocating)
      .accessibilityIdentifier(model.gpsButtonAccessibilityID)

      HStack(alignment: .top, spacing: 12) {
        ValidatedTextField(model: model.latitude, text: $latitude, field: latitudeField)
        ValidatedTextField(model: model.longitude, text: $longitude, field: longitudeField)
      }

      if let helper = model.helperText {
        Label(helper, systemImage: model.isHelperAnError ? "location.slash" : "checkmark.circle")
          .font(.footnote)
          .foregroundStyle(model.isHelperAnError ? Color.red : Color.secondary)
          .accessibilityIdentifier(model.helperAccessibilityID)
      }
    }
    .announced(model.helperText)
  }
}

extension LocationCoordinateView {
  /// What is shown besides the coordinates.
  public struct Model: Equatable, Sendable {
    /// What the button says.
    public var gpsButtonTitle: String
    /// Whether the device is being asked.
    public var isLocating: Bool
    /// What became of asking it, announced politely.
    public var helperText: String?
    /// Whether that is bad news.
    public var isHelperAnError: Bool
    /// The first field.
    public var latitude: ValidatedTextField.Model
    /// The second field.
    public var longitude: ValidatedTextField.Model
    /// The button's identifier.
    public var gpsButtonAccessibilityID: String
    /// The identifier of the text below.
    public var helperAccessibilityID: String

    public init(
      gpsButtonTitle: String, isLocating: Bool = false, helperText: String? = nil,
      isHelperAnError: Bool = false, latitude: ValidatedTextField.Model,
      longitude: ValidatedTextField.Model, gpsButtonAccessibilityID: String,
      helperAccessibilityID: String
    ) {
      self.gpsButtonTitle = gpsButtonTitle
      self.isLocating = isLocating
      self.helperText = helperText
      self.isHelperAnError = isHelperAnError
      self.latitude = latitude
      self.longitude = longitude
      self.gpsButtonAccessibilityID = gpsButtonAccessibilityID
      self.helperAccessibilityID = helperAccessibilityID
    }
  }
}

#Preview {
  LocationCoordinateView(
    model: .init(
      gpsButtonTitle: "Use my location", helperText: "Location captured successfully",
      latitude: .init(label: "Latitude", accessibilityID: "preview.latitude.input"),
      longitude: .init(label: "Longitude", accessibilityID: "preview.longitude.input"),
      gpsButtonAccessibilityID: "preview.gps.tap", helperAccessibilityID: "preview.gps.text"),
    latitude: .constant("52.22977"), longitude: .constant("21.01178"), onGPSButtonTap: {}
  )
  .padding()
}
