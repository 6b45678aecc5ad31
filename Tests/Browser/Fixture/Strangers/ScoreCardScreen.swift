import SwiftUI
import UIKit

/// A quiz's end, with a card that people share as a picture.
struct ScoreCardScreen: View {
  @State private var poster: UIImage?
  @State private var snapshot: UIImage?
  @State private var message = ""
  @State private var isSharing = false
  @Environment(\.displayScale) private var displayScale

  private var card: some View { ScoreCardView(name: "Mia & Ben", points: 12, total: 15) }

  var body: some View {
    ScrollView {
      VStack(spacing: 20) {
        card.accessibilityIdentifier("card")
        if let poster {
          Image(uiImage: poster)
            .accessibilityLabel("Poster")
            .accessibilityIdentifier("poster")
          ShareLink(
            item: Image(uiImage: poster),
            preview: SharePreview("My score", image: Image(uiImage: poster))
          )
          Image(uiImage: poster)
            .resizable()
            .scaledToFit()
            .frame(width: 120)
            .accessibilityIdentifier("thumbnail")
        }
        if let snapshot {
          Image(uiImage: snapshot).resizable().scaledToFit().frame(height: 90)
            .accessibilityIdentifier("snapshot")
        }
        HStack {
          Button("Make poster", action: render)
          Button("Save", action: save)
          Button("Send") { isSharing = true }
        }
        .buttonStyle(.bordered)
        Text(message).font(.footnote)
      }
      .padding()
    }
    .sheet(isPresented: $isSharing) {
      ShareController(items: [card.snapshot(), "12 of 15!"])
    }
  }

  @MainActor private func render() {
    let renderer = ImageRenderer(content: card)
    renderer.scale = displayScale
    poster = renderer.uiImage
    snapshot = card.snapshot()
    message = "\(Int(poster?.size.width ?? 0)) × \(Int(poster?.size.height ?? 0))"
  }

  private func save() {
    AlbumWriter { message = $0 == nil ? "Saved" : "Not saved" }.write(card.snapshot())
  }
}

private struct ScoreCardView: View {
  let name: String
  let points, total: Int

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      HStack {
        Image(systemName: "trophy.fill")
          .font(.title)
          .foregroundStyle(.yellow)
        VStack(alignment: .leading) {
          Text("BIRD QUIZ").font(.caption.bold()).kerning(1.5).opacity(0.8)
          Text(name).font(.title2.weight(.heavy))
        }
        Spacer()
        Text("\(points)/\(total)")
          .font(.system(size: 34, weight: .black, design: .rounded))
          .monospacedDigit()
      }
      GeometryReader { place in
        ZStack(alignment: .leading) {
          Capsule().fill(.white.opacity(0.25))
          Capsule().fill(.white)
            .frame(width: place.size.width * CGFloat(points) / CGFloat(total))
        }
      }
      .frame(height: 10)
      HStack(alignment: .bottom, spacing: 6) {
        ForEach([3, 5, 2, 6, 4], id: \.self) { value in
          RoundedRectangle(cornerRadius: 4)
            .fill(.white.opacity(0.7))
            .frame(width: 22, height: CGFloat(value) * 8)
            .overlay(alignment: .top) {
              Text("\(value)").font(.caption2).foregroundColor(.indigo).padding(.top, 1)
            }
        }
        Spacer()
        Circle()
          .trim(from: 0, to: 0.8)
          .stroke(.white, style: StrokeStyle(lineWidth: 6, lineCap: .round))
          .rotationEffect(.degrees(-90))
          .frame(width: 44, height: 44)
      }
      Divider().overlay(.white)
      Text("Can you beat me? Play every day, and tell your friends which birds you heard.")
        .font(.footnote)
        .lineSpacing(2)
    }
    .foregroundStyle(.white)
    .padding(20)
    .frame(width: 330)
    .background(
      LinearGradient(
        colors: [.indigo, .purple, .pink], startPoint: .topLeading, endPoint: .bottomTrailing)
    )
    .clipShape(RoundedRectangle(cornerRadius: 24, style: .continuous))
  }
}

extension View {
  /// As many apps draw views since the first SwiftUI.
  fileprivate func snapshot() -> UIImage {
    let controller = UIHostingController(rootView: self)
    let view = controller.view
    let size = controller.view.intrinsicContentSize
    view?.bounds = CGRect(origin: .zero, size: size)
    view?.backgroundColor = .clear
    let renderer = UIGraphicsImageRenderer(size: size)
    return renderer.image { _ in
      view?.drawHierarchy(in: controller.view.bounds, afterScreenUpdates: true)
    }
  }
}

private final class AlbumWriter: NSObject {
  let ended: (Error?) -> Void

  init(ended: @escaping (Error?) -> Void) { self.ended = ended }

  func write(_ image: UIImage) {
    UIImageWriteToSavedPhotosAlbum(
      image, self, Selector("saved", AlbumWriter.saved(_:didFinishSavingWithError:contextInfo:)),
      nil)
  }

  func saved(
    _ image: UIImage, didFinishSavingWithError error: Error?, contextInfo: UnsafeRawPointer
  ) {
    ended(error)
  }
}

private struct ShareController: UIViewControllerRepresentable {
  let items: [Any]

  func makeUIViewController(context: Context) -> UIActivityViewController {
    UIActivityViewController(activityItems: items, applicationActivities: nil)
  }

  func updateUIViewController(_ controller: UIActivityViewController, context: Context) {}
}
