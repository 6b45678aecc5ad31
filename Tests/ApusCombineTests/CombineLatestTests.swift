import ApusCombine
import Testing

@Suite struct CombineLatestTests {
  let a = PassthroughSubject<Int, Failed>()
  let b = PassthroughSubject<String, Failed>()

  @Test func sendsOnceBothHaveSentAndThenOnEach() {
    let recorder = a.combineLatest(b) { "\($0)\($1)" }.record()
    a.send(1)
    a.send(2)
    #expect(recorder.values.isEmpty)
    b.send("x")
    a.send(3)
    b.send("y")
    #expect(recorder.values == ["2x", "3x", "3y"])
  }

  @Test func givesTuplesWithoutTransform() {
    let recorder = Publishers.CombineLatest(a, b).record()
    a.send(1)
    b.send("x")
    #expect(recorder.values.map(\.0) == [1])
    #expect(recorder.values.map(\.1) == ["x"])
  }

  @Test func finishesWhenAllHaveFinished() {
    let recorder = a.combineLatest(b).record()
    a.send(1)
    a.send(completion: .finished)
    #expect(!recorder.isFinished)
    b.send("x")
    b.send("y")
    #expect(recorder.values.map(\.1) == ["x", "y"])
    b.send(completion: .finished)
    #expect(recorder.isFinished)
  }

  @Test func failsWhenOneFailsAndCancelsTheOther() {
    var cancelled = 0
    let recorder = a.combineLatest(b.handleEvents(receiveCancel: { cancelled += 1 })).record()
    a.send(completion: .failure(Failed()))
    #expect(recorder.isFailed)
    #expect(cancelled == 1)
    b.send("x")
    #expect(recorder.values.isEmpty)
  }

  @Test func dropsValuesWithoutDemandButKeepsTheLatest() {
    let first = CurrentValueSubject<Int, Never>(0)
    let second = PassthroughSubject<Int, Never>()
    let recorder = first.combineLatest(second) { $0 * 10 + $1 }.record(.max(1))
    second.send(1)
    first.send(1)
    first.send(2)
    second.send(2)
    #expect(recorder.values == [1])
    recorder.request(.max(1))
    #expect(recorder.values.count == 2)
    #expect(recorder.values.last == 21)
  }

  @Test func demandFromReceivingIsPassedOn() {
    let recorder = Recorder<Int, Never>(.max(1))
    recorder.additional = { _ in .max(1) }
    let first = CurrentValueSubject<Int, Never>(1)
    let second = CurrentValueSubject<Int, Never>(10)
    first.combineLatest(second, +).subscribe(recorder)
    first.send(2)
    second.send(20)
    first.send(3)
    #expect(recorder.values == [11, 12, 22, 23])
  }

  @Test func cancellingCancelsAllAndReleases() {
    final class Canary {}
    weak var canary: Canary?
    var cancelled = 0
    do {
      let held = Canary()
      canary = held
      let cancellable = a.handleEvents(receiveCancel: { cancelled += 1 })
        .combineLatest(b.handleEvents(receiveCancel: { cancelled += 1 }))
        .sink(receiveCompletion: { _ in }, receiveValue: { _ in withExtendedLifetime(held) {} })
      a.send(1)
      cancellable.cancel()
    }
    #expect(cancelled == 2)
    #expect(canary == nil)
  }

  @Test func combinesThreeAndFour() {
    let numbers = (0..<4).map { CurrentValueSubject<Int, Never>($0) }
    let three = numbers[0].combineLatest(numbers[1], numbers[2]) { [$0, $1, $2] }.record()
    let four = numbers[0].combineLatest(numbers[1], numbers[2], numbers[3]) { [$0, $1, $2, $3] }
      .record()
    let tuple3 = numbers[0].combineLatest(numbers[1], numbers[2]).record()
    let tuple4 = numbers[0].combineLatest(numbers[1], numbers[2], numbers[3]).record()
    numbers[2].send(9)
    #expect(three.values == [[0, 1, 2], [0, 1, 9]])
    #expect(four.values == [[0, 1, 2, 3], [0, 1, 9, 3]])
    #expect(tuple3.values.last.map { [$0.0, $0.1, $0.2] } == [0, 1, 9])
    #expect(tuple4.values.last.map { [$0.0, $0.1, $0.2, $0.3] } == [0, 1, 9, 3])
  }

  @Test func publishedPropertiesValidateAForm() {
    final class Login: ObservableObject {
      @Published var name = ""
      @Published var password = ""
      @Published var isValid = false
      init() {
        $name.combineLatest($password)
          .map { !$0.isEmpty && $1.count > 3 }
          .assign(to: &$isValid)
      }
    }
    weak var gone: Login?
    do {
      let login = Login()
      gone = login
      login.name = "ada"
      #expect(!login.isValid)
      login.password = "1234"
      #expect(login.isValid)
    }
    #expect(gone == nil)
  }
}
