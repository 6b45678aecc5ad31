import Foundation
import LayoutSolver
import ScreenLayout
import ViewGraph

/// Draws views that stand on no screen as an SVG picture that holds their elements.
///
/// Elements and style rules are the page's own, so the picture looks as the page does. The picture holds all files that it shows.
@MainActor
package enum ApartPicture {
  /// - Parameter sheet: The style sheet of pages, without comments.
  package static func data(_ layout: ApartLayout, sheet: String) -> Data {
    let styles = PageStyles()
    var renderer = Renderer(
      PlacedSink(places(in: layout.root)), table: ElementTable(), styles: styles, repeating: .max)
    renderer.render(layout.stream, around: Surroundings())
    let sink = renderer.sink
    let own = styles.takeFresh().joined()
    // A picture may be inside of another one, whose root is the document's.
    let rooted = sheet.replacing(":root", with: ".drawn").replacing("html,", with: ".drawn,")
    let excerpt = SheetExcerpt(of: rooted, classes: sink.classes.union(["drawn"])).text
    let rules = InlineFiles.rules(excerpt + "@layer values{\(own)}").replacing("]]>", with: "")
    let size =
      "width=\"\(CSSText.number(layout.size.width))\" height=\"\(CSSText.number(layout.size.height))\""
    let letters = layout.textSize == 1 ? "" : ";font-size:\(CSSText.number(17 * layout.textSize))px"
    return Data(
      """
      \(DrawnPictures.mark) \(size)><style><![CDATA[\(rules)\
      .drawn{color-scheme:light;background:none}]]></style>\
      <foreignObject width="100%" height="100%"><body xmlns="http://www.w3.org/1999/xhtml" \
      style="min-height:0;height:100%;display:block;position:relative\(letters)">
      """.utf8) + sink.bytes + Data("</body></foreignObject></svg>".utf8)
  }

  /// Reads the place of each element from the layout.
  private static func places(in root: StreamElement) -> [NodeID: PlacedSink.Place] {
    var places: [NodeID: PlacedSink.Place] = [:]
    func add(_ element: StreamElement, in box: LayoutFrame) {
      var box = box
      if let layout = element.layout, element !== root {
        let (frame, inner) = (layout.outer.frame, layout.core.frame)
        let isBox = element.children.contains { $0.layout != nil }
        var place = PlacedSink.Place(
          x: frame.x - box.x, y: frame.y - box.y, width: frame.width, height: frame.height,
          isBox: isBox)
        if element.role == .text {
          place.words = words(of: layout, in: box)
          // Lines break where they did on a page, whose letters may be narrower.
          if place.words == nil, beginsAtLeading(element),
            let room = layout.core.placement.proposal.width,
            room.isFinite
          {
            place.width = max(place.width, room)
          }
        }
        // The box of a leaf reaches around its padding, and its content stays where the layout has it.
        if !isBox, frame != inner {
          place.insets = [
            inner.y - frame.y, frame.maxX - inner.maxX, frame.maxY - inner.maxY, inner.x - frame.x,
          ]
        }
        places[element.id] = place
        box = frame
      }
      for child in element.children { add(child, in: box) }
    }
    add(root, in: LayoutFrame(width: 0, height: 0))
    return places
  }

  /// Whether the lines of a text begin at its leading edge.
  private static func beginsAtLeading(_ text: StreamElement) -> Bool {
    let said = sequence(first: text, next: \.parent).lazy.compactMap { $0[.textAlignment] }.first
    return said == nil || said == .leading
  }

  /// The edge at which words keep their place where a browser's letters are wider than those of the layout; nil for words
  /// whose lines break at edges.
  private static func words(
    of layout: ElementLayout, in box: LayoutFrame
  ) -> PlacedSink.Words? {
    let frame = layout.outer.frame
    guard layout.core.size(.ideal).width <= layout.core.frame.width + 0.5 else { return nil }
    let (before, after) = (frame.x - box.x, box.maxX - frame.maxX)
    if abs(before - after) < 1 { return .middle(before + frame.width / 2) }
    return before < after ? .leading : .trailing(after)
  }
}
