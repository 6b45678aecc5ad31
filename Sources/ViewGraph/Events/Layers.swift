/// Which of the views in an element may lie over others of them.
enum Layers {
  case none
  /// Each over those before it.
  case all
  /// The others over the last one.
  case allButLast

  init(_ role: Role, _ attributes: Attributes) {
    switch attributes[.layering] {
    case .inFront: self = .all
    case .behind: self = .allButLast
    // What is beside a bar scrolls.
    case .bar, nil: self = role == .zstack ? .all : .none
    }
  }
}

/// The views beside one.
private struct Beside {
  /// Whether there are any behind it, in the order of writing.
  var isFollowed = false
  /// Whether one has a place of its own in the order of drawing.
  var isRaised = false

  /// Whether one of them may lie over it.
  func mayCover(_ layers: Layers) -> Bool {
    switch layers {
    case .none: false
    case .all: isFollowed || isRaised
    case .allButLast: !isFollowed || isRaised
    }
  }
}

extension Component {
  /// Whether one of its elements is written so that other views may lie over it. Where they do not, nobody
  /// has to lay out the screen to know.
  func mayBeCovered(_ ordinal: Int) -> Bool {
    var beside = Beside()
    if mayCover({ _, count in count == ordinal }, &beside) { return true }
    var child = self
    while let host = child.host ?? child.parent {
      let id = child.id
      let isCovered = host.mayCover(
        { record, _ in if case .child(id) = record { true } else { false } }, &beside)
      if isCovered { return true }
      child = host
    }
    return false
  }

  /// Whether one of its own views may lie over what is at a place of it.
  ///
  /// - Parameter isPlace: Tells it by its record and how many elements began before it.
  /// - Parameter beside: What is known of the views beside the place; afterwards, of those beside it
  ///   that are not in an element of this component.
  private func mayCover(
    _ isPlace: (ElementReader.Record, Int) -> Bool, _ beside: inout Beside
  ) -> Bool {
    stream.withBytes { bytes in
      var reader = ElementReader(bytes)
      var openings = Openings()
      while true {
        let start = reader.offset
        guard let record = reader.next() else { return false }
        guard isPlace(record, openings.count) else {
          openings.pass(record, at: start)
          continue
        }
        if case .open = record { reader.skipElement() }
        var begin = start
        for place in openings.places.reversed() {
          var inside = ElementReader(bytes, at: place.offset)
          guard case .open(let role, _, let attributes)? = inside.next() else { return false }
          note(&inside, until: begin, &beside)
          beside.isFollowed = note(&reader, until: bytes.count, &beside) || beside.isFollowed
          if beside.mayCover(Layers(role, attributes)) { return true }
          begin = place.offset
          beside = Beside()
        }
        var first = ElementReader(bytes)
        note(&first, until: begin, &beside)
        beside.isFollowed = note(&reader, until: bytes.count, &beside) || beside.isFollowed
        return false
      }
    }
  }

  /// Notes the outermost views up to an offset, or to behind the end of the element that they are in.
  ///
  /// - Returns: Whether there are any.
  @discardableResult
  private func note(
    _ reader: inout ElementReader, until end: Int, _ beside: inout Beside
  ) -> Bool {
    var isSome = false
    while reader.offset < end, let record = reader.next() {
      switch record {
      case .open(_, _, let attributes):
        isSome = true
        if attributes[.zIndex] != nil { beside.isRaised = true }
        reader.skipElement()
      case .child(let id):
        let child = child(id)
        if child.hasElements { isSome = true }
        if child.isRaised { beside.isRaised = true }
      case .close: return isSome
      }
    }
    return isSome
  }

  /// Whether one of its outermost elements has a place of its own in the order of drawing.
  private var isRaised: Bool {
    var beside = Beside()
    stream.withBytes { bytes in
      var reader = ElementReader(bytes)
      note(&reader, until: bytes.count, &beside)
    }
    return beside.isRaised
  }
}
