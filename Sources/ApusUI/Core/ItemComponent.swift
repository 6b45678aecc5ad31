import ViewGraph

/// One item of a `ForEach`. A composite row shares its node.
final class ItemComponent<Content: View>: Component {
  @exclusivity(unchecked) private var content: Content
  private let plan: ViewPlan
  private var observation: ObservationToken?
  // Not kept: a thousand rows would each have room for it.
  private var isComposite: Bool { Content.Body.self != Never.self }

  init(_ content: Content, in context: EmissionContext, key: UInt64) {
    self.content = content
    plan = ViewPlan.of(Content.self)
    super.init(in: context, key: key, isUnique: true)
    guard isComposite else { return }
    withUnsafeMutablePointer(to: &self.content) {
      plan.install(UnsafeMutableRawPointer($0), in: self)
    }
  }

  /// Takes the parent's new value of the view; evaluates it if it differs.
  ///
  /// - Parameter fresh: It may be changed on the way.
  func receive(_ fresh: UnsafeMutablePointer<Content>, _ context: EmissionContext) {
    let isSame = withUnsafeMutablePointer(to: &content) { plan.comparison.isSame($0, fresh) }
    let scopeChanged = moveTo(context.scope())
    if isSame && !scopeChanged {
      if isStale(in: context) { context.evaluate(self) }
      return
    }
    if isComposite {
      withUnsafeMutablePointer(to: &content) { plan.inherit(fresh, from: $0, in: self) }
    }
    content = fresh.pointee
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

  override func forEachKeepable(_ body: (String, any Keepable) -> Void) {
    withUnsafePointer(to: &content) { plan.forEachKeepable($0, body) }
  }

  override func dismantle() {
    observation?.cancel()
    observation = nil
  }

  override var isItem: Bool { true }
  override var sharesAttributes: Bool { true }
  override var debugName: String { "\(Content.self)" }
}
