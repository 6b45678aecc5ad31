import ScreenTesting
import Testing
import ViewGraph

@testable import ApusUI

/// Tinted pictures of UIKit.
@MainActor @Suite(.serialized) struct TintedImageTests {
  private static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  private static let redPaint = red.color.paint(in: EnvironmentValues())

  private func picture() throws -> UIImage {
    try #require(UIImage(data: MadeBundle.png(60, 30), scale: 3))
  }

  private func drawn(_ image: UIImage) -> ControlsScreen.Node {
    ControlsScreen { Image(uiImage: image).foregroundStyle(.green) }.first(.image)
  }

  @Test func aTintedPictureIsDrawnInItsColour() throws {
    let tinted = drawn(try picture().withTintColor(Self.red))
    #expect(tinted[.isTemplate] == true)
    #expect(tinted[.foreground] == Self.redPaint)
    let plain = drawn(try picture())
    #expect(plain[.isTemplate] == nil && plain[.foreground] == Paint(.green))
  }

  @Test func aTemplateHasTheColourOfItsSurroundings() throws {
    let template = drawn(try picture().withTintColor(Self.red, renderingMode: .alwaysTemplate))
    #expect(template[.isTemplate] == true && template[.foreground] == Paint(.green))
    let original = drawn(try picture().withRenderingMode(.alwaysOriginal))
    #expect(original[.isTemplate] == nil)
  }

  @Test func aSymbolHasItsOwnColourAsAnOriginal() throws {
    let star = try #require(UIImage(systemName: "star"))
    #expect(drawn(star.withTintColor(Self.red))[.foreground] == Paint(.green))
    let original = drawn(star.withTintColor(Self.red, renderingMode: .alwaysOriginal))
    #expect(original[.foreground] == Self.redPaint)
    #expect(original[.symbol] == "star")
  }

  @Test func anImageViewDrawsItsPictureInItsColour() throws {
    struct Wrapped: UIViewRepresentable {
      let image: UIImage
      func makeUIView(context: Context) -> UIImageView { UIImageView(image: image) }
      func updateUIView(_ view: UIImageView, context: Context) {}
    }
    let image = try picture().withTintColor(Self.red)
    let node = ControlsScreen { Wrapped(image: image) }.first(.image)
    #expect(node[.foreground] == Self.redPaint)
  }

  @Test func aTintBelongsToThePicture() throws {
    let image = try picture()
    #expect(image.withTintColor(Self.red) != image)
    #expect(image.withTintColor(Self.red) == image.withTintColor(Self.red))
    #expect(image.withTintColor(Self.red).renderingMode == .automatic)
    #expect(image.withTintColor(Self.red).withRenderingMode(.alwaysTemplate).size == image.size)
    #expect(image.pngData() != nil && image.withTintColor(Self.red).pngData() == nil)
  }

  // MARK: The symbol that goes back

  private func backSymbol(_ change: (UINavigationBar) -> Void) -> String? {
    let bar = UINavigationBar.appearance()
    defer {
      (bar.backIndicatorImage, bar.backIndicatorTransitionMaskImage) = (nil, nil)
      bar.standardAppearance = UINavigationBarAppearance()
    }
    change(bar)
    let screen = ControlsScreen {
      NavigationStack(path: .constant([1])) {
        Text("First").navigationDestination(for: Int.self) { _ in Text("Second") }
      }
    }
    return screen.node("BackButton")[.symbol]
  }

  @Test func theSymbolThatGoesBackIsTheAppsOwn() {
    let arrow = UIImage(systemName: "arrow.left")
    #expect(backSymbol { _ in } == "chevron.left")
    #expect(
      backSymbol { ($0.backIndicatorImage, $0.backIndicatorTransitionMaskImage) = (arrow, arrow) }
        == "arrow.left")
    #expect(backSymbol { $0.backIndicatorImage = arrow } == "chevron.left")
    #expect(
      backSymbol {
        $0.standardAppearance.setBackIndicatorImage(arrow, transitionMaskImage: arrow)
      } == "arrow.left")
  }

  @Test func aPictureThatIsNoSymbolGoesBackAsTheSystemsSymbol() throws {
    let image = try picture()
    let symbol = backSymbol {
      ($0.backIndicatorImage, $0.backIndicatorTransitionMaskImage) = (image, image)
    }
    #expect(symbol == "chevron.left")
  }
}
