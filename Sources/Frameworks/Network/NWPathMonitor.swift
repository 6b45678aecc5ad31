import Foundation
import Synchronization

/// A way to the network.
public struct NWPath: Equatable, Sendable {
  /// Whether there is a way.
  public enum Status: Sendable { case satisfied, unsatisfied, requiresConnection }

  /// Why there is no way.
  public enum UnsatisfiedReason: Sendable {
    case notAvailable, cellularDenied, wifiDenied, localNetworkDenied, vpnInactive
  }

  /// Whether there is a way: a server is always on line.
  public var status: Status { .satisfied }
  public var unsatisfiedReason: UnsatisfiedReason { .notAvailable }
  /// Whether each byte costs money: false.
  public var isExpensive: Bool { false }
  /// Whether little is to be sent: false.
  public var isConstrained: Bool { false }
  public var supportsDNS: Bool { true }
  public var supportsIPv4: Bool { true }
  public var supportsIPv6: Bool { true }

  /// Whether a way is by an interface of a kind: by wire alone, as servers have it.
  public func usesInterfaceType(_ type: NWInterface.InterfaceType) -> Bool {
    type == .wiredEthernet
  }
}

/// An interface of a device.
public enum NWInterface {
  /// A kind of interface.
  public enum InterfaceType: Sendable { case other, wifi, cellular, wiredEthernet, loopback }
}

/// Follows the way to the network. The app runs on a server, which is on line, so that one path is told
/// and never another.
///
/// A page by itself tells a person whose browser has lost its line.
public final class NWPathMonitor: Sendable {
  private struct State {
    var handler: (@Sendable (NWPath) -> Void)?
    var queue: DispatchQueue?
    var isCancelled = false
  }
  private let state = Mutex(State())

  public init() {}
  /// A monitor of one kind of interface; the path is the same.
  public convenience init(requiredInterfaceType: NWInterface.InterfaceType) { self.init() }

  /// The constant path.
  public var currentPath: NWPath { NWPath() }

  /// The queue on which the path is told, once it has been started.
  public var queue: DispatchQueue? { state.withLock { $0.queue } }

  /// Hears the path when the monitor starts.
  public var pathUpdateHandler: (@Sendable (_ newPath: NWPath) -> Void)? {
    get { state.withLock { $0.handler } }
    set {
      let queue = state.withLock { state in
        state.handler = newValue
        return state.queue
      }
      if let queue { tell(on: queue) }
    }
  }

  /// Tells the path on a queue.
  public func start(queue: DispatchQueue) {
    let starts = state.withLock { state in
      guard state.queue == nil, !state.isCancelled else { return false }
      state.queue = queue
      return state.handler != nil
    }
    if starts { tell(on: queue) }
  }

  /// Tells nothing more.
  public func cancel() { state.withLock { $0.isCancelled = true } }

  private func tell(on queue: DispatchQueue) {
    queue.async {
      let handler = self.state.withLock { $0.isCancelled ? nil : $0.handler }
      handler?(NWPath())
    }
  }
}
