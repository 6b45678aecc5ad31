import ViewGraph

/// A message of a page, checked for form. The graph checks whether the screen allows it.
package enum PageMessage: Equatable {
  case join(Join)
  /// Messages up to this number arrived.
  case received(Int)
  case event(number: Int, received: Int, PageEvent)

  package struct Join: Equatable {
    package var token: String
    /// The last message that arrived from the session, 0 if none.
    package var received: Int
    package var surroundings: PageSurroundings
    package var address: String
    /// Whether the page was just loaded and shows its HTML unchanged.
    package var isFresh: Bool
    package var appValues: [String: String]
    package var sceneValues: [String: String]
  }

  /// Longest message that a page may send, in bytes. The page's script keeps below it.
  package static let maximumLength = 1 << 16
  /// Longest event that comes in several messages, in bytes. A page checks the encoded length of a
  /// text, so that it never sends more than a control takes.
  package static let maximumWhole = Control.textLimit + 1024

  /// - Parameter limit: In bytes; more is allowed to what came in several messages.
  package init(
    _ bytes: UnsafeRawBufferPointer, limit: Int = PageMessage.maximumLength
  ) throws(MessageError) {
    guard bytes.count <= limit else { throw .tooLong }
    if let (numbers, count) = JSONReader.readNumbers(bytes), count == 1 || count == 4 {
      guard count == 4 else {
        self = .received(numbers[0])
        return
      }
      guard let kind = EventKind(rawValue: numbers[2]) else { throw .unknown }
      self = .event(
        number: numbers[0], received: numbers[1], try PageEvent(kind, node: numbers[3], []))
      return
    }
    let values = try JSONReader.read(bytes)
    switch values.first {
    case .text("j"): self = .join(try Self.join(values))
    case .integer(let first):
      guard first >= 0 else { throw .unknown }
      if values.count == 1 {
        self = .received(first)
      } else {
        guard values.count >= 4, let received = values[1].integer, received >= 0,
          let kind = values[2].integer.flatMap(EventKind.init), let node = values[3].integer
        else { throw .unknown }
        self = .event(
          number: first, received: received,
          try PageEvent(kind, node: node, Array(values[4...])))
      }
    default: throw .unknown
    }
  }

  private static func join(_ values: [MessageValue]) throws(MessageError) -> Join {
    guard values.count == 8, let token = values[1].text, let received = values[2].integer,
      let surroundings = values[3].list, let address = values[4].text,
      let fresh = values[5].integer, let app = values[6].list, let scene = values[7].list,
      received >= 0,
      PageEvent.isAddress(address)
    else { throw .unknown }
    return Join(
      token: token, received: received,
      surroundings: try PageSurroundings(surroundings), address: address, isFresh: fresh == 1,
      appValues: try pairs(app), sceneValues: try pairs(scene))
  }

  private static func pairs(_ values: [MessageValue]) throws(MessageError) -> [String: String] {
    guard values.count % 2 == 0 else { throw .unknown }
    var result: [String: String] = [:]
    for index in stride(from: 0, to: values.count, by: 2) {
      guard let key = values[index].text, let json = values[index + 1].text else { throw .unknown }
      result[key] = json
    }
    return result
  }
}

/// What a page says about the person's surroundings.
package struct PageSurroundings: Equatable {
  /// BCP 47 tags, the most wanted language first.
  package var languages: [String]
  /// A name of the time zone database.
  package var timeZone: String
  package var isDark: Bool
  package var reducesMotion: Bool
  /// CSS pixels.
  package var width: Double
  /// The same; nil in the hints of a page that did not leave it.
  package var height: Double?
  /// How large the browser's usual letters are, compared to 16 CSS pixels; nil as above.
  package var textSize: Double?

  package init(_ values: [MessageValue]) throws(MessageError) {
    guard 5...7 ~= values.count, let languages = values[0].text, let zone = values[1].text,
      let dark = values[2].integer, let still = values[3].integer, let width = values[4].number,
      languages.utf8.count <= 512, zone.utf8.count <= 64, (0...100_000).contains(width)
    else { throw .unknown }
    self.languages = languages.split(separator: ",").prefix(20).map(String.init)
    timeZone = zone
    isDark = dark == 1
    reducesMotion = still == 1
    self.width = width
    guard values.count > 5 else { return }
    guard let height = values[5].number, (0...100_000).contains(height) else { throw .unknown }
    self.height = height
    guard values.count > 6 else { return }
    guard let size = values[6].number, (0...1_000).contains(size) else { throw .unknown }
    // Browsers take letters of any size, for which no app has a layout.
    textSize = min(max(size, 0.5), 5)
  }
}

