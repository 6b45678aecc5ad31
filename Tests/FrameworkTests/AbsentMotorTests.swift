import ApusActivityKit
import ApusCoreHaptics
import Foundation
import Testing

/// Frameworks of parts that a page does not have: a motor, and a lock screen.
@Suite struct AbsentMotorTests {
  private struct Ride: ActivityAttributes {
    struct ContentState: Codable, Hashable { var minutes: Int }
    var name: String
  }

  @Test func nothingIsFelt() throws {
    #expect(!CHHapticEngine.capabilitiesForHardware().supportsHaptics)
    #expect(throws: CHHapticError(.notSupported)) { try CHHapticEngine() }
    let strong = CHHapticEventParameter(parameterID: .hapticIntensity, value: 1)
    let pattern = try CHHapticPattern(
      events: [
        CHHapticEvent(eventType: .hapticTransient, parameters: [strong], relativeTime: 0.5),
        CHHapticEvent(
          eventType: .hapticContinuous, parameters: [], relativeTime: 1, duration: 2),
      ], parameters: [])
    #expect(pattern.duration == 3)
  }

  @Test func aPatternIsDescribedByADictionary() throws {
    let pattern = try CHHapticPattern(dictionary: [
      .pattern: [
        [
          CHHapticPattern.Key.event: [
            CHHapticPattern.Key.eventType: CHHapticEvent.EventType.hapticContinuous,
            .time: CHHapticTimeImmediate, .eventDuration: 2,
            .eventParameters: [
              [
                CHHapticPattern.Key.parameterID: CHHapticEvent.ParameterID.hapticSharpness,
                .parameterValue: 0.5,
              ]
            ],
          ] as [CHHapticPattern.Key: Any]
        ]
      ]
    ])
    #expect(pattern.events.count == 1 && pattern.duration == 2)
    #expect(pattern.events.first?.eventParameters.first?.value == 0.5)
  }

  @Test func noActivityBegins() {
    #expect(!ActivityAuthorizationInfo().areActivitiesEnabled)
    let content = ActivityContent(state: Ride.ContentState(minutes: 3), staleDate: nil)
    #expect(throws: ActivityAuthorizationError.unsupported) {
      try Activity.request(attributes: Ride(name: "Bus"), content: content)
    }
    #expect(Activity<Ride>.activities.isEmpty)
  }
}
