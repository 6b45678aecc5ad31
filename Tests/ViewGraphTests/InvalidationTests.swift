import Foundation
import Synchronization
import Testing

@testable import ViewGraph

/// What is evaluated again, and when a turn ends.
@MainActor
@Suite struct InvalidationTests {
  @Test func endlessUpdateStopsAndNamesTheProperty() {
    let graph = Graph(session: Session()) { context in
      let child =
        context.existingChild(CounterComponent.self, key: 1)
        ?? CounterComponent(in: context, key: 1)
      context.keep(child)
      context.evaluate(child)
      context.place(child)
    }
    var faults: [String] = []
    var commands: [Session.Command] = []
    graph.onFault = { faults.append($0) }
    graph.session.perform = { commands.append($0) }
    graph.start()
    let counter = graph.root.children[0] as! CounterComponent
    #expect(faults.isEmpty)
    _ = graph.elements()

    let before = counter.count
    counter.isEndless = true
    graph.turn { counter.source.invalidate() }
    #expect(counter.count - before == Graph.passLimit)
    #expect(faults.count == 1)
    #expect(faults.first?.contains("Counter.number") == true)
    #expect(faults.first?.contains("64 passes") == true)
    #expect(commands.count == 1)
    if case .notice? = commands.first {} else { Issue.record("no notice: \(commands)") }

    // The graph still works.
    counter.isEndless = false
    _ = graph.takeChanges()
    graph.turn { counter.source.invalidate() }
    #expect(graph.takeChanges() == [.set(1, .number, .number(Double(counter.count)))])
    #expect(faults.count == 1)
  }

  @Test func aSourceWakesItsReadersAlone() {
    let graph = Graph(session: Session()) { context in
      for key in 1...3 as ClosedRange<UInt64> {
        let child =
          context.existingChild(CounterComponent.self, key: key)
          ?? CounterComponent(in: context, key: key)
        context.keep(child)
        if child.isStale(in: context) || context.graph.evaluations < 4 { context.evaluate(child) }
        context.place(child)
      }
    }
    graph.start()
    _ = graph.elements()
    let counters = graph.root.children.map { $0 as! CounterComponent }
    var evaluated: [Component] = []
    graph.onEvaluate = { evaluated.append($0) }
    graph.turn { counters[1].source.invalidate() }
    #expect(evaluated.count == 1)
    #expect(evaluated.first === counters[1])
  }

  @Test func aReadOnAnotherThreadIsNotTracked() {
    let graph = Graph(session: Session()) { context in
      let child = CounterComponent(in: context, key: 1)
      context.keep(child)
      context.evaluate(child)
      context.place(child)
    }
    let elsewhere = Source(queue: graph.queue)
    var isActive: Bool?
    CounterComponent.whileReading = {
      isActive = onAnotherThread {
        Tracking.read(elsewhere)
        return Tracking.isActive
      }
    }
    defer { CounterComponent.whileReading = {} }
    graph.start()
    #expect(isActive == false)
    #expect(elsewhere.readers.isEmpty)
    let counter = graph.root.children[0] as! CounterComponent
    #expect(counter.source.readers.count == 1)
  }

  @Test func invalidationsFromManyThreadsAreNeverLost() async {
    let graph = Graph(session: Session()) { context in
      let child =
        context.existingChild(CounterComponent.self, key: 1)
        ?? CounterComponent(in: context, key: 1)
      context.keep(child)
      context.evaluate(child)
      context.place(child)
    }
    graph.start()
    _ = graph.elements()
    let counter = graph.root.children[0] as! CounterComponent
    let source = counter.source
    let written = Written()
    counter.read = { written.value }
    for round in 1...50 {
      await withTaskGroup(of: Void.self) { group in
        for _ in 0..<8 {
          group.addTask {
            written.add()
            source.invalidate()
          }
        }
      }
      // A turn is due; it needs the main actor, which this test gives away only here.
      for _ in 0..<100_000 where counter.shown != round * 8 { await Task.yield() }
      guard counter.shown == round * 8 else { break }
    }
    #expect(counter.shown == 400)
  }
}

/// Runs `body` on a thread of its own, and waits for it.
private func onAnotherThread<Result: Sendable>(_ body: @escaping @Sendable () -> Result) -> Result {
  let answer = Answer<Result>()
  let done = DispatchSemaphore(value: 0)
  Thread {
    let result = body()
    answer.result.withLock { $0 = result }
    done.signal()
  }.start()
  done.wait()
  return answer.result.withLock { $0! }
}

private final class Answer<Result: Sendable>: Sendable {
  let result = Mutex<Result?>(nil)
}

/// A number that many threads raise.
private final class Written: @unchecked Sendable {
  private let lock = NSLock()
  private var count = 0
  var value: Int { lock.withLock { count } }
  func add() { lock.withLock { count += 1 } }
}

@MainActor
private final class CounterComponent: Component {
  private(set) var count = 0
  private(set) var shown = 0
  var isEndless = false
  var read: () -> Int = { 0 }
  private(set) lazy var source: Source = {
    let source = Source(queue: queue)
    source.name = "Counter.number"
    return source
  }()

  static var whileReading: () -> Void = {}

  override func emit(_ context: EmissionContext) {
    count += 1
    Tracking.read(source)
    Self.whileReading()
    shown = read()
    context.open(.text)
    context.writer.set(.number, Double(count))
    context.close()
    if isEndless { context.graph.afterUpdate { [source] in source.invalidate() } }
  }
}
