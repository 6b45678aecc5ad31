// One evaluation of a body.
extension EmissionContext {
  /// Runs the component's body with a fresh context, and passes the result to `finish`.
  func run(_ component: Component, _ finish: (ElementWriter) -> Void) {
    var aside = Aside(component, writer: spareWriters.popLast() ?? ElementWriter())
    if let spare = spareElements.popLast() { aside.openElements = spare }
    exchange(&aside)
    writer.removeAll()

    component.epoch &+= 1
    component.isEvaluating = true
    Tracking.with(component) { component.emit(self) }
    component.isEvaluating = false
    component.dropUnreadDependencies()

    var gone: [Component] = []
    for child in oldChildren where child.visitedEpoch != component.epoch { gone.append(child) }
    swap(&component.children, &children)
    swap(&component.handlers, &handlers)
    adoptPreferences(component)
    if let slots = component.slots {
      for (key, slot) in slots where slot.epoch != component.epoch {
        slot.leave()
        component.slots![key] = nil
      }
    }
    let fillsChanged = component.fills != rootFills
    component.fills = rootFills
    for child in gone { graph.gone[child.id] = child }
    finish(writer)
    for child in gone {
      graph.gone[child.id] = nil
      child.unmount()
    }
    if fillsChanged, let parent = component.parent, !parent.isEvaluating {
      parent.invalidate()
    }

    spareWriters.append(writer)
    exchange(&aside)
    if aside.openElements.isEmpty { spareElements.append(aside.openElements) }
  }

  /// The state of one evaluation, saved while a nested one runs. It is swapped rather than copied,
  /// to avoid retaining and releasing a dozen references.
  struct Aside {
    unowned(unsafe) var component: Component?
    var writer: ElementWriter
    var path: UInt64 = 0
    var axis: UInt8
    var container: ItemContainer?
    var handlers: [Handler] = []
    var children: [Component] = []
    var oldChildren: [Component]
    var childCursor = 0
    var preferences: [PreferenceRecord] = []
    var readPreferences: [ObjectIdentifier] = []
    var openElements: [OpenElement] = []
    var openItems: [OpenItem] = []
    var rootFills: UInt8 = 0
    var baseScope: EnvironmentScope
    var pendingEnvironment: [PendingEntry] = []
    var materializedScope: (count: Int, scope: EnvironmentScope)?
    var pending: PendingAttributes

    /// The initial state of an evaluation.
    @MainActor
    init(_ component: Component, writer: ElementWriter) {
      self.component = component
      self.writer = writer
      axis = component.axis
      container = component.container
      oldChildren = component.children
      baseScope = component.environment
      pending = component.inherited?.attributes ?? PendingAttributes()
    }
  }

  func exchange(_ aside: inout Aside) {
    swap(&component, &aside.component)
    swap(&writer, &aside.writer)
    swap(&path, &aside.path)
    swap(&axis, &aside.axis)
    swap(&container, &aside.container)
    swap(&handlers, &aside.handlers)
    swap(&children, &aside.children)
    swap(&oldChildren, &aside.oldChildren)
    swap(&childCursor, &aside.childCursor)
    swap(&preferences, &aside.preferences)
    swap(&readPreferences, &aside.readPreferences)
    swap(&openElements, &aside.openElements)
    swap(&openItems, &aside.openItems)
    swap(&rootFills, &aside.rootFills)
    swap(&baseScope, &aside.baseScope)
    swap(&pendingEnvironment, &aside.pendingEnvironment)
    swap(&materializedScope, &aside.materializedScope)
    swap(&pending, &aside.pending)
  }

  func adoptPreferences(_ component: Component) {
    component.readPreferences = readPreferences
    var changed = component.preferencesBelow
    if preferences.isEmpty, component.preferences == nil, changed.isEmpty {
      component.containsPreferences = false
      return
    }
    changed.formUnion(ChangedPreferences(from: component.preferences ?? [], to: preferences))
    component.preferences = preferences.isEmpty ? nil : preferences
    component.containsPreferences = !preferences.isEmpty
    component.preferencesBelow = ChangedPreferences()
    if !changed.isEmpty { component.preferencesChanged(changed) }
  }
}
