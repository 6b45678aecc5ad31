import LayoutSolver
import ViewGraph

/// Lays out a whole screen: what the window shows, and what covers it.
extension LayoutBuilder {
  /// Gives every element that is shown its ``ElementLayout``, and their nodes their frames.
  ///
  /// - Parameter root: Its children are the window's views; what covers them may be anywhere inside.
  package func layOut(_ root: Element) {
    layOutWindow(root)
    forEachModal(in: root) { layOutModal($0) }
  }

  /// Lays out the window without its sheets and alerts.
  func layOutWindow(_ root: Element) {
    let screen = screen.frame
    let context = LayoutContext(textSize: self.screen.textSize)
    following(root) { window(nodes(root.children, context), context) }
      .layOut(in: screen, safe: screen.inset(by: self.screen.safeArea))
  }

  func layOutModal(_ modal: Element) {
    let screen = screen.frame
    var context = LayoutContext(textSize: self.screen.textSize)
    context.axis = .vertical
    layOut(modal, in: screen, safe: screen.inset(by: self.screen.safeArea), context)
  }

  private func forEachModal(in element: Element, _ body: (Element) -> Void) {
    if element.role == .modal { body(element) }
    for child in element.children { forEachModal(in: child, body) }
  }

  private func layOut(
    _ modal: Element, in screen: LayoutFrame, safe: LayoutFrame, _ context: LayoutContext
  ) {
    let place = place(of: modal, in: screen, safe: safe)
    let content: LayoutNode
    switch modal[.modality] ?? .sheet {
    case .alert: content = following(modal) { alert(modal.children, context) }
    case .confirmation:
      let contents = following(modal) { nodes(modal.children, context) }
      content = LayoutNode(
        FrameRule(width: min(AlertFigures.width, screen.width), height: nil),
        [
          LayoutNode(
            PaddingRule(LayoutInsets(top: 19, leading: 16, bottom: 12, trailing: 16)),
            [LayoutNode(StackRule(axis: .vertical, alignment: .centerX, spacing: 8), contents)])
        ])
    default: content = window(following(modal) { nodes(modal.children, context) }, context)
    }
    modal.layout = ElementLayout(outer: content, core: content)
    content.layOut(in: place.screen, safe: place.safe)
  }

  /// Where a covering lies: the box that it fills, and what nothing covers of it.
  private func place(
    of modal: Element, in screen: LayoutFrame, safe: LayoutFrame
  ) -> (screen: LayoutFrame, safe: LayoutFrame) {
    switch modal[.modality] ?? .sheet {
    case .fullScreen, .alert, .confirmation, .window: return (screen, safe)
    case .sheet, .popover:
      let ownHeight = sheetHeight(of: modal, in: screen)
      if screen.width >= BarFigures.wide {
        let size = LayoutSize(
          min(BarFigures.sheetSize.width, screen.width),
          min(
            ownHeight ?? BarFigures.sheetSize.height, screen.height - 2 * BarFigures.sheetMargin))
        let box = LayoutFrame(
          x: (screen.width - size.width) / 2, y: (screen.height - size.height) / 2,
          width: size.width, height: size.height)
        return (box, box)
      }
      let room = max(0, screen.height - safe.y - BarFigures.sheetTop)
      let height = min(ownHeight ?? room, room)
      let box = LayoutFrame(
        x: 0, y: screen.height - height, width: screen.width, height: height)
      let bottom = screen.maxY - safe.maxY
      return (box, box.inset(by: LayoutInsets(bottom: min(bottom, height))))
    }
  }

  /// The height at which a sheet rests; nil: the usual one.
  private func sheetHeight(of sheet: Element, in screen: LayoutFrame) -> Double? {
    if let height = sheet[.height] { return height }
    guard sheet[.modality] == .sheet, let part = sheet[.scale]?.first, part.isFinite else {
      return nil
    }
    return max(0.1, min(1, part)) * screen.height
  }
}
