import ScreenTesting
import SwiftUI
import Testing
import UIKit

private let margins = UIEdgeInsets(top: 4, left: 10, bottom: 6, right: 12)

private class DrawnLabel: UILabel {
  override func drawText(in rect: CGRect) { super.drawText(in: rect.inset(by: margins)) }
}

private final class PaddedLabel: DrawnLabel {
  override var intrinsicContentSize: CGSize {
    let size = super.intrinsicContentSize
    return CGSize(
      width: size.width + margins.left + margins.right,
      height: size.height + margins.top + margins.bottom)
  }
}

private final class PlacedLabel: DrawnLabel {
  override func textRect(
    forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int
  ) -> CGRect {
    let words = super.textRect(
      forBounds: bounds.inset(by: margins), limitedToNumberOfLines: numberOfLines)
    return words.inset(
      by: UIEdgeInsets(
        top: -margins.top, left: -margins.left, bottom: -margins.bottom, right: -margins.right))
  }
}

private final class FixedLabel: UILabel {
  override var intrinsicContentSize: CGSize { CGSize(width: 150, height: 44) }
}

/// Labels whose classes keep words away from the edges.
@MainActor
struct PaddedLabelTests {
  private struct Shown: UIViewRepresentable {
    let view: UIView
    func makeUIView(context: Context) -> UIView { view }
    func updateUIView(_ view: UIView, context: Context) {}
  }

  private func size(_ label: UILabel) -> CGSize {
    label.text = "Ready"
    return UIHostingController(rootView: Shown(view: label).fixedSize()).view.intrinsicContentSize
  }

  @Test func wordsKeepTheDistancesOfTheClass() {
    let plain = size(UILabel())
    #expect(plain.width > 10)
    for label in [DrawnLabel(), PaddedLabel(), PlacedLabel()] {
      let padded = size(label)
      #expect(abs(padded.width - plain.width - 22) < 0.01, "\(type(of: label))")
      #expect(abs(padded.height - plain.height - 10) < 0.01, "\(type(of: label))")
    }
  }

  @Test func aLabelKnowsTheSizeOfItsWords() {
    let plain = UILabel()
    let own = size(plain)
    #expect(plain.intrinsicContentSize == own)
    let placed = PlacedLabel()
    placed.text = "Ready"
    #expect(abs(placed.intrinsicContentSize.width - own.width - 22) < 0.01)
  }

  @Test func aClassSaysItsSize() {
    #expect(size(FixedLabel()) == CGSize(width: 150, height: 44))
  }

  @Test func aPaddedLabelIsSeen() {
    let label = PaddedLabel()
    label.text = "Ready"
    #expect(Screen { Shown(view: label) }.text("Ready").isVisible)
  }
}
