import ApusUI

/// The end of an axis's labels that have no room beside each other.
public struct AxisValueLabelCollisionResolution: Hashable, Sendable {
  enum Kind: Hashable, Sendable { case greedy, disabled, truncate }
  let kind: Kind
  /// The least distance between two labels.
  var spacing: CGFloat = 4

  /// Labels without room are left out.
  public static let automatic = AxisValueLabelCollisionResolution(kind: .greedy)
  /// Labels without room are left out.
  public static let greedy = AxisValueLabelCollisionResolution(kind: .greedy)
  /// All labels stand, over each other if need be.
  public static let disabled = AxisValueLabelCollisionResolution(kind: .disabled)
  /// Labels end where the next one begins.
  public static let truncate = AxisValueLabelCollisionResolution(kind: .truncate)

  /// Labels without room are left out.
  ///
  /// - Parameters:
  ///   - priority: Which labels stay first. The labels before stay, whatever the number.
  ///   - minimumSpacing: The least distance between two labels.
  public static func greedy(
    priority: Double = 0, minimumSpacing: CGFloat? = nil
  ) -> AxisValueLabelCollisionResolution {
    AxisValueLabelCollisionResolution(kind: .greedy, spacing: minimumSpacing ?? 4)
  }
}

/// The direction in which an axis's labels are read.
public struct AxisValueLabelOrientation: Hashable, Sendable {
  enum Kind: Hashable, Sendable { case horizontal, vertical, verticalReversed }
  let kind: Kind

  /// From side to side.
  public static let automatic = AxisValueLabelOrientation(kind: .horizontal)
  /// From side to side.
  public static let horizontal = AxisValueLabelOrientation(kind: .horizontal)
  /// Downwards.
  public static let vertical = AxisValueLabelOrientation(kind: .vertical)
  /// Upwards.
  public static let verticalReversed = AxisValueLabelOrientation(kind: .verticalReversed)

  /// The turn of the words; nil if they are not turned.
  var angle: Angle? {
    switch kind {
    case .horizontal: nil
    case .vertical: .degrees(90)
    case .verticalReversed: .degrees(-90)
    }
  }
}

/// A turned view in a room that is as wide as the view is high.
struct TurnedRoom: Layout {
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    let size = subviews.first?.sizeThatFits(.unspecified) ?? .zero
    return CGSize(width: size.height, height: size.width)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for view in subviews {
      view.place(
        at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center, proposal: .unspecified)
    }
  }
}
