import ApusUI
import Foundation

/// The words at a value of an axis.
///
/// ```swift
/// AxisMarks(values: .stride(by: .month)) { _ in
///   AxisValueLabel(format: .dateTime.month(), collisionResolution: .greedy(minimumSpacing: 8))
/// }
/// ```
public struct AxisValueLabel<Content: View>: AxisMark {
  let make: (AxisValue) -> _AxisPart
  public func _parts(at value: AxisValue) -> [_AxisPart] { [make(value)] }
}

/// The place and the direction of a label.
private struct LabelPlace {
  var centered: Bool?
  var anchor: UnitPoint?
  var collision: AxisValueLabelCollisionResolution
  var orientation: AxisValueLabelOrientation
  var horizontal: CGFloat?
  var vertical: CGFloat?

  func part(text: String? = nil, view: AnyView? = nil) -> _AxisPart {
    _AxisPart(
      kind: .label, isCentered: centered, view: view, text: text, anchor: anchor,
      spacing: CGSize(width: horizontal ?? 0, height: vertical ?? 0), collision: collision,
      orientation: orientation)
  }
}

extension AxisValueLabel {
  /// A label that is a view.
  ///
  /// - Parameters:
  ///   - multiLabelAlignment: Where labels of one value stand to each other. They stand at the value.
  ///   - collisionResolution: The end of a label that has no room beside the others.
  ///   - offsetsMarks: Whether lines and ticks make room for the label. They stand at the value.
  ///   - orientation: The direction in which the label is read.
  public init(
    centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic,
    horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    let view = AnyView(content())
    let place = LabelPlace(
      centered: centered, anchor: anchor, collision: collisionResolution, orientation: orientation,
      horizontal: horizontalSpacing, vertical: verticalSpacing)
    make = { _ in place.part(view: view) }
  }
}

extension AxisValueLabel where Content == Text {
  /// A label of words.
  ///
  /// - Parameters:
  ///   - multiLabelAlignment: Where labels of one value stand to each other. They stand at the value.
  ///   - collisionResolution: The end of a label that has no room beside the others.
  ///   - offsetsMarks: Whether lines and ticks make room for the label. They stand at the value.
  ///   - orientation: The direction in which the label is read.
  public init<S: StringProtocol>(
    _ title: S, centered: Bool? = nil, anchor: UnitPoint? = nil,
    multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic,
    horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
  ) {
    let text = String(title)
    let place = LabelPlace(
      centered: centered, anchor: anchor, collision: collisionResolution, orientation: orientation,
      horizontal: horizontalSpacing, vertical: verticalSpacing)
    make = { _ in place.part(text: text) }
  }
}

extension AxisValueLabel where Content == Never {
  /// The value's own words.
  ///
  /// - Parameters:
  ///   - multiLabelAlignment: Where labels of one value stand to each other. They stand at the value.
  ///   - collisionResolution: The end of a label that has no room beside the others.
  ///   - offsetsMarks: Whether lines and ticks make room for the label. They stand at the value.
  ///   - orientation: The direction in which the label is read.
  public init(
    centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic,
    horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
  ) {
    let place = LabelPlace(
      centered: centered, anchor: anchor, collision: collisionResolution, orientation: orientation,
      horizontal: horizontalSpacing, vertical: verticalSpacing)
    make = { _ in place.part() }
  }

  /// The value in a format.
  ///
  /// - Parameters:
  ///   - multiLabelAlignment: Where labels of one value stand to each other. They stand at the value.
  ///   - collisionResolution: The end of a label that has no room beside the others.
  ///   - offsetsMarks: Whether lines and ticks make room for the label. They stand at the value.
  ///   - orientation: The direction in which the label is read.
  public init<Format: FormatStyle>(
    format: Format, centered: Bool? = nil, anchor: UnitPoint? = nil,
    multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic,
    horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
  ) where Format.FormatInput: Plottable, Format.FormatOutput == String {
    let place = LabelPlace(
      centered: centered, anchor: anchor, collision: collisionResolution, orientation: orientation,
      horizontal: horizontalSpacing, vertical: verticalSpacing)
    make = { place.part(text: $0.as(Format.FormatInput.self).map(format.format)) }
  }
}
