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
  case scroll(LayoutAxes, x: Double?, y: Double?)
  /// The least lengths of a spacer. The stack around decides which of them counts.
  case spacer(width: Double?, height: Double?)
  case divider(LayoutAxis)
  /// Keeps this size in any room.
  case fixed(LayoutSize)
  /// Takes the offered width, with this height. Its ideal width may be that of its content.
  case band(height: Double, hugs: Bool = false)
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
  /// Items in a line as wide as the bar, each at least so wide. The same room parts them, unless an item is a spacer.
  case toolbar(least: Double, spacing: Double)

  // How a page treats other elements. The headless host reads their roles, because it draws their content itself.

  /// Hugs its children, which stand in a line or below each other.
  case content(LayoutAxis)
  /// A control at the trailing edge, and its label at the leading one unless it is hidden.
  case labelled(hidesLabel: Bool)
  /// The label of a disclosure group, and its sign at the trailing edge.
  case disclosureLabel
  /// A sign beside words. Pages measure plain signs and words together, and lay out others.
  case label(isSign: Bool)
  /// Controls of a bar or a row.
  case tools(BarArea?)
  /// Measured as a whole.
  case leaf(LeafKind)
  /// Takes the offered room and lays out its content by itself. Rows of a sidebar have this inset in a wide window.
  case pane(rowInset: Double?)
  /// Stands in the page's own flow.
  case flow
  /// A part of an element that holds children of the element.
  case holder
  /// The label of a control.
  case controlLabel
  /// Takes no room.
  case away

  // Facts for the row around the element.

  /// The insets above and below a control that is higher than a line of text.
  case rowInset(Double)
  /// Leads to a page. A sign at the end of the row says so.
  case leads

  // Facts for the bar around the element.

  /// Has its ideal width there.
  case hugs

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
  /// Takes the frame of the source with the same number. Anchors in the middle are left out of the text.
  case follow(Matching)
}

/// The way in which a page measures a leaf.
package enum LeafKind: Int, CaseIterable, Sendable {
  /// As wide as its words, which wrap.
  case words
  /// As wide as its room, and as high as its content.
  case wide
  /// Keeps its size.
  case rigid
  /// A picture that fills its room.
  case resizable
  /// A field of one line.
  case field
  /// A field that grows with its text.
  case growing
  /// A field that scrolls.
  case editor
  /// A sign beside words.
  case titled
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
  case content = "k"
  case labelled = "a"
  case disclosureLabel = "g"
  case leaf = "v"
  case pane = "n"
  case flow = "u"
  case tools = "0"
  case holder = "1"
  case controlLabel = "2"
  case away = "3"
  case label = "6"
  case rowInset = "4"
  case leads = "5"
  case hugs = "7"
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
  case toolbar = "T"
  case safeArea = "S"
  case guide = "U"
  case gridCell = "C"
  case follow = "M"
  case containerFrame = "K"

  package var isSeldom: Bool { rawValue.first!.isUppercase }
}
