import Foundation
import ViewGraph

/// Places the views in a view by its constraints and their frames.
struct ConstraintLayout: Layout, Equatable {
  var horizontal: [AxisRule]
  var vertical: [AxisRule]
  var columns: [AxisItem]
  var rows: [AxisItem]
  /// Whether the view takes all that it is offered.
  var fillsWidth: Bool
  var fillsHeight: Bool

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    let width = offer(proposal.width, fillsWidth)
    let across = solved(horizontal, columns, width, subviews) {
      $0.sizeThatFits(.unspecified).width
    }
    let height = offer(proposal.height, fillsHeight)
    let down = solvedDown(height, across, subviews)
    return CGSize(width: across.lengths[0] ?? 0, height: down.lengths[0] ?? 0)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let across = solved(horizontal, columns, bounds.width, subviews) {
      $0.sizeThatFits(.unspecified).width
    }
    let down = solvedDown(bounds.height, across, subviews)
    for (index, subview) in subviews.enumerated() {
      subview.place(
        at: CGPoint(
          x: bounds.minX + (across.starts[index + 1] ?? 0),
          y: bounds.minY + (down.starts[index + 1] ?? 0)),
        proposal: ProposedViewSize(
          width: across.lengths[index + 1].map { CGFloat($0) },
          height: down.lengths[index + 1].map { CGFloat($0) }))
    }
  }

  private func offer(_ length: CGFloat?, _ fills: Bool) -> Double? {
    guard fills, let length, length.isFinite else { return nil }
    return Double(length)
  }

  private func solved(
    _ rules: [AxisRule], _ items: [AxisItem], _ size: Double?, _ subviews: Subviews,
    _ ideal: @escaping (LayoutSubview) -> Double
  ) -> AxisSolver {
    var items = items
    stretch(&items, size)
    var solver = AxisSolver(rules, items, size: size, ideal: { ideal(subviews[$0]) }) { _ in 0 }
    solver.solve()
    return solver
  }

  private func solvedDown(
    _ size: Double?, _ across: AxisSolver, _ subviews: Subviews
  ) -> AxisSolver {
    func proposal(_ index: Int) -> ProposedViewSize {
      ProposedViewSize(width: across.lengths[index + 1].map { CGFloat($0) }, height: nil)
    }
    var items = rows
    stretch(&items, size)
    var solver = AxisSolver(
      vertical, items, size: size,
      ideal: { subviews[$0].sizeThatFits(proposal($0)).height },
      baseline: { index in
        index < 0 ? 0 : subviews[index].dimensions(in: proposal(index))[.firstTextBaseline]
      })
    solver.solve()
    return solver
  }

  /// Views with a frame whose mask lets it follow the container.
  private func stretch(_ items: inout [AxisItem], _ size: Double?) {
    for index in items.indices {
      guard let mask = items[index].mask, let size else { continue }
      let more = (size - mask.container) / Double(max(1, mask.parts))
      if mask.startGrows { items[index].fixedStart? += more }
      if mask.lengthGrows {
        items[index].fixedLength = max(0, (items[index].fixedLength ?? 0) + more)
      }
    }
  }
}

/// How a frame follows the length of the container.
struct AxisMask: Equatable, Sendable {
  /// The container's length when the frame was set.
  var container: Double
  var startGrows: Bool
  var lengthGrows: Bool
  /// How many lengths grow.
  var parts: Int
}

extension UIView {
  /// The layout of the subviews.
  func constraintLayout(_ shown: [UIView]) -> ConstraintLayout {
    var layout = ConstraintLayout(
      horizontal: [], vertical: [], columns: [], rows: [], fillsWidth: fillsWidth,
      fillsHeight: fillsHeight)
    let numbers = Dictionary(
      uniqueKeysWithValues: ([self] + shown).enumerated().map { (ObjectIdentifier($1), $0) })
    for constraint in constraints + shown.flatMap({ $0.constraints.filter(\.isOfOneView) }) {
      guard let first = constraint.first.view.flatMap({ numbers[ObjectIdentifier($0)] }),
        constraint.second == nil
          || constraint.second?.view.flatMap({ numbers[ObjectIdentifier($0)] }) != nil
      else {
        reportOnce(
          "A page does not follow a constraint between \(constraint.first.view?.description ?? "") "
            + "and \(constraint.second?.view?.description ?? ""): one of them lies deeper in "
            + "\(self).")
        continue
      }
      let second = constraint.second?.view.flatMap { numbers[ObjectIdentifier($0)] }
      let rule = AxisRule(constraint, first, second)
      if constraint.first.attribute.isHorizontal {
        layout.horizontal.append(rule)
      } else {
        layout.vertical.append(rule)
      }
    }
    for view in shown {
      layout.columns.append(item(view, .horizontal, layout.horizontal, numbers))
      layout.rows.append(item(view, .vertical, layout.vertical, numbers))
    }
    return layout
  }

  private func item(
    _ view: UIView, _ axis: NSLayoutConstraint.Axis, _ rules: [AxisRule],
    _ numbers: [ObjectIdentifier: Int]
  ) -> AxisItem {
    let number = numbers[ObjectIdentifier(view)]
    var item = AxisItem(hugging: view.hugging[axis].rawValue)
    let isRuled = rules.contains { $0.first.item == number || $0.second?.item == number }
    guard view.translatesAutoresizingMaskIntoConstraints, !isRuled else { return item }
    let isAcross = axis == .horizontal
    item.fixedStart = isAcross ? view.frame.minX : view.frame.minY
    if !view.fitsContent { item.fixedLength = isAcross ? view.frame.width : view.frame.height }
    let mask = view.autoresizingMask
    let start = mask.contains(isAcross ? .flexibleLeftMargin : .flexibleTopMargin)
    let length = mask.contains(isAcross ? .flexibleWidth : .flexibleHeight)
    let end = mask.contains(isAcross ? .flexibleRightMargin : .flexibleBottomMargin)
    if start || length {
      item.mask = AxisMask(
        container: isAcross ? view.containerSize.width : view.containerSize.height,
        startGrows: start, lengthGrows: length, parts: [start, length, end].count { $0 })
    }
    return item
  }
}

extension NSLayoutConstraint {
  var isOfOneView: Bool { second == nil }
}

extension NSLayoutConstraint.Attribute {
  var isHorizontal: Bool {
    switch self {
    case .left, .right, .leading, .trailing, .width, .centerX: true
    default: false
    }
  }
}

extension AxisRule {
  @MainActor
  init(_ constraint: NSLayoutConstraint, _ first: Int, _ second: Int?) {
    self.first = Part(constraint.first, first)
    self.second = second.flatMap { number in constraint.second.map { Part($0, number) } }
    relation = constraint.relation.rawValue
    multiplier = constraint.multiplier
    constant = constraint.constant
    priority = constraint.priority.rawValue
  }
}

extension AxisRule.Part {
  @MainActor
  init(_ part: LayoutPart, _ item: Int) {
    switch part.attribute {
    case .leading, .left, .top: self.init(item: item, start: 1, length: 0, offset: part.inset)
    case .trailing, .right, .bottom, .lastBaseline:
      self.init(item: item, start: 1, length: 1, offset: -part.inset)
    case .width, .height: self.init(item: item, start: 0, length: 1, offset: -2 * part.inset)
    case .centerX, .centerY: self.init(item: item, start: 1, length: 0.5)
    case .firstBaseline: self.init(item: item, start: 1, length: 0, isBaseline: true)
    case .notAnAttribute: self.init(item: item, start: 0, length: 0)
    }
  }
}
