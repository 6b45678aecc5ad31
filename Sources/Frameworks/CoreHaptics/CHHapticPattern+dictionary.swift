import Foundation

/// The time of what begins at once.
public let CHHapticTimeImmediate: TimeInterval = 0

extension CHHapticPattern {
  /// A key of a dictionary that describes a pattern.
  public struct Key: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The version of the description, a number.
    public static let version = Key(rawValue: "Version")
    /// The events and parameters, a list of dictionaries.
    public static let pattern = Key(rawValue: "Pattern")
    /// An event, a dictionary.
    public static let event = Key(rawValue: "Event")
    /// The type of an event.
    public static let eventType = Key(rawValue: "EventType")
    /// The seconds of an event.
    public static let eventDuration = Key(rawValue: "EventDuration")
    /// The parameters of an event, a list of dictionaries.
    public static let eventParameters = Key(rawValue: "EventParameters")
    /// The second at which a thing begins.
    public static let time = Key(rawValue: "Time")
    /// A change of the pattern, a dictionary.
    public static let parameter = Key(rawValue: "Parameter")
    /// The kind of a parameter.
    public static let parameterID = Key(rawValue: "ParameterID")
    /// The value of a parameter.
    public static let parameterValue = Key(rawValue: "ParameterValue")
  }

  /// A pattern that a dictionary describes. Entries without a type or kind are left out.
  public convenience init(dictionary patternDict: [CHHapticPattern.Key: Any]) throws {
    let parts = patternDict[.pattern] as? [[Key: Any]] ?? []
    try self.init(
      events: parts.compactMap {
        ($0[.event] as? [Key: Any]).flatMap(CHHapticEvent.init(described:))
      },
      parameters: parts.compactMap {
        ($0[.parameter] as? [Key: Any]).flatMap(CHHapticDynamicParameter.init(described:))
      })
  }
}

extension [CHHapticPattern.Key: Any] {
  fileprivate func number(_ key: CHHapticPattern.Key) -> Double? {
    switch self[key] {
    case let number as Double: number
    case let number as Float: Double(number)
    case let number as Int: Double(number)
    case let number as NSNumber: number.doubleValue
    default: nil
    }
  }

  fileprivate func name(_ key: CHHapticPattern.Key) -> String? { self[key] as? String }
}

extension CHHapticEvent {
  fileprivate convenience init?(described event: [CHHapticPattern.Key: Any]) {
    let type = event[.eventType] as? EventType ?? event.name(.eventType).map(EventType.init)
    guard let type else { return nil }
    let parameters = event[.eventParameters] as? [[CHHapticPattern.Key: Any]] ?? []
    self.init(
      eventType: type, parameters: parameters.compactMap(CHHapticEventParameter.init(described:)),
      relativeTime: event.number(.time) ?? 0, duration: event.number(.eventDuration) ?? 0)
  }
}

extension CHHapticEventParameter {
  fileprivate convenience init?(described parameter: [CHHapticPattern.Key: Any]) {
    let id =
      parameter[.parameterID] as? CHHapticEvent.ParameterID
      ?? parameter.name(.parameterID).map(CHHapticEvent.ParameterID.init)
    guard let id else { return nil }
    self.init(parameterID: id, value: Float(parameter.number(.parameterValue) ?? 0))
  }
}

extension CHHapticDynamicParameter {
  fileprivate convenience init?(described parameter: [CHHapticPattern.Key: Any]) {
    let id = parameter[.parameterID] as? ID ?? parameter.name(.parameterID).map(ID.init)
    guard let id else { return nil }
    self.init(
      parameterID: id, value: Float(parameter.number(.parameterValue) ?? 0),
      relativeTime: parameter.number(.time) ?? 0)
  }
}
