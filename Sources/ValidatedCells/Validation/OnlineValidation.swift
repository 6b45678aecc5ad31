import SystemFrameworks
import Foundation

/// What a server says of a text.
public enum OnlineValidationState: Equatable {
  /// Nothing was asked, or the question failed.
  case initial
  /// The answer is awaited.
  case processing
  case valid
  case invalid
}

/// Asks a server about a text while it is being edited: at once, and then once in 500 ms at most,
/// with the newest text at the end.
///
/// An answer counts only if the text is still the one that was asked about; otherwise the question
/// is cancelled.
public final class OnlineValidation {
  /// Asks whether a text is valid: the first value counts.
  public typealias Request = (String) -> AnyPublisher<Bool, any Error>

  private let state = Variable(OnlineValidationState.initial)
  private let isValidOffline: (String) -> Bool
  private let ask: Request
  private let afterWindow: (@escaping () -> Void) -> Void
  private var subscription: Disposable?
  private var running: Disposable?
  private var waiting: String?
  private var isWindowOpen = false

  /// - Parameters:
  ///   - textDriver: Sends the text at once, which asks nothing, and again when it changes.
  ///   - isValidOffline: What is not is not asked about.
  ///   - scheduler: Keeps the time, and runs what follows from an answer. The main one for a screen.
  public init<S: Scheduler>(
    textDriver: Driver<String?>, isValidOffline: @escaping (String) -> Bool, scheduler: S,
    request: @escaping Request
  ) {
    self.isValidOffline = isValidOffline
    ask = { request($0).first().receive(on: scheduler).eraseToAnyPublisher() }
    afterWindow = { action in
      scheduler.schedule(after: scheduler.now.advanced(by: .milliseconds(500)), action)
    }
    subscription = textDriver.dropFirst().sink { [weak self] text in self?.edited(text ?? "") }
  }

  public var validationState: OnlineValidationState { state.value }

  /// The state as it is, and each time that it becomes another.
  public var validationStateDriver: Driver<OnlineValidationState> {
    state.asObservable().removeDuplicates().asDriver()
  }

  private func edited(_ text: String) {
    running = nil
    waiting = nil
    guard !text.isEmpty, isValidOffline(text) else {
      state.value = .initial
      return
    }
    state.value = .processing
    if isWindowOpen {
      waiting = text
    } else {
      start(text)
    }
  }

  private func start(_ text: String) {
    isWindowOpen = true
    afterWindow { [weak self] in self?.windowEnded() }
    var answer = OnlineValidationState.initial
    running = ask(text).sink(
      receiveCompletion: { [weak self] _ in self?.state.value = answer },
      receiveValue: { answer = $0 ? .valid : .invalid })
  }

  private func windowEnded() {
    isWindowOpen = false
    guard let text = waiting else { return }
    waiting = nil
    start(text)
  }
}
