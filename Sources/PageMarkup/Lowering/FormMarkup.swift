/// What the elements of one form have in common, as a sink wrote it for the first of them, with gaps for
/// what is each one's own: for the others it is copied.
struct FormMarkup: Sendable {
  /// What is in a gap.
  enum Gap {
    /// The result of a step of the form, by its number, if there is one; in a part with this tag.
    case result(Int, Tag)
    /// The children of this slot.
    case children(slot: Int, Surroundings.Kind)
  }

  /// Whether elements that differ here differ in nothing else.
  static func mayFill(_ slot: Slot) -> Bool {
    switch slot {
    // These may bring a script to the page.
    case .attribute(.events), .attribute(.shortcut), .attribute(.layout): false
    case .style(let kind): !kind.isUnusual
    default: true
    }
  }

  /// A part that is the same for all, and the gap behind it.
  struct Piece {
    let bytes: Range<Int>
    /// Where the sink stands behind the part.
    let place: SinkPlace
    /// Nil behind the last.
    let gap: Gap?
  }

  let bytes: [UInt8]
  let pieces: [Piece]
}

/// Notes the gaps while a sink writes the first element of a form.
struct MarkupRecorder {
  private struct Found {
    let gap: FormMarkup.Gap
    let range: Range<Int>
    let place: SinkPlace
  }

  private let start: Int
  private var found: [Found] = []
  /// Whether others of the form differ in nothing but what is in the gaps.
  private(set) var isPossible = true

  /// - Parameter start: Where the element begins in the sink.
  init(at start: Int) { self.start = start }

  mutating func refuse() { isPossible = false }

  /// Notes what stands in the sink between two places.
  mutating func add(
    _ gap: FormMarkup.Gap, in range: Range<Int>, from before: SinkPlace, to after: SinkPlace
  ) {
    // What follows would be written in another way behind an empty gap.
    if before != after { refuse() }
    found.append(Found(gap: gap, range: range, place: before))
  }

  /// - Parameter end: Where the element ends in the sink.
  func markup(of sink: some DOMSink, to end: Int, at place: SinkPlace) -> FormMarkup? {
    guard isPossible else { return nil }
    var bytes: [UInt8] = []
    var pieces: [FormMarkup.Piece] = []
    var offset = start
    func add(to end: Int, _ place: SinkPlace, _ gap: FormMarkup.Gap?) {
      let first = bytes.count
      bytes += sink.bytes[offset..<end]
      pieces.append(.init(bytes: first..<bytes.count, place: place, gap: gap))
    }
    for found in found {
      add(to: found.range.lowerBound, found.place, found.gap)
      offset = found.range.upperBound
    }
    add(to: end, place, nil)
    return FormMarkup(bytes: bytes, pieces: pieces)
  }
}
