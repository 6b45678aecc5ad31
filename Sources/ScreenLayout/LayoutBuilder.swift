import LayoutSolver
import ViewGraph

/// Makes the layout of elements: each element's own rule, in those of its frame, padding and place.
@MainActor
package struct LayoutBuilder<Element: LayoutElement> {
  let screen: ScreenMetrics
  /// The layouts that the app's code does.
  let layouts: LayoutRegistry
  /// Counts the elements whose nodes are made.
  let count: LayoutCount?

  package init(_ screen: ScreenMetrics, _ layouts: LayoutRegistry, count: LayoutCount? = nil) {
    self.screen = screen
    self.layouts = layouts
    self.count = count
  }

  // MARK: One element

  /// The nodes of the elements in a container, in order; without those that take no room.
  func nodes(_ elements: [Element], _ context: LayoutContext) -> [LayoutNode] {
    elements.compactMap { node($0, context) }
  }

  /// The node of an element with all that its attributes put around it; nil: it takes no room.
  func node(_ element: Element, _ context: LayoutContext) -> LayoutNode? {
    // Sheets and alerts are laid out apart.
    if element.role == .modal { return nil }
    element.isInLayout = true
    if !element.isLayoutOutdated, let kept = element.layout, kept.context == context {
      return kept.outer
    }
    let hadLayout = element.layout != nil
    element.layout = nil
    element.isLayoutOutdated = false
    guard !isOutOfLayout(element) else {
      if hadLayout { leaveOut(element) }
      return nil
    }
    var inner = context
    inner.inherit(from: element)
    count?.elements += 1
    let core = following(element) { self.core(element, inner) }
    core.direct(isRightToLeft: inner.isRightToLeft)
    let outer = surround(core, element, inner)
    outer.direct(isRightToLeft: inner.isRightToLeft)
    element.layout = ElementLayout(outer: outer, core: core, context: context)
    return outer
  }

  /// Lays out what is inside of an element. Elements that it leaves out have no frames any more.
  func following<Result>(_ element: Element, _ layOut: () -> Result) -> Result {
    forgetWhoIsIn(element)
    let result = layOut()
    dropOthers(element)
    return result
  }

  private func forgetWhoIsIn(_ element: Element) {
    for child in element.children {
      if child.isInLayout { child.isInLayout = false } else { forgetWhoIsIn(child) }
    }
  }

  private func dropOthers(_ element: Element) {
    for child in element.children where !child.isInLayout && child.role != .modal {
      if child.layout != nil { child.layout = nil }
      child.isLayoutOutdated = true
      dropOthers(child)
    }
  }

  /// Removes the frames of an element's descendants.
  private func leaveOut(_ element: Element) {
    for child in element.children where child.role != .modal {
      child.isInLayout = false
      child.layout = nil
      child.isLayoutOutdated = true
      leaveOut(child)
    }
  }

  private func isOutOfLayout(_ element: Element) -> Bool {
    if element.flag(.isSpokenOnly) || isHollow(element) { return true }
    switch element.role {
    // What is not shown of these keeps no room, unlike a view that is `hidden()`.
    case .page, .tabContent, .column: return element.flag(.isHidden)
    case .keyboardBar: return true
    default: return false
    }
  }

  /// Whether an element is a background or overlay without content. SwiftUI draws neither for empty views.
  private func isHollow(_ element: Element) -> Bool {
    guard element.role == .box, element.has(.layering),
      let first = element.children.first(where: { $0.role != .modal })
    else { return false }
    return first.flag(.isLayer) || isHollow(first) || isEmptyBox(first)
  }

  private func isEmptyBox(_ element: Element) -> Bool {
    element.role == .box && !element.children.contains { $0.role != .modal }
      && LayoutProgram.arrangement(of: .box, AttributesOf(element)) == nil
  }

  /// Puts the rules of an element's modifiers around it, from inside to outside: see
  /// ``ModifierStage``.
  private func surround(
    _ core: LayoutNode, _ element: Element, _ context: LayoutContext
  ) -> LayoutNode {
    var node = core
    func wrap(_ rule: any LayoutRule) {
      node = LayoutNode(rule, [node])
    }
    let own = element.role == .spacer ? context.axis ?? .vertical : nil
    LayoutProgram.around(element.role, AttributesOf(element)) { step in
      if let rule = step.rule(own: own) { wrap(rule) }
    }
    if let values = values(element) { wrap(values) }
    return node
  }

  /// What an element says to the layout around it.
  private func values(_ element: Element) -> ValuesRule? {
    guard let numbers = element[.layoutValues] else { return nil }
    var values: [ObjectIdentifier: Any] = [:]
    // The outermost comes first, and counts.
    for number in numbers {
      guard let said = layouts.value(Int(number)), values[said.key] == nil else { continue }
      values[said.key] = said.value
    }
    return ValuesRule(values: values)
  }
}
