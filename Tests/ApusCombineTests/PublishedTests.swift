import ApusCombine
import Testing

final class Weather {
  @Published var temperature = 20
  @Published var text = ""
}

@Suite struct PublishedTests {
  @Test func sendsThePresentValueThenEachNewOne() {
    let weather = Weather()
    let recorder = weather.$temperature.record()
    weather.temperature = 25
    weather.temperature += 1
    #expect(recorder.values == [20, 25, 26])
    recorder.cancel()
    weather.temperature = 30
    #expect(recorder.values == [20, 25, 26])
  }

  @Test func readingWhileReceivingGivesTheOldValue() {
    let weather = Weather()
    var pairs: [[Int]] = []
    let cancellable = weather.$temperature.sink { pairs.append([$0, weather.temperature]) }
    weather.temperature = 25
    weather.temperature += 5
    #expect(pairs == [[20, 20], [25, 20], [30, 25]])
    cancellable.cancel()
  }

  @Test func keepsTheLatestValueForLaterDemand() {
    let weather = Weather()
    let recorder = weather.$temperature.record(.none)
    #expect(recorder.values.isEmpty)
    weather.temperature = 25
    recorder.request(.max(1))
    #expect(recorder.values == [25])
    weather.temperature = 26
    weather.temperature = 27
    #expect(recorder.values == [25])
    recorder.request(.max(2))
    #expect(recorder.values == [25, 27])
    weather.temperature = 28
    #expect(recorder.values == [25, 27, 28])
  }

  @Test func subscribingDuringAnAnnouncementReceivesTheValueOnce() {
    let weather = Weather()
    var late: Recorder<Int, Never>?
    let cancellable = weather.$temperature.dropFirst().sink { _ in
      if late == nil { late = weather.$temperature.record() }
    }
    weather.temperature = 25
    weather.temperature = 26
    #expect(late?.values == [25, 26])
    cancellable.cancel()
  }

  @Test func subscribingWhileTheObjectAnnouncesReceivesTheNewValue() {
    let contact = Contact()
    var late: Recorder<String, Never>?
    let cancellable = contact.objectWillChange.sink { late = contact.$name.record() }
    contact.name = "Ada"
    #expect(late?.values == ["Ada"])
    cancellable.cancel()
  }

  @Test func aWriteWhileReceivingIsOverwrittenByTheOuterOne() {
    let weather = Weather()
    let all = weather.$text.record()
    let cancellable = weather.$text.sink { if $0 == "a" { weather.text = "A" } }
    weather.text = "a"
    #expect(weather.text == "a")
    #expect(all.values == ["", "a", "A"])
    cancellable.cancel()
  }

  @Test func aThrowingMutationKeepsItsChanges() {
    let contact = Contact()
    let recorder = contact.$name.record()
    func append(to text: inout String) throws {
      text += "x"
      throw Failed()
    }
    #expect(throws: Failed.self) { try append(to: &contact.name) }
    #expect(contact.name == "x")
    #expect(recorder.values == ["", "x"])
    contact.name = "usable"
    #expect(contact.name == "usable")
  }

  @Test func anAsynchronousMutationMayContinueOnAnotherThread() async {
    struct Steps: Sendable {
      var done = 0
      mutating func run() async {
        for _ in 0..<50 {
          await Task.yield()
          done += 1
        }
      }
    }
    let holder = Holder(Steps())
    await holder.value.run()
    holder.value.done += 1
    #expect(holder.value.done == 51)
  }

  @Test func assignToPublishedFollowsTheUpstream() {
    let weather = Weather()
    let subject = PassthroughSubject<Int, Never>()
    subject.assign(to: &weather.$temperature)
    subject.send(3)
    #expect(weather.temperature == 3)
    subject.send(completion: .finished)
    subject.send(4)
    #expect(weather.temperature == 3)
    Just(5).assign(to: &weather.$temperature)
    #expect(weather.temperature == 5)
  }

  @Test func assignToPublishedFromASiblingPropertyAnnouncesAndMakesNoCycle() {
    weak var gone: Contact?
    do {
      let contact = Contact()
      gone = contact
      contact.$form.map(\.race).assign(to: &contact.$name)
      var announced = 0
      let cancellable = contact.objectWillChange.sink { announced += 1 }
      contact.form.race = "Beagle"
      #expect(contact.name == "Beagle")
      #expect(announced == 2)
      cancellable.cancel()
    }
    #expect(gone == nil)
  }

  @Test func assignToPublishedEndsWithTheProperty() {
    let subject = PassthroughSubject<Int, Never>()
    var cancelled = 0
    do {
      let weather = Weather()
      subject.handleEvents(receiveCancel: { cancelled += 1 }).assign(to: &weather.$temperature)
      subject.send(1)
      #expect(weather.temperature == 1)
      #expect(cancelled == 0)
    }
    #expect(cancelled == 1)
  }

  @Test func assignOnObjectAndStoreComeFromOpenCombine() {
    let weather = Weather()
    var cancellables: Set<AnyCancellable> = []
    [1, 2, 3].publisher.assign(to: \.temperature, on: weather).store(in: &cancellables)
    #expect(weather.temperature == 3)
  }

  @Test func valuesAreAnAsyncSequence() async {
    let weather = Weather()
    var values = weather.$temperature.values.makeAsyncIterator()
    #expect(await values.next() == 20)
    weather.temperature = 21
    weather.temperature = 22
    #expect(await values.next() == 22)
  }

  @Test func aReleasedSubscriberReleasesItsReferences() {
    final class Canary {}
    weak var canary: Canary?
    let weather = Weather()
    do {
      let held = Canary()
      canary = held
      let cancellable = weather.$temperature.sink { _ in withExtendedLifetime(held) {} }
      cancellable.cancel()
    }
    #expect(canary == nil)
  }
}
