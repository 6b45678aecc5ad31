import ApusCombine
import Testing

@Suite struct MergeTests {
  @Test func sendsElementsAsTheyArriveAndFinishesWithTheLast() {
    let a = PassthroughSubject<Int, Never>()
    let b = PassthroughSubject<Int, Never>()
    let recorder = a.merge(with: b).record()
    a.send(1)
    b.send(2)
    a.send(completion: .finished)
    b.send(3)
    #expect(recorder.values == [1, 2, 3])
    #expect(!recorder.isFinished)
    b.send(completion: .finished)
    #expect(recorder.isFinished)
  }

  @Test func failsWithTheFirstFailureAndCancelsTheRest() {
    let a = PassthroughSubject<Int, Failed>()
    let b = PassthroughSubject<Int, Failed>()
    var cancelled = 0
    let recorder = a.merge(with: b.handleEvents(receiveCancel: { cancelled += 1 })).record()
    a.send(completion: .failure(Failed()))
    b.send(1)
    #expect(recorder.isFailed)
    #expect(recorder.values.isEmpty)
    #expect(cancelled == 1)
  }

  @Test func withLimitedDemandNothingIsLost() {
    let recorder = (1...3).publisher.merge(with: (4...6).publisher).record(.none)
    #expect(recorder.values.isEmpty)
    for count in 1...6 {
      #expect(!recorder.isFinished)
      recorder.request(.max(1))
      #expect(recorder.values.count == count)
    }
    #expect(recorder.isFinished)
    #expect(recorder.values.sorted() == [1, 2, 3, 4, 5, 6])
  }

  @Test func limitedDemandMayBecomeUnlimited() {
    let recorder = Recorder<Int, Never>(.max(1))
    recorder.additional = { _ in .unlimited }
    (1...3).publisher.merge(with: (4...6).publisher).subscribe(recorder)
    #expect(recorder.values.sorted() == [1, 2, 3, 4, 5, 6])
    #expect(recorder.isFinished)
  }

  @Test func longSequencesDoNotFillTheStack() {
    let recorder = Recorder<Int, Never>(.max(1))
    recorder.additional = { _ in .max(1) }
    (0..<200_000).publisher.merge(with: Empty()).subscribe(recorder)
    #expect(recorder.values.count == 200_000)
    #expect(recorder.isFinished)
  }

  @Test func mergesUpToEight() {
    func just(_ value: Int) -> Just<Int> { Just(value) }
    #expect(just(1).merge(with: just(2), just(3)).record().values == [1, 2, 3])
    #expect(just(1).merge(with: just(2), just(3), just(4)).record().values == [1, 2, 3, 4])
    #expect(
      just(1).merge(with: just(2), just(3), just(4), just(5)).record().values == [1, 2, 3, 4, 5])
    #expect(
      just(1).merge(with: just(2), just(3), just(4), just(5), just(6)).record().values
        == Array(1...6))
    #expect(
      just(1).merge(with: just(2), just(3), just(4), just(5), just(6), just(7)).record().values
        == Array(1...7))
    let eight = just(1).merge(
      with: just(2), just(3), just(4), just(5), just(6), just(7), just(8)
    ).record()
    #expect(eight.values == Array(1...8))
    #expect(eight.isFinished)
  }

  @Test func mergedPublishersGrow() {
    let two = Publishers.Merge(Just(1), Just(2))
    let four: Publishers.Merge4<Just<Int>, Just<Int>, Just<Int>, Just<Int>> = two.merge(
      with: Just(3), Just(4))
    #expect(four.merge(with: Just(5)).record().values == [1, 2, 3, 4, 5])
    #expect(two == Publishers.Merge(Just(1), Just(2)))
  }

  @Test func mergesMany() {
    let subjects = (0..<10).map { _ in PassthroughSubject<Int, Never>() }
    let recorder = Publishers.MergeMany(subjects).record()
    for (index, subject) in subjects.enumerated() { subject.send(index) }
    for subject in subjects.reversed() { subject.send(completion: .finished) }
    #expect(recorder.values == Array(0..<10))
    #expect(recorder.isFinished)
    #expect(Publishers.MergeMany([Just<Int>]()).record().isFinished)
  }

  @Test func deliversOneAtATimeFromManyThreads() {
    let subjects = (0..<4).map { _ in PassthroughSubject<Int, Never>() }
    let recorder = Publishers.MergeMany(subjects).record()
    let boxed = UncheckedBox(subjects)
    concurrently(4) { thread in
      for index in 0..<1_000 { boxed.value[thread].send(index) }
    }
    #expect(recorder.values.count == 4_000)
  }

  @Test func cancellingReleasesTheSubscriber() {
    final class Canary {}
    weak var canary: Canary?
    let a = PassthroughSubject<Int, Never>()
    do {
      let held = Canary()
      canary = held
      let cancellable = a.merge(with: a).sink { _ in withExtendedLifetime(held) {} }
      a.send(1)
      cancellable.cancel()
    }
    #expect(canary == nil)
  }
}
