/// A `GridItem`: how wide a column of a `LazyVGrid`, or how high a row of a `LazyHGrid`, is.
package struct TrackItem: Hashable, Sendable {
  package enum Length: Hashable, Sendable {
    case fixed(Double)
    case flexible(minimum: Double, maximum: Double)
    /// As many as fit.
    case adaptive(minimum: Double, maximum: Double)
    /// A column of a table: see ``ColumnLengths``.
    case column(minimum: Double, ideal: Double, maximum: Double)
  }

  package var length: Length
  /// To the next track; nil: the default.
  package var spacing: Double?
  /// Of the cells in it; nil: the grid's.
  package var alignment: LayoutAlignment?

  package init(_ length: Length, spacing: Double? = nil, alignment: LayoutAlignment? = nil) {
    self.length = length
    self.spacing = spacing
    self.alignment = alignment
  }
}

/// `LazyVGrid` and `LazyHGrid`.
package struct LazyGridRule: LayoutRule {
  /// In which it grows: vertical for a `LazyVGrid`.
  let axis: LayoutAxis
  let items: [TrackItem]
  /// Across the tracks' direction of growth, for what is narrower than the grid.
  let alignment: LayoutAlignment
  /// Between lines of cells.
  let spacing: Double
  /// Children that have a line for themselves: headers and footers of sections.
  let wholes: Set<Int>

  package init(
    axis: LayoutAxis, items: [TrackItem], alignment: LayoutAlignment = .center, spacing: Double?,
    wholes: Set<Int> = []
  ) {
    self.wholes = wholes
    self.axis = axis
    self.items = items
    self.alignment = alignment
    self.spacing = spacing ?? StackRule.standardSpacing
  }

  private struct Track {
    var start = 0.0
    let length: Double
    let alignment: LayoutAlignment?
  }

  /// Fixed tracks take their length. The others share what is left between their limits, in order;
  /// an adaptive one is as many tracks as its share has room for.
  private func tracks(_ proposed: Double?) -> [Track] {
    let items = ColumnLengths.settled(
      items.isEmpty ? [TrackItem(.flexible(minimum: 10, maximum: .infinity))] : items, proposed)
    var fixed = 0.0
    var open = 0
    for (index, item) in items.enumerated() {
      if index > 0 { fixed += items[index - 1].spacing ?? StackRule.standardSpacing }
      if case .fixed(let length) = item.length { fixed += length } else { open += 1 }
    }
    var left = proposed.map { max(0, $0 - fixed) } ?? 0
    var tracks: [Track] = []
    var start = 0.0
    for item in items {
      let gap = item.spacing ?? StackRule.standardSpacing
      func add(_ length: Double) {
        tracks.append(Track(start: start, length: length, alignment: item.alignment))
        start += length + gap
      }
      switch item.length {
      case .fixed(let length), .column(_, let length, _): add(length)
      case .flexible(let minimum, let maximum):
        let length = min(max(left / Double(open), minimum), maximum)
        if left.isFinite { left = max(0, left - length) }
        open -= 1
        add(length)
      case .adaptive(let minimum, let maximum):
        let share = left / Double(open)
        let wanted = share.isFinite ? ((share + gap) / (max(minimum, 1) + gap)).rounded(.down) : 1
        // Larger numbers of tracks are mistakes of the app.
        let count = max(1, min(wanted, 10_000))
        let length = min(max((share - (count - 1) * gap) / count, minimum), maximum)
        for _ in 0..<Int(count) { add(length) }
        if left.isFinite { left = max(0, left - length * count - gap * (count - 1)) }
        open -= 1
      }
    }
    return tracks
  }

  private func offer(_ track: Track) -> Proposal {
    axis == .vertical ? Proposal(track.length, nil) : Proposal(nil, track.length)
  }

  /// Each child's line and track.
  private func cells(_ tracks: [Track], _ children: [LayoutNode]) -> [Cell] {
    let last = tracks[tracks.count - 1]
    let whole = Track(length: last.start + last.length, alignment: nil)
    var line = 0
    var column = 0
    return children.enumerated().map { index, child in
      let isWhole = wholes.contains(index)
      if column == tracks.count || column > 0 && isWhole { (line, column) = (line + 1, 0) }
      defer { column = isWhole ? tracks.count : column + 1 }
      return Cell(child: child, line: line, track: isWhole ? whole : tracks[column])
    }
  }

  private struct Cell {
    let child: LayoutNode
    let line: Int
    let track: Track
  }

  /// The lengths of the lines of cells.
  private func lines(_ cells: [Cell]) -> [Double] {
    var lines = [Double](repeating: 0, count: cells.last.map { $0.line + 1 } ?? 0)
    for cell in cells { lines[cell.line].grow(to: cell.child.size(offer(cell.track))[axis]) }
    return lines
  }

  package func size(for proposal: Proposal, _ node: LayoutNode) -> LayoutSize {
    let tracks = tracks(proposal[axis.other])
    let lines = lines(cells(tracks, node.children))
    var size = LayoutSize.zero
    size[axis] = lines.reduce(0, +) + spacing * Double(max(0, lines.count - 1))
    size[axis.other] = tracks.last.map { $0.start + $0.length } ?? 0
    return size
  }

  package func place(in size: LayoutSize, for proposal: Proposal, _ node: LayoutNode) {
    let cells = cells(tracks(proposal[axis.other]), node.children)
    let lines = lines(cells)
    var start = 0.0
    var line = 0
    for cell in cells {
      if cell.line > line { start += lines[line] + spacing }
      line = cell.line
      let track = cell.track
      let offer = offer(track)
      let alignment = track.alignment ?? alignment
      var box = LayoutSize.zero
      box[axis] = lines[line]
      box[axis.other] = track.length
      cell.child.put(
        cell.child.size(offer), for: offer, alignment,
        at: (axis == .vertical ? track.start : start)
          + alignment.horizontal.value(in: box),
        (axis == .vertical ? start : track.start) + alignment.vertical.value(in: box))
    }
  }

  package func priority(_ node: LayoutNode) -> Double { 0 }
  package func spacing(_ node: LayoutNode) -> SpacingKind { .standard }
}

