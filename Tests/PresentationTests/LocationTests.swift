import Testing

@testable import Presentation

@MainActor
@Suite("Where a device is")
struct LocationTests {
  @Test("what a person says stays, and each question is counted")
  func permission() async throws {
    let place = Coordinate(latitude: 52.2, longitude: 21)
    let device = FixedLocationProvider(place, permission: .notDetermined, answer: .denied)
    #expect(device.permission == .notDetermined)
    #expect(await device.requestPermission() == .denied)
    #expect(device.permission == .denied && device.questions == 1)
    #expect(try await device.currentLocation() == place)
    device.fix = nil
    await #expect(throws: LocationUnavailable.self) { try await device.currentLocation() }
    #expect(device.fixes == 2)
    device.openSettings()
    #expect(device.settingsOpened == 1)
  }

  @Test("a device that cannot tell where it is never denies, and has no fix")
  func none() async {
    let device = NoLocationProvider()
    #expect(device.permission == .granted)
    #expect(await device.requestPermission() == .granted)
    await #expect(throws: LocationUnavailable.self) { try await device.currentLocation() }
  }
}
