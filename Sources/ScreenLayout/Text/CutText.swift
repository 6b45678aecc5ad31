import LayoutSolver
import ViewGraph

/// The fate of a text's words in its frame.
extension TreeNode {
  /// The font in which the element draws words, as it was laid out last.
  package var drawnFont: FontMetrics? { drawn?.font }

  /// Whether a text says more than there is room for, so that some of it is cut off or sticks out.
  package var isTextCut: Bool {
    guard role == .text, let drawn, let size = layout?.core.frame.size else { return false }
    return LayoutBuilder<TreeNode>.measure(self, drawn)
      .map { !$0.isWhole(in: LayoutSize(size.width + 0.5, size.height + 0.5)) } ?? false
  }

  private var drawn: LayoutContext? {
    guard var context = layout?.context else { return nil }
    context.inherit(from: self)
    return context
  }
}

extension TextMeasure {
  /// Whether all words are shown in a frame of this size, if need be in smaller letters.
  func isWhole(in size: LayoutSize) -> Bool {
    fits(minimumScale, Proposal(size)) && longestPiece * minimumScale <= size.width
  }
}
