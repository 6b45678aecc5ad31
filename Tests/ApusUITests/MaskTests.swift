import Testing
import ViewGraph

@testable import ApusUI

/// What a mask is drawn of.
@MainActor
@Suite struct MaskTests {
  private typealias Length = MaskLayer.Length

  private func layers(
    alignment: Alignment = .center, @ViewBuilder _ mask: @escaping () -> some View
  ) -> [MaskLayer] {
    let screen = ControlsScreen {
      Text("Masked").mask(alignment: alignment, mask).accessibilityIdentifier("masked")
    }
    let stored = screen.node("masked").attributes[.maskLayers]
    return stored.flatMap(LayeredMask.init)?.layers ?? []
  }

  @Test func edgesFadeAsFarAsTheirFramesSay() {
    let fade = Gradient(colors: [.clear, .black])
    let found = layers {
      VStack(spacing: 0) {
        LinearGradient(gradient: fade, startPoint: .top, endPoint: .bottom).frame(height: 20)
        Rectangle()
        Color.black.opacity(0.5).frame(height: 10)
      }
    }
    #expect(found.count == 3)
    let boxes = found.map(\.box)
    #expect(boxes.map(\.width) == Array(repeating: Length(share: 1), count: 3))
    #expect(
      boxes.map(\.y) == [
        Length(), Length(points: 20), Length(share: 1, points: -10),
      ])
    #expect(
      boxes.map(\.height) == [
        Length(points: 20), Length(share: 1, points: -30), Length(points: 10),
      ])
    #expect(abs(found[2].opacity - 0.5) < 0.01)
    if case .gradient = found[0].content {} else { Issue.record("No gradient: \(found[0])") }
  }

  @Test func alignmentPutsAMaskOfAKnownSizeIntoItsCorner() {
    let found = layers(alignment: .bottomTrailing) { Circle().frame(width: 30, height: 40) }
    #expect(
      found.map(\.box) == [
        MaskLayer.Box(
          x: Length(share: 1, points: -30), y: Length(share: 1, points: -40),
          width: Length(points: 30), height: Length(points: 40))
      ])
    let centered = layers { Circle().frame(width: 30, height: 40) }
    #expect(centered[0].box.x == Length(share: 0.5, points: -15))
  }

  @Test func layersOfAMaskStandWhereTheirOverlaysSay() {
    let found = layers {
      Rectangle()
        .overlay(alignment: .leading) { Circle().frame(width: 20, height: 20).offset(x: -10) }
        .overlay(alignment: .bottomTrailing) { Circle().frame(width: 20, height: 20) }
    }
    #expect(found.count == 3)
    #expect(found[1].box.x == Length(points: -10))
    #expect(found[1].box.y == Length(share: 0.5, points: -10))
    #expect(found[2].box.x == Length(share: 1, points: -20))
    #expect(found[2].box.y == Length(share: 1, points: -20))
  }

  @Test func whatStandsSideBySideSharesTheRest() {
    let found = layers {
      HStack(spacing: 10) {
        Capsule()
        Rectangle().padding(.leading, 4)
      }
    }
    #expect(
      found.map(\.box.width) == [
        Length(share: 0.5, points: -5), Length(share: 0.5, points: -9),
      ])
    #expect(found[1].box.x == Length(share: 0.5, points: 9))
  }

  @Test func wordsAndSymbolsHaveTheirFont() {
    let found = layers(alignment: .leading) {
      ZStack(alignment: .topLeading) {
        Text("Sale").font(.largeTitle).bold()
        Image(systemName: "star.fill").font(.system(size: 40)).opacity(0.5)
      }
    }
    var font = MaskLayer.Font()
    (font.style, font.weight) = (Int(FontStyle.largeTitle.rawValue), 700)
    #expect(found.first?.content == .text("Sale", font))
    #expect(found.first?.alignment == ElementAlignment(.leading, .top))
    #expect(found.last?.content == .symbol("star.fill"))
    #expect(found.last?.box.width == Length(points: 50))
    #expect(found.last?.opacity == 0.5)
  }

  @Test func compositeViewsAreDrawnToo() {
    struct Badge: View {
      @State private var size = 12.0
      var body: some View { Circle().frame(width: size, height: size) }
    }
    let found = layers { Badge() }
    #expect(found.map(\.box.width) == [Length(points: 12)])
  }

  @Test func aShapeAloneClipsAndAGradientAloneMasks() {
    let screen = ControlsScreen {
      Text("a").mask { Circle() }.accessibilityIdentifier("shape")
      Text("b").mask(LinearGradient(colors: [.black, .clear], startPoint: .top, endPoint: .bottom))
        .accessibilityIdentifier("gradient")
    }
    #expect(screen.node("shape").attributes[.clipShape] != nil)
    #expect(screen.node("gradient").attributes[.maskGradient] != nil)
  }

  @Test func aShapeIsCutOut() {
    let found = layers {
      Rectangle().overlay { Circle().frame(width: 20, height: 20).blendMode(.destinationOut) }
    }
    #expect(found.map(\.isCutOut) == [false, true])
    #expect(LayeredMask(numbers: LayeredMask(found).numbers).layers == found)
    let covered = layers {
      ZStack {
        Circle()
        Circle().frame(width: 5).blendMode(.destinationOut)
        Rectangle()
        Capsule().blendMode(.destinationOut)
      }
    }
    #expect(covered.map(\.isCutOut) == [false, true])
  }

  @Test func modesHaveTheirNearestKind() {
    let screen = ControlsScreen {
      Text("a").blendMode(.plusDarker).accessibilityIdentifier("darker")
      Text("b").blendMode(.sourceAtop).accessibilityIdentifier("atop")
      Text("c").blendMode(.destinationOver).accessibilityIdentifier("over")
      Text("d").blendMode(.destinationOut).accessibilityIdentifier("out")
    }
    let modes = ["darker", "atop", "over", "out"].map { screen.node($0)[.blendMode] }
    #expect(modes == [.multiply, .normal, .normal, .destinationOut])
  }

  @Test func numbersSayTheSame() {
    var font = MaskLayer.Font()
    (font.size, font.isItalic) = (20, true)
    let written = [
      MaskLayer(
        box: .whole, opacity: 0.25, alignment: ElementAlignment(.trailing, .bottom),
        content: .text("Ünï\n👍", font)),
      MaskLayer(
        box: .whole, opacity: 1, alignment: ElementAlignment(.center, .center),
        content: .shape([6, 10, 10, 0, 1, 2], isEvenOdd: true)),
    ]
    #expect(LayeredMask(numbers: LayeredMask(written).numbers).layers == written)
    #expect(LayeredMask(numbers: [3, 1, 2, 900, 5]).layers == [])
  }
}
