import Foundation
import NIOCore

/// A message between the front and a room: a length, a kind, the number of a conversation, and what
/// belongs to it.
///
///     length of what follows (4 bytes) ‖ kind (1) ‖ conversation (4) ‖ payload
///
/// Numbers are written with their highest byte first. A conversation is one request, or one socket
/// of a browser.
struct RoomFrame: Equatable {
  /// What a message says.
  enum Kind: UInt8 {
    // To a room.
    /// Whose room it is from now on: ``RoomAdoption``.
    case adopt = 1
    /// ``WireRequest`` with a body; ``response`` answers it.
    case request
    /// ``WireUpload``; ``response`` answers it.
    case upload
    /// A browser's connection comes over the line for descriptors: ``WireSocketRequest`` with what was
    /// read from it.
    case open
    /// Close the browser's socket: its close code, two bytes, and a reason.
    case close
    /// ``alive`` answers it.
    case ask
    /// ``counted`` answers it.
    case count
    /// Save everything; ``drained`` answers it.
    case drain

    // From a room.
    /// It can be given a visitor: ``RoomFacts``.
    case ready
    /// ``WireResponse`` with a body.
    case response
    /// A browser's connection is over: its close code, two bytes.
    case closed
    /// How many sessions there are: four bytes.
    case alive
    /// Its metrics in the format of Prometheus.
    case counted
    case drained
    /// Something for the author of the app: a text (``Complaints``).
    case complaint

    // Both.
    /// A ``Broadcast``: ``WireNotice``.
    case notice
  }

  var kind: Kind
  var conversation: UInt32 = 0
  var payload = ByteBuffer()

  /// More than an upload's description or a page of 100,000 rows.
  static let longest = 256 * 1024 * 1024
  static let headLength = 5

  func write(into buffer: inout ByteBuffer) {
    buffer.writeInteger(UInt32(Self.headLength + payload.readableBytes))
    buffer.writeInteger(kind.rawValue)
    buffer.writeInteger(conversation)
    buffer.writeImmutableBuffer(payload)
  }
}

/// Something on the link that is no frame.
struct RoomFrameError: Error, CustomStringConvertible {
  let description: String
}

/// Reads frames as bytes arrive.
struct RoomFrameDecoder: ByteToMessageDecoder {
  typealias InboundOut = RoomFrame

  mutating func decode(
    context: ChannelHandlerContext, buffer: inout ByteBuffer
  ) throws -> DecodingState {
    guard let frame = try Self.read(&buffer) else { return .needMoreData }
    context.fireChannelRead(wrapInboundOut(frame))
    return .continue
  }

  mutating func decodeLast(
    context: ChannelHandlerContext, buffer: inout ByteBuffer, seenEOF: Bool
  ) throws -> DecodingState {
    // Half a frame of a room that died means nothing.
    while let frame = try Self.read(&buffer) { context.fireChannelRead(wrapInboundOut(frame)) }
    buffer.clear()
    return .needMoreData
  }

  /// - Returns: Nil if the frame is not complete.
  static func read(_ buffer: inout ByteBuffer) throws(RoomFrameError) -> RoomFrame? {
    guard let length = buffer.getInteger(at: buffer.readerIndex, as: UInt32.self) else {
      return nil
    }
    guard (RoomFrame.headLength...RoomFrame.longest).contains(Int(length)) else {
      throw RoomFrameError(description: "a frame of \(length) bytes")
    }
    guard buffer.readableBytes >= 4 + Int(length) else { return nil }
    buffer.moveReaderIndex(forwardBy: 4)
    let number = buffer.readInteger(as: UInt8.self)!
    guard let kind = RoomFrame.Kind(rawValue: number) else {
      throw RoomFrameError(description: "a frame of kind \(number)")
    }
    let conversation = buffer.readInteger(as: UInt32.self)!
    let payload = buffer.readSlice(length: Int(length) - RoomFrame.headLength)!
    return RoomFrame(kind: kind, conversation: conversation, payload: payload)
  }
}
