import SwiftUI

// A social feed's profile in the style of a public app: a header with an avatar over a cover, and a grid of pictures.

private struct WallMidAlignment: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat {
    context[VerticalAlignment.center]
  }
}

extension VerticalAlignment {
  fileprivate static let wallMid = VerticalAlignment(WallMidAlignment.self)
}

private struct WallHeights: PreferenceKey {
  static var defaultValue: [Int: CGFloat] { [:] }
  static func reduce(value: inout [Int: CGFloat], nextValue: () -> [Int: CGFloat]) {
    value.merge(nextValue(), uniquingKeysWith: { $1 })
  }
}

private struct WallStats: View {
  @State private var widths: [Int: CGFloat] = [:]
  private let stats = [("128", "Posts"), ("4.2K", "Followers"), ("391", "Following")]

  var body: some View {
    HStack(spacing: 24) {
      ForEach(0..<3) { index in
        VStack(spacing: 2) {
          Text(stats[index].0).font(.headline)
          Text(stats[index].1).font(.caption).foregroundColor(.gray)
        }
        .background(
          GeometryReader {
            Color.clear.preference(key: WallHeights.self, value: [index: $0.size.width])
          }
        )
        .frame(width: widths.values.max())
      }
    }
    .onPreferenceChange(WallHeights.self) { widths = $0 }
  }
}

private struct WallOutlineButton: PrimitiveButtonStyle {
  var filled: Bool
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .font(.subheadline.weight(.semibold))
      .frame(maxWidth: .infinity, minHeight: 34)
      .foregroundStyle(filled ? AnyShapeStyle(.white) : AnyShapeStyle(.primary))
      .background(
        filled ? AnyShapeStyle(.blue) : AnyShapeStyle(.quaternary), in: .rect(cornerRadius: 8)
      )
      .onTapGesture { configuration.trigger() }
  }
}

struct SocialWallScreen: View {
  @State private var follows = false
  @State private var mode = 0
  @State private var opened: Int?
  @State private var liked: Set<Int> = []
  @Environment(\.colorScheme) private var scheme

  private let columns = Array(repeating: GridItem(.flexible(), spacing: 2), count: 3)

  var body: some View {
    NavigationView {
      ScrollView {
        VStack(alignment: .leading, spacing: 0) {
          cover
          VStack(alignment: .leading, spacing: 12) {
            HStack(alignment: .bottom) {
              avatar
              Spacer()
              WallStats()
            }
            .padding(.top, -44)
            VStack(alignment: .leading, spacing: 4) {
              HStack(spacing: 4) {
                Text("Mira Okafor").font(.title3.bold())
                Image(systemName: "checkmark.seal.fill").foregroundColor(.blue)
              }
              (Text("@mira").foregroundColor(.secondary) + Text(" · ")
                + Text("Lagos → Lisbon").italic())
                .font(.subheadline)
              Text(
                "Film, streets and slow trains. Prints at [mira.example](https://example.com) and **sometimes** in person."
              )
              .font(.subheadline)
              .padding(.top, 2)
            }
            HStack {
              Button(follows ? "Following" : "Follow") { withAnimation { follows.toggle() } }
                .buttonStyle(WallOutlineButton(filled: !follows))
              Button("Message") {}.buttonStyle(WallOutlineButton(filled: false))
              Menu {
                Button("Mute", systemImage: "speaker.slash") {}
                Button("Block", systemImage: "hand.raised", role: .destructive) {}
              } label: {
                Image(systemName: "person.badge.plus")
                  .frame(width: 34, height: 34)
                  .background(.quaternary, in: RoundedRectangle(cornerRadius: 8))
              }
              .tint(.primary)
            }
            highlights
          }
          .padding(.horizontal)
          tabs.padding(.top, 12)
          if mode == 0 { grid } else { posts }
        }
      }
      .ignoresSafeArea(edges: .top)
      .navigationBarHidden(true)
    }
    .navigationViewStyle(StackNavigationViewStyle())
    .fullScreenCover(isPresented: Binding(get: { opened != nil }, set: { if !$0 { opened = nil } }))
    {
      ZStack(alignment: .topLeading) {
        Color.black.ignoresSafeArea()
        picture(opened ?? 0).aspectRatio(1, contentMode: .fit).frame(maxHeight: .infinity)
        Button {
          opened = nil
        } label: {
          Image(systemName: "xmark").font(.headline).foregroundColor(.white).padding(12).background(
            Circle().fill(.white.opacity(0.2)))
        }
        .padding()
      }
      .statusBarHidden()
    }
  }

