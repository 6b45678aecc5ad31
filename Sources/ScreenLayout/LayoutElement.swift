import LayoutSolver
import ViewGraph

/// An element as layout reads it.
@MainActor
package protocol LayoutElement: AnyObject {
  var id: NodeID { get }
  var role: Role { get }
  var parent: Self? { get }
  var children: [Self] { get }
  /// Its place among the children of its parent.
  var index: Int { get }
  func stored(_ key: AttributeKey) -> AttributeValue?
  /// Where layout keeps what it knows of the element.
  var layout: ElementLayout? { get set }
  /// Whether its layout has to be made anew.
  var isLayoutOutdated: Bool { get set }
  /// Whether a view around it was laid out with it.
  var isInLayout: Bool { get set }
}

extension LayoutElement {
  package subscript<Value>(_ attribute: Attribute<Value>) -> Value? {
    stored(attribute.key).flatMap(Value.init)
  }
  package func has(_ key: AttributeKey) -> Bool { stored(key) != nil }
  package func flag(_ attribute: Attribute<Bool>) -> Bool { self[attribute] ?? false }

  /// Lies where a node of views inside of it lies.
  func take(_ node: LayoutNode) {
    layout = ElementLayout(outer: node, core: node)
    isInLayout = true
  }

  /// Where it lies, as a browser tells it; nil: it is not laid out.
  package var place: MeasuredPlace? {
    guard let core = layout?.core else { return nil }
    let frame = core.frame
    var guides: [GuideNumber: Double]?
    // Who measures its content may want to know them.
    if flag(.measuresContent) {
      guides = [:]
      for guide in GuideNumber.all {
        guides?[guide] = core.explicitGuide(
          guide.layout, in: frame.size, for: core.placement.proposal)
      }
    }
    return MeasuredPlace(
      x: frame.x, y: frame.y, width: frame.width, height: frame.height, guides: guides)
  }
}

/// The nodes of an element. They are kept until the element, something inside of it or what it
/// inherits changes, with the sizes that they found.
///
/// It is a class since each question about a place passes it on.
package final class ElementLayout {
  /// With its frame and padding.
  package let outer: LayoutNode
  /// Without: what the element itself draws.
  package let core: LayoutNode
  /// What the element inherited; nil: the nodes are made anew each time.
  let context: LayoutContext?

  init(outer: LayoutNode, core: LayoutNode, context: LayoutContext? = nil) {
    self.outer = outer
    self.core = core
    self.context = context
  }

  /// The frame that a background or a gesture fills: the outer one, moved by the element's offset.
  package var filledFrame: LayoutFrame {
    var node = outer
    while node !== core, let inner = node.children.first {
      if node.rule is OffsetRule { return inner.frame }
      node = inner
    }
    return outer.frame
  }
}

/// The attributes of an element, for functions that take any source of attributes.
@MainActor
struct AttributesOf<Element: LayoutElement>: @MainActor AttributeReading {
  private let element: Element
  init(_ element: Element) { self.element = element }
  func stored(_ key: AttributeKey) -> AttributeValue? { element.stored(key) }
}

/// The screen of a device.
package struct ScreenMetrics: Hashable, Sendable {
  /// Points.
  package var width, height: Double
  /// What the system's bars and corners cover.
  package var safeArea: LayoutInsets
  /// The thickness of a line that is as thin as the screen can draw, in points.
  package var hairline: Double
  /// How much larger than usual the person wants letters.
  package var textSize = 1.0

  package init(
    width: Double, height: Double, safeArea: LayoutInsets = LayoutInsets(), scale: Double = 3
  ) {
    self.width = width
    self.height = height
    self.safeArea = safeArea
    hairline = 1 / max(1, scale)
  }

  /// The window of a page.
  package init(_ surroundings: Session.Surroundings) {
    self.init(width: surroundings.width, height: surroundings.height)
    textSize = surroundings.textSize
  }

  package var frame: LayoutFrame { LayoutFrame(width: width, height: height) }
}
