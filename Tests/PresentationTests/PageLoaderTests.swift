import ManualClock
import Synchronization
import Testing

@testable import Presentation

private struct Item: Identifiable, Sendable, Equatable {
  let id: Int
}

@MainActor
@Suite("Page by page", .timeLimit(.minutes(10)))
struct PageLoaderTests {
  private let answers = Answers<Page<Item, Int>>()

  private func loader() -> PageLoader<Item, Int> {
    PageLoader { [answers] _ in try await answers.ask() }
  }

  private func page(_ ids: Range<Int>, next: Int?) -> Result<Page<Item, Int>, any Error> {
    .success(Page(ids.map { Item(id: $0) }, next: next))
  }

  private func ids(_ loader: PageLoader<Item, Int>) -> [Int]? { loader.state.data?.map(\.id) }

  @Test("pages follow each other until the last")
  func pages() async {
    let loader = loader()
    #expect(loader.state.isIdle && !loader.hasMore)
    let load = Task { await loader.load() }
    await answers.questions(1)
    #expect(loader.state.isLoading)
    answers.answer(1, page(0..<3, next: 3))
    await load.value
    #expect(ids(loader) == [0, 1, 2] && loader.hasMore)
    let more = Task { await loader.loadMore() }
    await answers.questions(2)
    #expect(loader.isLoadingMore)
    // Another caller waits for the same page.
    let again = Task { await loader.loadMore() }
    for _ in 0..<20 { await Task.yield() }
    #expect(answers.asked == 2)
    // The list grew meanwhile: 2 comes again.
    answers.answer(2, page(2..<5, next: nil))
    await more.value
    await again.value
    #expect(ids(loader) == [0, 1, 2, 3, 4] && !loader.hasMore && !loader.isLoadingMore)
    await loader.loadMore()
    #expect(answers.asked == 2)
  }

  @Test("a page is cancelled with the last of its callers")
  func cancellation() async {
    let loader = loader()
    let load = Task { await loader.load() }
    await answers.questions(1)
    answers.answer(1, page(0..<3, next: 3))
    await load.value
    let row = Task { await loader.loadMore() }
    await answers.questions(2)
    let other = Task { await loader.loadMore() }
    for _ in 0..<20 { await Task.yield() }
    // The row goes away, and the other one still waits.
    row.cancel()
    await row.value
    #expect(loader.isLoadingMore)
    answers.answer(2, page(3..<5, next: nil))
    await other.value
    #expect(ids(loader) == [0, 1, 2, 3, 4] && !loader.isLoadingMore)
  }

  @Test("a page that fails leaves the list, and can be asked for again")
  func failure() async {
    let loader = loader()
    let load = Task { await loader.load() }
    await answers.questions(1)
    answers.answer(1, page(0..<1, next: 1))
    await load.value
    var more = Task { await loader.loadMore() }
    await answers.questions(2)
    answers.answer(2, .failure(Broken()))
    await more.value
    #expect(ids(loader) == [0] && loader.hasMore)
    #expect(loader.moreError is Broken)
    more = Task { await loader.loadMore() }
    await answers.questions(3)
    #expect(loader.moreError == nil)
    answers.answer(3, page(1..<2, next: nil))
    await more.value
    #expect(ids(loader) == [0, 1])
  }

  @Test("each page is asked for with the cursor of the last, the first without one")
  func cursors() async {
    let cursors = Mutex<[Int?]>([])
    let loader = PageLoader<Item, Int> { cursor in
      cursors.withLock { $0.append(cursor) }
      let start = cursor ?? 0
      return Page([Item(id: start)], next: start < 20 ? start + 10 : nil)
    }
    await loader.load()
    for _ in 0..<4 { await loader.loadMore() }
    await loader.refresh()
    #expect(cursors.withLock(\.self) == [nil, 10, 20, nil])
    #expect(ids(loader) == [0])
  }

  @Test("a page that fails is tried again after a wait, as the first is")
  func retry() async {
    let clock = ManualClock()
    let loader = PageLoader<Item, Int>(
      retrying: .exponential(attempts: 2, first: .seconds(1), jitter: 0), clock: clock
    ) { [answers] _ in try await answers.ask() }
    let load = Task { await loader.load() }
    await answers.questions(1)
    answers.answer(1, .failure(Broken()))
    await clock.sleepers(1)
    clock.advance(by: .seconds(1))
    await answers.questions(2)
    answers.answer(2, page(0..<1, next: 1))
    await load.value
    let more = Task { await loader.loadMore() }
    await answers.questions(3)
    answers.answer(3, .failure(Broken()))
    await clock.sleepers(1)
    #expect(loader.isLoadingMore && loader.moreError == nil)
    clock.advance(by: .seconds(1))
    await answers.questions(4)
    answers.answer(4, page(1..<2, next: nil))
    await more.value
    #expect(ids(loader) == [0, 1] && loader.moreError == nil)
  }

  @Test("a page that comes after a refresh is dropped")
  func refresh() async {
    let loader = loader()
    let load = Task { await loader.load() }
    await answers.questions(1)
    answers.answer(1, page(0..<2, next: 2))
    await load.value
    let more = Task { await loader.loadMore() }
    await answers.questions(2)
    let refresh = Task { await loader.refresh() }
    await answers.questions(3)
    #expect(loader.isRefreshing && !loader.isLoadingMore)
    #expect(answers.cancelled == [2])
    await loader.loadMore()
    #expect(answers.asked == 3)
    answers.answer(3, page(10..<12, next: 12))
    await refresh.value
    answers.answer(2, page(2..<4, next: 4))
    await more.value
    #expect(ids(loader) == [10, 11] && loader.hasMore)
  }

  @Test("no elements at all are empty; none on the first page of several are not")
  func empty() async {
    let loader = loader()
    let load = Task { await loader.load() }
    await answers.questions(1)
    answers.answer(1, page(0..<0, next: nil))
    await load.value
    #expect(loader.state.isEmpty)
    let again = Task { await loader.load() }
    await answers.questions(2)
    answers.answer(2, page(0..<0, next: 5))
    await again.value
    #expect(ids(loader) == [] && loader.hasMore)
  }
}
