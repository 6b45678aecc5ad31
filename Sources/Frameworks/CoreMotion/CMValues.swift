import Foundation

/// Why nothing is measured.
public struct CMError: RawRepresentable, Equatable, Sendable {
  public let rawValue: UInt32
  public init(_ rawValue: UInt32) { self.rawValue = rawValue }
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  static var notAvailable: any Error {
    NSError(
      domain: CMErrorDomain, code: Int(CMErrorNotAvailable.rawValue),
      userInfo: [NSLocalizedDescriptionKey: "A page measures no motion."])
  }
}

public let CMErrorDomain = "CMErrorDomain"
public let CMErrorUnknown = CMError(103)
public let CMErrorMotionActivityNotAvailable = CMError(104)
public let CMErrorMotionActivityNotAuthorized = CMError(105)
public let CMErrorNotAvailable = CMError(109)
public let CMErrorNotAuthorized = CMError(111)

/// Whether a person lets an app read the sensors.
public enum CMAuthorizationStatus: Int, Sendable {
  case notDetermined, restricted, denied, authorized
}

/// An acceleration in each direction, in multiples of the earth's.
public struct CMAcceleration: Sendable {
  public var x, y, z: Double
  public init() { self.init(x: 0, y: 0, z: 0) }
  public init(x: Double, y: Double, z: Double) { (self.x, self.y, self.z) = (x, y, z) }
}

/// A rotation around each axis, in radians a second.
public struct CMRotationRate: Sendable {
  public var x, y, z: Double
  public init() { self.init(x: 0, y: 0, z: 0) }
  public init(x: Double, y: Double, z: Double) { (self.x, self.y, self.z) = (x, y, z) }
}

/// Something that was measured. No page measures anything, so none is ever made.
// It keeps nothing that changes.
public class CMLogItem: NSObject, @unchecked Sendable {
  public let timestamp: TimeInterval
  init(timestamp: TimeInterval) { self.timestamp = timestamp }
}

/// A measured acceleration.
// It keeps nothing that changes.
public final class CMAccelerometerData: CMLogItem, @unchecked Sendable {
  public let acceleration: CMAcceleration
  init(_ acceleration: CMAcceleration, timestamp: TimeInterval) {
    self.acceleration = acceleration
    super.init(timestamp: timestamp)
  }
}

/// A measured rotation.
// It keeps nothing that changes.
public final class CMGyroData: CMLogItem, @unchecked Sendable {
  public let rotationRate: CMRotationRate
  init(_ rotationRate: CMRotationRate, timestamp: TimeInterval) {
    self.rotationRate = rotationRate
    super.init(timestamp: timestamp)
  }
}

/// How a device is turned, in radians.
public final class CMAttitude: NSObject, Sendable {
  public let roll, pitch, yaw: Double
  init(roll: Double, pitch: Double, yaw: Double) {
    (self.roll, self.pitch, self.yaw) = (roll, pitch, yaw)
  }
}

/// How a device moves.
// It keeps nothing that changes.
public final class CMDeviceMotion: CMLogItem, @unchecked Sendable {
  public let attitude: CMAttitude
  public let rotationRate: CMRotationRate
  public let gravity, userAcceleration: CMAcceleration
  init(
    attitude: CMAttitude, rotationRate: CMRotationRate, gravity: CMAcceleration,
    userAcceleration: CMAcceleration, timestamp: TimeInterval
  ) {
    self.attitude = attitude
    self.rotationRate = rotationRate
    self.gravity = gravity
    self.userAcceleration = userAcceleration
    super.init(timestamp: timestamp)
  }
}
