import ApusUserNotifications
import ApusWatchConnectivity
import Foundation
import Testing

/// Objects of no actor that hear a service from their beginning on, as on a phone.
@Suite struct DelegateTests {
  private final class Link: NSObject, WCSessionDelegate, UNUserNotificationCenterDelegate {
    override init() {
      super.init()
      WCSession.default.delegate = self
      UNUserNotificationCenter.current().delegate = self
    }
    func session(
      _ session: WCSession, activationDidCompleteWith activationState: WCSessionActivationState,
      error: (any Error)?
    ) {}
    func sessionDidBecomeInactive(_ session: WCSession) {}
    func sessionDidDeactivate(_ session: WCSession) {}
  }

  @Test func delegatesAreSetFromAnyThreadAndHeldWeakly() {
    var link: Link? = Link()
    #expect(UNUserNotificationCenter.current().delegate === link)
    #expect(link != nil)
    link = nil
    #expect(UNUserNotificationCenter.current().delegate == nil)
  }
}
