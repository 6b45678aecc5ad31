import Foundation
import Synchronization
import ViewGraph

extension NotificationCenter {
  /// Calls a method of an observer at each notification of a name.
  ///
  /// ```swift
  /// NotificationCenter.default.addObserver(
  ///   self, selector: #selector(sync), name: UIApplication.didBecomeActiveNotification, object: nil)
  /// ```
  ///
  /// The method runs on the main thread: at once if the notification is posted there, otherwise soon. The observer is not
  /// kept, and need not be removed.
  ///
  /// - Parameters:
  ///   - observer: The object whose method is called.
  ///   - aSelector: A method without parameters, or one that takes the notification.
  ///   - aName: The notification's name; nil for all names.
  ///   - anObject: The sender of the notification; nil for all senders.
  public func addObserver(
    _ observer: Any, selector aSelector: Selector, name aName: NSNotification.Name?,
    object anObject: Any?
  ) {
    let observer = WeakObserver(observer as AnyObject)
    let token = addObserver(forName: aName, object: anObject, queue: nil) { notification in
      let notification = Carried(notification)
      onMainThread { observer.call(aSelector, notification.value) }
    }
    Observers.add(
      Observers.Entry(
        center: self, observer: observer, token: token, name: aName,
        object: anObject.map { ObjectIdentifier($0 as AnyObject) }))
  }

  /// Ends all calls of an observer's methods, or those of a block by its token.
  public func removeObserver<Observer: AnyObject>(_ observer: Observer) {
    Observers.remove(of: observer, in: self) { _ in true }
    removeObserver(observer as Any)
  }

  /// Ends the calls of an observer's methods for a name and a sender.
  ///
  /// - Parameters:
  ///   - observer: The object whose methods were called, or the token of a block.
  ///   - aName: The notification's name; nil for all names.
  ///   - anObject: The sender of the notification; nil for all senders.
  public func removeObserver<Observer: AnyObject>(
    _ observer: Observer, name aName: NSNotification.Name?, object anObject: Any?
  ) {
    let object = anObject.map { ObjectIdentifier($0 as AnyObject) }
    Observers.remove(of: observer, in: self) { entry in
      (aName == nil || entry.name == aName) && (object == nil || entry.object == object)
    }
    removeObserver(observer as Any, name: aName, object: anObject)
  }
}

/// Runs at once what is called on the main thread; otherwise soon.
func onMainThread(_ body: @escaping @MainActor @Sendable () -> Void) {
  if MainThread.isCurrent {
    MainThread.assumeIsolated(body)
  } else {
    DispatchQueue.main.async { MainThread.assumeIsolated(body) }
  }
}

/// A weak reference to an observer.
// Unchecked because a weak reference cannot be constant: it is written once, and read safely on any thread.
private final class WeakObserver: @unchecked Sendable {
  private(set) weak var object: AnyObject?

  init(_ object: AnyObject) { self.object = object }

  @MainActor func call(_ selector: Selector, _ notification: Notification) {
    guard let object else { return }
    if selector.call(object, notification, nil) { return }
    let older = NSNotification(
      name: notification.name, object: notification.object, userInfo: notification.userInfo)
    guard !selector.call(object, older, nil) else { return }
    reportOnce("`\(selector)` is no method of \(type(of: object)) that takes a notification.")
  }
}

/// The blocks that stand for methods of observers.
private enum Observers {
  // Unchecked because Foundation does not say that its centers and tokens, which lock themselves, may be sent.
  struct Entry: @unchecked Sendable {
    let center: NotificationCenter
    let observer: WeakObserver
    let token: any NSObjectProtocol
    let name: NSNotification.Name?
    let object: ObjectIdentifier?
  }

  private static let entries = Mutex<[Entry]>([])

  static func add(_ entry: Entry) {
    let gone = entries.withLock { entries in
      let gone = entries.filter { $0.observer.object == nil }
      entries.removeAll { $0.observer.object == nil }
      entries.append(entry)
      return gone
    }
    for entry in gone { entry.center.removeObserver(entry.token as Any) }
  }

  static func remove(
    of observer: AnyObject, in center: NotificationCenter, where isMeant: (Entry) -> Bool
  ) {
    let gone = entries.withLock { entries in
      let isGone = { (entry: Entry) in
        entry.center === center && entry.observer.object === observer && isMeant(entry)
      }
      let gone = entries.filter(isGone)
      entries.removeAll(where: isGone)
      return gone
    }
    for entry in gone { center.removeObserver(entry.token as Any) }
  }
}
