import Foundation

/// The number of items in a line, and their distance when they are spread from edge to edge.
struct FlowLine {
  let count: Int
  let spacing: CGFloat

  /// A line that is full of items of one length.
  init(of length: CGFloat, extent: CGFloat, spacing: CGFloat) {
    let pitch = length + spacing
    let fitting = pitch > 0 ? ((extent + spacing) / pitch + 0.000_001).rounded(.down) : 1
    count = fitting.isFinite ? Int(max(1, min(fitting, 10_000))) : 1
    self.spacing =
      count > 1 ? max(spacing, (extent - CGFloat(count) * length) / CGFloat(count - 1)) : spacing
  }
}

/// Items of different sizes in lines.
struct FlowArrangement: Layout, Equatable {
  /// Whether lines follow each other downwards.
  var isVertical: Bool
  /// The length of a line.
  var extent: CGFloat
  var lineSpacing: CGFloat
  var itemSpacing: CGFloat
  /// Whether the items of a line are spread from edge to edge.
  var isSpread = true

  private struct Line {
    var items: Range<Int>
    var thickness: CGFloat
    var used: CGFloat
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    let lines = lines(subviews.map { size($0) })
    let depth =
      lines.reduce(0) { $0 + $1.thickness } + lineSpacing * CGFloat(max(0, lines.count - 1))
    return isVertical
      ? CGSize(width: extent, height: depth) : CGSize(width: depth, height: extent)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let sizes = subviews.map { size($0) }
    let lines = lines(sizes)
    var depth: CGFloat = 0
    for (number, line) in lines.enumerated() {
      let (first, spacing) = start(line, sizes, isLast: number == lines.count - 1)
      var along = first
      for index in line.items {
        let size = sizes[index]
        let offset = depth + (line.thickness - thickness(size)) / 2
        subviews[index].place(
          at: CGPoint(
            x: bounds.minX + (isVertical ? along : offset),
            y: bounds.minY + (isVertical ? offset : along)),
          proposal: ProposedViewSize(size))
        along += length(size) + spacing
      }
      depth += line.thickness + lineSpacing
    }
  }

  /// The place of a line's first item, and the distance of items.
  private func start(_ line: Line, _ sizes: [CGSize], isLast: Bool) -> (CGFloat, CGFloat) {
    guard isSpread else { return (0, itemSpacing) }
    var (used, count) = (line.used, line.items.count)
    if isLast, let last = line.items.last {
      // As if more items like the last one filled the line.
      let pitch = length(sizes[last]) + itemSpacing
      while pitch > 0, used + pitch <= extent {
        used += pitch
        count += 1
      }
    }
    let left = max(0, extent - used)
    return count == 1 ? (left / 2, itemSpacing) : (0, itemSpacing + left / CGFloat(count - 1))
  }

  private func lines(_ sizes: [CGSize]) -> [Line] {
    var lines: [Line] = []
    for (index, size) in sizes.enumerated() {
      let length = length(size)
      if let last = lines.last, last.used + itemSpacing + length <= extent + 0.000_001 {
        lines[lines.count - 1].items = last.items.lowerBound..<(index + 1)
        lines[lines.count - 1].thickness = max(last.thickness, thickness(size))
        lines[lines.count - 1].used += itemSpacing + length
      } else {
        lines.append(
          Line(items: index..<(index + 1), thickness: thickness(size), used: length))
      }
    }
    return lines
  }

  private func length(_ size: CGSize) -> CGFloat { isVertical ? size.width : size.height }
  private func thickness(_ size: CGSize) -> CGFloat { isVertical ? size.height : size.width }

  private func size(_ subview: LayoutSubview) -> CGSize {
    let own = subview.sizeThatFits(.unspecified)
    guard isVertical, own.width > extent else { return own }
    return subview.sizeThatFits(ProposedViewSize(width: extent, height: nil))
  }
}
