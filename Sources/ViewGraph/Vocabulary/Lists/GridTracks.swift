/// The columns of a vertical grid, or the rows of a horizontal one.
package struct GridTracks: NumberList {
  package struct Track: Hashable, Sendable {
    package var length: Length
    /// Behind it, in points; nil: the usual.
    package var spacing: Double?
    /// Of its cells; nil: the grid's.
    package var alignment: ElementAlignment?

    package init(_ length: Length, spacing: Double? = nil, alignment: ElementAlignment? = nil) {
      self.length = length
      self.spacing = spacing
      self.alignment = alignment
    }
  }

  /// Lengths are points; a longest one is infinite where it may take what the others leave.
  package enum Length: Hashable, Sendable {
    case fixed(Double)
    case flexible(minimum: Double, maximum: Double)
    /// As many as fit.
    case adaptive(minimum: Double, maximum: Double)
    /// A column of a table: at least as wide as its ideal while there is room.
    case column(minimum: Double, ideal: Double, maximum: Double)
  }

  package var tracks: [Track]

  package init(_ tracks: [Track]) { self.tracks = tracks }
}

// MARK: As numbers

extension GridTracks {
  /// Kind, smallest and largest length (-1: infinite), space behind it (-1: the usual) and alignment
  /// (-1: the grid's) of each. A column of a table has its ideal length in place of the space.
  package var numbers: [Double] {
    tracks.flatMap { track in
      if case .column(let minimum, let ideal, let maximum) = track.length {
        return [4, minimum, maximum.isFinite ? maximum : -1, ideal, -1]
      }
      let length: [Double] =
        switch track.length {
        case .fixed(let length): [1, length, length]
        case .flexible(let minimum, let maximum): [2, minimum, maximum.isFinite ? maximum : -1]
        case .column: []
        case .adaptive(let minimum, let maximum): [3, minimum, maximum.isFinite ? maximum : -1]
        }
      return length + [
        track.spacing.map { max(0, $0) } ?? -1, track.alignment.map { Double($0.rawValue) } ?? -1,
      ]
    }
  }

  /// Nil without a column.
  package init?(numbers: [Double]) {
    guard !numbers.isEmpty, numbers.count.isMultiple(of: 5) else { return nil }
    tracks = []
    for index in stride(from: 0, to: numbers.count, by: 5) {
      let minimum = numbers[index + 1]
      let maximum = numbers[index + 2] < 0 ? .infinity : numbers[index + 2]
      let length: Length
      switch numbers[index] {
      case 1: length = .fixed(minimum)
      case 2: length = .flexible(minimum: minimum, maximum: maximum)
      case 3: length = .adaptive(minimum: minimum, maximum: maximum)
      case 4 where numbers[index + 3] >= 0:
        length = .column(minimum: minimum, ideal: numbers[index + 3], maximum: maximum)
      default: return nil
      }
      tracks.append(
        Track(
          length, spacing: numbers[index] == 4 || numbers[index + 3] < 0 ? nil : numbers[index + 3],
          alignment: Int(exactly: numbers[index + 4]).flatMap(ElementAlignment.init)))
    }
  }
}
