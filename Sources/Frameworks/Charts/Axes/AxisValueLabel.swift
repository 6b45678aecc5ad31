import ApusUI
import Foundation

/// The words at a value of an axis.
public struct AxisValueLabel<Content: View>: AxisMark {
  let make: (AxisValue) -> _AxisPart
  public func _parts(at value: AxisValue) -> [_AxisPart] { [make(value)] }
}

extension AxisValueLabel {
  /// A label that is a view.
  public init(
    centered: Bool? = nil, anchor: UnitPoint? = nil, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    let view = AnyView(content())
    make = { _ in
      _AxisPart(
        kind: .label, isCentered: centered, view: view,
        anchor: anchor, spacing: CGSize(width: horizontalSpacing ?? 0, height: verticalSpacing ?? 0)
      )
    }
  }
}

extension AxisValueLabel where Content == Text {
  /// A label of words.
  public init<S: StringProtocol>(
    _ title: S, centered: Bool? = nil, anchor: UnitPoint? = nil,
    horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
  ) {
    let text = String(title)
    make = { _ in
      _AxisPart(
        kind: .label, isCentered: centered, text: text,
        anchor: anchor, spacing: CGSize(width: horizontalSpacing ?? 0, height: verticalSpacing ?? 0)
      )
    }
  }
}

extension AxisValueLabel where Content == Never {
  /// The value's own words.
  public init(
    centered: Bool? = nil, anchor: UnitPoint? = nil, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) {
    make = { _ in
      _AxisPart(
        kind: .label, isCentered: centered,
        anchor: anchor, spacing: CGSize(width: horizontalSpacing ?? 0, height: verticalSpacing ?? 0)
      )
    }
  }

  /// The value in a format.
  public init<Format: FormatStyle>(
    format: Format, centered: Bool? = nil, anchor: UnitPoint? = nil,
    horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
  ) where Format.FormatInput: Plottable, Format.FormatOutput == String {
    make = { value in
      _AxisPart(
        kind: .label, isCentered: centered,
        text: value.as(Format.FormatInput.self).map(format.format),
        anchor: anchor, spacing: CGSize(width: horizontalSpacing ?? 0, height: verticalSpacing ?? 0)
      )
    }
  }
}
