import SwiftUI
import UIKit

/// Bars that a view of UIKit draws by code: green ones on a grey ground, of which a layer has the left half.
struct DrawnBars: UIViewRepresentable {
  let heights: [CGFloat]

  func makeUIView(context: Context) -> BarsView {
    let view = BarsView()
    view.isAccessibilityElement = true
    view.accessibilityLabel = "Bars"
    view.accessibilityIdentifier = "wrapped.bars"
    return view
  }

  func updateUIView(_ uiView: BarsView, context: Context) { uiView.heights = heights }

  final class BarsView: UIView {
    var heights: [CGFloat] = [] { didSet { setNeedsDisplay() } }
    private let half = CALayer()

    override init(frame: CGRect) {
      super.init(frame: frame)
      half.backgroundColor = CGColor(red: 0.5, green: 0.5, blue: 0.5, alpha: 1)
      layer.insertSublayer(half, at: 0)
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
      super.layoutSubviews()
      half.frame = CGRect(x: 0, y: 0, width: bounds.width / 2, height: 10)
    }

    override func draw(_ rect: CGRect) {
      guard let context = UIGraphicsGetCurrentContext() else { return }
      context.setFillColor(CGColor(red: 0, green: 1, blue: 0, alpha: 1))
      for (index, height) in heights.enumerated() {
        context.fill(
          CGRect(
            x: CGFloat(index) * rect.width / 2, y: rect.height - height, width: rect.width / 2,
            height: height))
      }
    }
  }
}
