import ViewGraph

/// The component of a `ForEach`: its items, and placeholders for those that are not built.
final class ForEachComponent<Data: RandomAccessCollection, ID: Hashable, Content: View>:
  Component, WindowedRows
{
  var view: ForEach<Data, ID, Content>
  /// The ids of the items, which are the component's children, in their order.
  private var ids: [ID] = []
  private var observation: ObservationToken?
  private let plan = ViewPlan.of(ForEach<Data, ID, Content>.self)

  /// What of the data is built, if not all of it is.
  private var window: Range<Int>?
  /// The list, lazy stack or lazy grid that it takes part in.
  private weak var container: LazyWindow?

  init(_ view: ForEach<Data, ID, Content>, in context: EmissionContext, key: UInt64) {
    self.view = view
    super.init(in: context, key: key)
  }

  override var isTransparent: Bool { window == nil }
  override var sharesAttributes: Bool { true }
  override var debugName: String { "ForEach" }

  /// Puts dropped content among the rows.
  private(set) var insertion: (any RowInsertion)?
  var rowCount: Int { view.data.count }
  var builtRows: Range<Int> { window ?? 0..<rowCount }

  func show(_ range: Range<Int>) {
    guard window != nil, range != window else { return }
    window = range
    container?.add(self)
    invalidate()
  }

  override func emit(_ context: EmissionContext) {
    if let source = view.source { view.data = source.data() }
    var shared = context.pending
    var actions = shared.rowActions as? RowActions
    shared.rowActions = nil
    if let edits = view.edits {
      let own = RowActions()
      edits(own)
      // What modifiers say wins.
      own.delete = actions?.delete ?? own.delete
      own.move = actions?.move ?? own.move
      actions = own
    }
    insertion = actions?.insertion
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
    // In memory of their own, where an item compares its view without a copy.
    let contents = UnsafeMutablePointer<Content>.allocate(capacity: range.count)
    var fresh: [ID] = []
    fresh.reserveCapacity(range.count)
    observe(&observation, plan: plan) {
      var index = view.data.index(view.data.startIndex, offsetBy: range.lowerBound)
      for place in 0..<range.count {
        let element = view.data[index]
        view.data.formIndex(after: &index)
        fresh.append(view.id(element))
        (contents + place).initialize(to: view.content(element))
      }
    }
    defer {
      contents.deinitialize(count: range.count)
      contents.deallocate()
    }
    var rows = ItemSearch(ids: ids, items: children)
    let tagsItems =
      context.writesItems && context.container?.readsTags == true && shared.tag == nil
      && !context.environment.isSelectionDisabled
    var written: [ID] = []
    written.reserveCapacity(fresh.count)
    for place in 0..<fresh.count {
      let id = fresh[place]
      let content = contents + place
      // Two elements with the same identity: the first one is shown and a fault is logged, as in
      // SwiftUI.
      let found = rows.take(id)
      if case .twice = found {
        graph.onFault("ForEach over \(Data.self): the id \(id) occurs twice; one row is shown.")
        continue
      }
      written.append(id)
      if !shared.isEmpty { context.pending = shared }
      if tagsItems {
        context.pending.tag = AnyHashable(SelectionTag(value: id, includesOptional: false))
      }
      if let actions {
        let position = range.lowerBound + place
        context.modifyItem {
          actions.write($0, context, at: position, of: view.data.count) { [weak self] in
            self?.position(of: id, near: position)
          }
        } content: {
          emitItem(id, found, content, context)
        }
      } else {
        emitItem(id, found, content, context)
      }
    }
    ids = written
  }

  /// The stable key of a new item, unique among the items.
  private func key(for id: ID, _ context: EmissionContext) -> UInt64 {
    var key = StableIdentity.number(of: id)
    if StableIdentity.isExact(ID.self) { return key }
    while context.twins(of: key) > 0 { key = EmissionContext.mix(key, 1) }
    return key
  }

  private func emitItem(
    _ id: ID, _ found: ItemSearch<ID>.Found, _ content: UnsafeMutablePointer<Content>,
    _ context: EmissionContext
  ) {
    guard context.environment.scrollTargets != nil else {
      return emitPlain(id, found, content, context)
    }
    let own = (content.pointee as? any Identified)?.identity
    context.scrollTarget(own ?? AnyHashable(id)) { emitPlain(id, found, content, context) }
  }

  private func emitPlain(
    _ id: ID, _ found: ItemSearch<ID>.Found, _ content: UnsafeMutablePointer<Content>,
    _ context: EmissionContext
  ) {
    if case .item(let old) = found {
      let item = unsafeDowncast(old, to: ItemComponent<Content>.self)
      context.keep(item)
      item.receive(content, context)
      context.place(item)
    } else {
      let item = ItemComponent(content.pointee, in: context, key: key(for: id, context))
      context.keep(item)
      context.evaluate(item)
      context.place(item)
    }
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
    let container = (context.container as? WindowingContainer)?.window
    if container !== self.container {
      self.container?.remove(self)
      self.container = container
    }
    guard let container else { return window = nil }
    if let initial = container.initialRange(of: count, self) {
      // What is there stays, also where there were few before.
      let shown = window ?? 0..<max(initial.count, ids.count)
      let first = min(shown.lowerBound, max(0, count - shown.count))
      window = first..<min(count, first + shown.count)
    } else {
      window = nil
    }
    container.add(self)
  }

  private func emitWindow(_ step: UInt64, rows: Int, start: Int, _ context: EmissionContext) {
    guard rows > 0, let shape = container?.shape else { return }
    context.descend(step) {
      context.open(.window)
      if shape.axis != .vertical { context.writer.set(.axis, shape.axis) }
      context.writer.set(.count, rows)
      context.writer.set(.start, start)
      context.writer.set(.estimate, shape.pitch)
      context.close { _ in 1 }
    }
  }

  override func dismantle() {
    observation?.cancel()
    container?.remove(self)
    ids = []
  }
}

