import ApusCombine
import Foundation
import Testing

@Suite struct SchedulerTests {
  private func delivered<S: Scheduler>(on scheduler: S) async -> Int {
    await Just(7).receive(on: scheduler).values.first { _ in true } ?? 0
  }

  private func debounced<S: Scheduler>(
    on scheduler: S, for time: S.SchedulerTimeType.Stride
  ) async -> Int {
    let subject = CurrentValueSubject<Int, Never>(7)
    return await subject.debounce(for: time, scheduler: scheduler).values.first { _ in true } ?? 0
  }

  @Test(.timeLimit(.minutes(10))) func queuesAndRunLoopsDeliver() async {
    #expect(await delivered(on: DispatchQueue.main) == 7)
    #expect(await delivered(on: DispatchQueue(label: "own")) == 7)
    #expect(await delivered(on: RunLoop.main) == 7)
    // Of a queue that runs several operations at once, the completion may overtake the value: there
    // as with Apple's Combine.
    let oneByOne = OperationQueue()
    oneByOne.maxConcurrentOperationCount = 1
    #expect(await delivered(on: oneByOne) == 7)
    #expect(await delivered(on: OperationQueue.main) == 7)
  }

  @Test(.timeLimit(.minutes(10))) func queuesAndRunLoopsDeliverLater() async {
    #expect(await debounced(on: DispatchQueue.main, for: .milliseconds(1)) == 7)
    #expect(await debounced(on: DispatchQueue.global(), for: 0.001) == 7)
    #expect(await debounced(on: RunLoop.main, for: .milliseconds(1)) == 7)
    #expect(await debounced(on: OperationQueue(), for: .seconds(0.001)) == 7)
  }

  @Test(.timeLimit(.minutes(10))) func mainSchedulersRunOnTheMainActor() async {
    for await isMain in Just(()).receive(on: RunLoop.main).map({
      MainActor.assumeIsolated { true }
    }).values {
      #expect(isMain)
    }
  }

  @Test(.timeLimit(.minutes(10))) func repeatedWorkStopsWhenCancelled() async {
    let queue = DispatchQueue(label: "repeating")
    let ticks = Counter()
    let reached = DispatchGroup()
    reached.enter()
    let held = CurrentValueSubject<(any Cancellable)?, Never>(nil)
    queue.sync {
      held.value = queue.schedule(
        after: queue.now.advanced(by: .milliseconds(1)), interval: .milliseconds(1)
      ) {
        ticks.increment()
        guard ticks.value == 3 else { return }
        held.value?.cancel()
        reached.leave()
      }
    }
    await withCheckedContinuation { continuation in
      reached.notify(queue: queue) { continuation.resume() }
    }
    #expect(ticks.value == 3)
  }

  @Test(.timeLimit(.minutes(10))) func aRunLoopOfItsOwnRunsItsWork() {
    let values = Counter()
    let finished = DispatchSemaphore(value: 0)
    let thread = Thread {
      let loop = RunLoop.current
      var isDone = false
      let cancellable = Just(1).receive(on: loop).delay(for: .milliseconds(1), scheduler: loop)
        .sink(
          receiveCompletion: { _ in isDone = true }, receiveValue: { _ in values.increment() })
      while !isDone, loop.run(mode: .default, before: .distantFuture) {}
      cancellable.cancel()
      finished.signal()
    }
    thread.start()
    finished.wait()
    #expect(values.value == 1)
  }

  @Test func timesAndStridesAreSeconds() throws {
    typealias Queue = DispatchQueue.SchedulerTimeType
    #expect(Queue.Stride.seconds(1.5) == .milliseconds(1500))
    #expect(2 as Queue.Stride == .seconds(2))
    #expect(0.25 as Queue.Stride == .microseconds(250_000))
    #expect(Queue.Stride.seconds(.max).magnitude == .max)
    #expect(Queue.Stride.seconds(.infinity).magnitude == .max)
    #expect(Queue.Stride(.never).magnitude == .max)
    let time = Queue(DispatchTime(uptimeNanoseconds: 5_000))
    #expect(time.advanced(by: .nanoseconds(7)).dispatchTime.uptimeNanoseconds == 5_007)
    #expect(time.advanced(by: .nanoseconds(7)).distance(to: time) == .nanoseconds(-7))
    #expect(try JSONDecoder().decode(Queue.self, from: JSONEncoder().encode(time)) == time)
    typealias Loop = RunLoop.SchedulerTimeType
    let date = Loop(Date(timeIntervalSinceReferenceDate: 1))
    #expect(date.distance(to: date.advanced(by: .milliseconds(500))) == 0.5)
    #expect(OperationQueue.SchedulerTimeType.Stride.nanoseconds(1).timeInterval == 1e-9)
  }
}
