import Foundation
import LayoutSolver
import ViewGraph

/// The views of a graph that no window shows, laid out by themselves.
///
/// Text is measured by the table of widths, as in tests.
@MainActor
package struct ApartLayout: ApartScreen {
  /// The views are its children.
  package let root: StreamElement
  /// The elements of the views.
  package let stream: ElementStream
  /// The size that the views choose, in points.
  package let size: LayoutSize
  package let baselines: (first: Double, last: Double)
  /// How much larger than usual letters are.
  package let textSize: Double

  /// The way in which a program that serves pages draws views.
  package static var draw: ((ApartLayout) -> Data)?

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
    let content = builder.layOutApart(root, proposal)
    size = content.frame.size
    baselines = (
      content.guide(.firstTextBaseline, in: size, for: proposal),
      content.guide(.lastTextBaseline, in: size, for: proposal)
    )
    textSize = surroundings.textSize
  }

  package var chosen: ApartSize { ApartSize(size.width, size.height) }

  package var words: [String] {
    var words: [String] = []
    root.walk { element in
      if let text = element[.text] { words.append(text) }
    }
    return words
  }

  package var picture: Data? { Self.draw?(self) }
}

/// The layout of tests and pages, for views that no window shows.
enum TableLayouts: ApartLayouts {
  static func layOut(_ graph: Graph, width: Double?, height: Double?) -> any ApartScreen {
    ApartLayout(graph, Proposal(width, height))
  }

  static func measure(_ runs: [PlainRun], lineSpacing: Double, width: Double?) -> ApartSize {
    let runs = runs.map { run in
      var font = FontMetrics(size: run.size, weight: run.weight)
      font.isMonospaced = run.isMonospaced
      font.file = run.file
      font.tracking = run.tracking
      return MeasuredRun(run.text, font)
    }
    let size = TextMeasure(runs, lineSpacing: lineSpacing).measure(Proposal(width, nil)).size
    return ApartSize(size.width, size.height)
  }
}

extension LayoutBuilder {
  /// Lays out views at the origin of no window.
  ///
  /// - Returns: The node of all views.
  func layOutApart(_ root: Element, _ proposal: Proposal) -> LayoutNode {
    let context = LayoutContext(textSize: screen.textSize)
    let content = following(root) { column(nodes(root.children, context), context) }
    let size = content.size(proposal)
    let frame = LayoutFrame(width: size.width, height: size.height)
    content.layOut(in: frame, safe: frame)
    return content
  }
}
