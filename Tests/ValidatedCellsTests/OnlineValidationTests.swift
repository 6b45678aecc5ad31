import Combine
import Testing

@testable import ValidatedCells

struct OnlineValidationTests {
  private struct NoAnswer: Error {}

  /// A server that answers when it is told to.
  private final class Server {
    private(set) var asked: [String] = []
    private(set) var cancelled: [String] = []
    private var answers: [String: PassthroughSubject<Bool, any Error>] = [:]

    func ask(_ text: String) -> AnyPublisher<Bool, any Error> {
      asked.append(text)
      let answer = PassthroughSubject<Bool, any Error>()
      answers[text] = answer
      return
        answer
        .handleEvents(receiveCancel: { [weak self] in self?.cancelled.append(text) })
        .eraseToAnyPublisher()
    }

    func answer(_ text: String, _ isValid: Bool) { answers[text]?.send(isValid) }
    func fail(_ text: String) { answers[text]?.send(completion: .failure(NoAnswer())) }
    func end(_ text: String) { answers[text]?.send(completion: .finished) }
  }

  private let server = Server()
  private let scheduler = VirtualScheduler()
  private let account = Variable(Account(email: "", password: ""))
  private let service = ValidationService()
  private let events: BaseTextFieldViewModelEvents
  private let states: Received<OnlineValidationState>

  init() {
    let server = server
    events = BaseTextFieldViewModelEvents(
      binding: account.fieldBinding(
        getFieldClosure: { $0.email }, mergeFieldClosure: { $0.with(email: $1) }),
      rules: [RequiredRule(), MinLengthRule(length: 3)], validationService: service,
      scheduler: scheduler, onlineValidation: { server.ask($0) })
    states = Received(events.changeOnlineValidationStateDriver)
  }

  private func type(_ text: String) { account.value = account.value.with(email: text) }

  @Test
  func theAnswerIsTheState() {
    type("ann")
    #expect(server.asked == ["ann"])
    server.answer("ann", true)
    scheduler.advance()
    scheduler.advance(500)
    type("bob")
    server.answer("bob", false)
    scheduler.advance()
    #expect(states.values == [.initial, .processing, .valid, .processing, .invalid])
  }

  @Test
  func whatIsEmptyOrRefusedByTheRulesIsNotAskedAbout() {
    type("an")
    type("")
    scheduler.advance(1000)
    #expect(server.asked.isEmpty)
    #expect(states.values == [.initial])
    type("ann")
    type("")
    #expect(states.values == [.initial, .processing, .initial])
    #expect(server.cancelled == ["ann"])
    server.answer("ann", true)
    scheduler.advance(1000)
    #expect(states.values.last == .initial)
  }

  @Test
  func aFailedRequestLeavesNothingSaid() {
    type("ann")
    server.fail("ann")
    scheduler.advance()
    #expect(states.values == [.initial, .processing, .initial])
    scheduler.advance(500)
    type("bob")
    server.end("bob")
    scheduler.advance()
    #expect(states.values.last == .initial)
  }

  @Test
  func theFirstTextIsAskedAboutAtOnceAndTheLastAfter500Milliseconds() {
    type("ann")
    scheduler.advance(100)
    type("anna")
    scheduler.advance(100)
    type("annab")
    #expect(server.asked == ["ann"])
    scheduler.advance(299)
    #expect(server.asked == ["ann"])
    scheduler.advance(1)
    #expect(server.asked == ["ann", "annab"])
    scheduler.advance(499)
    type("annabel")
    #expect(server.asked.count == 2)
    scheduler.advance(1)
    #expect(server.asked == ["ann", "annab", "annabel"])
    scheduler.advance(500)
    type("bella")
    #expect(server.asked.last == "bella")
  }

  @Test
  func aTextThatWaitedForItsTurnIsNotAskedAboutOnceItIsGone() {
    type("ann")
    scheduler.advance(100)
    type("anna")
    type("")
    scheduler.advance(1000)
    #expect(server.asked == ["ann"])
    #expect(states.values.last == .initial)
    type("bob")
    scheduler.advance(100)
    type("bobby")
    type("bo")
    scheduler.advance(1000)
    #expect(server.asked == ["ann", "bob"])
    #expect(states.values.last == .initial)
  }

  @Test
  func theNewestAnswerWinsAndAnOlderQuestionIsCancelled() {
    type("ann")
    scheduler.advance(500)
    type("bob")
    #expect(server.cancelled == ["ann"])
    server.answer("bob", false)
    scheduler.advance()
    server.answer("ann", true)
    scheduler.advance()
    #expect(states.values.last == .invalid)
  }

  @Test
  func anAnswerOnItsWayIsDroppedWhenTheTextChanges() {
    type("ann")
    server.answer("ann", true)
    type("an")
    scheduler.advance(1000)
    #expect(states.values == [.initial, .processing, .initial])
  }

  @Test
  func anotherFieldsChangeAsksNothing() {
    type("ann")
    server.answer("ann", true)
    scheduler.advance(500)
    account.value = account.value.with(password: "secret")
    scheduler.advance(1000)
    #expect(server.asked == ["ann"])
    #expect(states.values.last == .valid)
  }

  @Test
  func aTextThatIsThereFromTheBeginningAsksNothing() {
    let server = Server()
    let scheduler = VirtualScheduler()
    let text = Variable<String?>("ann")
    let validation = OnlineValidation(
      textDriver: text.asDriver(), isValidOffline: { _ in true }, scheduler: scheduler,
      request: { server.ask($0) })
    scheduler.advance(1000)
    #expect(server.asked.isEmpty)
    #expect(validation.validationState == .initial)
  }
}
