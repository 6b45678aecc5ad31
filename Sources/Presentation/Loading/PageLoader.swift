import Observation

/// A page of a long list.
public struct Page<Item: Sendable, Cursor: Sendable>: Sendable {
  /// The elements of the page.
  public let items: [Item]
  /// What the next page is asked for with; nothing after the last.
  public let next: Cursor?

  public init(_ items: [Item], next: Cursor?) {
    self.items = items
    self.next = next
  }
}

/// Fetches a long list page by page.
///
/// ```swift
/// let messages = PageLoader { cursor in try await repository.messages(after: cursor) }
///
/// ForEach(messages.state.data ?? []) { message in … }
/// if messages.hasMore { ProgressView().task { await messages.loadMore() } }
/// ```
///
/// The first page is loaded and refreshed as by ``Loader``. An element that comes twice, because the
/// list grew between two pages, is shown once, where it came first. A page that was asked for before a
/// refresh and comes after it is dropped.
@MainActor
@Observable
public final class PageLoader<Item: Identifiable & Sendable, Cursor: Sendable>
where Item.ID: Sendable {
  /// All elements that have been fetched.
  public var state: ViewState<[Item]> {
    switch first.state {
    case .idle: .idle
    case .loading: .loading
    case .loaded(let page): .loaded(page.items)
    case .empty: .empty
    case .error(let error): .error(error)
    }
  }

  /// Whether the first page is being fetched anew while the list is shown.
  public var isRefreshing: Bool { first.isRefreshing }

  /// Why the last refresh failed.
  public var refreshError: (any Error)? { first.refreshError }

  /// Whether there is another page.
  public var hasMore: Bool { first.state.data?.next != nil }

  /// Whether another page is being fetched.
  public private(set) var isLoadingMore = false

  /// Why the last page could not be fetched, until it is asked for again.
  public private(set) var moreError: (any Error)?

  @ObservationIgnored private let first: Loader<Page<Item, Cursor>>
  @ObservationIgnored private let fetch: @Sendable (Cursor?) async throws -> Page<Item, Cursor>
  @ObservationIgnored private let policy: RetryPolicy
  @ObservationIgnored private let clock: AnyClock
  /// Counts what makes a page outdated.
  @ObservationIgnored private var generation = 0
  @ObservationIgnored private var more: More?

  /// The question for the next page, and its callers.
  private struct More {
    let task: Task<Void, Never>
    let waiters: Waiters
  }

  /// - Parameters:
  ///   - policy: How often a question that failed is asked again.
  ///   - clock: Measures the time between.
  ///   - fetch: Fetches the page after a cursor; without one the first.
  public init(
    retrying policy: RetryPolicy = .never, clock: some Clock<Duration> = ContinuousClock(),
    fetch: @escaping @Sendable (Cursor?) async throws -> Page<Item, Cursor>
  ) {
    self.fetch = fetch
    self.policy = policy
    self.clock = AnyClock(clock)
    first = Loader(retrying: policy, clock: clock, isEmpty: { $0.items.isEmpty && $0.next == nil })
    {
      try await fetch(nil)
    }
  }

  /// Fetches the first page. While that is going on already, it waits for the same answer, as
  /// ``Loader/load()`` does.
  public func load() async {
    if !first.state.isLoading { dropMore() }
    await first.load()
  }

  /// Fetches the first page anew. The list stays meanwhile, and then begins again with this page.
  public func refresh() async {
    dropMore()
    await first.refresh()
  }

  /// Fetches the next page, unless there is none, or the list is being refreshed. Callers share the
  /// page that is being fetched, and wait for it. The last caller's cancellation cancels it.
  public func loadMore() async {
    if let more { return await more.waiters.wait(for: more.task) }
    guard !isRefreshing, let cursor = first.state.data?.next else { return }
    isLoadingMore = true
    moreError = nil
    let own = generation
    let waiters = Waiters()
    let task = Task { [policy, clock, fetch] in
      defer { waiters.end() }
      do {
        let page = try await policy.run(clock) { try await fetch(cursor) }
        self.finish(own, .success(page))
      } catch {
        self.finish(own, .failure(error))
      }
    }
    more = More(task: task, waiters: waiters)
    await waiters.wait(for: task)
  }

  private func dropMore() {
    generation += 1
    more?.task.cancel()
    more = nil
    isLoadingMore = false
    moreError = nil
  }

  private func finish(_ own: Int, _ result: Result<Page<Item, Cursor>, any Error>) {
    guard own == generation else { return }
    more = nil
    isLoadingMore = false
    switch result {
    case .success(let page):
      first.update { list in
        let known = Set(list.items.map(\.id))
        list = Page(list.items + page.items.filter { !known.contains($0.id) }, next: page.next)
      }
    case .failure(is CancellationError): break
    case .failure(let error): moreError = error
    }
  }
}
