import Observation

/// Fetches data for a view, and says in which state that is.
///
/// ```swift
/// let projects = Loader { try await repository.projects() }
///
/// List(projects.state.data ?? []) { … }
///   .task { await projects.load() }
///   .refreshable { await projects.refresh() }
/// ```
///
/// - ``load()`` asks nothing anew only while it loads; from an error and from emptiness it starts anew.
/// - ``refresh()`` keeps what is shown, also when it fails; ``refreshError`` then says so.
/// - Whatever was asked for last is what counts: an older answer that comes later is dropped, and its
///   question cancelled.
/// - Callers share what is being fetched. It is cancelled when the last of them is, not before: a view that
///   goes away takes nothing from another that waits for the same data.
@MainActor
@Observable
public final class Loader<Value: Sendable> {
  /// What the view shows.
  public private(set) var state: ViewState<Value> = .idle {
    didSet { onChange?() }
  }

  /// Whether newer data is being fetched while older is shown.
  public private(set) var isRefreshing = false

  /// Why the last refresh failed, until the next one begins or ``dismissRefreshError()`` is called.
  public private(set) var refreshError: (any Error)? {
    didSet { onChange?() }
  }

  /// Runs after each change of ``state`` and ``refreshError``, for an `ObservableObject` that
  /// publishes them: it isn't told by Observation.
  @ObservationIgnored public var onChange: (@MainActor () -> Void)?

  @ObservationIgnored private let fetch: @Sendable () async throws -> Value
  @ObservationIgnored private let isEmpty: @Sendable (Value) -> Bool
  @ObservationIgnored private let policy: RetryPolicy
  @ObservationIgnored private let clock: AnyClock
  @ObservationIgnored private var current: Request?

  /// One question, and the state to go back to if it is cancelled, where it changed the state.
  private struct Request {
    let number: Int
    let task: Task<Void, Never>
    let before: ViewState<Value>?
    let waiters: Waiters
  }
  @ObservationIgnored private var number = 0

  /// - Parameters:
  ///   - policy: How often a question that failed is asked again.
  ///   - clock: Measures the time between.
  ///   - isEmpty: Whether there is nothing to show in the data.
  ///   - fetch: Fetches the data.
  public init(
    retrying policy: RetryPolicy = .never, clock: some Clock<Duration> = ContinuousClock(),
    isEmpty: @escaping @Sendable (Value) -> Bool,
    fetch: @escaping @Sendable () async throws -> Value
  ) {
    self.fetch = fetch
    self.isEmpty = isEmpty
    self.policy = policy
    self.clock = AnyClock(clock)
  }

  /// Fetches the data and returns when it is there. While it loads already, nothing is asked anew: all
  /// callers wait for the same answer.
  ///
  /// A caller whose task is cancelled waits no longer. The last caller that is cancelled cancels the
  /// fetch.
  ///
  /// Data that is shown stays until there is newer.
  public func load() async {
    await wait(for: newest())
  }

  /// Begins to fetch the data, unless that is going on already: for callers that don't wait. The
  /// state is ``ViewState/loading`` when this returns, if there was no data.
  ///
  /// Cancelled callers do not end this fetch; ``cancel()`` and the task do.
  ///
  /// - Returns: A task that ends when the data is there; nothing if it is being fetched already.
  @discardableResult
  public func begin() -> Task<Void, Never>? {
    let known = current?.number
    let request = newest()
    request.waiters.keep()
    return request.number == known ? nil : request.task
  }

  /// Fetches newer data and returns when it is there. What is shown stays meanwhile.
  public func refresh() async {
    await wait(for: ask(showingProgress: state.isIdle || state.isLoading))
  }

  /// The running request, or else a new one. A cancelled request has no answer for new callers.
  private func newest() -> Request {
    if state.isLoading, let current, !current.task.isCancelled { return current }
    return ask(showingProgress: state.isLoading || state.data == nil)
  }

  /// Stops fetching and goes back to what was before.
  public func cancel() {
    guard let current else { return }
    current.task.cancel()
    if let before = current.before { state = before }
    end()
  }

  /// Forgets that the last refresh failed: for an alert's button.
  public func dismissRefreshError() {
    refreshError = nil
  }

  /// Shows other data, for example after a change that the server has confirmed. What is being
  /// fetched meanwhile is older, and is dropped.
  public func replace(_ value: Value) {
    current?.task.cancel()
    end()
    show(value)
  }

  /// Changes the data that is shown, if there is any, without dropping what is being fetched.
  public func update(_ change: (inout Value) -> Void) {
    guard var value = state.data else { return }
    change(&value)
    show(value)
  }

  private func show(_ value: Value) {
    state = isEmpty(value) ? .empty : .loaded(value)
  }

  private func ask(showingProgress: Bool) -> Request {
    let before = state.isLoading ? current?.before : showingProgress ? state : nil
    current?.task.cancel()
    number += 1
    let own = number
    refreshError = nil
    if showingProgress {
      state = .loading
      isRefreshing = false
    } else {
      isRefreshing = true
    }
    let waiters = Waiters()
    let task = Task { [policy, clock, fetch] in
      defer { waiters.end() }
      do {
        let value = try await policy.run(clock, fetch)
        self.finish(own, .success(value))
      } catch {
        self.finish(own, .failure(error))
      }
    }
    let request = Request(number: own, task: task, before: before, waiters: waiters)
    current = request
    return request
  }

  private func wait(for request: Request) async {
    await request.waiters.wait(for: request.task)
  }

  private func finish(_ number: Int, _ result: Result<Value, any Error>) {
    guard let request = current, request.number == number else { return }
    let wasRefreshing = isRefreshing
    end()
    switch result {
    case .success(let value): show(value)
    case .failure(is CancellationError):
      if let before = request.before { state = before }
    case .failure(let error):
      if !wasRefreshing {
        state = .error(error)
      } else {
        refreshError = error
        if case .error = state { state = .error(error) }
      }
    }
  }

  private func end() {
    current = nil
    isRefreshing = false
  }
}

extension Loader {
  /// A loader of a list, which is empty when it has no elements.
  ///
  /// - Parameters:
  ///   - policy: How often a question that failed is asked again.
  ///   - clock: Measures the time between.
  ///   - fetch: Fetches the list.
  public convenience init(
    retrying policy: RetryPolicy = .never, clock: some Clock<Duration> = ContinuousClock(),
    fetch: @escaping @Sendable () async throws -> Value
  ) where Value: Collection & SendableMetatype {
    self.init(retrying: policy, clock: clock, isEmpty: \.isEmpty, fetch: fetch)
  }

  /// A loader of something that is never empty.
  ///
  /// - Parameters:
  ///   - policy: How often a question that failed is asked again.
  ///   - clock: Measures the time between.
  ///   - fetch: Fetches it.
  @_disfavoredOverload
  public convenience init(
    retrying policy: RetryPolicy = .never, clock: some Clock<Duration> = ContinuousClock(),
    fetch: @escaping @Sendable () async throws -> Value
  ) {
    self.init(retrying: policy, clock: clock, isEmpty: { _ in false }, fetch: fetch)
  }
}
