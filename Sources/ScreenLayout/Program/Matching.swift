import LayoutSolver
import ViewGraph

/// The values of `matchedGeometryEffect`, which two views have in common.
package struct Matching: Equatable, Sendable {
  /// The views of one identity in one namespace.
  let number: Double
  let takesPosition: Bool
  let takesSize: Bool
  let anchorX: Double
  let anchorY: Double
  /// Whether other views follow this one.
  let isSource: Bool

  /// - Parameter numbers: The number, a bit each for position and size, the anchor, and whether the view is a source.
  init?(_ numbers: [Double]?) {
    guard let numbers, numbers.count == 5, numbers.allSatisfy(\.isFinite),
      let properties = UInt32(exactly: numbers[1])
    else { return nil }
    number = numbers[0]
    takesPosition = properties & 1 != 0
    takesSize = properties & 2 != 0
    (anchorX, anchorY) = (numbers[2], numbers[3])
    isSource = numbers[4] != 0
  }

  var rule: FollowRule {
    FollowRule(takesPosition: takesPosition, takesSize: takesSize, anchor: (anchorX, anchorY))
  }
}
