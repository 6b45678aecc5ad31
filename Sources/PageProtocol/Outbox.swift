/// Messages to a page that it has not acknowledged.
///
/// Each is kept until it is acknowledged, so that a page that lost its connection gets exactly the
/// messages it missed.
package struct Outbox {
  private var messages: [(number: Int, bytes: [UInt8])] = []
  package private(set) var bytes = 0
  /// The number of the last message.
  package private(set) var last = 0

  /// Beyond this, the whole screen is sent when the page reads again. The oldest message does not
  /// count: a screen with a long text may exceed the limit alone.
  static let maximumBytes = 1 << 20
  package static let maximumCount = 256

  package init() {}

  package var isFull: Bool {
    bytes - (messages.first?.bytes.count ?? 0) > Self.maximumBytes
      || messages.count > Self.maximumCount
  }
  package var isEmpty: Bool { messages.isEmpty }

  /// The number that the next message will have.
  package var next: Int { last + 1 }

  package mutating func append(_ message: [UInt8]) {
    last += 1
    messages.append((last, message))
    bytes += message.count
  }

  /// Removes the messages up to a number.
  /// - Returns: False if the page acknowledges what was never sent.
  package mutating func acknowledge(_ number: Int) -> Bool {
    guard number <= last else { return false }
    while let first = messages.first, first.number <= number {
      bytes -= first.bytes.count
      messages.removeFirst()
    }
    return true
  }

  /// The messages after `number`; nil if some of them are gone.
  package func after(_ number: Int) -> [[UInt8]]? {
    guard number <= last else { return nil }
    if number == last { return [] }
    guard let first = messages.first, first.number <= number + 1 else { return nil }
    return messages.filter { $0.number > number }.map(\.bytes)
  }

  /// Removes all messages but keeps the numbering; the next message sends the whole screen.
  package mutating func dropAll() {
    messages = []
    bytes = 0
  }
}
