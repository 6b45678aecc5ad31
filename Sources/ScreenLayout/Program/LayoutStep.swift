import LayoutSolver
import ViewGraph

/// A layout rule of an element, with its parameters. Lengths are points. Nil leaves a length to the content.
package enum LayoutStep: Equatable, Sendable {
  // How the element lays out its children, or its own room.

  /// Children in a line. The guide aligns them across it.
  case stack(LayoutAxis, GuideNumber, spacing: Double?)
  case layers(ElementAlignment)
  /// The last child is a layer of the others, or a bar beside them: see ``layer(_:)`` and ``bar(_:_:spacing:)``.
  case overlay
  case grid(ElementAlignment, across: Double?, down: Double?)
  case gridRow(GuideNumber?)
  case lazyGrid(LayoutAxis, GridTracks, ElementAlignment, spacing: Double?)
  case scroll(LayoutAxes)
  /// The least lengths of a spacer. The stack around decides which of them counts.
  case spacer(width: Double?, height: Double?)
  case divider(LayoutAxis)
  /// Keeps this size in any room.
  case fixed(LayoutSize)
  /// Takes the offered width, with this height.
  case band(height: Double)
  /// Takes the offered room.
  case flexible
  /// Takes the largest square in the offered room.
  case square
  case geometry
  /// Takes the offered room, with the children's centre at this point.
  case position(x: Double, y: Double)
  /// Shows the first child that fits in these directions.
  case fitting(LayoutAxes)
  /// The app's code lays out the children. A host that cannot ask it has its answers, as the text of
  /// ``LayoutAnswers``.
  case arrangement(LayoutAxis?, answers: String?)
  /// The insets of a button around its label.
  case button(LayoutInsets)
  /// A row of a list. Nil stands for the usual least height and insets.
  case row(least: Double?, LayoutInsets?)

  // The place of an overlay's last child.

  case layer(ElementAlignment)
  case bar(SafeEdges, GuideNumber, spacing: Double?)

  // Modifiers around the element, from inside to outside.

  case padding(LayoutInsets)
  case ratio(Double?, fills: Bool)
  case fixedSize(LayoutAxes)
  case frame(width: Double?, height: Double?, ElementAlignment)
  case limits(width: LengthLimits, height: LengthLimits, ElementAlignment)
  case containerFrame(ContainerFrame, ElementAlignment)
  case safeArea(SafeEdges)
  case guide(ElementGuide)
  case offset(x: Double, y: Double)
  case priority(Double)
  case gridCell(span: Int, unsized: LayoutAxes, GuideNumber?)
}

/// The name of a step in the text of a program. Capital letters are steps whose rules pages seldom need: a script
/// of their own has them.
package enum LayoutCode: String, CaseIterable, Sendable {
  case stack = "s"
  case layers = "z"
  case overlay = "o"
  case scroll = "c"
  case spacer = "j"
  case divider = "d"
  case fixed = "t"
  case band = "h"
  case flexible = "f"
  case square = "q"
  case geometry = "y"
  case button = "b"
  case row = "e"
  case layer = "l"
  case padding = "p"
  case ratio = "r"
  case fixedSize = "x"
  case frame = "w"
  case limits = "m"
  case priority = "i"
  case grid = "G"
  case gridRow = "R"
  case lazyGrid = "L"
  case position = "P"
  case fitting = "F"
  case arrangement = "A"
  case bar = "B"
  case safeArea = "S"
  case guide = "U"
  case gridCell = "C"

  package var isSeldom: Bool { rawValue.first!.isUppercase }
}
