import Foundation
import ScreenLayout
import Testing
import ViewGraph

@testable import ApusUI
@testable import ScreenTesting

/// Views of UIKit that draw by code: outlines, words, and layers.
@Suite @MainActor struct DrawnByCodeTests {
  private final class Dial: UIView {
    var part = 0.5 { didSet { setNeedsDisplay() } }
    private(set) var sizes: [CGSize] = []

    override func draw(_ rect: CGRect) {
      super.draw(rect)
      sizes.append(rect.size)
      guard let context = UIGraphicsGetCurrentContext() else { return }
      context.setFillColor(UIColor.red.cgColor)
      context.fill(CGRect(x: 0, y: 0, width: rect.width * part, height: rect.height))
      UIColor.blue.setStroke()
      let line = UIBezierPath(rect: rect)
      line.lineWidth = 4
      line.stroke()
      context.saveGState()
      context.translateBy(x: 10, y: 20)
      NSString("Half").draw(at: .zero, withAttributes: [.font: UIFont.systemFont(ofSize: 20)])
      context.restoreGState()
    }
  }

  private final class Ground: UIView {
    override class var layerClass: AnyClass { CAGradientLayer.self }
  }

  private final class Card: UIView {
    let ring = CAShapeLayer()
    override init(frame: CGRect) {
      super.init(frame: frame)
      layer.addSublayer(ring)
    }
    required init?(coder: NSCoder) { nil }
    override func layoutSubviews() {
      super.layoutSubviews()
      ring.frame = bounds
      ring.path = UIBezierPath(ovalIn: bounds).cgPath
    }
  }

  private struct Shown<Wrapped: UIView>: UIViewRepresentable {
    let view: Wrapped
    func makeUIView(context: Context) -> Wrapped { view }
    func updateUIView(_ uiView: Wrapped, context: Context) {}
  }

  private func shapes(in screen: Screen) -> [TreeNode] {
    // Laid out, so that each place is measured.
    _ = screen.dumpWithFrames
    var found: [TreeNode] = []
    screen.present.root.walk { if $0.role == .shape { found.append($0) } }
    return found
  }

  @Test func aViewDrawsOutlinesAndWords() async throws {
    let dial = Dial()
    let screen = Screen { Shown(view: dial).frame(width: 100, height: 50) }
    var drawn = shapes(in: screen)
    #expect(dial.sizes.last == CGSize(width: 100, height: 50))
    #expect(dial.bounds.size == CGSize(width: 100, height: 50))
    let fill = try #require(drawn.first { $0[.paint] == Paint(red: 1, green: 0, blue: 0) })
    #expect(fill[.shape]?.contains(50) == true)
    let line = try #require(drawn.first { $0[.strokePaint] == Paint(red: 0, green: 0, blue: 1) })
    #expect(line[.strokeWidth] == 4)
    #expect(screen.dumpWithFrames.contains("Half"), "\(screen.dumpWithFrames)")
    dial.part = 0.25
    await screen.settle()
    drawn = shapes(in: screen)
    let smaller = try #require(drawn.first { $0[.paint] == Paint(red: 1, green: 0, blue: 0) })
    #expect(smaller[.shape]?.contains(25) == true)
  }

  @Test func aViewThatDrawsNothingHasNoDrawing() {
    let screen = Screen { Shown(view: UIView()).frame(width: 100, height: 50) }
    #expect(shapes(in: screen).allSatisfy { $0[.strokePaint] == nil })
    #expect(!UIView().isDrawn)
    #expect(!UILabel().isDrawn)
  }

  @Test func aLayerIsAsLargeAsTheViewOnThePage() async throws {
    let card = Card()
    card.ring.fillColor = nil
    card.ring.strokeColor = UIColor.green.cgColor
    card.ring.strokeEnd = 0.5
    let screen = Screen { Shown(view: card).frame(width: 80, height: 80) }
    func length() throws -> Int {
      try #require(
        shapes(in: screen).first { $0[.strokePaint] == Paint(red: 0, green: 1, blue: 0) }?[.shape]
      ).count
    }
    let half = try length()
    #expect(card.ring.frame == CGRect(x: 0, y: 0, width: 80, height: 80))
    card.ring.strokeEnd = 0.25
    await screen.settle()
    #expect(try length() < half)
    card.ring.removeFromSuperlayer()
    await screen.settle()
    #expect(shapes(in: screen).allSatisfy { $0[.strokePaint] == nil })
    #expect(card.layer.sublayers == nil)
  }

  @Test func aGradientLayerFillsItsView() async throws {
    let ground = Ground()
    let layer = try #require(ground.layer as? CAGradientLayer)
    layer.colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
    let screen = Screen { Shown(view: ground).frame(width: 80, height: 80) }
    #expect(shapes(in: screen).contains { $0[.gradient]?.stops.count == 2 })
    layer.colors = nil
    await screen.settle()
    #expect(!shapes(in: screen).contains { $0[.gradient] != nil })
  }

  @Test func clipsShadowsAndGradientsAreKept() throws {
    let context = CGContext(size: CGSize(width: 100, height: 100))
    context.record {
      context.saveGState()
      context.addEllipse(in: CGRect(x: 0, y: 0, width: 50, height: 50))
      context.clip()
      let gradient = CGGradient(
        colorsSpace: CGColorSpaceCreateDeviceRGB(),
        colors: [UIColor.red.cgColor, UIColor.blue.cgColor] as CFArray, locations: [0, 1])
      context.drawLinearGradient(
        gradient!, start: .zero, end: CGPoint(x: 0, y: 100), options: [])
      context.restoreGState()
      context.setShadow(offset: CGSize(width: 1, height: 2), blur: 6)
      context.scaleBy(x: 2, y: 2)
      context.stroke(CGRect(x: 1, y: 1, width: 10, height: 10), width: 3)
    }
    #expect(CGContext.current == nil)
    #expect(context.drawings.map(\.clips.count) == [2, 0])
    let band = context.drawings[0].clips[1].path.boundingRect
    #expect(band.minY == 0 && band.maxY == 100 && band.minX < 0 && band.maxX > 100)
    guard case .shadow(let shadow)? = context.drawings[1].effects.first else {
      Issue.record("No shadow was drawn.")
      return
    }
    #expect(shadow.radius == 3)
    guard case .stroke(let path, _, let style) = context.drawings[1].content else {
      Issue.record("No line was drawn.")
      return
    }
    #expect(path.boundingRect == CGRect(x: 2, y: 2, width: 20, height: 20))
    #expect(style.lineWidth == 6)
  }
}
