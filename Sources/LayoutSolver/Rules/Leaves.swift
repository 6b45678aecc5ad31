/// Takes what is proposed: a colour, a shape, a gradient.
package struct FlexibleRule: LayoutRule {
  /// The size where nothing is proposed. Apple: 10 × 10.
  package let ideal: LayoutSize

  package init(ideal: LayoutSize = LayoutSize(10, 10)) { self.ideal = ideal }

  package func size(for proposal: Proposal, _ node: LayoutNode) -> LayoutSize {
    proposal.filled(ideal)
  }

  package func place(in size: LayoutSize, for proposal: Proposal, _ node: LayoutNode) {}
}

/// As large as possible with equal sides: a `Circle`.
package struct SquareRule: LayoutRule {
  package init() {}

  package func size(for proposal: Proposal, _ node: LayoutNode) -> LayoutSize {
    switch (proposal.width, proposal.height) {
    case (nil, nil): return LayoutSize(10, 10)
    case (let side?, nil), (nil, let side?): return LayoutSize(side, side)
    case (let width?, let height?):
      let side = min(width, height)
      return LayoutSize(side, side)
    }
  }

  package func place(in size: LayoutSize, for proposal: Proposal, _ node: LayoutNode) {}
}

/// A size of its own, whatever is proposed: a symbol, a switch.
package struct FixedRule: LayoutRule {
  let size: LayoutSize
  package init(_ size: LayoutSize) { self.size = size }
  package func size(for proposal: Proposal, _ node: LayoutNode) -> LayoutSize { size }
  package func place(in size: LayoutSize, for proposal: Proposal, _ node: LayoutNode) {}
}

/// A view that something else measures: text.
package struct MeasuredRule: LayoutRule {
  /// What a measure says.
  package struct Measurement {
    package var size: LayoutSize
    /// From the top, in points; nil: it has no text.
    package var firstBaseline, lastBaseline: Double?

    package init(_ size: LayoutSize, firstBaseline: Double? = nil, lastBaseline: Double? = nil) {
      self.size = size
      self.firstBaseline = firstBaseline
      self.lastBaseline = lastBaseline
    }
  }

  let measure: (Proposal) -> Measurement

  package init(_ measure: @escaping (Proposal) -> Measurement) { self.measure = measure }

  package func size(for proposal: Proposal, _ node: LayoutNode) -> LayoutSize {
    measure(proposal).size
  }

  package func place(in size: LayoutSize, for proposal: Proposal, _ node: LayoutNode) {}

  package var ownGuides: GuideSet { GuideSet(.firstTextBaseline, .lastTextBaseline) }

  package func guide(
    _ key: AlignmentKey, in size: LayoutSize, for proposal: Proposal, _ node: LayoutNode
  ) -> Double? {
    let measurement = measure(proposal)
    return switch key {
    case .firstTextBaseline: measurement.firstBaseline
    case .lastTextBaseline: measurement.lastBaseline
    default: nil
    }
  }
}

/// A `Spacer`: a length along its stack and nothing across; in no stack, both.
package struct SpacerRule: LayoutRule {
  /// Apple's: the default distance.
  package static let standardLength = 8.0

  let axis: LayoutAxis?
  let minimum: Double

  package init(axis: LayoutAxis?, minimum: Double?) {
    self.axis = axis
    self.minimum = max(0, minimum ?? Self.standardLength)
  }

  package func size(for proposal: Proposal, _ node: LayoutNode) -> LayoutSize {
    func length(_ along: LayoutAxis) -> Double {
      axis == nil || axis == along ? max(minimum, proposal[along] ?? minimum) : 0
    }
    return LayoutSize(length(.horizontal), length(.vertical))
  }

  package func place(in size: LayoutSize, for proposal: Proposal, _ node: LayoutNode) {}

  /// It takes what all others leave.
  package func priority(_ node: LayoutNode) -> Double { -.infinity }
  package func spacing(_ node: LayoutNode) -> SpacingKind { .none }
}

/// A `Divider`: a hairline across its stack.
package struct DividerRule: LayoutRule {
  /// Along which the line runs.
  let axis: LayoutAxis
  let thickness: Double

  package init(axis: LayoutAxis, thickness: Double) {
    self.axis = axis
    self.thickness = thickness
  }

  package func size(for proposal: Proposal, _ node: LayoutNode) -> LayoutSize {
    var size = LayoutSize(thickness, thickness)
    size[axis] = proposal[axis] ?? 10
    return size
  }

  package func place(in size: LayoutSize, for proposal: Proposal, _ node: LayoutNode) {}
}
