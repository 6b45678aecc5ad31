import PageProtocol

/// Writes elements as data from which the client creates them:
/// `["tag",["name","value",…],child…]`, where a child is a text or an element.
struct NodeSink: DOMSink {
  var json: JSONWriter
  private(set) var place = SinkPlace()

  init(_ json: JSONWriter = JSONWriter()) { self.json = json }

  var bytes: [UInt8] { json.bytes }
  var count: Int { json.bytes.count }

  mutating func separate() {
    endAttributes()
    if place.needsComma { json.raw(UInt8(ascii: ",")) }
    place.needsComma = false
  }

  mutating func open(_ tag: Tag) {
    separate()
    json.raw("[\"")
    json.raw(tag.rawValue)
    json.raw("\",[")
    place.isInTag = true
  }

  mutating func attribute(_ name: Name, _ value: String) {
    begin(name)
    part(value)
    endAttribute()
  }

  mutating func begin(_ name: Name) {
    if place.needsComma { json.raw(UInt8(ascii: ",")) }
    json.raw(UInt8(ascii: "\""))
    json.raw(name.rawValue)
    json.raw("\",\"")
    place.needsComma = true
  }

  mutating func part(_ value: String) { json.characters(value.asHTMLShowsIt) }

  mutating func endAttribute() { json.raw(UInt8(ascii: "\"")) }

  mutating func text(_ text: String) {
    separate()
    json.string(text.asHTMLShowsIt)
    place.needsComma = true
  }

  mutating func close(_ tag: Tag) {
    endAttributes()
    json.raw(UInt8(ascii: "]"))
    place.needsComma = true
  }

  mutating func endAttributes() {
    guard place.isInTag else { return }
    place.isInTag = false
    json.raw(UInt8(ascii: "]"))
    place.needsComma = true
  }

  mutating func copy(_ bytes: UnsafeRawBufferPointer, to place: SinkPlace) {
    json.raw(bytes)
    self.place = place
  }
}

extension String {
  /// An HTML parser replaces NUL; what the client sets shows the same.
  package var asHTMLShowsIt: String {
    utf8.contains(0) ? replacing("\0", with: "\u{FFFD}") : self
  }
}