  private var cover: some View {
    GeometryReader { proxy in
      Image(systemName: "mountain.2.fill")
        .resizable()
        .aspectRatio(contentMode: .fill)
        .frame(width: proxy.size.width, height: proxy.size.height)
        .clipped()
        .foregroundStyle(.white.opacity(0.4))
        .background(
          LinearGradient(colors: [.pink, .orange], startPoint: .leading, endPoint: .trailing))
    }
    .frame(height: 180)
  }

  private var avatar: some View {
    Text("MO")
      .font(.system(size: 30, weight: .bold, design: .rounded))
      .foregroundColor(.white)
      .frame(width: 88, height: 88)
      .background(
        RadialGradient(colors: [.teal, .blue], center: .top, startRadius: 5, endRadius: 90)
      )
      .clipShape(Circle())
      .overlay(Circle().stroke(Color(.systemBackground), lineWidth: 4))
      .overlay(
        Circle().fill(.green).frame(width: 18, height: 18)
          .overlay(Circle().strokeBorder(scheme == .dark ? .black : .white, lineWidth: 3))
          .alignmentGuide(.bottom) { $0[.bottom] + 4 }
          .alignmentGuide(.trailing) { $0[.trailing] + 4 },
        alignment: .bottomTrailing)
  }

  private var highlights: some View {
    ScrollView(.horizontal) {
      HStack(alignment: .wallMid, spacing: 14) {
        ForEach(["Trains", "Lisbon", "Darkroom", "Friends", "Night"], id: \.self) { name in
          VStack(spacing: 6) {
            Circle()
              .strokeBorder(
                AngularGradient(
                  gradient: Gradient(colors: [.yellow, .pink, .purple, .yellow]), center: .center),
                lineWidth: 3
              )
              .frame(width: 64, height: 64)
              .overlay { Text(String(name.prefix(1))).font(.title2) }
              .alignmentGuide(.wallMid) { $0[VerticalAlignment.center] }
            Text(name).font(.caption2)
          }
        }
      }
      .padding(.vertical, 2)
    }
    .scrollIndicators(.never)
  }

  private var tabs: some View {
    HStack(spacing: 0) {
      ForEach(
        Array(["square.grid.3x3", "list.bullet.below.rectangle"].enumerated()), id: \.element
      ) { index, symbol in
        Button(action: { mode = index }) {
          VStack(spacing: 8) {
            Image(systemName: symbol).font(.title3)
            Rectangle().frame(height: 2).opacity(mode == index ? 1 : 0)
          }
        }
        .foregroundColor(mode == index ? .primary : .secondary)
      }
    }
    .overlay(Divider(), alignment: .bottom)
  }

  private var grid: some View {
    LazyVGrid(columns: columns, spacing: 2) {
      ForEach(0..<12, id: \.self) { index in
        Color.clear
          .aspectRatio(1, contentMode: .fit)
          .overlay { picture(index) }
          .clipped()
          .contentShape(Rectangle())
          .onTapGesture(count: 2) { liked.insert(index) }
          .onTapGesture { opened = index }
          .overlay(alignment: .bottomTrailing) {
            if liked.contains(index) {
              Image(systemName: "heart.fill").foregroundColor(.white).padding(6)
            }
          }
      }
    }
  }

  private func picture(_ index: Int) -> some View {
    LinearGradient(
      colors: [
        Color(hue: Double(index) / 12, saturation: 0.55, brightness: 0.95),
        Color(hue: Double(index) / 12, saturation: 0.9, brightness: 0.4),
      ],
      startPoint: .top, endPoint: .bottomTrailing
    )
    .overlay(
      Image(systemName: ["camera", "tram", "moon.stars", "leaf"][index % 4]).font(.largeTitle)
        .foregroundColor(.white.opacity(0.7)))
  }

  private var posts: some View {
    LazyVStack(spacing: 0) {
      ForEach(0..<3) { index in
        VStack(alignment: .leading, spacing: 10) {
          Text("Post number \(index + 1), with a little text under the picture above it.").font(
            .body)
          picture(index).frame(height: 160).clipShape(.rect(cornerRadius: 16))
          HStack {
            Button {
              if liked.remove(index) == nil { liked.insert(index) }
            } label: {
              Label(
                "\(liked.contains(index) ? 12 : 11)",
                systemImage: liked.contains(index) ? "heart.fill" : "heart")
            }
            .tint(.pink)
            Spacer()
            Button {
            } label: {
              Label("4", systemImage: "bubble.right")
            }
            Spacer()
            ShareLink(item: URL(string: "https://example.com/\(index)")!) {
              Image(systemName: "square.and.arrow.up")
            }
          }
          .font(.footnote)
        }
        .padding()
        Divider()
      }
    }
  }
}
