import ApusUI
import Dispatch
import Foundation
import Synchronization
import Testing
import ViewGraph

/// State that other threads read through a binding while the main actor evaluates the views that
/// depend on it.
@MainActor
@Suite struct OffMainReadTests {
  @Test func readsOnOtherThreadsNeitherRaceNorTrack() {
    struct Counter: View {
      let reads: Reads
      let log: Log
      @State private var count = 0
      var body: some View {
        let _ = log.note("body")
        Text(verbatim: "\(count)")
        Tap("count") { count += 1 }
        let _ = reads.begin($count)
        // The body is still running, and what it reads is being tracked, when the others read.
        let _ = reads.waitForMore()
      }
    }
    let reads = Reads()
    let log = Log()
    let shown = Shown { Counter(reads: reads, log: log) }
    for _ in 0..<100 { shown.tap("count") }
    #expect(shown.texts.first == "100")
    #expect(log.take().count == 101)
    #expect(reads.end())
  }

  @Test func storedValuesAreReadOnAnyThread() {
    struct Settings: View {
      let reads: Reads
      @AppStorage("count") private var count = 0
      var body: some View {
        Text(verbatim: "\(count)")
        Tap("count") { count += 1 }
        let _ = reads.begin($count)
        let _ = reads.waitForMore()
      }
    }
    let reads = Reads()
    let shown = Shown { Settings(reads: reads) }
    for _ in 0..<100 { shown.tap("count") }
    #expect(shown.texts.first == "100")
    #expect(reads.end())
  }

  @Test func theEnvironmentIsReadOnAnyThread() {
    struct Place: View {
      let reads: Reads
      @Environment(\.timesTapped) private var times
      var body: some View {
        let place = self
        Text(verbatim: "\(times)")
        let _ = reads.begin(
          Binding(get: { place.times }, set: { _ in }))
        let _ = reads.waitForMore()
      }
    }
    struct Surroundings: View {
      let reads: Reads
      @State private var count = 0
      var body: some View {
        Place(reads: reads).environment(\.timesTapped, count)
        Tap("count") { count += 1 }
      }
    }
    let reads = Reads()
    let shown = Shown { Surroundings(reads: reads) }
    for _ in 0..<100 { shown.tap("count") }
    #expect(shown.texts.first == "100")
    #expect(reads.end())
    #expect(reads.highest == 100)
  }

  @Test func aPlaceIsReadOnAnyThread() {
    struct Reader: View {
      let reads: Reads
      var body: some View {
        GeometryReader { proxy in
          let _ = reads.begin(
            Binding(
              get: { Int(proxy.size.width + proxy.frame(in: .global).minX) }, set: { _ in }))
          let _ = reads.waitForMore()
        }
        .frame(width: 70, height: 30)
      }
    }
    let reads = Reads()
    let shown = Shown { Reader(reads: reads) }
    withExtendedLifetime(shown) {}
    #expect(reads.end())
    #expect(reads.highest == 70)
  }

  @Test func aMeasuredPlaceIsReadOnAnyThread() throws {
    struct Reader: View {
      let reads: Reads
      var body: some View {
        GeometryReader { proxy in
          if proxy.size.width == 300 {
            let _ = reads.begin(
              Binding(
                get: { Int(proxy.size.width + proxy.frame(in: .global).minX) }, set: { _ in }))
            let _ = reads.waitForMore()
          }
        }
      }
    }
    let reads = Reads()
    let shown = Shown { Reader(reads: reads) }
    let node = try #require(
      shown.graph.snapshot().read { reader in
        while let record = reader.next() {
          if case .open(_, let node, let attributes) = record, attributes.has(.onGeometry) {
            return node
          }
        }
        return nil
      })
    let place = MeasuredPlace(x: 5, y: 6, width: 300, height: 40)
    #expect(shown.graph.perform(Event(node, .geometry(place))) == nil)
    #expect(reads.end())
    #expect(reads.highest == 305)
  }
}

extension EnvironmentValues {
  @Entry fileprivate var timesTapped = 0
}

/// Threads that read a number again and again.
private final class Reads: Sendable {
  private let count = Atomic(0)
  private let last = Atomic(0)
  private let isOver = Atomic(false)
  private let isRising = Atomic(true)
  private let threads = DispatchGroup()
  @MainActor private var hasBegun = false

  /// Begins, if it has not begun.
  @MainActor
  func begin(_ number: Binding<Int>) {
    guard !hasBegun else { return }
    hasBegun = true
    for _ in 0..<2 {
      threads.enter()
      Thread { [self] in
        read(number)
        threads.leave()
      }.start()
    }
  }

  private func read(_ number: Binding<Int>) {
    var last = 0
    while !isOver.load(ordering: .relaxed) {
      let read = number.wrappedValue
      if read < last { isRising.store(false, ordering: .relaxed) }
      last = read
      self.last.max(read, ordering: .relaxed)
      count.add(1, ordering: .relaxed)
    }
  }

  /// What a thread has read last.
  var highest: Int { last.load(ordering: .relaxed) }

  /// Returns when the threads have read again.
  func waitForMore() {
    let before = count.load(ordering: .relaxed)
    while count.load(ordering: .relaxed) < before + 10 {}
  }

  /// Ends the threads; whether no number that they read was lower than one before.
  func end() -> Bool {
    isOver.store(true, ordering: .relaxed)
    threads.wait()
    return isRising.load(ordering: .relaxed) && count.load(ordering: .relaxed) > 0
  }
}
