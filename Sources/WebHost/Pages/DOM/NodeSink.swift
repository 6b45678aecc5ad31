/// Writes elements as data from which the client creates them:
/// `["tag",["name","value",…],child…]`, where a child is a text or an element.
struct NodeSink: DOMSink {
  var json: JSONWriter
  private var isInTag = false
  private var needsComma = false

  init(_ json: JSONWriter = JSONWriter()) { self.json = json }

  mutating func open(_ tag: Tag) {
    endAttributes()
    if needsComma { json.raw(UInt8(ascii: ",")) }
    json.raw("[\"")
    json.raw(tag.rawValue)
    json.raw("\",[")
    isInTag = true
    needsComma = false
  }

  mutating func attribute(_ name: Name, _ value: String) {
    if needsComma { json.raw(UInt8(ascii: ",")) }
    json.raw(UInt8(ascii: "\""))
    json.raw(name.rawValue)
    json.raw("\",")
    json.string(value.asHTMLShowsIt)
    needsComma = true
  }

  mutating func text(_ text: String) {
    endAttributes()
    if needsComma { json.raw(UInt8(ascii: ",")) }
    json.string(text.asHTMLShowsIt)
    needsComma = true
  }

  mutating func close(_ tag: Tag) {
    endAttributes()
    json.raw(UInt8(ascii: "]"))
    needsComma = true
  }

  private mutating func endAttributes() {
    guard isInTag else { return }
    isInTag = false
    json.raw(UInt8(ascii: "]"))
    needsComma = true
  }
}

extension String {
  /// An HTML parser replaces NUL; what the client sets shows the same.
  var asHTMLShowsIt: String {
    utf8.contains(0) ? replacing("\0", with: "\u{FFFD}") : self
  }
}