extension Double {
  mutating func grow(to other: Double) { if other > self { self = other } }
}

/// `LazyVStack` and `LazyHStack`: a child after the other with its ideal length, as long across as
/// is offered.
package struct LazyStackRule: LayoutRule {
  let axis: LayoutAxis
  let alignment: AlignmentKey
  let spacing: Double

  package init(axis: LayoutAxis, alignment: AlignmentKey, spacing: Double?) {
    self.axis = axis
    self.alignment = alignment
    self.spacing = spacing ?? StackRule.standardSpacing
  }

  private func offer(_ across: Double?) -> Proposal {
    axis == .vertical ? Proposal(across, nil) : Proposal(nil, across)
  }

  package func size(for proposal: Proposal, _ node: LayoutNode) -> LayoutSize {
    let offer = offer(proposal[axis.other])
    var size = LayoutSize.zero
    size[axis] = spacing * Double(max(0, node.children.count - 1))
    for child in node.children {
      let chosen = child.size(offer)
      size[axis] += chosen[axis]
      size[axis.other] = max(size[axis.other], chosen[axis.other])
    }
    if let across = proposal[axis.other] { size[axis.other] = across }
    return size
  }

  package func place(in size: LayoutSize, for proposal: Proposal, _ node: LayoutNode) {
    let offer = offer(proposal[axis.other] ?? size[axis.other])
    var along = 0.0
    for child in node.children {
      let chosen = child.size(offer)
      let across =
        alignment.value(in: size) - child.guide(alignment, in: chosen, for: offer)
      child.put(
        chosen, for: offer, x: axis == .vertical ? across : along,
        y: axis == .vertical ? along : across)
      along += chosen[axis] + spacing
    }
  }

  package func priority(_ node: LayoutNode) -> Double { 0 }
  package func spacing(_ node: LayoutNode) -> SpacingKind { .standard }
}
