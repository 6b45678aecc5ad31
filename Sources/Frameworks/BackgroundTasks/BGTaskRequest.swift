import Foundation

/// Asks for a task of an identifier.
open class BGTaskRequest: NSObject {
  public let identifier: String
  /// The earliest date at which it may begin; nil: at once.
  open var earliestBeginDate: Date?

  fileprivate init(identifier: String, _: Void) { self.identifier = identifier }
}

/// Asks for a short task that brings an app up to date.
open class BGAppRefreshTaskRequest: BGTaskRequest {
  public init(identifier: String) { super.init(identifier: identifier, ()) }
}

/// Asks for a task that takes minutes.
open class BGProcessingTaskRequest: BGTaskRequest {
  open var requiresNetworkConnectivity = false
  open var requiresExternalPower = false
  public init(identifier: String) { super.init(identifier: identifier, ()) }
}

/// A task that has begun. None does.
open class BGTask: NSObject {
  public let identifier: String
  open var expirationHandler: (() -> Void)?

  init(identifier: String) { self.identifier = identifier }

  /// Says that the task is over, of which nobody hears.
  open func setTaskCompleted(success: Bool) {}
}

/// A short task that brings an app up to date.
open class BGAppRefreshTask: BGTask {}

/// A task that takes minutes.
open class BGProcessingTask: BGTask {}
