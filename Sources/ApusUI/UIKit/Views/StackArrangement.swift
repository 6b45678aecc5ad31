import Foundation

/// Places views in a row or a column as a ``UIStackView`` does.
struct StackArrangement: Layout, Equatable {
  struct Item: Equatable, Sendable {
    var hugging, resistance: Float
    var width, height: CGFloat?
  }

  var isRow: Bool
  var distribution: UIStackView.Distribution
  var alignment: UIStackView.Alignment
  /// The distance behind each view, of which the last does not count.
  var gaps: [CGFloat]
  var items: [Item]
  /// Whether the stack takes the whole length that it is offered.
  var fills: Bool

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    let across = isRow ? proposal.height : proposal.width
    let offered = (isRow ? proposal.width : proposal.height).flatMap { $0.isFinite ? $0 : nil }
    let ideal = lengths(nil, across, subviews).reduce(gap, +)
    let length = fills ? max(offered ?? ideal, 0) : min(ideal, max(offered ?? ideal, 0))
    let parts = lengths(length, across, subviews)
    let breadth = subviews.indices.map { self.across(subviews[$0], $0, parts[$0], nil) }.max() ?? 0
    let broad = alignment == .fill && across?.isFinite == true ? max(breadth, across ?? 0) : breadth
    return isRow
      ? CGSize(width: length, height: broad) : CGSize(width: broad, height: length)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let length = isRow ? bounds.width : bounds.height
    let breadth = isRow ? bounds.height : bounds.width
    let parts = lengths(length, breadth, subviews)
    let isSpread = distribution == .equalSpacing || distribution == .equalCentering
    let free = max(0, length - parts.reduce(gap, +))
    let extra = isSpread && parts.count > 1 ? free / CGFloat(parts.count - 1) : 0
    let baseline = baselines(subviews, parts).max() ?? 0
    var start = isRow ? bounds.minX : bounds.minY
    for (index, subview) in subviews.enumerated() {
      let own = alignment == .fill ? breadth : nil
      let size = min(across(subview, index, parts[index], own), breadth)
      var offset: CGFloat
      switch alignment {
      case .fill, .leading: offset = 0
      case .center: offset = (breadth - size) / 2
      case .trailing: offset = breadth - size
      case .firstBaseline, .lastBaseline:
        offset = isRow ? baseline - baselines(subviews, parts)[index] : 0
      }
      offset += isRow ? bounds.minY : bounds.minX
      subview.place(
        at: isRow ? CGPoint(x: start, y: offset) : CGPoint(x: offset, y: start),
        proposal: isRow
          ? ProposedViewSize(width: parts[index], height: size)
          : ProposedViewSize(width: size, height: parts[index]))
      start += parts[index] + gaps[index] + extra
    }
  }

  private var gap: CGFloat { gaps.dropLast().reduce(0, +) }

  /// The length of a view's content along the stack.
  private func along(_ subview: LayoutSubview, _ index: Int, _ across: CGFloat?) -> CGFloat {
    if isRow {
      return items[index].width ?? subview.sizeThatFits(.unspecified).width
    }
    return items[index].height
      ?? subview.sizeThatFits(ProposedViewSize(width: items[index].width ?? across, height: nil))
      .height
  }

  /// The length of a view across the stack: its own, or `fill`.
  private func across(
    _ subview: LayoutSubview, _ index: Int, _ part: CGFloat, _ fill: CGFloat?
  ) -> CGFloat {
    if isRow {
      return items[index].height ?? fill
        ?? subview.sizeThatFits(ProposedViewSize(width: part, height: nil)).height
    }
    return items[index].width ?? fill ?? subview.sizeThatFits(.unspecified).width
  }

  private func baselines(_ subviews: Subviews, _ parts: [CGFloat]) -> [CGFloat] {
    guard isRow, alignment == .firstBaseline || alignment == .lastBaseline else { return [] }
    return subviews.indices.map { index in
      let size = subviews[index].dimensions(in: ProposedViewSize(width: parts[index], height: nil))
      return alignment == .firstBaseline ? size[.firstTextBaseline] : size[.lastTextBaseline]
    }
  }

  /// The lengths of the views along the stack.
  ///
  /// - Parameter length: The stack's; `nil` for that of its content.
  private func lengths(
    _ length: CGFloat?, _ across: CGFloat?, _ subviews: Subviews
  ) -> [CGFloat] {
    var parts = subviews.indices.map { along(subviews[$0], $0, across) }
    if distribution == .fillEqually {
      let each = length.map { max(0, $0 - gap) / CGFloat(max(1, parts.count)) } ?? parts.max() ?? 0
      return parts.map { _ in each }
    }
    guard let length else { return parts }
    let sum = parts.reduce(0, +)
    let free = length - gap - sum
    if distribution == .fillProportionally, sum > 0 {
      return parts.map { max(0, $0 + free * $0 / sum) }
    }
    let isSpread = distribution == .equalSpacing || distribution == .equalCentering
    if free > 0, !isSpread {
      // The view that keeps least to its content gets what is left, the first of several.
      let open = items.indices.filter { (isRow ? items[$0].width : items[$0].height) == nil }
      if let index = open.min(by: { items[$0].hugging < items[$1].hugging }) {
        parts[index] += free
      }
    } else if free < 0 {
      var missing = -free
      for index in items.indices.sorted(by: { items[$0].resistance < items[$1].resistance }) {
        let taken = min(missing, parts[index])
        parts[index] -= taken
        missing -= taken
      }
    }
    return parts
  }
}
