import ApusCombine
import Foundation
import Testing

/// The timed operators come from OpenCombine; screens depend on their documented behaviour.
@Suite struct TimingTests {
  let clock = VirtualScheduler()
  let subject = PassthroughSubject<Int, Never>()

  @Test func debounceSendsAfterAPause() {
    let recorder = subject.debounce(for: .milliseconds(500), scheduler: clock).record()
    subject.send(1)
    clock.advance(by: 0.4)
    subject.send(2)
    clock.advance(by: 0.4)
    #expect(recorder.values.isEmpty)
    clock.advance(by: 0.2)
    #expect(recorder.values == [2])
    subject.send(3)
    clock.advance(by: 0.6)
    #expect(recorder.values == [2, 3])
  }

  @Test func throttleSendsTheFirstAtOnceThenTheLatest() {
    let recorder = subject.throttle(for: 1, scheduler: clock, latest: true).record()
    subject.send(1)
    clock.advance(by: 0)
    #expect(recorder.values == [1])
    subject.send(2)
    clock.advance(by: 0.5)
    subject.send(3)
    #expect(recorder.values == [1])
    clock.advance(by: 0.5)
    #expect(recorder.values == [1, 3])
  }

  @Test func throttleSendsTheFirstOfEachInterval() {
    let recorder = subject.throttle(for: 1, scheduler: clock, latest: false).record()
    subject.send(1)
    clock.advance(by: 0.1)
    subject.send(2)
    subject.send(3)
    clock.advance(by: 1)
    #expect(recorder.values == [1, 2])
  }

  @Test func delayShiftsElementsAndTheEnd() {
    let recorder = subject.delay(for: 2, scheduler: clock).record()
    subject.send(1)
    subject.send(completion: .finished)
    clock.advance(by: 1.9)
    #expect(recorder.values.isEmpty)
    clock.advance(by: 0.1)
    #expect(recorder.values == [1])
    #expect(recorder.isFinished)
  }

  @Test func timeoutEndsWhenNothingArrives() {
    let failing = subject.setFailureType(to: Failed.self)
      .timeout(.seconds(1), scheduler: clock, customError: { Failed() }).record()
    let finishing = subject.timeout(.seconds(1), scheduler: clock).record()
    clock.advance(by: 0.9)
    subject.send(1)
    clock.advance(by: 0.9)
    #expect(failing.completion == nil)
    clock.advance(by: 0.2)
    #expect(failing.isFailed)
    #expect(finishing.isFinished)
    #expect(finishing.values == [1])
  }

  @Test func receiveOnDeliversThroughTheScheduler() {
    let recorder = subject.receive(on: clock).record()
    subject.send(1)
    #expect(recorder.values.isEmpty)
    clock.advance(by: 0)
    #expect(recorder.values == [1])
  }

  @Test func theImmediateSchedulerDeliversAtOnce() {
    let recorder = subject.receive(on: ImmediateScheduler.shared)
      .debounce(for: 1, scheduler: ImmediateScheduler.shared).record()
    subject.send(1)
    #expect(recorder.values == [1])
  }

  @Test func mainSchedulersFollowTheCurrentTimeline() {
    MainTimeline.$current.withValue(clock) {
      let queue = subject.debounce(for: .milliseconds(500), scheduler: DispatchQueue.main).record()
      let loop = subject.debounce(for: .seconds(0.5), scheduler: RunLoop.main).record()
      let operations = subject.debounce(for: 0.5, scheduler: OperationQueue.main).record()
      let received = subject.receive(on: DispatchQueue.main).receive(on: RunLoop.main)
        .receive(on: OperationQueue.main).record()
      subject.send(1)
      clock.advance(by: 0.4)
      #expect(received.values == [1])
      subject.send(2)
      clock.advance(by: 0.4)
      #expect(queue.values + loop.values + operations.values == [])
      clock.advance(by: 0.2)
      #expect([queue.values, loop.values, operations.values] == [[2], [2], [2]])
    }
  }

  @Test func timersFollowTheCurrentTimeline() {
    MainTimeline.$current.withValue(clock) {
      var ticks: [Double] = []
      let timer = Timer.publish(every: 1.5, on: .main, in: .common).autoconnect()
        .sink { ticks.append($0.timeIntervalSinceReferenceDate) }
      clock.advance(by: 5)
      #expect(ticks == [1.5, 3, 4.5])
      timer.cancel()
      #expect(clock.isIdle)
    }
  }
}
