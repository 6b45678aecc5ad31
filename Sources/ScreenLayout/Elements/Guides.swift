import LayoutSolver
import ViewGraph

extension GuideNumber {
  private static let standardKeys: [AlignmentKey] = [
    .leading, .centerX, .trailing, .top, .centerY, .bottom, .firstTextBaseline, .lastTextBaseline,
  ]

  var layout: AlignmentKey { layout(depth: 0) }

  fileprivate func layout(depth: Int) -> AlignmentKey {
    if Self.standardKeys.indices.contains(rawValue) { return Self.standardKeys[rawValue] }
    // An app can define guides by each other in a circle, which has no answer.
    return AlignmentKey(
      axis: isHorizontal ? .horizontal : .vertical, id: rawValue,
      standard: depth < 8 ? standard.layout(depth: depth + 1) : LinearGuide())
  }
}

extension ElementGuide {
  var layout: LinearGuide { layout(depth: 0) }

  fileprivate func layout(depth: Int) -> LinearGuide {
    LinearGuide(
      constant: constant, perWidth: perWidth, perHeight: perHeight,
      terms: terms.map {
        LinearGuide.Term($0.guide.layout(depth: depth), factor: $0.factor)
      })
  }
}
