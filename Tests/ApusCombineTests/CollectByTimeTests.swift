import ApusCombine
import Testing

@Suite struct CollectByTimeTests {
  let clock = VirtualScheduler()
  let subject = PassthroughSubject<Int, Failed>()

  @Test func sendsWhatArrivedInEachInterval() {
    let recorder = subject.collect(.byTime(clock, .seconds(1))).record()
    subject.send(1)
    subject.send(2)
    #expect(recorder.values.isEmpty)
    clock.advance(by: 1)
    #expect(recorder.values == [[1, 2]])
    clock.advance(by: 1)
    #expect(recorder.values == [[1, 2]])
    subject.send(3)
    clock.advance(by: 1)
    #expect(recorder.values == [[1, 2], [3]])
  }

  @Test func sendsEarlierWhenThereAreEnough() {
    let recorder = subject.collect(.byTimeOrCount(clock, .seconds(1), 2)).record()
    subject.send(1)
    subject.send(2)
    subject.send(3)
    #expect(recorder.values == [[1, 2]])
    clock.advance(by: 1)
    #expect(recorder.values == [[1, 2], [3]])
  }

  @Test func sendsTheRestBeforeItFinishes() {
    let recorder = subject.collect(.byTime(clock, .seconds(1))).record()
    subject.send(1)
    subject.send(completion: .finished)
    #expect(recorder.values == [[1]])
    #expect(recorder.isFinished)
    #expect(clock.isIdle)
  }

  @Test func dropsTheRestWhenItFails() {
    let recorder = subject.collect(.byTime(clock, .seconds(1))).record()
    subject.send(1)
    subject.send(completion: .failure(Failed()))
    #expect(recorder.values.isEmpty)
    #expect(recorder.isFailed)
    #expect(clock.isIdle)
  }

  @Test func keepsValuesWithoutDemand() {
    let recorder = subject.collect(.byTimeOrCount(clock, .seconds(1), 2)).record(.none)
    for value in 1...5 { subject.send(value) }
    clock.advance(by: 1)
    #expect(recorder.values.isEmpty)
    recorder.request(.max(1))
    #expect(recorder.values == [[1, 2]])
    recorder.request(.max(1))
    #expect(recorder.values == [[1, 2], [3, 4]])
    subject.send(completion: .finished)
    #expect(!recorder.isFinished)
    recorder.request(.max(1))
    #expect(recorder.values == [[1, 2], [3, 4], [5]])
    #expect(recorder.isFinished)
  }

  @Test func cancellingStopsTheTimer() {
    let recorder = subject.collect(.byTime(clock, .seconds(1))).record()
    subject.send(1)
    recorder.cancel()
    #expect(clock.isIdle)
    clock.advance(by: 2)
    #expect(recorder.values.isEmpty)
  }
}
