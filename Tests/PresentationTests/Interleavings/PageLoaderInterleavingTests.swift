import Testing

@testable import Presentation

@MainActor
@Suite("Interleavings of a page loader", .timeLimit(.minutes(10)))
struct PageLoaderInterleavingTests {
  struct Item: Identifiable, Sendable, Equatable { let id: Int }
  typealias ItemPage = Page<Item, Int>

  struct Model {
    enum Fault: CaseIterable {
      case showsAnElementTwice, keepsPagesAfterRefresh, takesLatePages
    }

    var fault: Fault?
    /// Nothing while there is no list.
    var items: [Int]?
    var next: Int?
    var state = "idle"
    var isRefreshing = false
    var first: Int?
    var more: Int?
    var hasMoreError = false

    var description: String {
      "\(state == "list" ? "\(items ?? [])" : state) \(isRefreshing) \(more != nil) "
        + "\(state == "list" && next != nil) \(hasMoreError)"
    }

    var loadAsks: Bool { state != "loading" }
    var moreAsks: Bool { more == nil && !isRefreshing && state == "list" && next != nil }

    mutating func load(_ question: Int) { ask(question, showsProgress: state != "list") }
    mutating func refresh(_ question: Int) {
      ask(question, showsProgress: state == "idle" || state == "loading")
    }

    private mutating func ask(_ question: Int, showsProgress: Bool) {
      first = question
      more = nil
      hasMoreError = false
      isRefreshing = !showsProgress
      if showsProgress { state = "loading" }
    }

    mutating func askForMore(_ question: Int) {
      more = question
      hasMoreError = false
    }

    private mutating func show(_ items: [Int], _ next: Int?) {
      (self.items, self.next) = (items, next)
      state = items.isEmpty && next == nil ? "empty" : "list"
    }

    mutating func succeed(_ question: Int, _ page: [Int], _ next: Int?) {
      if question == first {
        (first, isRefreshing) = (nil, false)
        show((fault == .keepsPagesAfterRefresh ? items ?? [] : []) + page, next)
      } else if question == more || fault == .takesLatePages && state == "list" {
        more = nil
        let known = items ?? []
        show(
          known + page.filter { fault == .showsAnElementTwice || !known.contains($0) }, next)
      }
    }

    mutating func fail(_ question: Int) {
      if question == first {
        first = nil
        if !isRefreshing { state = "error" }
        isRefreshing = false
      } else if question == more {
        more = nil
        hasMoreError = true
      }
    }
  }

  private func run(_ course: Interleaving, fault: Model.Fault? = nil) async throws {
    let questions = Questions<ItemPage>()
    let loader = PageLoader<Item, Int> { [answers = questions.answers] _ in
      try await answers.ask()
    }
    var model = Model(fault: fault)
    for _ in 0..<30 {
      switch course.number(below: 8) {
      case 0:
        course.note("load")
        guard model.loadAsks else {
          guard let first = model.first else { continue }
          try await questions.join(first, course) { await loader.load() }
          continue
        }
        let question = try await questions.start(course) { await loader.load() }
        try course.check("asks: \(question != nil)", "asks: true")
        if let question { model.load(question) }
      case 1:
        course.note("refresh")
        if let question = try await questions.start(course, { await loader.refresh() }) {
          model.refresh(question)
        }
      case 2, 3:
        course.note("more")
        if let more = model.more {
          try await questions.join(more, course) { await loader.loadMore() }
          continue
        }
        let isAsked = model.moreAsks
        let question = try await questions.start(course) { await loader.loadMore() }
        try course.check("asks: \(question != nil)", "asks: \(isAsked)")
        if let question { model.askForMore(question) }
      case 4, 5, 6:
        guard !questions.open.isEmpty else { continue }
        let question = course.pick(questions.open)
        let ids = Array(Set((0..<course.number(below: 4)).map { _ in course.number(below: 9) }))
          .sorted()
        let next = course.pick([nil, 1, 2])
        course.note("answer \(question) \(ids) \(next.map(String.init) ?? "end")")
        await questions.answer(question, .success(Page(ids.map(Item.init), next: next)))
        model.succeed(question, ids, next)
      default:
        guard !questions.open.isEmpty else { continue }
        let question = course.pick(questions.open)
        course.note("fail \(question)")
        await questions.answer(question, .failure(Broken()))
        model.fail(question)
      }
      try course.check(found(loader), model.description)
    }
    await questions.end()
  }

  private func found(_ loader: PageLoader<Item, Int>) -> String {
    let state =
      switch loader.state {
      case .idle: "idle"
      case .loading: "loading"
      case .loaded(let items): "\(items.map(\.id))"
      case .empty: "empty"
      case .error: "error"
      }
    return "\(state) \(loader.isRefreshing) \(loader.isLoadingMore) \(loader.hasMore) "
      + "\(loader.moreError != nil)"
  }

  @Test("five hundred courses agree with a model")
  func courses() async throws {
    try await runInterleavings(0..<500) { try await run($0) }
  }

  @Test("a planted fault is found", arguments: Model.Fault.allCases)
  func faults(_ fault: Model.Fault) async {
    await expectFound(0..<200) { try await run($0, fault: fault) }
  }
}
