import Foundation
import ScreenTesting
import SwiftUI
import Testing
import UIKit

private final class Hearer: NSObject {
  var heard: [String] = []
  func plain() { heard.append("plain") }
  func notified(_ notification: Notification) { heard.append(notification.name.rawValue) }
  func older(_ notification: NSNotification) { heard.append("older " + notification.name.rawValue) }
  func fired(_ timer: Timer) { heard.append("fired \(timer.isValid)") }
}

@MainActor
struct SelectorTargetTests {
  private let center = NotificationCenter()
  private let name = Notification.Name("happened")

  @Test func aMethodHearsNotifications() {
    let hearer = Hearer()
    center.addObserver(
      hearer, selector: Selector("plain()", Hearer.plain), name: name, object: nil)
    center.addObserver(
      hearer, selector: Selector("notified(_:)", Hearer.notified(_:)), name: name, object: nil)
    center.addObserver(
      hearer, selector: Selector("older(_:)", Hearer.older(_:)), name: name, object: nil)
    center.post(name: name, object: nil)
    #expect(hearer.heard.sorted() == ["happened", "older happened", "plain"])
    center.post(name: Notification.Name("other"), object: nil)
    #expect(hearer.heard.count == 3)
  }

  @Test func anObserverIsRemovedForANameOrForAll() {
    let hearer = Hearer()
    let other = Notification.Name("other")
    let selector = Selector("notified(_:)", Hearer.notified(_:))
    center.addObserver(hearer, selector: selector, name: name, object: nil)
    center.addObserver(hearer, selector: selector, name: other, object: nil)
    center.removeObserver(hearer, name: name, object: nil)
    center.post(name: name, object: nil)
    center.post(name: other, object: nil)
    #expect(hearer.heard == ["other"])
    center.removeObserver(hearer)
    center.post(name: other, object: nil)
    #expect(hearer.heard == ["other"])
  }

  @Test func onlyTheSenderCounts() {
    let hearer = Hearer(), sender = NSObject()
    center.addObserver(
      hearer, selector: Selector("plain()", Hearer.plain), name: name, object: sender)
    center.post(name: name, object: NSObject())
    #expect(hearer.heard.isEmpty)
    center.post(name: name, object: sender)
    #expect(hearer.heard == ["plain"])
  }

  @Test func anObserverIsNotKept() {
    weak var gone: Hearer?
    do {
      let hearer = Hearer()
      gone = hearer
      center.addObserver(
        hearer, selector: Selector("plain()", Hearer.plain), name: name, object: nil)
    }
    #expect(gone == nil)
    center.post(name: name, object: nil)
  }

  @Test func aTokenOfABlockIsRemovedAsBefore() {
    var count = 0
    let token = center.addObserver(forName: name, object: nil, queue: nil) { _ in
      MainActor.assumeIsolated { count += 1 }
    }
    center.post(name: name, object: nil)
    center.removeObserver(token)
    center.post(name: name, object: nil)
    #expect(count == 1)
  }

  @Test func aTimerCallsItsTargetAndKeepsIt() {
    weak var target: Hearer?
    let timer: Timer
    do {
      let hearer = Hearer()
      target = hearer
      timer = Timer(
        timeInterval: 60, target: hearer, selector: Selector("fired(_:)", Hearer.fired(_:)),
        userInfo: nil, repeats: true)
    }
    timer.fire()
    #expect(target?.heard == ["fired true"])
    timer.invalidate()
  }

  @Test func workInTheBackgroundHasNumbers() {
    let first = UIApplication.shared.beginBackgroundTask()
    let second = UIApplication.shared.beginBackgroundTask(withName: "sync") {}
    #expect(first != second && first != .invalid)
    UIApplication.shared.endBackgroundTask(first)
    UIApplication.shared.endBackgroundTask(second)
  }
}
