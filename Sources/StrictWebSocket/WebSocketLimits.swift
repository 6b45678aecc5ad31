import NIOCore

/// Bounds of what a socket accepts. What exceeds them is refused with close code 1009 when the
/// frame's header says so: its payload is never buffered.
package struct WebSocketLimits: Sendable, Hashable {
  /// Bytes of payload in a frame.
  package var frame: Int
  /// Bytes in a message, over all its fragments.
  package var message: Int
  /// Frames in a message.
  package var fragments: Int
  /// How often the peer is asked for a sign of life.
  package var pingInterval: TimeAmount
  /// How long a peer may be silent before its connection is dropped; rounded up to whole
  /// intervals.
  package var silence: TimeAmount
  /// How long the peer has to answer a close frame, and to end the connection afterwards.
  package var closeTimeout: TimeAmount

  package init(
    frame: Int = 16 * 1024, message: Int = 64 * 1024, fragments: Int = 64,
    pingInterval: TimeAmount = .seconds(30), silence: TimeAmount = .seconds(60),
    closeTimeout: TimeAmount = .seconds(5)
  ) {
    self.frame = frame
    self.message = message
    self.fragments = fragments
    self.pingInterval = pingInterval
    self.silence = silence
    self.closeTimeout = closeTimeout
  }
}

/// The rules of the protocol that a socket enforces. Every server uses ``all``; a test leaves one out
/// to prove that it would be missed.
package struct WebSocketRules: OptionSet, Sendable {
  package let rawValue: UInt8

  package init(rawValue: UInt8) { self.rawValue = rawValue }

  package static let textIsUTF8 = WebSocketRules(rawValue: 1 << 0)
  package static let reservedBitsAreZero = WebSocketRules(rawValue: 1 << 1)
  package static let closeCodesAreKnown = WebSocketRules(rawValue: 1 << 2)
  package static let fragmentsAreInOrder = WebSocketRules(rawValue: 1 << 3)

  package static let all: WebSocketRules = [
    .textIsUTF8, .reservedBitsAreZero, .closeCodesAreKnown, .fragmentsAreInOrder,
  ]
}

/// Close codes (RFC 6455, section 7.4) that this layer uses itself.
package enum WebSocketCloseCode {
  package static let normal: UInt16 = 1000
  package static let goingAway: UInt16 = 1001
  package static let protocolError: UInt16 = 1002
  /// Never sent: stands for a close frame without a code.
  package static let none: UInt16 = 1005
  /// Never sent: stands for a connection that broke.
  package static let abnormal: UInt16 = 1006
  package static let invalidText: UInt16 = 1007
  package static let policyViolation: UInt16 = 1008
  package static let tooLarge: UInt16 = 1009

  /// Whether a close frame may carry the code.
  package static func mayBeSent(_ code: UInt16) -> Bool {
    switch code {
    case 1000...1003, 1007...1014, 3000...4999: true
    default: false
    }
  }
}
