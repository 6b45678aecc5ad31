import ApusCombine
import Testing

/// Operators that OpenCombine supplies and that screens use, each by its documented effect.
@Suite struct OperatorTests {
  let a = PassthroughSubject<Int, Never>()
  let b = PassthroughSubject<Int, Never>()

  @Test func zipPairsInOrder() {
    let two = a.zip(b).record()
    let three = a.zip(b, b) { [$0, $1, $2] }.record()
    let four = a.zip(b, a, b) { [$0, $1, $2, $3] }.record()
    a.send(1)
    a.send(2)
    b.send(10)
    #expect(two.values.map { $0.0 + $0.1 } == [11])
    #expect(three.values == [[1, 10, 10]])
    #expect(four.values == [[1, 10, 1, 10]])
    b.send(20)
    #expect(two.values.map { $0.0 + $0.1 } == [11, 22])
  }

  @Test func switchToLatestDropsTheFormer() {
    let outer = PassthroughSubject<PassthroughSubject<Int, Never>, Never>()
    let recorder = outer.switchToLatest().record()
    outer.send(a)
    a.send(1)
    outer.send(b)
    a.send(2)
    b.send(3)
    #expect(recorder.values == [1, 3])
  }

  @Test func flatMapLimitsItsPublishers() {
    let recorder = [a, b].publisher.flatMap(maxPublishers: .max(1)) { $0 }.record()
    b.send(1)
    a.send(2)
    a.send(completion: .finished)
    b.send(3)
    #expect(recorder.values == [2, 3])
  }

  @Test func shareSubscribesOnce() {
    var subscriptions = 0
    let shared = a.handleEvents(receiveSubscription: { _ in subscriptions += 1 }).share()
    let first = shared.record()
    let second = shared.record()
    a.send(1)
    #expect(subscriptions == 1)
    #expect(first.values == [1])
    #expect(second.values == [1])
  }

  @Test func multicastStartsWithConnect() {
    let multicast = [1, 2].publisher.multicast { PassthroughSubject() }
    let first = multicast.record()
    let second = multicast.record()
    #expect(first.values.isEmpty)
    let connection = multicast.connect()
    #expect([first.values, second.values] == [[1, 2], [1, 2]])
    connection.cancel()
  }

  @Test func removeDuplicatesComparesNeighbours() {
    #expect([1, 1, 2, 1].publisher.removeDuplicates().record().values == [1, 2, 1])
    #expect([1, 3, 2].publisher.removeDuplicates { $0 % 2 == $1 % 2 }.record().values == [1, 2])
  }

  @Test func prefixUntilOutputEnds() {
    let recorder = a.prefix(untilOutputFrom: b).record()
    a.send(1)
    b.send(0)
    a.send(2)
    #expect(recorder.values == [1])
    #expect(recorder.isFinished)
  }

  @Test func futuresAreAwaited() async throws {
    #expect(await Future<Int, Never> { $0(.success(3)) }.value == 3)
    await #expect(throws: Failed.self) {
      try await Future<Int, Failed> { $0(.failure(Failed())) }.value
    }
  }

  @Test func failingPublishersAreThrowingSequences() async throws {
    var values: [Int] = []
    for try await value in [1, 2, 3].publisher.setFailureType(to: Failed.self).values {
      values.append(value)
    }
    #expect(values == [1, 2, 3])
  }

  @Test func optionalsAndResultsPublish() {
    #expect(Optional(1).publisher.record().values == [1])
    #expect(Result<Int, Failed>.failure(Failed()).publisher.record().isFailed)
  }
}
