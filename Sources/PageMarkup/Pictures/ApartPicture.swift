import Foundation
import LayoutSolver
import ScreenLayout
import ViewGraph

/// Draws views that stand on no screen as an SVG picture that holds their elements.
///
/// Elements and style rules are the page's own, so the picture looks as the page does. All files are inside of it.
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
    let excerpt = SheetExcerpt(of: sheet, classes: sink.classes).text
    let rules = InlineFiles.rules(excerpt + "@layer values{\(own)}").replacing("]]>", with: "")
    let size =
      "width=\"\(CSSText.number(layout.size.width))\" height=\"\(CSSText.number(layout.size.height))\""
    let letters = layout.textSize == 1 ? "" : ";font-size:\(CSSText.number(17 * layout.textSize))px"
    return Data(
      """
      \(DrawnPictures.mark) \(size)><style><![CDATA[\(rules)\
      :root{color-scheme:light;background:none}]]></style>\
      <foreignObject width="100%" height="100%"><body xmlns="http://www.w3.org/1999/xhtml" \
      style="min-height:0;height:100%;display:block;position:relative\(letters)">
      """.utf8) + sink.bytes + Data("</body></foreignObject></svg>".utf8)
  }

  /// The places of all elements that have one.
  private static func places(in root: StreamElement) -> [NodeID: PlacedSink.Place] {
    var places: [NodeID: PlacedSink.Place] = [:]
    func add(_ element: StreamElement, in origin: (x: Double, y: Double)) {
      var origin = origin
      if let layout = element.layout, element !== root {
        let (frame, inner) = (layout.outer.frame, layout.core.frame)
        let isBox = element.children.contains { $0.layout != nil }
        let ideal = layout.core.size(.ideal).width
        var place = PlacedSink.Place(
          x: frame.x - origin.x, y: frame.y - origin.y, width: frame.width, height: frame.height,
          isBox: isBox, isWhole: element.role == .text && ideal <= inner.width + 0.5)
        // The box of a leaf reaches around its padding, and its content stays where the layout has it.
        if !isBox, frame != inner {
          place.insets = [
            inner.y - frame.y, frame.maxX - inner.maxX, frame.maxY - inner.maxY, inner.x - frame.x,
          ]
        }
        places[element.id] = place
        origin = (frame.x, frame.y)
      }
      for child in element.children { add(child, in: origin) }
    }
    add(root, in: (0, 0))
    return places
  }
}
