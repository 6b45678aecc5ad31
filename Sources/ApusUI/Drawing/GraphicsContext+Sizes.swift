import Foundation
import ViewGraph

// Sizes come from the layout of tests, because the server has no fonts of the visitor's.

extension GraphicsContext.ResolvedText {
  /// The size of the words in a room, in points. Lines break at its edges.
  public func measure(in size: CGSize) -> CGSize { measured(text, in: size).size }

  /// The distance from the top to the baseline of the first line, in points.
  public func firstBaseline(in size: CGSize) -> CGFloat { measured(text, in: size).first }

  /// The distance from the top to the baseline of the last line, in points.
  public func lastBaseline(in size: CGSize) -> CGFloat { measured(text, in: size).last }
}

extension GraphicsContext.ResolvedImage {
  /// The size of the picture, in points.
  public var size: CGSize { measured(image, in: nil).size }

  /// The distance from the top to the baseline, in points.
  public var baseline: CGFloat { measured(image, in: nil).first }
}

extension GraphicsContext.ResolvedSymbol {
  /// The size of the view, in points.
  public var size: CGSize { measured(view, in: nil).size }
}

/// The size of a view and its baselines. Drawings are made on the main actor.
private func measured(
  _ view: some View, in size: CGSize?
) -> (size: CGSize, first: CGFloat, last: CGFloat) {
  // The view stays on its thread.
  nonisolated(unsafe) let view = view
  return MainThread.assumeIsolated {
    let apart = ApartView(view, size.map(ProposedViewSize.init) ?? .unspecified)
    defer { apart.end() }
    let (first, last) = apart.baselines
    return (apart.size, first, last)
  }
}
