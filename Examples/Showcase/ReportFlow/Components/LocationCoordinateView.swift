import SwiftUI

/// Latitude and longitude, typed or taken from the device.
struct LocationCoordinateView: View {
  let model: Model
  @Binding var latitude: String
  @Binding var longitude: String
  /// By the accessibility identifiers of the two fields.
  let focus: FocusState<String?>.Binding
  let onGPSButtonTap: @MainActor () async -> Void

  var body: some View {
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
        ValidatedTextField(model: model.latitude, text: $latitude)
          .focused(focus, equals: model.latitude.accessibilityID)
        ValidatedTextField(model: model.longitude, text: $longitude)
          .focused(focus, equals: model.longitude.accessibilityID)
      }

      if let helper = model.helperText {
        Label(helper, systemImage: model.isHelperAnError ? "location.slash" : "checkmark.circle")
          .font(.footnote)
          .foregroundStyle(model.isHelperAnError ? Color.red : Color.secondary)
          .accessibilityIdentifier(model.helperAccessibilityID)
      }
    }
  }
}

extension LocationCoordinateView {
  struct Model: Equatable {
    let gpsButtonTitle: String
    var isLocating = false
    var helperText: String?
    var isHelperAnError = false
    let latitude: ValidatedTextField.Model
    let longitude: ValidatedTextField.Model
    let gpsButtonAccessibilityID: String
    let helperAccessibilityID: String
  }
}

#Preview {
  LocationCoordinateView(
    model: .init(
      gpsButtonTitle: "Use my location", helperText: "Location captured successfully",
      latitude: .init(label: "Latitude", accessibilityID: "preview.latitude.input"),
      longitude: .init(label: "Longitude", accessibilityID: "preview.longitude.input"),
      gpsButtonAccessibilityID: "preview.gps.tap", helperAccessibilityID: "preview.gps.text"),
    latitude: .constant("52.22977"), longitude: .constant("21.01178"),
    focus: FocusState<String?>().projectedValue, onGPSButtonTap: {}
  )
  .padding()
}
