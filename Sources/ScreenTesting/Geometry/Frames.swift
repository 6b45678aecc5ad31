import ApusUI
import Foundation
import LayoutSolver
import ScreenLayout
import ViewGraph

extension ScreenElement {
  /// Where it is on the screen, in points from the upper left corner; nil: it is not laid out.
  ///
  /// It is the box of the view itself, without padding and frames around it. What is in a scroll
  /// view is where it lies before anybody scrolled. Text is measured by the widths of a font that is
  /// as wide as Apple's to within a percent.
  public var frame: CGRect? {
    screen.laidOut()
    guard let frame = node?.layout?.core.frame else { return nil }
    return CGRect(x: frame.x, y: frame.y, width: frame.width, height: frame.height)
  }
}

extension Screen {
  /// How large the screen is. A width below 600 points is a compact size class.
  public var size: ScreenSize {
    get { shownSize }
    set {
      shownSize = newValue
      graph.session.surroundings.width = newValue.width
      graph.session.surroundings.height = newValue.height
      graph.sessionChanged()
    }
  }

  /// How large the person wants text.
  ///
  /// ```swift
  /// screen.dynamicTypeSize = .accessibility3
  /// await screen.settle()
  /// ```
  public var dynamicTypeSize: DynamicTypeSize {
    get { DynamicTypeSize(factor: graph.session.surroundings.textSize) }
    set {
      graph.session.surroundings.textSize = newValue.factor
      graph.sessionChanged()
    }
  }

  var metrics: ScreenMetrics {
    var metrics = shownSize.metrics
    metrics.textSize = graph.session.surroundings.textSize
    return metrics
  }

  /// How much was laid out so far.
  package var layoutCount: LayoutCount { present.layout.count }

  /// Gives all elements their frames, unless they have them.
  package func laidOut() { layOut(present) }

  /// Gives the elements of a tree their frames, unless they have them.
  func layOut(_ tree: ScreenTree) { tree.layout.update(on: metrics) }

  /// Tells readers of sizes and places theirs, as a browser does, until none has changed.
  ///
  /// - Returns: The elements as they are then.
  func measured(_ tree: ScreenTree) -> ScreenTree {
    var tree = tree
    // A reader's size comes from outside of it, so each round settles one more level of readers.
    for _ in 0..<8 where tree.hasReaders {
      if tree.layout.isCurrent(on: metrics) { break }
      layOut(tree)
      var fresh: [(NodeID, MeasuredPlace)] = []
      for node in tree.readers {
        guard let place = node.place, reported[node.id] != place else { continue }
        reported[node.id] = place
        fresh.append((node.id, place))
      }
      if fresh.isEmpty { break }
      graph.tellPlaces(fresh)
      tree = changed()
    }
    // Which of several views is on the screen depends on what fits.
    if tree.hasFitting { layOut(tree) }
    return tree
  }
}
