import Foundation
import ScreenTesting
import Testing
import ViewGraph

@testable import ApusUI

/// Pictures that code of UIKit draws.
@MainActor @Suite struct DrawnPictureTests {
  private func svg(_ image: UIImage) throws -> String {
    guard case .shown(let shown) = image.source else { return "" }
    let prefix = "data:image/svg+xml;base64,"
    #expect(shown.address.hasPrefix(prefix))
    let data = try #require(Data(base64Encoded: String(shown.address.dropFirst(prefix.count))))
    return String(decoding: data, as: UTF8.self)
  }

  @Test func outlinesAreFilledAndDrawn() throws {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 30)).image { context in
      #expect(context.format.bounds == CGRect(x: 0, y: 0, width: 40, height: 30))
      UIColor(red: 1, green: 0, blue: 0, alpha: 0.5).setFill()
      context.fill(CGRect(x: 1, y: 2, width: 3, height: 4))
      context.cgContext.setStrokeColor(red: 0, green: 0, blue: 1, alpha: 1)
      context.cgContext.setLineWidth(2)
      context.cgContext.setLineDash(phase: 1, lengths: [3, 1])
      context.cgContext.move(to: .zero)
      context.cgContext.addLine(to: CGPoint(x: 5, y: 5))
      context.cgContext.strokePath()
    }
    #expect(image.size == CGSize(width: 40, height: 30))
    #expect(image.pngData() == nil)
    let svg = try svg(image)
    #expect(svg.contains(#"viewBox="0 0 40 30""#))
    #expect(svg.contains("M1 2L4 2L4 6L1 6Z"))
    #expect(svg.contains(##"fill="#ff0000" fill-opacity="0.502""##))
    #expect(svg.contains(##"d="M0 0L5 5" fill="none" stroke="#0000ff""##))
    #expect(svg.contains(#"stroke-dasharray="3 1" stroke-dashoffset="1""#))
    #expect(UIGraphicsGetCurrentContext() == nil)
  }

  @Test func clipsGradientsShadowsAndWordsAreThere() throws {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 100, height: 100)).image { context in
      let canvas = context.cgContext
      canvas.saveGState()
      UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 100, height: 100)).addClip()
      let gradient = CGGradient(
        colorsSpace: nil, colors: [UIColor.red.cgColor, UIColor.blue.cgColor], locations: nil)!
      canvas.drawLinearGradient(
        gradient, start: .zero, end: CGPoint(x: 100, y: 0), options: [])
      canvas.restoreGState()
      canvas.setShadow(offset: CGSize(width: 1, height: 2), blur: 4)
      canvas.translateBy(x: 10, y: 20)
      NSString(string: "<b> & \"Co\"\u{1}").draw(
        in: CGRect(x: 0, y: 0, width: 50, height: 20),
        withAttributes: [.font: UIFont.boldSystemFont(ofSize: 20), .foregroundColor: UIColor.white])
    }
    let svg = try svg(image)
    #expect(svg.contains("<clipPath") && svg.contains("clip-path=\"url(#"))
    #expect(svg.contains(#"x1="0" y1="0" x2="100" y2="0""#))
    #expect(svg.contains(#"<feDropShadow dx="1" dy="2" stdDeviation="2""#))
    #expect(svg.contains("matrix(1 0 0 1 10 20)"))
    #expect(svg.contains("&lt;b&gt; &amp; &quot;Co&quot;</span>"))
    #expect(svg.contains("font-size:20px;font-weight:700"))
  }

  @Test func aPictureIsAPartOfAnother() throws {
    let size = CGSize(width: 10, height: 10)
    let inner = UIGraphicsImageRenderer(size: size).image { $0.fill($0.format.bounds) }
    let format = UIGraphicsImageRendererFormat()
    (format.scale, format.opaque) = (2, true)
    let outer = UIGraphicsImageRenderer(size: size, format: format).image { context in
      inner.draw(in: CGRect(x: 1, y: 1, width: 4, height: 4))
      #expect(context.currentImage.size == size)
    }
    #expect(outer.scale == 2 && outer.size == size)
    let svg = try svg(outer)
    #expect(svg.contains(#"<image x="1" y="1" width="4" height="4""#))
    #expect(svg.contains(#"<rect width="10" height="10"/>"#))
    let moved = UIGraphicsImageRenderer(bounds: CGRect(x: 5, y: 5, width: 10, height: 10)).image {
      $0.fill(CGRect(x: 5, y: 5, width: 1, height: 1))
    }
    #expect(try self.svg(moved).contains("M0 0L1 0"))
  }

  @Test func aScreenShowsItInItsSize() throws {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 30)).image {
      $0.fill($0.format.bounds)
    }
    let screen = Screen { Image(uiImage: image).accessibilityIdentifier("drawn") }
    #expect(screen.element("drawn").frame?.size == CGSize(width: 40, height: 30))
  }
}
