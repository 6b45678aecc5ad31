import ApusLocalAuthentication
import ApusStoreKit
import ApusUserNotifications
import Foundation
import Testing

/// Frameworks whose device a page does not have answer as a device without it.
@Suite struct AbsentDeviceTests {
  @Test func notificationsAreRefused() async throws {
    let center = UNUserNotificationCenter.current()
    #expect(try await center.requestAuthorization(options: [.alert, .sound]) == false)
    #expect(await center.notificationSettings().authorizationStatus == .denied)
    let content = UNMutableNotificationContent()
    content.title = "Water the plants"
    let trigger = UNTimeIntervalNotificationTrigger(timeInterval: 60, repeats: false)
    let request = UNNotificationRequest(identifier: "a", content: content, trigger: trigger)
    #expect(request.content.title == "Water the plants")
    await #expect(throws: UNError(.notificationsNotAllowed)) { try await center.add(request) }
    #expect(await center.pendingNotificationRequests().isEmpty)
  }

  @Test func thereIsNoBiometry() async {
    let context = LAContext()
    var error: NSError?
    #expect(!context.canEvaluatePolicy(.deviceOwnerAuthentication, error: &error))
    #expect(error?.code == LAError.Code.biometryNotAvailable.rawValue)
    await #expect(throws: LAError(.biometryNotAvailable)) {
      try await LAContext().evaluatePolicy(.deviceOwnerAuthentication, localizedReason: "x")
    }
  }

  @Test func aStoreIsEmpty() async throws {
    #expect(try await Product.products(for: ["a"]).isEmpty)
    for await _ in Transaction.currentEntitlements { Issue.record("there are no purchases") }
    #expect(!AppStore.canMakePayments)
  }
}
