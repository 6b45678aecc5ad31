import Foundation
import ViewGraph

/// Writes elements as XHTML in which each element stands at its place, for a picture.
struct PlacedSink: DOMSink {
  /// The place of an element in the element around it, in points.
  struct Place {
    var x, y, width, height: Double
    /// Whether elements with places are inside.
    var isBox: Bool
    /// The anchor of a text on one line.
    var words: Words?
    /// The distances of the content from the edges, from the top on clockwise; nil: those of the style sheet.
    var insets: [Double]?
  }

  /// The point of words on one line that stays where the layout has it, in points from the box around.
  enum Words {
    case leading
    case middle(Double)
    /// The distance of the end from the box's end.
    case trailing(Double)
  }

  private var html = HTMLSink(capacity: 8192)
  private let places: [NodeID: Place]
  /// The element whose first tag follows.
  private var pending: Place?
  private var tag = Tag.div
  /// The classes that elements have.
  private(set) var classes: Set<String> = []
  private var isClass = false
  /// The classes of the open attribute.
  private var names = ""

  init(_ places: [NodeID: Place]) { self.places = places }

  var bytes: [UInt8] { html.bytes }
  var count: Int { html.count }
  var place: SinkPlace { html.place }

  mutating func begin(element node: NodeID) { pending = places[node] }

  mutating func separate() { endAttributes() }

  mutating func open(_ tag: Tag) {
    endAttributes()
    html.open(tag)
    self.tag = tag
    if tag == .svg { html.plain("xmlns", "http://www.w3.org/2000/svg") }
    guard let place = pending else { return }
    pending = nil
    html.plain("data-at", place.isBox ? "box" : "leaf")
    var others = ""
    var across = "left:\(points(place.x));width:\(points(place.width))"
    if let words = place.words {
      others = ";white-space:pre"
      switch words {
      case .leading: break
      case .middle(let middle): across = "left:\(points(middle));translate:-50%;width:max-content"
      case .trailing(let end): across = "left:auto;right:\(points(end));width:max-content"
      }
    }
    if let insets = place.insets {
      let lengths = insets.map { points(max(0, $0)) }
      others += ";padding:\(lengths.joined(separator: " "))"
    }
    html.plain("style", "\(across);top:\(points(place.y));height:\(points(place.height))\(others)")
  }

  private func points(_ length: Double) -> String { CSSText.number(length) + "px" }

  /// A picture loads nothing, so files of the app are written into it. Other addresses are left out.
  mutating func attribute(_ name: Name, _ value: String) {
    if name == .srcset || name == .href { return }
    guard let value = name == .src ? InlineFiles.address(value) : value else { return }
    begin(name)
    part(value)
    endAttribute()
  }

  mutating func begin(_ name: Name) {
    html.begin(name)
    isClass = name == .class
    names = ""
  }

  mutating func part(_ value: String) {
    if isClass { names += value }
    html.part(value.withoutControls)
  }

  mutating func endAttribute() {
    html.endAttribute()
    guard isClass else { return }
    isClass = false
    classes.formUnion(names.split(separator: " ").map(String.init))
  }

  mutating func text(_ text: String) {
    endAttributes()
    html.text(text.withoutControls)
  }

  mutating func close(_ tag: Tag) {
    endAttributes()
    html.close(tag)
  }

  mutating func endAttributes() {
    guard html.place.isInTag else { return }
    if tag.isVoid { html.endVoid() } else { html.endAttributes() }
  }

  mutating func copy(_ bytes: UnsafeRawBufferPointer, to place: SinkPlace) {
    html.copy(bytes, to: place)
  }
}

extension String {
  /// XML has no other control characters than tabs and line ends.
  fileprivate var withoutControls: String {
    func isControl(_ scalar: Unicode.Scalar) -> Bool {
      switch scalar.value {
      case 0...8, 11, 12, 14...31, 0xFFFE, 0xFFFF: true
      default: false
      }
    }
    guard unicodeScalars.contains(where: isControl) else { return self }
    return String(String.UnicodeScalarView(unicodeScalars.filter { !isControl($0) }))
  }
}
