import NIOCore

/// The storage of the frame that was written last by the sockets of an event loop. Once the network
/// has taken the frame, the next one is written into it: no memory is asked for, and a quiet socket
/// holds none.
package final class SpareFrame {
  @exclusivity(unchecked) fileprivate var buffer = ByteBuffer()
  /// Longer ones are let go.
  fileprivate static let capacity = 4096

  package init() {}
}

extension ChannelHandlerContext {
  /// Writes a server's frame, without flushing.
  func writeFrame(_ opcode: Opcode, bytes: [UInt8], spare: SpareFrame) {
    let length = bytes.count
    let size = FrameHeader.size(forLength: length)
    // Storage that is still being written is left alone, and fresh one taken.
    spare.buffer.clear(minimumCapacity: size + length)
    FrameHeader.set(opcode, length: length, before: size, in: &spare.buffer)
    spare.buffer.moveWriterIndex(to: size)
    spare.buffer.writeBytes(bytes)
    write(NIOAny(spare.buffer), promise: nil)
    if spare.buffer.capacity > SpareFrame.capacity { spare.buffer = ByteBuffer() }
  }

  /// Up to so many bytes are copied behind their header rather than written beside it.
  private static let copiedLength = 4096

  /// Writes a server's frame, without flushing.
  func writeFrame(
    _ opcode: Opcode, _ payload: consuming ByteBuffer, promise: EventLoopPromise<Void>?
  ) {
    let length = payload.readableBytes
    let size = FrameHeader.size(forLength: length)
    if payload.readerIndex >= size {
      FrameHeader.set(opcode, length: length, before: payload.readerIndex, in: &payload)
      payload.moveReaderIndex(to: payload.readerIndex - size)
      write(NIOAny(payload), promise: promise)
      return
    }
    let isCopied = length <= Self.copiedLength
    var frame = channel.allocator.buffer(capacity: size + (isCopied ? length : 0))
    FrameHeader.set(opcode, length: length, before: size, in: &frame)
    frame.moveWriterIndex(to: size)
    if isCopied {
      frame.writeBuffer(&payload)
      write(NIOAny(frame), promise: promise)
    } else {
      write(NIOAny(frame), promise: nil)
      write(NIOAny(payload), promise: promise)
    }
  }

  /// Writes a close frame, without flushing.
  /// - Parameters:
  ///   - code: `nil` for a frame without content.
  ///   - reason: Cut to 123 bytes, between characters.
  func writeCloseFrame(code: UInt16?, reason: String, promise: EventLoopPromise<Void>?) {
    var payload = channel.allocator.buffer(capacity: 2 + reason.utf8.count)
    if let code {
      payload.writeInteger(code)
      var cut = reason[...]
      while cut.utf8.count > 123 { cut.removeLast() }
      payload.writeSubstring(cut)
    }
    writeFrame(.close, payload, promise: promise)
  }
}
