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

/// A place among the outermost views of a component. The views beside it are read only where they may lie over it,
/// as a component of many rows has many.
private struct Outermost {
  let component: Component
  let begin, end: Int
}

extension Component {
  /// Whether one of its elements is written so that other views may lie over it. Where they do not, nobody
  /// has to lay out the screen to know.
  func mayBeCovered(_ ordinal: Int) -> Bool {
    var outer: [Outermost] = []
    if mayCover({ _, count in count == ordinal }, &outer) { return true }
    var child = self
    while let host = child.host ?? child.parent {
      let id = child.id
      let isCovered = host.mayCover(
        { record, _ in if case .child(id) = record { true } else { false } }, &outer)
      if isCovered { return true }
      child = host
    }
    return false
  }

  /// Whether one of its own views may lie over what is at a place of it.
  ///
  /// - Parameter isPlace: Tells it by its record and how many elements began before it.
  /// - Parameter outer: The place in the components inside of it that have no element around it; afterwards, in
  ///   this one, too.
  private func mayCover(
    _ isPlace: (ElementReader.Record, Int) -> Bool, _ outer: inout [Outermost]
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
        var (begin, end) = (start, reader.offset)
        for place in openings.places.reversed() {
          var inside = ElementReader(bytes, at: place.offset)
          guard case .open(let role, _, let attributes)? = inside.next() else { return false }
          let layers = Layers(role, attributes)
          if layers != .none {
            var beside = Beside()
            for place in outer { place.component.note(place, &beside) }
            note(&inside, until: begin, &beside)
            var rest = ElementReader(bytes, at: end)
            beside.isFollowed = note(&rest, until: bytes.count, &beside) || beside.isFollowed
            if beside.mayCover(layers) { return true }
          }
          outer = []
          inside = ElementReader(bytes, at: place.offset)
          _ = inside.next()
          inside.skipElement()
          (begin, end) = (place.offset, inside.offset)
        }
        outer.append(Outermost(component: self, begin: begin, end: end))
        return false
      }
    }
  }

  /// Notes the outermost views beside a place of it.
  private func note(_ place: Outermost, _ beside: inout Beside) {
    stream.withBytes { bytes in
      var first = ElementReader(bytes)
      note(&first, until: place.begin, &beside)
      var rest = ElementReader(bytes, at: place.end)
      beside.isFollowed = note(&rest, until: bytes.count, &beside) || beside.isFollowed
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
