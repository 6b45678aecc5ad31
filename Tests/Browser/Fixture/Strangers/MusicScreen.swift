import SwiftUI

struct Song: Identifiable, Hashable {
  let id = UUID()
  var title: String
  var artist: String
  var length: Double
  var hue: Double
}

@MainActor class MusicPlayer: ObservableObject {
  static let shared = MusicPlayer()
  @Published var songs: [Song] = [
    Song(title: "Midnight Swim", artist: "Glass Harbour", length: 214, hue: 0.6),
    Song(title: "Paper Lanterns", artist: "Ada & The Tides", length: 187, hue: 0.05),
    Song(title: "Slow Tram Home", artist: "Northbound", length: 263, hue: 0.35),
    Song(
      title: "Everything You Ever Wanted to Say but Didn't", artist: "Glass Harbour", length: 301,
      hue: 0.8),
    Song(title: "Fern", artist: "Moss", length: 145, hue: 0.3),
  ]
  @Published var current: Song?
  @Published var isPlaying = false
  @Published var progress: Double = 42
  @Published var liked: Set<UUID> = []

  func play(_ song: Song) {
    current = song
    progress = 0
    isPlaying = true
  }

  func step(_ by: Int) {
    guard let current, let index = songs.firstIndex(of: current) else { return }
    play(songs[(index + by + songs.count) % songs.count])
  }
}

extension Double {
  var asTime: String { String(format: "%d:%02d", Int(self) / 60, Int(self) % 60) }
}

struct CoverArt: View {
  var hue: Double
  var body: some View {
    RoundedRectangle(cornerRadius: 12, style: .continuous)
      .fill(
        LinearGradient(
          colors: [
            Color(hue: hue, saturation: 0.7, brightness: 0.9),
            Color(hue: hue + 0.1, saturation: 0.9, brightness: 0.4),
          ], startPoint: .topLeading, endPoint: .bottomTrailing)
      )
      .overlay(
        Image(systemName: "music.note").resizable().scaledToFit().padding(.all, 24).foregroundColor(
          .white.opacity(0.8))
      )
      .aspectRatio(1, contentMode: .fit)
  }
}

struct MusicScreen: View {
  @ObservedObject var player = MusicPlayer.shared
  @State private var showPlayer = false
  @State private var query = ""

  var filtered: [Song] {
    query.isEmpty
      ? player.songs : player.songs.filter { $0.title.localizedCaseInsensitiveContains(query) }
  }

  var body: some View {
    ZStack(alignment: .bottom) {
      NavigationView {
        ScrollView(showsIndicators: false) {
          VStack(alignment: .leading, spacing: 24) {
            VStack(alignment: .leading) {
              Text("Made for you")
                .font(.title2).bold()
                .padding(.horizontal)
              ScrollView(.horizontal, showsIndicators: false) {
                HStack(spacing: 16) {
                  ForEach(player.songs) { song in
                    VStack(alignment: .leading, spacing: 4) {
                      CoverArt(hue: song.hue)
                        .frame(width: 150)
                        .shadow(radius: 6, y: 4)
                      Text(song.title).font(.subheadline.weight(.semibold)).lineLimit(1)
                      Text(song.artist).font(.caption).foregroundColor(.secondary)
                    }
                    .frame(width: 150)
                    .onTapGesture { player.play(song) }
                  }
                }
                .padding(.horizontal)
                .padding(.bottom, 8)
              }
            }
            VStack(spacing: 0) {
              HStack {
                Text("Recently played").font(.title2).bold()
                Spacer()
                Button("See all") {}
              }
              .padding(.bottom, 8)
              ForEach(filtered) { song in
                HStack(spacing: 12) {
                  CoverArt(hue: song.hue).frame(width: 52, height: 52)
                  VStack(alignment: .leading, spacing: 2) {
                    Text(song.title).lineLimit(1).foregroundColor(
                      player.current == song ? .pink : .primary)
                    Text(song.artist).font(.footnote).foregroundStyle(.secondary)
                  }
                  Spacer(minLength: 8)
                  Text(song.length.asTime).font(.footnote.monospacedDigit()).foregroundStyle(
                    .secondary)
                  Menu {
                    Button {
                      player.play(song)
                    } label: {
                      Label("Play", systemImage: "play")
                    }
                    Button(role: .destructive) {
                      player.songs.removeAll { $0 == song }
                    } label: {
                      Label("Remove", systemImage: "trash")
                    }
                  } label: {
                    Image(systemName: "ellipsis").frame(width: 32, height: 44).contentShape(
                      Rectangle())
                  }
                  .foregroundColor(.secondary)
                  .accessibilityIdentifier("row.menu")
                }
                .padding(.vertical, 6)
                .contentShape(Rectangle())
                .onTapGesture { player.play(song) }
                Divider().padding(.leading, 64)
              }
            }
            .padding(.horizontal)
            Color.clear.frame(height: 80)
          }
        }
        .navigationTitle("Listen Now")
        .searchable(text: $query, prompt: "Songs")
        .toolbar {
          Image(systemName: "person.crop.circle.fill").font(.title2).foregroundColor(.pink)
        }
      }
      .accentColor(.pink)
      if let song = player.current {
        MiniPlayer(song: song)
          .onTapGesture { withAnimation(.spring()) { showPlayer = true } }
          .transition(.move(edge: .bottom).combined(with: .opacity))
      }
    }
    .animation(.easeInOut, value: player.current)
    .fullScreenCover(isPresented: $showPlayer) { NowPlaying() }
  }
}

