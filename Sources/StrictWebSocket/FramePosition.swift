import NIOCore

/// Tells another process whether it can go on with a connection: whether both directions stand between
/// two frames.
///
/// It is one byte of memory that both processes share. The process that has the connection writes it,
/// the other one reads it when that process is dead.
package final class FramePosition {
  private let place: UnsafeMutablePointer<UInt8>

  private static let reading: UInt8 = 1
  private static let writing: UInt8 = 2
  private static let ended: UInt8 = 4

  /// - Parameter place: Memory that outlives this object.
  package init(_ place: UnsafeMutablePointer<UInt8>) { self.place = place }

  /// Whether a process can go on with the connection.
  package static func allowsTakeover(_ place: UnsafeMutablePointer<UInt8>) -> Bool {
    place.pointee == 0
  }

  /// Writes the position of a connection before the other process has it.
  /// - Parameter rest: The bytes that were read from the network and go with the connection.
  package static func begin(_ place: UnsafeMutablePointer<UInt8>, with rest: ByteBuffer) {
    place.pointee = isBetweenFrames(after: rest) ? 0 : reading
  }

  /// Whether a frame was read in part.
  var isReading: Bool {
    get { place.pointee & Self.reading != 0 }
    set { set(Self.reading, newValue) }
  }

  /// Whether a frame may have been written in part.
  var isWriting: Bool {
    get { place.pointee & Self.writing != 0 }
    set { set(Self.writing, newValue) }
  }

  /// Forbids a takeover, because the socket was closed.
  func end() { set(Self.ended, true) }

  private func set(_ bit: UInt8, _ value: Bool) {
    if value { place.pointee |= bit } else { place.pointee &= ~bit }
  }

  /// Whether bytes that begin a frame end with one, and no message of theirs lacks a fragment.
  static func isBetweenFrames(after bytes: ByteBuffer) -> Bool {
    var rest = bytes
    while rest.readableBytes > 0 {
      guard let header = try? FrameHeader.read(from: &rest, rules: .all), header.isFinal,
        header.opcode != .continuation, rest.readableBytes >= header.length
      else { return false }
      rest.moveReaderIndex(forwardBy: header.length)
    }
    return true
  }
}
