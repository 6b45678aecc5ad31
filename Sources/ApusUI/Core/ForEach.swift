import ViewGraph

/// A view per element of a collection, each with the identity of its element.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  public nonisolated(unsafe) var data: Data
  public nonisolated(unsafe) var content: (Data.Element) -> Content
  nonisolated(unsafe) let id: (Data.Element) -> ID
}

extension ForEach: View where Content: View {
  public typealias Body = Never

  public static func _emit(_ view: Self, _ context: EmissionContext) {
    let key = context.path
    let child: ForEachComponent<Data, ID, Content>
    if let found = context.existingChild(ForEachComponent<Data, ID, Content>.self, key: key) {
      child = unsafeDowncast(found, to: ForEachComponent<Data, ID, Content>.self)
      _ = child.moveTo(context.scope())
      child.view = view
    } else {
      child = ForEachComponent(view, in: context, key: key)
    }
    context.keep(child)
    context.evaluate(child)
    context.place(child)
  }
}

extension ForEach where ID == Data.Element.ID, Content: View, Data.Element: Identifiable {
  nonisolated public init(
    _ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, content: content, id: { $0.id })
  }
}

extension ForEach where Content: View {
  nonisolated public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, content: content, id: { $0[keyPath: id] })
  }

  /// A view per element of a collection that a binding gives, with a binding to it.
  nonisolated public init<C>(
    _ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  )
  where
    Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C: MutableCollection,
    C: RandomAccessCollection, C.Element: Identifiable, C.Index: Hashable, ID == C.Element.ID
  {
    self.init(data, id: \.id, content: content)
  }

  nonisolated public init<C>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  )
  where
    Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C: MutableCollection,
    C: RandomAccessCollection, C.Index: Hashable
  {
    let values = data.wrappedValue
    self.init(
      data: values.indices.lazy.map { ($0, values[$0][keyPath: id]) },
      content: { element in content(data[element.0]) }, id: { $0.1 })
  }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: View {
  nonisolated public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
    self.init(data: data, content: content, id: { $0 })
  }
}

/// The node of a `ForEach`: nothing but its items.
final class ForEachComponent<Data: RandomAccessCollection, ID: Hashable, Content: View>: Component {
  var view: ForEach<Data, ID, Content>
  private var items: [ID: ItemComponent<Content>] = [:]
  private var observation: ObservationToken?
  private let plan = ViewPlan.of(ForEach<Data, ID, Content>.self)

  init(_ view: ForEach<Data, ID, Content>, in context: EmissionContext, key: UInt64) {
    self.view = view
    super.init(in: context, key: key)
  }

  override var isTransparent: Bool { true }

  override func emit(_ context: EmissionContext) {
    var fresh: [ID: ItemComponent<Content>] = [:]
    let contents = observe(&observation, plan: plan) {
      view.data.map { (view.id($0), view.content($0)) }
    }
    fresh.reserveCapacity(contents.count)
    for (id, content) in contents {
      // Two elements with one identity: SwiftUI shows the first and says so; so do we.
      guard fresh[id] == nil else {
        graph.onFault("ForEach over \(Data.self): the id \(id) occurs twice; one row is shown.")
        continue
      }
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
      fresh[id] = item
      context.place(item)
    }
    items = fresh
  }

  override func dismantle() {
    observation?.cancel()
    items = [:]
  }

  override var debugName: String { "ForEach" }
}

/// One item of a `ForEach`. A composite row shares its node.
final class ItemComponent<Content: View>: Component {
  private var content: Content
  private let plan: ViewPlan
  private var observation: ObservationToken?
  private let isComposite: Bool

  init(_ content: Content, in context: EmissionContext, key: UInt64) {
    self.content = content
    plan = ViewPlan.of(Content.self)
    isComposite = Content.Body.self != Never.self
    super.init(in: context, key: key)
    guard isComposite else { return }
    withUnsafeMutablePointer(to: &self.content) {
      plan.install(UnsafeMutableRawPointer($0), in: self)
    }
  }

  func receive(_ fresh: Content, _ context: EmissionContext) {
    let isSame = withUnsafePointer(to: fresh) { fresh in
      withUnsafePointer(to: content) { plan.comparison.isSame($0, fresh) }
    }
    let scopeChanged = moveTo(context.scope())
    if isSame && !scopeChanged {
      if isStale(in: context) { context.evaluate(self) }
      return
    }
    var fresh = fresh
    if isComposite {
      withUnsafeMutablePointer(to: &fresh) { fresh in
        withUnsafeMutablePointer(to: &content) { old in
          plan.inherit(UnsafeMutableRawPointer(fresh), from: UnsafeRawPointer(old), in: self)
        }
      }
    }
    content = fresh
    context.evaluate(self)
  }

  override func emit(_ context: EmissionContext) {
    guard isComposite else { return Content._emit(content, context) }
    withUnsafeMutablePointer(to: &content) {
      plan.beforeBody(UnsafeMutableRawPointer($0), in: self)
    }
    let body = observe(&observation, plan: plan) { content.body }
    Content.Body._emit(body, context)
  }

  override func dismantle() {
    observation?.cancel()
    observation = nil
  }

  override var debugName: String { "\(Content.self)" }
}
