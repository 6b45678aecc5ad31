import Observation

/// Shows toasts one at a time.
///
/// ```swift
/// let toasts = ToastCenter(mode: .replacing)
/// toasts.show("Please correct highlighted fields", style: .failure)
/// ```
///
/// Time does not run while a person reads: ``pause(_:)`` while the toast is hovered or focused, and
/// ``resume(_:)`` after.
@MainActor
@Observable
public final class ToastCenter {
  /// What happens to a toast while another is shown.
  public enum Mode: Sendable {
    /// It waits for its turn.
    case queueing
    /// It takes the other's place.
    case replacing
  }

  /// Why time does not run.
  public enum PauseReason: Hashable, Sendable {
    case hovered
    case focused
  }

  /// The toast that is shown.
  public private(set) var current: Toast?

  /// The toasts that come after it.
  public private(set) var waiting: [Toast] = []

  @ObservationIgnored private let mode: Mode
  @ObservationIgnored private let duration: Duration
  @ObservationIgnored private let limit: Int
  @ObservationIgnored private let clock: AnyClock
  @ObservationIgnored private var number = 0
  @ObservationIgnored private var pauses: Set<PauseReason> = []
  /// How long the current toast is still shown, as of `started`.
  @ObservationIgnored private var remaining: Duration?
  @ObservationIgnored private var started: Duration = .zero
  @ObservationIgnored private var timer: Task<Void, Never>?
  /// Tells timers apart: one that was cancelled as it went off must do nothing.
  @ObservationIgnored private var timerNumber = 0

  /// - Parameters:
  ///   - mode: What happens to a toast while another is shown.
  ///   - duration: How long a toast is shown.
  ///   - limit: How many may wait; of more, the ones that have waited longest are dropped.
  ///   - clock: Measures the time.
  public init(
    mode: Mode = .queueing, duration: Duration = .seconds(3), limit: Int = 20,
    clock: some Clock<Duration> = ContinuousClock()
  ) {
    self.mode = mode
    self.duration = duration
    self.limit = limit
    self.clock = AnyClock(clock)
  }

  /// Shows a toast, at once or when its turn comes.
  ///
  /// - Parameters:
  ///   - message: What it says.
  ///   - style: What kind of news it is.
  ///   - duration: How long it is shown; without it as long as the center's toasts are.
  ///   - action: What can be done about it.
  /// - Returns: The toast's id, with which it can be dismissed.
  @discardableResult
  public func show(
    _ message: String, style: Toast.Style = .information, duration: Duration? = nil,
    action: Toast.Action? = nil
  ) -> Toast.ID {
    add(message, style, duration ?? self.duration, action)
  }

  /// Shows a toast that stays until a person dismisses it.
  ///
  /// - Returns: The toast's id, with which it can be dismissed.
  @discardableResult
  public func showUntilDismissed(
    _ message: String, style: Toast.Style = .information, action: Toast.Action? = nil
  ) -> Toast.ID {
    add(message, style, nil, action)
  }

  private func add(
    _ message: String, _ style: Toast.Style, _ duration: Duration?, _ action: Toast.Action?
  ) -> Toast.ID {
    number += 1
    let toast = Toast(
      id: number, message: message, style: style, duration: duration, action: action)
    if current == nil || mode == .replacing {
      present(toast)
    } else {
      waiting.append(toast)
      if waiting.count > limit { waiting.removeFirst(waiting.count - limit) }
    }
    return toast.id
  }

  /// Does what the current toast offers, and dismisses it.
  public func performAction() {
    guard let toast = current, let action = toast.action else { return }
    dismiss(toast.id)
    action.perform()
  }

  /// Takes a toast away, whether it is shown or waits.
  public func dismiss(_ id: Toast.ID) {
    waiting.removeAll { $0.id == id }
    if current?.id == id { presentNext() }
  }

  /// Takes all toasts away: when their screen goes, or a form is submitted.
  public func clear() {
    waiting = []
    present(nil)
  }

  /// Stops time for the current toast.
  public func pause(_ reason: PauseReason) {
    guard pauses.insert(reason).inserted, pauses.count == 1, timer != nil else { return }
    timer?.cancel()
    timer = nil
    remaining = remaining.map { max($0 - (clock.now() - started), .zero) }
  }

  /// Lets time go on, once all reasons to stop it have gone.
  public func resume(_ reason: PauseReason) {
    guard pauses.remove(reason) != nil, pauses.isEmpty else { return }
    startTimer()
  }

  private func presentNext() {
    present(waiting.isEmpty ? nil : waiting.removeFirst())
  }

  private func present(_ toast: Toast?) {
    timer?.cancel()
    timer = nil
    // What was hovered or focused is no longer there.
    pauses = []
    current = toast
    remaining = toast?.duration
    startTimer()
  }

  private func startTimer() {
    guard let remaining, timer == nil else { return }
    started = clock.now()
    timerNumber += 1
    let number = timerNumber
    timer = Task { [clock] in
      guard (try? await clock.sleep(remaining)) != nil, self.timer != nil,
        self.timerNumber == number
      else { return }
      self.timer = nil
      self.presentNext()
    }
  }
}
