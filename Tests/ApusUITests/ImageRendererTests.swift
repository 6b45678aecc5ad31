import Foundation
import ScreenTesting
import Testing

@testable import ApusUI

/// Pictures of views, and sizes of views that no window shows.
@MainActor @Suite struct ImageRendererTests {
  private struct Badge: View {
    var body: some View {
      VStack(spacing: 0) {
        Color.red.frame(width: 40, height: 30)
        GeometryReader { place in
          Color.blue.frame(width: place.size.width / 2)
        }
        .frame(height: 10)
      }
    }
  }

  @Test func aPictureHasTheSizeOfTheView() throws {
    let renderer = ImageRenderer(content: Badge())
    renderer.scale = 3
    let picture = try #require(renderer.uiImage)
    #expect(picture.size == CGSize(width: 40, height: 40))
    #expect(picture.scale == 3)
    #expect(picture.pngData() == nil)
  }

  @Test func theProposalIsTheRoomOfTheView() throws {
    let renderer = ImageRenderer(
      content: Text("A long sentence that needs several lines").font(.body))
    let ideal = try #require(renderer.uiImage).size
    renderer.proposedSize = ProposedViewSize(width: 120, height: nil)
    let narrow = try #require(renderer.uiImage).size
    #expect(narrow.width <= 120 && narrow.height > ideal.height)
    renderer.content = Text("").font(.body)
    #expect(renderer.uiImage == nil)
  }

  @Test func aRendererTellsOfItsChanges() {
    let renderer = ImageRenderer(content: Color.red)
    var count = 0
    let line = renderer.objectWillChange.sink { count += 1 }
    renderer.content = .blue
    renderer.scale = 2
    renderer.isOpaque = true
    #expect(count == 3)
    line.cancel()
  }

  private struct Greeting: View {
    @State private var name = ""
    var body: some View { Text("Hello \(name)").font(.body).onAppear { name = "everybody" } }
  }

  /// As on a phone, where pictures are taken after `onAppear`.
  @Test func whatAppearsIsInThePicture() throws {
    let picture = try #require(ImageRenderer(content: Greeting()).uiImage)
    let whole = ImageRenderer(content: Text("Hello everybody").font(.body)).uiImage
    #expect(picture.size == whole?.size)
  }

  private struct Album: View {
    @State private var picture: UIImage?
    @State private var message = "Nothing yet"
    let name = "Mia"

    var body: some View {
      VStack {
        Text(message)
        if let picture {
          Image(uiImage: picture).resizable().frame(width: 20, height: 20)
            .accessibilityIdentifier("picture")
          ShareLink(item: Image(uiImage: picture), preview: SharePreview("Card"))
        }
        Button("Draw") {
          picture = ImageRenderer(content: Text(name).environment(\.locale, .current)).uiImage
        }
        Button("Save") {
          UIImageWriteToSavedPhotosAlbum(picture ?? UIImage(systemName: "star")!, nil, nil, nil)
          message = "Asked"
        }
      }
    }
  }

  @Test func aPictureIsShownAndSharedAndSaved() async throws {
    let screen = Screen { Album() }
    screen.button(label: "Draw").tap()
    #expect(screen.image("picture").isVisible)
    screen.button(label: "Share…").tap()
    await screen.settle()
    screen.button(label: "Save").tap()
    await screen.settle()
    #expect(screen.text("Asked").isVisible)
    #expect(screen.downloadedFiles.map(\.lastPathComponent) == ["Card.svg", "Image.svg"])
  }

  @Test func aHostedViewHasASize() {
    let controller = UIHostingController(rootView: Badge())
    // A geometry reader takes all of the offered width.
    #expect(
      controller.sizeThatFits(in: CGSize(width: 200, height: 100)) == CGSize(width: 200, height: 40)
    )
    #expect(controller.view.intrinsicContentSize == CGSize(width: 40, height: 40))
    let flexible = UIHostingController(rootView: Color.red)
    #expect(
      flexible.sizeThatFits(in: CGSize(width: 200, height: 100)) == CGSize(width: 200, height: 100))
  }

  @Test func aDrawingKnowsTheSizesOfItsParts() async {
    final class Sizes {
      var text = CGSize.zero
      var baseline: CGFloat = 0
      var symbol: CGSize?
      var image = CGSize.zero
    }
    let sizes = Sizes()
    let screen = Screen {
      Canvas { context, size in
        let words = context.resolve(Text("Hello, world").font(.system(size: 17)))
        sizes.text = words.measure(in: size)
        sizes.baseline = words.firstBaseline(in: size)
        sizes.symbol = context.resolveSymbol(id: 1)?.size
        sizes.image = context.resolve(Image(systemName: "star")).size
      } symbols: {
        Color.red.frame(width: 12, height: 8).tag(1)
      }
    }
    await screen.settle()
    let alone = ImageRenderer(content: Text("Hello, world").font(.system(size: 17))).uiImage
    #expect(sizes.text == alone?.size && sizes.text.width > 50)
    #expect(sizes.baseline > 10 && sizes.baseline < sizes.text.height)
    #expect(sizes.symbol == CGSize(width: 12, height: 8))
    #expect(sizes.image.width > 10)
  }

  @Test func linesAndDigitsAreMeasuredAsThePageDrawsThem() throws {
    func size(_ text: some View) throws -> CGSize {
      try #require(ImageRenderer(content: text).uiImage).size
    }
    let lines = Text("One\nTwo")
    let usual = try size(lines.font(.body)).height
    #expect(try size(lines.font(.body.leading(.tight))).height < usual)
    #expect(try size(lines.font(.body.leading(.loose))).height > usual)
    let spaced = try size(lines.font(.footnote).lineSpacing(3)).height
    #expect(try spaced == size(lines.font(.footnote)).height + 3)
  }

  @Test func wordsHaveTheSizeThatATextHas() throws {
    let font = UIFont.systemFont(ofSize: 17)
    let size = "Hello, world".size(withAttributes: [.font: font])
    let text = ImageRenderer(content: Text("Hello, world").font(.system(size: 17)))
    #expect(size == text.uiImage?.size)
    let room = CGSize(width: 50, height: CGFloat.greatestFiniteMagnitude)
    let box = ("Hello, world" as NSString).boundingRect(
      with: room, options: [.usesLineFragmentOrigin, .usesFontLeading],
      attributes: [.font: font], context: nil)
    #expect(box.width <= 50 && box.height > size.height)
    #expect(
      "Hello, world".boundingRect(with: room, attributes: [.font: font], context: nil).height
        == size.height)
    #expect("".size(withAttributes: [.font: font]) == .zero)
    let bold = "Hello, world".size(withAttributes: [.font: UIFont.boldSystemFont(ofSize: 17)])
    #expect(bold.width > size.width)
  }
}
