import ApusUI
import Foundation
import Testing

/// Colours by their components, and mixed ones.
@MainActor
@Suite struct ResolvedColorTests {
  @Test func componentsAreThoseOfTheEnvironment() throws {
    var environment = EnvironmentValues()
    let gray = Color(red: 0.2, green: 0.4, blue: 0.6, opacity: 0.8).resolve(in: environment)
    #expect(abs(gray.red - 0.2) < 0.002 && abs(gray.blue - 0.6) < 0.002)
    #expect(abs(gray.opacity - 0.8) < 0.002)
    #expect(abs(gray.linearGreen - 0.1329) < 0.003)
    let light = Color.primary.resolve(in: environment)
    environment.colorScheme = .dark
    #expect(Color.primary.resolve(in: environment) != light)
    let read = try JSONDecoder().decode(
      Color.Resolved.self, from: JSONEncoder().encode(gray))
    #expect(read == gray)
    #expect(Color(gray).resolve(in: environment).red == gray.red)
  }

  @Test func componentsHaveACurve() {
    var color = Color.Resolved(colorSpace: .sRGBLinear, red: 0.5, green: 0, blue: 1)
    #expect(abs(color.red - 0.7354) < 0.001)
    color.red = 0
    #expect(color.linearRed == 0)
    #expect(color.description == "#0000FFFF")
  }

  @Test func coloursMixByTheirLooks() {
    let environment = EnvironmentValues()
    let device = Color.black.mix(with: .white, by: 0.5, in: .device).resolve(in: environment)
    #expect(abs(device.red - 0.5) < 0.01)
    let perceptual = Color.black.mix(with: .white, by: 0.5).resolve(in: environment)
    #expect(abs(perceptual.red - 0.388) < 0.01)
  }
}
