import Foundation

/// Receives steps that were counted.
public typealias CMPedometerHandler = @Sendable (CMPedometerData?, (any Error)?) -> Void

/// Counts a person's steps. A page answers as a tablet, which counts none.
public final class CMPedometer: NSObject {
  public override init() { super.init() }

  /// Whether steps are counted: false.
  public class func isStepCountingAvailable() -> Bool { false }
  /// Whether distances are measured: false.
  public class func isDistanceAvailable() -> Bool { false }
  /// Whether floors are counted: false.
  public class func isFloorCountingAvailable() -> Bool { false }
  /// Whether the pace is measured: false.
  public class func isPaceAvailable() -> Bool { false }
  /// Whether the cadence is measured: false.
  public class func isCadenceAvailable() -> Bool { false }
  /// Whether pauses are noticed: false.
  public class func isPedometerEventTrackingAvailable() -> Bool { false }
  /// Refused, as by a person.
  public class func authorizationStatus() -> CMAuthorizationStatus { .denied }

  /// Fails with `CMErrorNotAvailable`.
  public func queryPedometerData(
    from start: Date, to end: Date, withHandler handler: @escaping CMPedometerHandler
  ) { DispatchQueue.global().async { handler(nil, CMError.notAvailable) } }

  /// Fails with `CMErrorNotAvailable`.
  public func startUpdates(from start: Date, withHandler handler: @escaping CMPedometerHandler) {
    DispatchQueue.global().async { handler(nil, CMError.notAvailable) }
  }

  /// Ends nothing, because nothing began.
  public func stopUpdates() {}
}

/// Steps of a span of time. No call makes one, because a server counts no steps.
public final class CMPedometerData: NSObject, Sendable {
  public let startDate, endDate: Date
  private let steps: Int

  init(startDate: Date, endDate: Date, steps: Int) {
    self.startDate = startDate
    self.endDate = endDate
    self.steps = steps
  }

  public var numberOfSteps: NSNumber { NSNumber(value: steps) }
  public var distance: NSNumber? { nil }
  public var floorsAscended: NSNumber? { nil }
  public var floorsDescended: NSNumber? { nil }
  public var currentPace: NSNumber? { nil }
  public var currentCadence: NSNumber? { nil }
}

/// Whether a person walks, runs or rides.
public final class CMMotionActivityManager: NSObject {
  public override init() { super.init() }
  /// Whether that is noticed: false.
  public class func isActivityAvailable() -> Bool { false }
  /// Refused, as by a person.
  public class func authorizationStatus() -> CMAuthorizationStatus { .denied }
}

/// How high a device is.
public final class CMAltimeter: NSObject {
  public override init() { super.init() }
  /// Whether that is measured: false.
  public class func isRelativeAltitudeAvailable() -> Bool { false }
  /// Whether that is measured: false.
  public class func isAbsoluteAltitudeAvailable() -> Bool { false }
  /// Refused, as by a person.
  public class func authorizationStatus() -> CMAuthorizationStatus { .denied }
}
