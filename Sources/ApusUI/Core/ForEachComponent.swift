import ViewGraph

/// The node of a `ForEach`: nothing but its items, and what stands for those that are not built.
final class ForEachComponent<Data: RandomAccessCollection, ID: Hashable, Content: View>:
  Component, WindowedRows
{
  var view: ForEach<Data, ID, Content>
  private var items: [ID: ItemComponent<Content>] = [:]
  private var observation: ObservationToken?
  private let plan = ViewPlan.of(ForEach<Data, ID, Content>.self)

  /// What of the data is built, if not all of it is.
  private var window: Range<Int>?
  private weak var list: ListWindow?

  init(_ view: ForEach<Data, ID, Content>, in context: EmissionContext, key: UInt64) {
    self.view = view
    super.init(in: context, key: key)
  }

  override var isTransparent: Bool { window == nil }
  override var sharesAttributes: Bool { true }
  override var debugName: String { "ForEach" }

  var rowCount: Int { view.data.count }

  func show(_ range: Range<Int>) {
    guard window != nil, range != window else { return }
    window = range
    invalidate()
  }

  override func emit(_ context: EmissionContext) {
    if let source = view.source { view.data = source.data() }
    var shared = context.pending
    let actions = shared.rowActions as? RowActions
    shared.rowActions = nil
    context.pending = PendingAttributes()

    let count = view.data.count
    enterWindow(of: context, count: count)
    let range = window ?? 0..<count
    view.source?.track(range)
    if window != nil { emitWindow(1, rows: range.lowerBound, start: 0, context) }
    emitItems(range, shared, actions, context)
    if window != nil {
      emitWindow(2, rows: count - range.upperBound, start: range.upperBound, context)
    }
    context.pending = PendingAttributes()
  }

  private func emitItems(
    _ range: Range<Int>, _ shared: PendingAttributes, _ actions: RowActions?,
    _ context: EmissionContext
  ) {
    var fresh: [ID: ItemComponent<Content>] = [:]
    fresh.reserveCapacity(range.count)
    let contents = observe(&observation, plan: plan) {
      var index = view.data.index(view.data.startIndex, offsetBy: range.lowerBound)
      return range.map { _ in
        let element = view.data[index]
        view.data.formIndex(after: &index)
        return (view.id(element), view.content(element))
      }
    }
    for (position, (id, content)) in zip(range, contents) {
      // Two elements with one identity: SwiftUI shows the first and says so; so do we.
      guard fresh[id] == nil else {
        graph.onFault("ForEach over \(Data.self): the id \(id) occurs twice; one row is shown.")
        continue
      }
      context.pending = shared
      if context.container != nil, shared.tag == nil { context.pending.tag = AnyHashable(id) }
      if let actions {
        context.modifyItem {
          actions.write($0, context, at: position, of: view.data.count) { [weak self] in
            self?.position(of: id, near: position)
          }
        } content: {
          fresh[id] = emitItem(id, content, context)
        }
      } else {
        fresh[id] = emitItem(id, content, context)
      }
    }
    items = fresh
  }

  private func emitItem(
    _ id: ID, _ content: Content, _ context: EmissionContext
  ) -> ItemComponent<Content> {
    let item: ItemComponent<Content>
    if let old = items[id] {
      item = old
      context.keep(item)
      item.receive(content, context)
    } else {
      item = ItemComponent(content, in: context, key: 0)
      context.keep(item)
      context.evaluate(item)
    }
    context.place(item)
    return item
  }

  /// Where an element is now.
  private func position(of id: ID, near guess: Int) -> Int? {
    func isHere(_ position: Int) -> Bool {
      view.id(view.data[view.data.index(view.data.startIndex, offsetBy: position)]) == id
    }
    if guess < view.data.count, isHere(guess) { return guess }
    return (window ?? 0..<view.data.count).clamped(to: 0..<view.data.count).first(where: isHere)
  }

  // MARK: Window

  private func enterWindow(of context: EmissionContext, count: Int) {
    guard let list = (context.container as? WindowingContainer)?.window,
      count > ListWindow.largestWhole
    else {
      self.list?.remove(self)
      (window, self.list) = (nil, nil)
      return
    }
    self.list = list
    let shown = window ?? 0..<ListWindow.initialCount
    let first = min(shown.lowerBound, max(0, count - shown.count))
    window = first..<min(count, first + shown.count)
    list.add(self)
  }

  private func emitWindow(_ step: UInt64, rows: Int, start: Int, _ context: EmissionContext) {
    guard rows > 0 else { return }
    context.descend(step) {
      context.open(.window)
      context.writer.set(.count, rows)
      context.writer.set(.start, start)
      context.writer.set(.estimate, ListWindow.estimate)
      context.close { _ in 1 }
    }
  }

  override func dismantle() {
    observation?.cancel()
    list?.remove(self)
    items = [:]
  }
}

extension ForEachComponent: ScrollTargets {
  func component(for id: AnyHashable) -> Component? { (id.base as? ID).flatMap { items[$0] } }
}