struct MiniPlayer: View {
  @ObservedObject private var player = MusicPlayer.shared
  let song: Song
  var body: some View {
    HStack {
      CoverArt(hue: song.hue).frame(width: 44, height: 44)
      Text(song.title).font(.callout).lineLimit(1)
      Spacer()
      Button(action: { player.isPlaying.toggle() }) {
        Image(systemName: player.isPlaying ? "pause.fill" : "play.fill").font(.title3)
      }
      Button(action: { player.step(1) }) { Image(systemName: "forward.fill") }
        .padding(.horizontal, 8)
    }
    .foregroundColor(.primary)
    .padding(8)
    .background(.ultraThinMaterial, in: RoundedRectangle(cornerRadius: 14))
    .overlay(RoundedRectangle(cornerRadius: 14).strokeBorder(Color.primary.opacity(0.08)))
    .padding(.horizontal, 12)
    .padding(.bottom, 8)
  }
}

struct NowPlaying: View {
  @Environment(\.dismiss) var dismiss
  @ObservedObject private var player = MusicPlayer.shared
  @State private var volume = 0.6

  var body: some View {
    let song = player.current ?? player.songs[0]
    ZStack {
      LinearGradient(
        colors: [Color(hue: song.hue, saturation: 0.5, brightness: 0.6), .black], startPoint: .top,
        endPoint: .bottom
      )
      .ignoresSafeArea()
      VStack(spacing: 28) {
        Capsule().fill(.white.opacity(0.4)).frame(width: 40, height: 5).onTapGesture { dismiss() }
        Spacer()
        CoverArt(hue: song.hue)
          .scaleEffect(player.isPlaying ? 1 : 0.85)
          .animation(.spring(response: 0.4, dampingFraction: 0.6), value: player.isPlaying)
        Spacer()
        HStack {
          VStack(alignment: .leading) {
            Text(song.title).font(.title2.bold()).lineLimit(1)
            Text(song.artist).font(.title3).opacity(0.7)
          }
          Spacer()
          Button {
            if player.liked.contains(song.id) {
              player.liked.remove(song.id)
            } else {
              player.liked.insert(song.id)
            }
          } label: {
            Image(systemName: player.liked.contains(song.id) ? "heart.fill" : "heart").font(.title2)
          }
        }
        VStack(spacing: 4) {
          Slider(value: $player.progress, in: 0...song.length).tint(.white)
          HStack {
            Text(player.progress.asTime)
            Spacer()
            Text("-" + (song.length - player.progress).asTime)
          }
          .font(.caption.monospacedDigit()).opacity(0.7)
        }
        HStack(spacing: 0) {
          Group {
            Button {
              player.step(-1)
            } label: {
              Image(systemName: "backward.fill")
            }
            Button {
              player.isPlaying.toggle()
            } label: {
              Image(systemName: player.isPlaying ? "pause.circle.fill" : "play.circle.fill").font(
                .system(size: 64))
            }
            Button {
              player.step(1)
            } label: {
              Image(systemName: "forward.fill")
            }
          }
          .frame(maxWidth: .infinity)
        }
        .font(.title)
        HStack {
          Image(systemName: "speaker.fill")
          Slider(value: $volume)
          Image(systemName: "speaker.wave.3.fill")
        }
        .font(.footnote)
        .tint(.white.opacity(0.7))
      }
      .foregroundColor(.white)
      .padding(.horizontal, 28)
      .padding(.vertical)
    }
    .preferredColorScheme(.dark)
  }
}
