import ApusUI

// Layouts as strangers write them, after the ideas that Apple showed.

/// Views beside each other in as many lines as they need.
struct FlowLayout: Layout {
  var spacing: CGFloat = 8

  struct Line {
    var indices: [Int] = []
    var width: CGFloat = 0
    var height: CGFloat = 0
  }

  private func lines(_ proposal: ProposedViewSize, _ subviews: Subviews) -> [Line] {
    let width = proposal.replacingUnspecifiedDimensions(
      by: CGSize(width: CGFloat.infinity, height: 0)
    )
    .width
    var lines = [Line()]
    for index in subviews.indices {
      let size = subviews[index].sizeThatFits(.unspecified)
      var line = lines[lines.count - 1]
      if !line.indices.isEmpty, line.width + spacing + size.width > width {
        lines.append(Line())
        line = Line()
      }
      if !line.indices.isEmpty { line.width += spacing }
      line.indices.append(index)
      line.width += size.width
      line.height = max(line.height, size.height)
      lines[lines.count - 1] = line
    }
    return lines
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    let lines = lines(proposal, subviews)
    return CGSize(
      width: lines.map(\.width).max() ?? 0,
      height: lines.map(\.height).reduce(0, +) + spacing * CGFloat(max(0, lines.count - 1)))
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    var y = bounds.minY
    for line in lines(ProposedViewSize(bounds.size), subviews) {
      var x = bounds.minX
      for index in line.indices {
        let size = subviews[index].sizeThatFits(.unspecified)
        subviews[index].place(
          at: CGPoint(x: x, y: y + line.height / 2), anchor: .leading,
          proposal: ProposedViewSize(size))
        x += size.width + spacing
      }
      y += line.height + spacing
    }
  }
}

/// Views on a circle.
struct RadialLayout: Layout {
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize { proposal.replacingUnspecifiedDimensions() }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let radius = min(bounds.size.width, bounds.size.height) / 3
    let angle = Angle.degrees(360 / Double(subviews.count)).radians
    for (index, subview) in subviews.enumerated() {
      let offset = subviews[index][Turn.self].radians
      let point = CGPoint(x: 0, y: -radius)
        .applying(CGAffineTransform(rotationAngle: angle * Double(index) + offset))
      subview.place(
        at: CGPoint(x: point.x + bounds.midX, y: point.y + bounds.midY), anchor: .center,
        proposal: .unspecified)
    }
  }
}

private struct Turn: LayoutValueKey {
  static let defaultValue = Angle.zero
}

extension View {
  func turned(_ angle: Angle) -> some View { layoutValue(key: Turn.self, value: angle) }
}

/// Views beside each other, all as wide as the widest.
struct EqualWidthHStack: Layout {
  struct Cache {
    var size: CGSize
    var spacing: [CGFloat]
    var total: CGFloat
  }

  func makeCache(subviews: Subviews) -> Cache {
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    let spacing = subviews.indices.map { index in
      guard index < subviews.count - 1 else { return CGFloat(0) }
      return subviews[index].spacing.distance(
        to: subviews[index + 1].spacing, along: .horizontal)
    }
    return Cache(
      size: CGSize(
        width: sizes.map(\.width).max() ?? 0, height: sizes.map(\.height).max() ?? 0),
      spacing: spacing, total: spacing.reduce(0, +))
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGSize {
    CGSize(
      width: cache.size.width * CGFloat(subviews.count) + cache.total, height: cache.size.height)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    let proposal = ProposedViewSize(cache.size)
    var x = bounds.minX + cache.size.width / 2
    for index in subviews.indices {
      subviews[index].place(
        at: CGPoint(x: x, y: bounds.midY), anchor: .center, proposal: proposal)
      x += cache.size.width + cache.spacing[index]
    }
  }
}
