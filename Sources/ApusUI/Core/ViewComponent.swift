import ViewGraph

/// Finds or makes the component of a composite view, and puts its elements here.
@MainActor
func emitComposite<Content: View>(_ view: Content, _ context: EmissionContext) {
  let child = composite(view, context)
  context.place(child)
}

/// Finds or makes the component of a composite view, up to date, without placing it.
@MainActor
func composite<Content: View>(_ view: Content, _ context: EmissionContext) -> Component {
  let key = context.path
  if let found = context.existingChild(ViewComponent<Content>.self, key: key) {
    let child = unsafeDowncast(found, to: ViewComponent<Content>.self)
    context.keep(child)
    child.receive(view, context)
    return child
  }
  let child = ViewComponent(view, in: context, key: key)
  context.keep(child)
  context.evaluate(child)
  return child
}

/// The node of a composite view.
final class ViewComponent<Content: View>: Component {
  private var view: Content
  private let plan: ViewPlan
  private var observation: ObservationToken?

  init(_ view: Content, in context: EmissionContext, key: UInt64) {
    self.view = view
    plan = ViewPlan.of(Content.self)
    super.init(in: context, key: key)
    withUnsafeMutablePointer(to: &self.view) { plan.install(UnsafeMutableRawPointer($0), in: self) }
  }

  /// Takes the parent's new value of the view; evaluates the body if it differs.
  func receive(_ fresh: Content, _ context: EmissionContext) {
    let isSame = withUnsafePointer(to: fresh) { fresh in
      withUnsafePointer(to: view) { plan.comparison.isSame($0, fresh) }
    }
    let scopeChanged = moveTo(context.scope())
    if isSame && !scopeChanged {
      if isStale(in: context) { context.evaluate(self) }
      return
    }
    var fresh = fresh
    withUnsafeMutablePointer(to: &fresh) { fresh in
      withUnsafeMutablePointer(to: &view) { old in
        plan.inherit(UnsafeMutableRawPointer(fresh), from: UnsafeRawPointer(old), in: self)
      }
    }
    view = fresh
    context.evaluate(self)
  }

  override func emit(_ context: EmissionContext) {
    // A dialog's actions may be one modified view, which has no body.
    guard Content.Body.self != Never.self else { return Content._emit(view, context) }
    withMutablePointer(to: &view) {
      plan.beforeBody(UnsafeMutableRawPointer($0), in: self)
    }
    let shown = plan.isAnimatable ? context.movingIfAnimatable(view) : view
    let body = observe(&observation, plan: plan) { shown.body }
    Content.Body._emit(body, context)
  }

  override func forEachKeepable(_ body: (String, any Keepable) -> Void) {
    withUnsafePointer(to: &view) { plan.forEachKeepable($0, body) }
  }

  override func dismantle() {
    observation?.cancel()
    observation = nil
  }

  override var debugName: String { "\(Content.self)" }
}
