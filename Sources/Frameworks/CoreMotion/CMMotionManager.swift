import Foundation

/// Receives what a sensor measured.
public typealias CMAccelerometerHandler = @Sendable (CMAccelerometerData?, (any Error)?) -> Void
/// Receives what a sensor measured.
public typealias CMGyroHandler = @Sendable (CMGyroData?, (any Error)?) -> Void
/// Receives how a device moves.
public typealias CMDeviceMotionHandler = @Sendable (CMDeviceMotion?, (any Error)?) -> Void

/// A device's sensors of motion. A page answers as a device without them: a server hears of no motion.
public final class CMMotionManager: NSObject {
  public override init() { super.init() }

  public var accelerometerUpdateInterval: TimeInterval = 0.01
  public var gyroUpdateInterval: TimeInterval = 0.01
  public var magnetometerUpdateInterval: TimeInterval = 0.01
  public var deviceMotionUpdateInterval: TimeInterval = 0.01

  /// Whether there is such a sensor: false.
  public var isAccelerometerAvailable: Bool { false }
  /// Whether there is such a sensor: false.
  public var isGyroAvailable: Bool { false }
  /// Whether there is such a sensor: false.
  public var isMagnetometerAvailable: Bool { false }
  /// Whether there are such sensors: false.
  public var isDeviceMotionAvailable: Bool { false }

  public var isAccelerometerActive: Bool { false }
  public var isGyroActive: Bool { false }
  public var isDeviceMotionActive: Bool { false }

  public var accelerometerData: CMAccelerometerData? { nil }
  public var gyroData: CMGyroData? { nil }
  public var deviceMotion: CMDeviceMotion? { nil }

  /// Measures nothing, because there is no such sensor.
  public func startAccelerometerUpdates() {}
  /// Fails with `CMErrorNotAvailable`.
  public func startAccelerometerUpdates(
    to queue: OperationQueue, withHandler handler: @escaping CMAccelerometerHandler
  ) { queue.addOperation { handler(nil, CMError.notAvailable) } }
  /// Ends nothing, because nothing began.
  public func stopAccelerometerUpdates() {}

  /// Measures nothing, because there is no such sensor.
  public func startGyroUpdates() {}
  /// Fails with `CMErrorNotAvailable`.
  public func startGyroUpdates(
    to queue: OperationQueue, withHandler handler: @escaping CMGyroHandler
  ) { queue.addOperation { handler(nil, CMError.notAvailable) } }
  /// Ends nothing, because nothing began.
  public func stopGyroUpdates() {}

  /// Measures nothing, because there is no such sensor.
  public func startDeviceMotionUpdates() {}
  /// Fails with `CMErrorNotAvailable`.
  public func startDeviceMotionUpdates(
    to queue: OperationQueue, withHandler handler: @escaping CMDeviceMotionHandler
  ) { queue.addOperation { handler(nil, CMError.notAvailable) } }
  /// Ends nothing, because nothing began.
  public func stopDeviceMotionUpdates() {}
}
