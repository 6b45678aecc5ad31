import Foundation
import LayoutSolver
import ViewGraph

/// The views of a graph that no window shows, laid out by themselves.
///
/// Text is measured by the table of widths, as in tests.
@MainActor
package struct ApartLayout {
  /// The views are its children.
  package let root: StreamElement
  /// The elements of the views.
  package let stream: ElementStream
  /// The size that the views choose, in points.
  package let size: LayoutSize
  /// How much larger than usual letters are.
  package let textSize: Double

  /// Lays out the views of a graph that has started.
  ///
  /// - Parameter proposal: The size that the views are proposed; nil is their ideal length.
  package init(_ graph: Graph, _ proposal: Proposal) {
    let surroundings = graph.session.surroundings
    let builder = LayoutBuilder<StreamElement>(
      ScreenMetrics(surroundings), graph.session.layouts)
    _ = graph.elements()
    graph.estimatePlaces { _ = $0.layOutApart($1, proposal) }
    stream = graph.elements()
    root = StreamElement.root(of: stream)
    size = builder.layOutApart(root, proposal)
    textSize = surroundings.textSize
  }
}

extension LayoutBuilder {
  /// Lays out views at the origin of no window.
  ///
  /// - Returns: The size that they choose.
  func layOutApart(_ root: Element, _ proposal: Proposal) -> LayoutSize {
    let context = LayoutContext(textSize: screen.textSize)
    let content = following(root) { column(nodes(root.children, context), context) }
    let size = content.size(proposal)
    let frame = LayoutFrame(width: size.width, height: size.height)
    content.layOut(in: frame, safe: frame)
    return size
  }
}

/// The way in which a program draws views that stand on no screen.
package enum ApartDrawing {
  /// Writes the views as an SVG picture; nil in a program that serves no pages.
  @MainActor package static var draw: ((ApartLayout) -> Data)?
}