/// An event of a page.
package enum PageEvent: Equatable {
  /// Something done to a control.
  case control(Event)
  case address(String)
  case surroundings(PageSurroundings)
  case storage(key: String, json: String?)
  case location(request: Int, Session.LocationAnswer)
  case file(NodeID, name: String, size: Int)
  case media(player: Int, Session.MediaReport)
  /// Whether the page is seen.
  case sight(Bool)
  /// The page cannot read a layout program, and lays out its element plainly.
  case unreadable(String)
  /// An edit of a text. The session knows the text that the page had before.
  case change(NodeID, TextChange)

  /// Whether it is an act of a person other than entering something into a field.
  package var isAct: Bool {
    if case .control(let event) = self { event.action.isAct } else { false }
  }

  package init(_ kind: EventKind, node: Int, _ values: [MessageValue]) throws(MessageError) {
    guard let number = NodeID(exactly: node) else { throw .unknown }
    if let action = kind.form.action(values) {
      self = .control(Event(number, action))
      return
    }
    func integer(_ index: Int) throws(MessageError) -> Int {
      guard index < values.count, let value = values[index].integer else { throw .unknown }
      return value
    }
    func text(_ index: Int) throws(MessageError) -> String {
      guard index < values.count, let value = values[index].text else { throw .unknown }
      return value
    }
    switch kind {
    case .address:
      guard values.count == 1, Self.isAddress(try text(0)) else { throw .unknown }
      self = .address(try text(0))
    case .surroundings: self = .surroundings(try PageSurroundings(values))
    case .storage:
      guard values.count == 2 else { throw .unknown }
      self = .storage(key: try text(0), json: values[1] == .null ? nil : try text(1))
    case .location:
      self = .location(request: try integer(0), try Self.location(values))
    case .media: self = .media(player: try integer(0), try Self.media(values))
    case .sight:
      guard values.count == 1, let flag = values[0].integer, (0...1).contains(flag) else {
        throw .unknown
      }
      self = .sight(flag == 1)
    case .unreadable:
      guard values.count == 1, try text(0).utf8.count <= 1_000 else { throw .unknown }
      self = .unreadable(try text(0))
    case .change:
      guard values.count == 5,
        let change = TextChange(
          place: try integer(0), removed: try integer(1), inserted: try text(2),
          length: try integer(3), checksum: try integer(4))
      else { throw .unknown }
      self = .change(number, change)
    case .file:
      guard values.count == 2 else { throw .unknown }
      self = .file(number, name: try text(0), size: try integer(1))
    default: throw .unknown
    }
  }

  private static func location(
    _ values: [MessageValue]
  ) throws(MessageError) -> Session.LocationAnswer {
    if values.count == 2 {
      switch values[1].integer {
      case 1: return .denied
      case 2: return .unavailable
      default: throw .unknown
      }
    }
    guard values.count == 4, let latitude = values[1].number, let longitude = values[2].number,
      let accuracy = values[3].number, (-90...90).contains(latitude),
      (-180...180).contains(longitude), accuracy >= 0
    else { throw .unknown }
    return .found(.init(latitude: latitude, longitude: longitude, accuracy: accuracy))
  }

  private static func media(
    _ values: [MessageValue]
  ) throws(MessageError) -> Session.MediaReport {
    guard values.count == 6, let order = values[1].integer, let number = values[2].integer,
      let state = Session.MediaReport.State(rawValue: number), let time = values[3].number,
      let duration = values[4].number, let rate = values[5].number,
      [time, duration, rate].allSatisfy(\.isFinite), time >= 0, (0...100).contains(rate)
    else { throw .unknown }
    return Session.MediaReport(
      order: order, state: state, time: time, duration: duration < 0 ? nil : duration, rate: rate)
  }

  /// A path of this site and a query.
  package static func isAddress(_ text: String) -> Bool {
    text.utf8.count <= 4096 && WebAddress.link(text) != nil && WebAddress.isPath(text)
  }
}
