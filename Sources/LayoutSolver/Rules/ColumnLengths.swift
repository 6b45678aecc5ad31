/// How wide the columns of a table are. All its rows have the same width, so that each finds the same
/// lengths by itself.
enum ColumnLengths {
  /// Between two columns.
  static let spacing = 16.0

  /// The columns of a table with their lengths for a width; other tracks as they are.
  static func settled(_ items: [TrackItem], _ proposed: Double?) -> [TrackItem] {
    let columns = items.compactMap { item -> Column? in
      guard case .column(let minimum, let ideal, let maximum) = item.length else { return nil }
      return Column(minimum: minimum, ideal: ideal, maximum: maximum)
    }
    guard columns.count == items.count else { return items }
    let room = proposed.map { max(0, $0 - spacing * Double(columns.count - 1)) }
    return lengths(columns, room).map { TrackItem(.fixed($0), spacing: spacing) }
  }

  private struct Column {
    let minimum, ideal, maximum: Double
  }

  /// A column is at least as wide as its ideal. Where there is more room, all are as wide as each other,
  /// within their bounds; where there is less, they shrink towards their least widths, and below these in
  /// proportion, so that none leaves the window.
  private static func lengths(_ columns: [Column], _ room: Double?) -> [Double] {
    guard let room, room.isFinite else { return columns.map(\.ideal) }
    let least = columns.reduce(0) { $0 + $1.minimum }
    let wanted = columns.reduce(0) { $0 + $1.ideal }
    if room < least { return columns.map { $0.minimum * (room / least) } }
    if room < wanted {
      let part = (room - least) / (wanted - least)
      return columns.map { $0.minimum + ($0.ideal - $0.minimum) * part }
    }
    return shared(columns, room)
  }

  private static func shared(_ columns: [Column], _ room: Double) -> [Double] {
    var lengths = columns.map(\.ideal)
    var open = Array(columns.indices)
    var left = room
    while !open.isEmpty {
      let share = left / Double(open.count)
      for index in open {
        lengths[index] = min(max(share, columns[index].ideal), columns[index].maximum)
      }
      // Those that need more than their share are settled first, or else those that take less.
      let excess = open.reduce(0) { $0 + (lengths[$1] - share) }
      let settled = open.filter {
        excess == 0 || (lengths[$0] - share) * excess > 0
      }
      for index in settled { left -= lengths[index] }
      open.removeAll { settled.contains($0) }
    }
    return lengths
  }
}
