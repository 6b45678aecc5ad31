/// One picture, as data: the shapes of an SVG and the square they are drawn in.
///
/// An icon carries path data and nothing else, so that a page can show it without trusting the
/// file it came from, and a client can build it node by node.
package struct Icon: Sendable {
  /// One path of an icon.
  package struct Shape: Sendable, Hashable {
    /// How a path is painted; the colour is always the text colour around the icon.
    package enum Paint: Sendable, Hashable {
      /// Along the path, ``Icon/strokeWidth`` wide, with round caps and joins.
      case stroke
      /// Inside the path. `evenOdd` cuts the inner contours out of the outer ones.
      case fill(evenOdd: Bool)
      /// As `stroke`, in dashes: the placeholder's border.
      case dashedStroke
    }

    /// SVG path data: commands and numbers in the units of the icon's view box.
    package let path: String
    package let paint: Paint
    /// Where the path's units are in those of the icon.
    package var placing = Placing()
    /// Painted in the colour of the page instead: a sign on a filled shape.
    package var isCut = false
    /// Which of the icon's layers it is of, where they have colours of their own.
    package var layer = 0
    /// Painted, not cut, where layers have colours of their own.
    package var isSign = false

    /// Makes a shape, or nothing if `path` is not plain path data.
    ///
    /// - Parameter path: Begins with a move, and holds only path commands, numbers and their
    ///   separators.
    package init?(path: String, paint: Paint) {
      guard Self.isPathData(path) else { return nil }
      self.path = path
      self.paint = paint
    }

    var isFilled: Bool {
      if case .fill = paint { true } else { false }
    }

    init(drawn path: String, _ paint: Paint) {
      precondition(Self.isPathData(path), "not path data: \(path)")
      self.path = path
      self.paint = paint
    }

    /// Whether `text` is path data and could be nothing else inside an attribute.
    static func isPathData(_ text: String) -> Bool {
      guard text.utf8.count <= longestPath,
        let first = text.utf8.first, first == UInt8(ascii: "M") || first == UInt8(ascii: "m")
      else { return false }
      return text.utf8.allSatisfy(pathBytes.contains)
    }

    private static let longestPath = 16_384
    private static let pathBytes = Set("MmLlHhVvCcSsQqTtAaZz0123456789.,-+ \n".utf8)
  }

  /// A size and a place inside of an icon: first scaled, then moved.
  package struct Placing: Sendable, Hashable {
    package var scale = 1.0
    package var x = 0.0
    package var y = 0.0

    /// As SVG writes it; nil if the shape stands as it was drawn.
    package var transform: String? {
      self == Placing()
        ? nil : "translate(\(Icon.number(x)) \(Icon.number(y))) scale(\(Icon.fine(scale)))"
    }
  }

  /// Width of a stroke, in units of the 24 × 24 grid that our own icons are drawn on.
  package static let strokeWidth = 1.75

  /// Left, top, width and height of the square that the shapes are drawn in.
  package let viewBox: (Double, Double, Double, Double)
  package internal(set) var shapes: [Shape]
  /// Whether it is mirrored where words run from right to left.
  package internal(set) var isDirectional = false

  /// Whether shapes lie over each other, which is seen in translucent colours.
  var hasOverlaps: Bool {
    !shapes.contains(where: \.isCut)
      && Set(shapes.map(\.path)).count < shapes.count
  }

  /// Whether a bold weight gives what is filled an edge: outlines of files, and dots. In a name that is
  /// filled, it would make what is cut out of a shape thinner.
  func hasEdges(named name: String) -> Bool {
    !name.contains(".fill") && !shapes.contains(where: \.isCut)
      && shapes.contains(where: \.isFilled)
  }

  package init(viewBox: (Double, Double, Double, Double), shapes: [Shape]) {
    self.viewBox = viewBox
    self.shapes = shapes
  }
}
