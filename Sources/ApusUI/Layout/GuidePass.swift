import ViewGraph

/// A guide whose function is asked with the measured view, together with those of the views beside it.
final class GuideSlot: PlaceSlot {
  fileprivate weak var component: Component?
  fileprivate var guide = GuideNumber(0)
  fileprivate var compute: ((ViewDimensions) -> CGFloat)?
  fileprivate var measured: MeasuredPlace?
  /// The guide around this one of the same view.
  fileprivate weak var around: GuideSlot?
  /// The function's answer.
  private(set) var value: Double?
  /// Answers in a row for a view of one size. A function whose answers never agree is asked no more.
  private var changes = 0

  fileprivate func take(_ fresh: MeasuredPlace?) {
    if measured?.width != fresh?.width || measured?.height != fresh?.height { changes = 0 }
    measured = fresh
  }

  fileprivate func ask() -> Double? {
    guard let measured, let answer = compute?(ViewDimensions(measured)), answer.isFinite else {
      return nil
    }
    return Double(answer)
  }

  fileprivate func answer(_ answer: Double?) {
    guard answer != value, changes < 6 else { return }
    changes += 1
    value = answer
    component?.invalidate()
  }
}

/// Asks the functions of guides that keep a state from one view to the next.
///
/// A well-known way of writing rows of tags counts widths in captured variables:
///
/// ```swift
/// var width = CGFloat.zero, height = CGFloat.zero
/// return ZStack(alignment: .topLeading) {
///   ForEach(tags, id: \.self) { tag in
///     TagView(tag)
///       .alignmentGuide(.leading) { size in … width -= size.width … }
///       .alignmentGuide(.top) { _ in … height … }
///   }
/// }
/// ```
///
/// Such functions have to be asked as a layout asks them: view by view in their order, the horizontal guide of each
/// first, and only with its real size. An answer is right in a round after one that came to its end.
@MainActor
final class GuidePass {
  /// Whether a function of this graph keeps a state. From then on none is tried with made-up sizes.
  private(set) var isNeeded = false
  private var slots: [ObjectIdentifier: Weak<GuideSlot>] = [:]
  /// Components with functions that seemed to be linear, while none kept a state.
  private var linear: [Weak<Component>] = []
  private var isRequested = false
  fileprivate var innermost: GuideSlot?

  private struct Weak<Value: AnyObject> { weak var value: Value? }

  static func of(_ graph: Graph) -> GuidePass {
    if let pass = graph.guidePass as? GuidePass { return pass }
    let pass = GuidePass()
    graph.guidePass = pass
    return pass
  }

  func noteLinear(in component: Component) {
    if let last = linear.last?.value, last === component { return }
    linear.append(Weak(value: component))
    if linear.count > 1000, linear.count.isMultiple(of: 1000) {
      linear.removeAll { $0.value == nil }
    }
  }

  /// A function keeps a state.
  func begin() {
    isNeeded = true
    for component in linear { component.value?.invalidate() }
    linear = []
  }

  fileprivate func request(_ slot: GuideSlot, _ graph: Graph) {
    slots[ObjectIdentifier(slot)] = Weak(value: slot)
    guard !isRequested else { return }
    isRequested = true
    graph.afterUpdate { [unowned self] in
      isRequested = false
      run()
    }
  }

  private func run() {
    slots = slots.filter { $0.value.value?.component?.isMounted == true }
    let present = slots.values.compactMap(\.value)
    guard present.allSatisfy({ $0.measured != nil }) else { return }
    // Guides of one view stand around each other. Several guides around which one stands belong to views inside.
    for (around, slots) in Dictionary(
      grouping: present, by: { $0.around.map(ObjectIdentifier.init) })
    where around != nil && slots.count > 1 {
      for slot in slots { slot.around = nil }
    }
    var views: [ObjectIdentifier: [GuideSlot]] = [:]
    for slot in present { views[ObjectIdentifier(outermost(slot)), default: []].append(slot) }
    let order = views.values
      .map { guides in
        (
          path: path(to: outermost(guides[0])),
          guides: guides.sorted { $0.guide.isHorizontal && !$1.guide.isHorizontal }
        )
      }
      .sorted { $0.path.lexicographicallyPrecedes($1.path) }
      .flatMap(\.guides)
    for slot in order { _ = slot.ask() }
    for (slot, answer) in order.map({ ($0, $0.ask()) }) { slot.answer(answer) }
  }

  private func outermost(_ slot: GuideSlot) -> GuideSlot {
    var slot = slot
    while let around = slot.around { slot = around }
    return slot
  }

  /// The place of a guide among all that the graph shows.
  private func path(to slot: GuideSlot) -> [Int] {
    var path = [slot.offset]
    var component = slot.component
    while let child = component, let parent = child.parent {
      path.append(parent.offset(of: child))
      component = parent
    }
    return path.reversed()
  }
}

extension EmissionContext {
  /// Writes a guide whose function is asked in a pass.
  func passedGuide(
    _ guide: GuideNumber, _ compute: @escaping (ViewDimensions) -> CGFloat, _ pass: GuidePass,
    _ content: () -> Void
  ) {
    let slot = slot(0xA11A) { GuideSlot() }
    slot.component = component
    slot.guide = guide
    slot.compute = compute
    note(slot)
    let outer = pass.innermost
    slot.around = outer
    measured(0xA119) { place in
      slot.take(place.measured)
      pass.request(slot, graph)
      guard let value = slot.value else { return }
      writer.set(.guides, ElementGuides([ElementGuide(guide, constant: value)]))
    } content: { _ in
      pass.innermost = slot
      content()
      pass.innermost = outer
    }
  }
}
