import ApusCombine
import Dispatch
import Testing

@Suite struct PublishedThreadTests {
  @Test func mutationsInPlaceFromManyThreadsAreAllKept() {
    let holder = Holder(0)
    let announced = Counter()
    let received = Counter()
    let first = holder.objectWillChange.sink { announced.increment() }
    let second = holder.$value.dropFirst().sink { _ in received.increment() }
    let shared = UncheckedBox(holder)
    concurrently(8) { _ in
      for _ in 0..<2_000 { shared.value.value += 1 }
    }
    #expect(holder.value == 16_000)
    #expect(announced.value == 16_000)
    #expect(received.value == 16_000)
    first.cancel()
    second.cancel()
  }

  @Test func valuesAreReceivedInTheOrderInWhichTheyAreStored() {
    let holder = Holder(0)
    let recorder = holder.$value.record()
    let shared = UncheckedBox(holder)
    concurrently(4) { thread in
      for index in 0..<1_000 { shared.value.value = thread * 1_000 + index }
    }
    #expect(recorder.values.count == 4_001)
    #expect(recorder.values.last == holder.value)
    for thread in 0..<4 {
      let own = recorder.values.dropFirst().filter { $0 / 1_000 == thread }
      #expect(own == own.sorted())
    }
  }

  @Test func differentPropertiesOfOneObjectAnnounceOneAfterAnother() {
    let pair = PairHolder(0, 0)
    // Not atomic: deliveries that overlapped would lose counts.
    var announced = 0
    let cancellable = pair.objectWillChange.sink { announced += 1 }
    let shared = UncheckedBox(pair)
    concurrently(4) { thread in
      for index in 0..<2_000 {
        if thread % 2 == 0 { shared.value.value = index } else { shared.value.second = index }
      }
    }
    #expect(announced == 8_000)
    cancellable.cancel()
  }

  @Test func valuesThatAreNotPlainBytesMayBeReadWhileWritten() {
    let holder = Holder([String]())
    let shared = UncheckedBox(holder)
    concurrently(4) { thread in
      for index in 0..<500 {
        if thread == 0 {
          #expect(shared.value.value.count <= 1_500)
        } else {
          shared.value.value.append("\(thread) \(index)")
        }
      }
    }
    #expect(Set(holder.value).count == 1_500)
  }

  @Test func firstReadsFromManyThreadsGiveOnePublisher() {
    for _ in 0..<200 {
      let shared = UncheckedBox((DetailedContact(), Silent()))
      let found = Holder([ObjectIdentifier]())
      let sink = UncheckedBox(found)
      concurrently(4) { _ in
        sink.value.value.append(ObjectIdentifier(shared.value.0.objectWillChange))
        sink.value.value.append(ObjectIdentifier(shared.value.1.objectWillChange))
      }
      #expect(Set(found.value).count == 2)
    }
  }

  @Test func subscribingWhileOthersWriteReceivesInOrder() {
    let holder = Holder(0)
    let recorders = Holder([Recorder<Int, Never>]())
    let shared = UncheckedBox((holder, recorders))
    concurrently(4) { thread in
      for _ in 0..<300 {
        if thread == 0 {
          let recorder = shared.value.0.$value.record()
          shared.value.1.value.append(recorder)
          recorder.cancel()
        } else {
          shared.value.0.value += 1
        }
      }
    }
    #expect(holder.value == 900)
    // Read only now: a delivery that had begun may outlast the cancelling.
    for recorder in recorders.value {
      #expect(!recorder.values.isEmpty)
      #expect(zip(recorder.values, recorder.values.dropFirst()).allSatisfy { $1 == $0 + 1 })
    }
  }

  @Test func readingDoesNotWaitForASubscriber() {
    let holder = Holder(1)
    let shared = UncheckedBox(holder)
    var read: Int?
    let cancellable = holder.$value.dropFirst().sink { _ in
      read = DispatchQueue(label: "reader").sync { shared.value.value }
      let other = DispatchSemaphore(value: 0)
      DispatchQueue.global().async {
        _ = shared.value.value
        other.signal()
      }
      #expect(other.wait(timeout: .now() + 10) == .success)
    }
    holder.value = 2
    #expect(read == 1)
    cancellable.cancel()
  }
}
