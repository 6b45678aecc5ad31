import Testing

@testable import PageProtocol
@testable import WebHost

@Suite struct ProtocolOutboxTests {
  @Test func keepsUnacknowledgedMessages() {
    var outbox = Outbox()
    for number in 1...5 {
      #expect(outbox.next == number)
      outbox.append([UInt8(number)])
    }
    #expect(outbox.after(0) == [[1], [2], [3], [4], [5]])
    expectAcknowledged(&outbox, 3, true)
    #expect(outbox.after(3) == [[4], [5]])
    #expect(outbox.after(4) == [[5]])
    #expect(outbox.after(5) == [])
    #expect(outbox.after(2) == nil)
    #expect(outbox.after(6) == nil)
    expectAcknowledged(&outbox, 6, false)
    expectAcknowledged(&outbox, 1, true)
    #expect(outbox.bytes == 2)
  }

  @Test func isBounded() {
    var outbox = Outbox()
    for _ in 0...Outbox.maximumCount { outbox.append([0]) }
    #expect(outbox.isFull)
    outbox.dropAll()
    #expect(!outbox.isFull && outbox.last == Outbox.maximumCount + 1)
    #expect(outbox.after(0) == nil)
    // A long message alone is only as long as the screen is.
    outbox.append(Array(repeating: 0, count: 2 * Outbox.maximumBytes))
    #expect(!outbox.isFull)
    outbox.append(Array(repeating: 0, count: Outbox.maximumBytes + 1))
    #expect(outbox.isFull)
  }

  private func expectAcknowledged(_ outbox: inout Outbox, _ number: Int, _ expected: Bool) {
    let isAccepted = outbox.acknowledge(number)
    #expect(isAccepted == expected)
  }
}
