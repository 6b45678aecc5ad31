@testable import ViewGraph

/// Shows a ``Content``.
@MainActor
final class ContentComponent: Component {
  private var content: Content
  private var shownVersion = -1
  private let registry: Registry

  init(_ content: Content, _ registry: Registry, in context: EmissionContext, key: UInt64) {
    self.content = content
    self.registry = registry
    super.init(in: context, key: key)
  }

  /// The components on the screen, by what they show.
  @MainActor
  final class Registry {
    private(set) var components: [ObjectIdentifier: ContentComponent] = [:]
    private(set) var contents: [Content] = []

    fileprivate func note(_ component: ContentComponent) {
      let id = ObjectIdentifier(component.content)
      if components[id] == nil { contents.append(component.content) }
      components[id] = component
    }

    fileprivate func forget(_ component: ContentComponent) {
      let id = ObjectIdentifier(component.content)
      guard components[id] === component else { return }
      components[id] = nil
      contents.removeAll { $0 === component.content }
    }
  }

  /// Finds or makes the component at this place, up to date.
  static func find(
    _ content: Content, _ registry: Registry, _ context: EmissionContext
  ) -> ContentComponent {
    let key = context.path
    if let found = context.existingChild(ContentComponent.self, key: key) as? ContentComponent {
      context.keep(found)
      found.receive(content, context)
      return found
    }
    let made = ContentComponent(content, registry, in: context, key: key)
    context.keep(made)
    context.evaluate(made)
    return made
  }

  fileprivate func receive(_ fresh: Content, _ context: EmissionContext) {
    let scopeChanged = moveTo(context.scope())
    let isSame = fresh === content && fresh.version == shownVersion && !scopeChanged
    if isSame, !isStale(in: context) { return }
    if fresh !== content { registry.forget(self) }
    content = fresh
    context.evaluate(self)
  }

  override func emit(_ context: EmissionContext) {
    registry.note(self)
    shownVersion = content.version
    if let tools = content.tools {
      context.descend(0x7001) {
        let child = Self.find(tools, registry, context)
        context.writePreference(Self.toolsKey, child)
      }
    }
    emit(content.items, context)
  }

  override func dismantle() { registry.forget(self) }

  private static let toolsKey = ObjectIdentifier(Registry.self)

  private func emit(_ items: [Item], _ context: EmissionContext) {
    let waiting = context.waiting
    for item in items {
      if let waiting { context.wait(waiting) }
      context.descend(item.place) { emit(item.kind, context) }
    }
    if waiting != nil { context.wait(PendingAttributes()) }
  }

  private func emit(_ kind: Item.Kind, _ context: EmissionContext) {
    switch kind {
    case .element(let element):
      context.open(element.role)
      for attribute in element.attributes { context.writer.set(attribute) }
      for key in element.handlers { context.handler(key, .action {}) }
      emit(element.items, context)
      context.close { $0 | element.fills }
    case .component(let content):
      context.place(Self.find(content, registry, context))
    case .keyed(let rows):
      let key = context.path
      let list: KeyedComponent
      if let found = context.existingChild(KeyedComponent.self, key: key) as? KeyedComponent {
        list = found
        _ = list.moveTo(context.scope())
        list.rows = rows
      } else {
        list = KeyedComponent(rows, registry, in: context, key: key)
      }
      context.keep(list)
      context.evaluate(list)
      context.place(list)
    case .modified(let stage, let attribute, let items):
      context.modify(stage) {
        $0.set(attribute)
      } content: {
        context.descend(1) { emit(items, context) }
      }
    case .page(let items):
      context.open(.page)
      var tools: [Component] = []
      context.readPreferences(Self.toolsKey, hides: true) {
        emit(items, context)
      } _: {
        tools.append($0 as! Component)
      }
      context.descend(0xBA2) {
        context.open(.bar)
        for tool in tools { context.placeAdopted(tool) }
        context.close()
      }
      context.close()
    }
  }
}

/// Components by key.
@MainActor
private final class KeyedComponent: Component {
  var rows: [(id: Int, content: Content)]
  private var kept: [Int: ContentComponent] = [:]
  private let registry: ContentComponent.Registry

  init(
    _ rows: [(id: Int, content: Content)], _ registry: ContentComponent.Registry,
    in context: EmissionContext, key: UInt64
  ) {
    self.rows = rows
    self.registry = registry
    super.init(in: context, key: key)
  }

  override var isTransparent: Bool { true }

  override func emit(_ context: EmissionContext) {
    var fresh: [Int: ContentComponent] = [:]
    for (id, content) in rows {
      let row: ContentComponent
      if let old = kept[id] {
        row = old
        context.keep(row)
        row.receive(content, context)
      } else {
        row = ContentComponent(content, registry, in: context, key: 0)
        context.keep(row)
        context.evaluate(row)
      }
      fresh[id] = row
      context.place(row)
    }
    kept = fresh
  }

  override func dismantle() { kept = [:] }
}
