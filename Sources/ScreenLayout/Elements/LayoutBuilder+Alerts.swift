import LayoutSolver
import ViewGraph

extension LayoutBuilder {
  /// The parts of an alert, from its top to its bottom.
  func alert(_ parts: [Element], _ context: LayoutContext) -> LayoutNode {
    let nodes = parts.compactMap { part -> LayoutNode? in
      var inner = context
      inner.axis = .vertical
      switch part.role {
      case .modalTitle: return node(part, inner).map { padded($0, AlertFigures.title) }
      case .modalMessage:
        inner.font = context.font(.footnote)
        return node(part, inner).map { padded($0, AlertFigures.message) }
      case .modalActions:
        let actions = following(part) { self.actions(part, inner) }
        part.take(actions)
        return padded(actions, LayoutInsets(top: AlertFigures.gap))
      default: return node(part, inner)
      }
    }
    return LayoutNode(
      FrameRule(width: min(AlertFigures.width, screen.width), height: nil),
      [LayoutNode(StackRule(axis: .vertical, alignment: .centerX, spacing: 0), nodes)])
  }

  /// Two buttons stand beside each other below the fields. More buttons stand below each other. The button that cancels
  /// is the first of two and the last of more, as UIKit has it.
  private func actions(_ element: Element, _ context: LayoutContext) -> LayoutNode {
    var fields: [LayoutNode] = []
    var buttons: [LayoutNode] = []
    var cancel: LayoutNode?
    for part in element.children {
      guard let node = node(part, context) else { continue }
      switch part.role {
      case .button:
        let all = LayoutNode(
          FlexibleFrameRule(
            width: LengthLimits(maximum: .infinity),
            height: LengthLimits(minimum: AlertFigures.button)),
          [node])
        // The button fills its part of the alert.
        part.take(all)
        if part[.buttonRole] == .cancel, cancel == nil { cancel = all } else { buttons.append(all) }
      // Other views bring their own distances.
      case .box: fields.append(node)
      default: fields.append(padded(node, AlertFigures.field))
      }
    }
    let isPair = element[.axis] == .horizontal
    if let cancel { isPair ? buttons.insert(cancel, at: 0) : buttons.append(cancel) }
    if isPair { buttons = [stack(buttons, .horizontal, context)] }
    return stack(fields + buttons, .vertical, context)
  }

  private func stack(
    _ nodes: [LayoutNode], _ axis: LayoutAxis, _ context: LayoutContext
  ) -> LayoutNode {
    let stack = LayoutNode(
      StackRule(axis: axis, alignment: axis == .horizontal ? .centerY : .centerX, spacing: 0),
      nodes)
    stack.isRightToLeft = context.isRightToLeft
    return stack
  }

  private func padded(_ node: LayoutNode, _ insets: LayoutInsets) -> LayoutNode {
    LayoutNode(PaddingRule(insets), [node])
  }
}
