import ViewGraph

/// What lowered elements are written to: HTML for the first paint, data for the client later.
///
/// Both get the same calls from the same tables, so that they cannot disagree.
protocol DOMSink {
  /// What was written.
  var bytes: [UInt8] { get }
  /// How many these are.
  var count: Int { get }
  var place: SinkPlace { get }

  /// Informs the sink of the element whose tags follow.
  mutating func begin(element: NodeID)
  /// Ends what stands before an element or text that follows.
  mutating func separate()
  /// Begins an element. Attributes follow, then content.
  mutating func open(_ tag: Tag)
  mutating func attribute(_ name: Name, _ value: String)
  /// Begins an attribute whose value comes in parts.
  mutating func begin(_ name: Name)
  mutating func part(_ value: String)
  mutating func endAttribute()
  mutating func text(_ text: String)
  mutating func close(_ tag: Tag)
  /// Ends the attributes of the open element; content follows, or its end.
  mutating func endAttributes()
  /// Writes what a sink of this kind wrote before.
  mutating func copy(_ bytes: UnsafeRawBufferPointer, to place: SinkPlace)
}

extension DOMSink {
  mutating func begin(element: NodeID) {}
}

/// Where in an element a sink stands, as far as what it writes next depends on it.
struct SinkPlace: Equatable, Sendable {
  /// Whether attributes may follow.
  var isInTag = false
  /// Of data: whether a comma goes before what follows.
  var needsComma = false
  /// Whether the content of a text area begins.
  var beginsTextArea = false
}

/// Writes HTML. The one place of the host that escapes text for it.
package struct HTMLSink: DOMSink {
  package private(set) var bytes: [UInt8] = []
  private(set) var place = SinkPlace()

  package init(capacity: Int = 4096) { bytes.reserveCapacity(capacity) }

  var count: Int { bytes.count }

  mutating func separate() { endAttributes() }

  package mutating func open(_ tag: Tag) {
    endAttributes()
    bytes.append(UInt8(ascii: "<"))
    bytes.append(contentsOf: tag.rawValue.utf8)
    place.isInTag = true
    place.beginsTextArea = tag == .textarea
  }

  package mutating func attribute(_ name: Name, _ value: String) {
    bytes.append(UInt8(ascii: " "))
    bytes.append(contentsOf: name.rawValue.utf8)
    quoted(value)
  }

  mutating func begin(_ name: Name) {
    bytes.append(UInt8(ascii: " "))
    bytes.append(contentsOf: name.rawValue.utf8)
    bytes.append(UInt8(ascii: "="))
    bytes.append(UInt8(ascii: "\""))
  }

  mutating func part(_ value: String) { escape(value) }

  mutating func endAttribute() { bytes.append(UInt8(ascii: "\"")) }

  /// An attribute of the document's own elements.
  package mutating func plain(_ name: StaticString, _ value: String) {
    bytes.append(UInt8(ascii: " "))
    name.withUTF8Buffer { bytes.append(contentsOf: $0) }
    quoted(value)
  }

  private mutating func quoted(_ value: String) {
    guard !value.isEmpty else { return }
    bytes.append(UInt8(ascii: "="))
    bytes.append(UInt8(ascii: "\""))
    escape(value)
    bytes.append(UInt8(ascii: "\""))
  }

  package mutating func text(_ text: String) {
    endAttributes()
    // The parser drops a newline at the start of a text area.
    if place.beginsTextArea, text.utf8.first == 10 { bytes.append(10) }
    place.beginsTextArea = false
    escape(text)
  }

  package mutating func close(_ tag: Tag) {
    endAttributes()
    guard !tag.isVoid else { return }
    bytes.append(UInt8(ascii: "<"))
    bytes.append(UInt8(ascii: "/"))
    bytes.append(contentsOf: tag.rawValue.utf8)
    bytes.append(UInt8(ascii: ">"))
  }

  /// Markup that this host wrote itself, such as the document's head.
  package mutating func markup(_ trusted: StaticString) {
    endAttributes()
    trusted.withUTF8Buffer { bytes.append(contentsOf: $0) }
  }

  /// Parts of the document that a sink of their own wrote.
  package mutating func append(_ other: HTMLSink) {
    endAttributes()
    bytes.append(contentsOf: other.bytes)
  }

  /// The text of a `style` element. Its grammar has no `<`, so nothing can end it early.
  package mutating func rules(_ rules: [String]) {
    endAttributes()
    for rule in rules {
      precondition(!rule.utf8.contains(UInt8(ascii: "<")), "A style rule holds markup: \(rule)")
      bytes.append(contentsOf: rule.utf8)
    }
  }

  package mutating func endAttributes() {
    guard place.isInTag else { return }
    place.isInTag = false
    bytes.append(UInt8(ascii: ">"))
  }

  /// Ends the tag of an element without content, in XHTML.
  mutating func endVoid() {
    bytes.append(UInt8(ascii: "/"))
    endAttributes()
  }

  mutating func copy(_ bytes: UnsafeRawBufferPointer, to place: SinkPlace) {
    self.bytes.append(contentsOf: bytes)
    self.place = place
  }

  /// Text and quoted attribute values need the same five characters, and two more: the parser
  /// replaces NUL and turns a carriage return into a line feed.
  private mutating func escape(_ text: String) {
    var text = text
    text.withUTF8 { utf8 in
      var start = 0
      for index in 0..<utf8.count {
        let replacement: StaticString
        switch utf8[index] {
        case UInt8(ascii: "&"): replacement = "&amp;"
        case UInt8(ascii: "<"): replacement = "&lt;"
        case UInt8(ascii: ">"): replacement = "&gt;"
        case UInt8(ascii: "\""): replacement = "&quot;"
        case UInt8(ascii: "'"): replacement = "&#39;"
        case 13: replacement = "&#13;"
        case 0: replacement = "\u{FFFD}"
        default: continue
        }
        bytes.append(contentsOf: UnsafeBufferPointer(rebasing: utf8[start..<index]))
        replacement.withUTF8Buffer { bytes.append(contentsOf: $0) }
        start = index + 1
      }
      bytes.append(contentsOf: UnsafeBufferPointer(rebasing: utf8[start...]))
    }
  }
}
