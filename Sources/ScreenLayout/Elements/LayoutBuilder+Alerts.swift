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
        inner.font = FontMetrics(.footnote)
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

  /// Two buttons stand beside each other, more of them and fields below each other.
  private func actions(_ element: Element, _ context: LayoutContext) -> LayoutNode {
    let parts = element.children.compactMap { part -> LayoutNode? in
      guard let node = node(part, context) else { return nil }
      guard part.role == .button else { return padded(node, AlertFigures.field) }
      let all = LayoutNode(
        FlexibleFrameRule(
          width: LengthLimits(maximum: .infinity),
          height: LengthLimits(minimum: AlertFigures.button)),
        [node])
      // The button fills its part of the alert.
      part.take(all)
      return all
    }
    let isPair = parts.count == 2 && element.children.allSatisfy { $0.role == .button }
    let stack = LayoutNode(
      StackRule(
        axis: isPair ? .horizontal : .vertical, alignment: isPair ? .centerY : .centerX, spacing: 0),
      parts)
    stack.isRightToLeft = context.isRightToLeft
    return stack
  }

  private func padded(_ node: LayoutNode, _ insets: LayoutInsets) -> LayoutNode {
    LayoutNode(PaddingRule(insets), [node])
  }
}
