import ApusUserNotifications
import Testing

/// A file with no other import, as apps have them: the module brings Foundation's names.
private final class Delegate: NSObject, UNUserNotificationCenterDelegate {}

struct ImpliedImportTests {
  @Test func notificationsBringFoundation() {
    #expect(Delegate().isEqual(nil) == false)
  }
}