/// Finds the items of a `ForEach` by their ids. Look-ups are mostly in the previous order; a
/// dictionary is made only when they are not.
private struct ItemSearch<ID: Hashable> {
  private let ids: [ID]
  private let items: [Component]
  private var next = 0
  private var places: [ID: Int]?
  /// Ids that were looked up since the order changed.
  private var taken: Set<ID> = []

  init(ids: [ID], items: [Component]) {
    self.ids = ids
    self.items = items
  }

  enum Found {
    case item(Component)
    case none
    /// Whether the id was looked up before.
    case twice
  }

  mutating func take(_ id: ID) -> Found {
    if places == nil {
      if next < ids.count, ids[next] == id {
        next += 1
        return .item(items[next - 1])
      }
      places = Dictionary(zip(ids, ids.indices), uniquingKeysWith: { first, _ in first })
      taken = Set(ids[..<next])
    }
    guard taken.insert(id).inserted else { return .twice }
    return places?[id].map { .item(items[$0]) } ?? .none
  }
}

extension ForEachComponent: ScrollTargets {
  func component(for id: AnyHashable) -> Component? {
    guard let id = id.base as? ID else { return nil }
    return ids.firstIndex(of: id).map { children[$0] }
  }

  func buildChild(_ id: AnyHashable) -> Bool {
    guard window != nil, let container, let place = place(of: id) else { return false }
    container.show(place, of: self)
    return true
  }

  /// Where the element is that has an id, or whose view was given it.
  private func place(of id: AnyHashable) -> Int? {
    let offsets = zip(0..., view.data)
    if let id = id.base as? ID, let found = offsets.first(where: { view.id($0.1) == id }) {
      return found.0
    }
    guard Content.self is any Identified.Type else { return nil }
    return offsets.first { (view.content($0.1) as? any Identified)?.identity == id }?.0
  }
}
