/// Messages to a page that it has not acknowledged.
///
/// Each is kept until it is, so that a page that lost its connection gets exactly what it missed.
struct Outbox {
  private var messages: [(number: Int, bytes: [UInt8])] = []
  private(set) var bytes = 0
  /// The number of the last message.
  private(set) var last = 0

  /// Beyond this the page is sent its screen anew, once it listens again. The oldest message does not
  /// count: a screen with a long text is longer by itself.
  static let maximumBytes = 1 << 20
  static let maximumCount = 256

  var isFull: Bool {
    bytes - (messages.first?.bytes.count ?? 0) > Self.maximumBytes
      || messages.count > Self.maximumCount
  }
  var isEmpty: Bool { messages.isEmpty }

  /// The number that the next message will have.
  var next: Int { last + 1 }

  mutating func append(_ message: [UInt8]) {
    last += 1
    messages.append((last, message))
    bytes += message.count
  }

  /// Forgets what arrived.
  /// - Returns: False if the page acknowledges what was never sent.
  mutating func acknowledge(_ number: Int) -> Bool {
    guard number <= last else { return false }
    while let first = messages.first, first.number <= number {
      bytes -= first.bytes.count
      messages.removeFirst()
    }
    return true
  }

  /// What a page that has all up to `number` still needs; nil if some of it is gone.
  func after(_ number: Int) -> [[UInt8]]? {
    guard number <= last else { return nil }
    if number == last { return [] }
    guard let first = messages.first, first.number <= number + 1 else { return nil }
    return messages.filter { $0.number > number }.map(\.bytes)
  }

  /// Forgets all messages, but not their numbers: what follows shows everything anew.
  mutating func dropAll() {
    messages = []
    bytes = 0
  }
}
