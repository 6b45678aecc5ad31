import Testing
import ViewGraph

@testable import ApusUI

/// Looks and values of UIKit that apps set in passing.
@MainActor
struct LayerBorderTests {
  private struct Shown: UIViewRepresentable {
    let view: UIView
    func makeUIView(context: Context) -> UIView { view }
    func updateUIView(_ view: UIView, context: Context) {}
  }

  private func count(_ key: (ControlsScreen) -> Int, _ change: (CALayer) -> Void) -> Int {
    let view = UIView()
    change(view.layer)
    return key(ControlsScreen { Shown(view: view) })
  }

  private func lines(_ screen: ControlsScreen) -> Int {
    screen.all.filter { $0.attributes[.strokeWidth] != nil }.count
  }
  private func shades(_ screen: ControlsScreen) -> Int {
    screen.all.filter { $0.attributes[.shadow] != nil }.count
  }

  @Test func aLayerHasABorderAndAShadow() {
    for (line, shade) in [(0, 0), (1, 0), (0, 1), (1, 1)] {
      let change: (CALayer) -> Void = { layer in
        layer.borderWidth = CGFloat(line)
        layer.shadowOpacity = Float(shade)
        layer.cornerCurve = .continuous
      }
      #expect(count(shades, change) == shade)
      #expect(count(lines, change) == line)
    }
  }

  @Test func aPictureOfPixelsHandsThemOut() throws {
    let red = Bitmap(width: 2, height: 1) { x, _ in x == 0 ? [255, 0, 0, 255] : [0, 0, 0, 0] }
    let pixels = CGImage(red)
    let picture = UIImage(cgImage: pixels).withRenderingMode(.alwaysTemplate)
    #expect(picture.cgImage == pixels)
    #expect(
      try #require(picture.cgImage?.cropping(to: CGRect(x: 1, y: 0, width: 1, height: 1))).width
        == 1)
    #expect(try #require(UIImage(systemName: "star")).cgImage == nil)
  }

  @Test func aWindowHasNoStatusBar() {
    let manager = UIWindowScene.plain().statusBarManager
    #expect(manager?.statusBarFrame.height == 0 && manager?.isStatusBarHidden == true)
    #expect(UIFont.familyNames == UIFont.familyNames.sorted())
    #expect(UIFont.fontNames(forFamilyName: "No such family").isEmpty)
  }

  private final class Copier {
    var count = 0
  }

  private struct Copying: View {
    let copier: Copier
    var body: some View {
      Button("Copy") {
        UIPasteboard.general.string = "words"
        copier.count = UIPasteboard.general.itemProviders.count
      }
    }
  }

  @Test func theClipboardHandsOutItsText() {
    let copier = Copier()
    let screen = ControlsScreen { Copying(copier: copier) }
    screen.perform(.tap, on: screen.all(.button)[0])
    #expect(copier.count == 1)
  }

  private final class Notes: UITextView {
    var isMade = false
    override init(frame: CGRect, textContainer: NSTextContainer?) {
      super.init(frame: frame, textContainer: textContainer)
      isMade = true
    }
    required init?(coder: NSCoder) { nil }
  }

  @Test func aTextViewIsMadeInOnePlace() {
    #expect(Notes(frame: .zero).isMade && Notes().isMade)
    #expect(Notes().markedTextRange == nil)
  }

  @Test func contentKeepsAnInset() {
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
    view.contentInset = UIEdgeInsets(top: 20, left: 5, bottom: 0, right: 0)
    #expect(view.contentOffset == CGPoint(x: -5, y: -20))
    #expect(view.adjustedContentInset == view.contentInset)
    #expect(!view.isDragging && !view.isTracking && !view.isDecelerating)
    view.setContentOffset(.zero, animated: false)
    #expect(view.contentOffset == .zero)
  }
}
