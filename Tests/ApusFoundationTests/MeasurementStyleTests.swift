import ApusFoundation
import Foundation
import Testing

/// Measurements as texts by their purpose.
@Suite struct MeasurementStyleTests {
  private func weather(
    _ degrees: Double, _ width: Measurement<UnitTemperature>.FormatStyle.UnitWidth, _ locale: String
  ) -> String {
    Measurement(value: degrees, unit: UnitTemperature.celsius).formatted(
      .measurement(width: width, usage: .weather).locale(Locale(identifier: locale)))
  }

  @Test func weatherIsToldInWholeDegrees() {
    #expect(weather(12, .abbreviated, "en_US") == "54°F")
    #expect(weather(12, .narrow, "en_US") == "54°")
    #expect(weather(21.4, .narrow, "en_GB") == "21°C")
    #expect(weather(-3.26, .narrow, "de_DE") == "-3,3°C")
  }
}
