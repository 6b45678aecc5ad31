import ApusAdSupport
import ApusAppTrackingTransparency
import ApusNetwork
import ApusWatchConnectivity
import Foundation
import Testing

/// Frameworks whose service no page reaches answer as a device without it.
@MainActor @Suite struct AbsentServiceTests {
  private final class Ears: NSObject, WCSessionDelegate {
    let done: CheckedContinuation<Int?, Never>
    init(_ done: CheckedContinuation<Int?, Never>) { self.done = done }
    func session(
      _ session: WCSession, activationDidCompleteWith activationState: WCSessionActivationState,
      error: (any Error)?
    ) { done.resume(returning: activationState == .activated ? nil : (error as NSError?)?.code) }
    func sessionDidBecomeInactive(_ session: WCSession) {}
    func sessionDidDeactivate(_ session: WCSession) {}
  }

  @Test func noWatchIsReached() async {
    #expect(!WCSession.isSupported())
    var ears: Ears?
    let heard = await withCheckedContinuation { done in
      ears = Ears(done)
      WCSession.default.delegate = ears
      WCSession.default.activate()
    }
    #expect(ears != nil && heard == WCError.Code.sessionNotSupported.rawValue)
    #expect(throws: WCError(.sessionNotSupported)) {
      try WCSession.default.updateApplicationContext(["a": 1])
    }
    let code: Int = await withCheckedContinuation { done in
      WCSession.default.sendMessage(["a": 1], replyHandler: nil) { error in
        done.resume(returning: (error as NSError).code)
      }
    }
    #expect(code == WCError.Code.sessionNotSupported.rawValue)
  }

  @Test func aServerIsAlwaysOnLine() async {
    let monitor = NWPathMonitor()
    let path: NWPath = await withCheckedContinuation { done in
      monitor.pathUpdateHandler = { done.resume(returning: $0) }
      monitor.start(queue: DispatchQueue(label: "paths"))
    }
    #expect(path.status == .satisfied && path == monitor.currentPath)
    #expect(!path.isExpensive && !path.usesInterfaceType(.cellular))
    monitor.cancel()
  }

  @Test func nobodyIsFollowed() async {
    let advertisements = ASIdentifierManager.shared()
    #expect(!advertisements.isAdvertisingTrackingEnabled)
    #expect(
      advertisements.advertisingIdentifier.uuidString == "00000000-0000-0000-0000-000000000000")
    #expect(ATTrackingManager.trackingAuthorizationStatus == .denied)
    #expect(await ATTrackingManager.requestTrackingAuthorization() == .denied)
  }
}
