import Foundation
import ScreenLayout
import Testing
import ViewGraph

@testable import ApusUI
@testable import ScreenTesting

/// The attributes of a label's words.
@Suite @MainActor struct LabelAttributeTests {
  private struct Shown: UIViewRepresentable {
    let words: NSAttributedString
    func makeUIView(context: Context) -> UILabel { UILabel() }
    func updateUIView(_ uiView: UILabel, context: Context) { uiView.attributedText = words }
  }

  @Test func linesHavePatternsAndColours() {
    #expect(NSUnderlineStyle([.single, .patternDash]).pattern == .dash)
    #expect(NSUnderlineStyle.double.pattern == .solid)
    #expect(NSUnderlineStyle.patternDot.pattern == nil)
    let words = NSAttributedString(
      string: "Lines",
      attributes: [
        .underlineStyle: NSUnderlineStyle([.single, .patternDash]).rawValue,
        .underlineColor: UIColor.red, .baselineOffset: 4,
      ])
    let expected = Text(verbatim: "Lines").underline(pattern: .dash, color: Color(UIColor.red))
    let screen = Screen { Shown(words: words) }
    #expect(screen.dump.contains("Lines"))
    #expect(Text(words, font: nil) == expected.baselineOffset(4))
  }

  @Test func aLabelHasTheAlignmentOfItsFirstParagraph() {
    let style = NSMutableParagraphStyle()
    style.alignment = .center
    style.lineSpacing = 6
    let words = NSAttributedString(string: "Middle", attributes: [.paragraphStyle: style])
    let screen = Screen { Shown(words: words).frame(width: 300, height: 40) }
    let frame = screen.text("Middle").frame
    #expect(frame.map { abs($0.midX - screen.size.width / 2) < 1 } == true)
    let other = NSMutableParagraphStyle()
    #expect(other != style)
    let copy = style.copy() as? NSParagraphStyle
    other.setParagraphStyle(style)
    other.alignment = .right
    #expect(copy == style && other != style)
    other.setParagraphStyle(style)
    #expect(other == style && NSParagraphStyle.default.alignment == .natural)
  }
}
