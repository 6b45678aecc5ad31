import Foundation

/// Whether others than the app's author may read a value in a log.
public struct OSLogPrivacy: Sendable {
  /// The text in the log for a private value.
  public enum Mask: Sendable {
    case none
    /// A number that is the same for equal values while the process runs.
    case hash
  }

  enum Kind { case automatic, open, hidden }
  let kind: Kind
  let mask: Mask

  /// Private for texts and objects, public for numbers and truth values.
  public static var auto: OSLogPrivacy { .auto(mask: .none) }
  /// Written as it is.
  public static var `public`: OSLogPrivacy { .init(kind: .open, mask: .none) }
  /// Hidden in a release build.
  public static var `private`: OSLogPrivacy { .private(mask: .none) }
  /// Hidden in a release build.
  public static var sensitive: OSLogPrivacy { .private(mask: .none) }
  /// As `auto`, with a mask for hidden values.
  public static func auto(mask: Mask) -> OSLogPrivacy { .init(kind: .automatic, mask: mask) }
  /// Hidden in a release build, with a mask.
  public static func `private`(mask: Mask) -> OSLogPrivacy { .init(kind: .hidden, mask: mask) }
  /// Hidden in a release build, with a mask.
  public static func sensitive(mask: Mask) -> OSLogPrivacy { .private(mask: mask) }

  /// - Parameter isPlain: Whether the value is a number or a truth value.
  func shown(_ text: String, isPlain: Bool, hidesPrivate: Bool = OSLogMessage.hidesPrivate)
    -> String
  {
    guard hidesPrivate, kind == .hidden || kind == .automatic && !isPlain else { return text }
    switch mask {
    case .none: return "<private>"
    case .hash: return "<mask.hash: \(text.hashValue)>"
    }
  }
}

/// The text of a message, of which a release build hides what is private.
public struct OSLogMessage: ExpressibleByStringInterpolation, Sendable {
  let text: String

  static var hidesPrivate: Bool {
    #if DEBUG
      false
    #else
      true
    #endif
  }

  public init(stringLiteral value: String) { text = value }
  public init(stringInterpolation: OSLogInterpolation) { text = stringInterpolation.text }

  /// A message by a format of C.
  init(format: String, _ values: [Any?]) { text = OSLogFormat(format).text(of: values) }
}

/// The parts of a message.
public struct OSLogInterpolation: StringInterpolationProtocol, Sendable {
  var text = ""

  public init(literalCapacity: Int, interpolationCount: Int) {
    text.reserveCapacity(literalCapacity)
  }

  public mutating func appendLiteral(_ literal: String) { text += literal }

  public mutating func appendInterpolation(
    _ number: @autoclosure () -> some FixedWidthInteger, format: OSLogIntegerFormatting = .decimal,
    align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) {
    text += align.aligned(privacy.shown(format.text(number()), isPlain: true))
  }

  public mutating func appendInterpolation(
    _ number: @autoclosure () -> some BinaryFloatingPoint, format: OSLogFloatFormatting = .fixed,
    align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) {
    text += align.aligned(privacy.shown(format.text(Double(number())), isPlain: true))
  }

  public mutating func appendInterpolation(
    _ boolean: @autoclosure () -> Bool, privacy: OSLogPrivacy = .auto
  ) {
    text += privacy.shown("\(boolean())", isPlain: true)
  }

  public mutating func appendInterpolation(
    _ value: @autoclosure () -> String, align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) {
    text += align.aligned(privacy.shown(value(), isPlain: false))
  }

  @_disfavoredOverload
  public mutating func appendInterpolation(
    _ value: @autoclosure () -> some CustomStringConvertible, align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) {
    text += align.aligned(privacy.shown(value().description, isPlain: false))
  }

  @_disfavoredOverload
  public mutating func appendInterpolation(
    _ value: @autoclosure () -> Any?, privacy: OSLogPrivacy = .auto
  ) {
    text += privacy.shown(value().map { "\($0)" } ?? "nil", isPlain: false)
  }
}
