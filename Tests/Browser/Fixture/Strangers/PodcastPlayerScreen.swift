import Combine
import SwiftUI

// A podcast player in the style of a public app: a mini player above the tab bar, which opens as a sheet.

private struct PodEpisode: Identifiable, Hashable {
  let id = UUID()
  var title: String
  var show: String
  var minutes: Int
  var hue: Double
  var isNew = false

  static let all = [
    PodEpisode(title: "The Quiet Ocean", show: "Deep Water", minutes: 48, hue: 0.58, isNew: true),
    PodEpisode(
      title: "How bread got its crust, and why nobody wrote it down", show: "Kitchen Table",
      minutes: 31, hue: 0.08),
    PodEpisode(
      title: "Maps of nowhere", show: "Cartographers", minutes: 64, hue: 0.35, isNew: true),
    PodEpisode(title: "A letter in the wall", show: "Small Mysteries", minutes: 22, hue: 0.83),
  ]
}

@MainActor
private final class PodPlayer: ObservableObject {
  static let shared = PodPlayer()

  @Published var current: PodEpisode = PodEpisode.all[0]
  @Published var isPlaying = false
  @Published var progress: Double = 0.32
  @Published var rate: Float = 1.0
}

struct PodcastPlayerScreen: View {
  @ObservedObject private var player = PodPlayer.shared
  @State private var tab = 0
  @State private var showsPlayer = false

  init() {}

  var body: some View {
    TabView(selection: $tab) {
      PodListenNow()
        .safeAreaInset(edge: .bottom, spacing: 0) { miniPlayer }
        .tabItem { Label("Listen Now", systemImage: "play.circle.fill") }
        .tag(0)
      Text("Nothing to browse")
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .overlay(alignment: .bottom) { miniPlayer }
        .tabItem {
          Image(systemName: "square.grid.2x2.fill")
          Text("Browse")
        }
        .badge(3)
        .tag(1)
      NavigationView {
        List {
          ForEach(["Shows", "Saved", "Downloaded"], id: \.self) { name in
            NavigationLink(destination: Text(name)) { Text(name) }
          }
        }
        .listStyle(PlainListStyle())
        .navigationBarTitle("Library", displayMode: .large)
        .navigationBarItems(trailing: EditButton())
      }
      .tabItem { Label("Library", systemImage: "books.vertical.fill") }
      .tag(2)
    }
    .accentColor(.purple)
    .environmentObject(player)
    .sheet(isPresented: $showsPlayer) {
      PodFullPlayer().environmentObject(player)
    }
  }

  private var miniPlayer: some View {
    VStack(spacing: 0) {
      ProgressView(value: player.progress)
        .progressViewStyle(PodBarStyle())
      HStack(spacing: 12) {
        PodCover(hue: player.current.hue)
          .frame(width: 44, height: 44)
        VStack(alignment: .leading, spacing: 2) {
          Text(player.current.title).font(.subheadline.weight(.semibold)).lineLimit(1)
          Text(player.current.show).font(.caption).foregroundColor(.secondary)
        }
        Spacer(minLength: 0)
        Button(action: { player.isPlaying.toggle() }) {
          Image(systemName: player.isPlaying ? "pause.fill" : "play.fill")
            .font(.title2)
            .frame(width: 44, height: 44)
            .contentShape(Rectangle())
        }
        .buttonStyle(.plain)
        Button {
          player.progress = min(1, player.progress + 0.1)
        } label: {
          Image(systemName: "goforward.30").imageScale(.large)
        }
        .buttonStyle(.plain)
      }
      .padding(.horizontal)
      .padding(.vertical, 8)
    }
    .background(.bar)
    .onTapGesture { showsPlayer = true }
  }
}

private struct PodBarStyle: ProgressViewStyle {
  func makeBody(configuration: Configuration) -> some View {
    GeometryReader { proxy in
      ZStack(alignment: .leading) {
        Color(.systemGray5)
        Color.accentColor.frame(width: proxy.size.width * (configuration.fractionCompleted ?? 0))
      }
    }
    .frame(height: 2)
  }
}

private struct PodCover: View {
  var hue: Double

  var body: some View {
    RoundedRectangle(cornerRadius: 8, style: .continuous)
      .fill(
        LinearGradient(
          gradient: Gradient(colors: [
            Color(hue: hue, saturation: 0.5, brightness: 0.9),
            Color(hue: hue, saturation: 0.8, brightness: 0.5),
          ]), startPoint: .topLeading, endPoint: .bottomTrailing)
      )
      .overlay(
        Image(systemName: "waveform")
          .resizable().scaledToFit().padding(8)
          .foregroundColor(.white.opacity(0.85))
      )
      .aspectRatio(1, contentMode: .fit)
  }
}

private struct PodListenNow: View {
  @EnvironmentObject var player: PodPlayer

  var body: some View {
    NavigationStack {
      ScrollView {
        VStack(alignment: .leading, spacing: 24) {
          Text("Up Next").font(.title2).bold().padding(.horizontal)
          ScrollView(.horizontal, showsIndicators: false) {
            LazyHStack(alignment: .top, spacing: 16) {
              ForEach(PodEpisode.all) { episode in
                VStack(alignment: .leading) {
                  PodCover(hue: episode.hue)
                    .overlay(alignment: .topTrailing) {
                      if episode.isNew {
                        Text("NEW").font(.system(size: 10, weight: .heavy))
                          .padding(.horizontal, 6).padding(.vertical, 3)
                          .background(Capsule().fill(Color.red)).foregroundStyle(.white)
                          .offset(x: 6, y: -6)
                      }
                    }
                  Text(episode.show.uppercased()).font(.caption2).kerning(1).foregroundStyle(
                    .tertiary)
                  Text(episode.title).font(.headline).lineLimit(2, reservesSpace: true)
                }
                .frame(width: 150)
              }
            }
            .padding(.horizontal)
            .padding(.top, 8)
          }
          Divider()
          LazyVStack(spacing: 0) {
            ForEach(PodEpisode.all) { episode in
              Button {
                player.current = episode
                player.isPlaying = true
              } label: {
                HStack(alignment: .firstTextBaseline) {
                  VStack(alignment: .leading) {
                    Text(episode.title)
                    Text("\(episode.minutes) min").font(.footnote).foregroundStyle(.secondary)
                  }
                  Spacer()
                  if player.current == episode {
                    Image(systemName: "speaker.wave.2.fill").foregroundStyle(.tint)
                  }
                }
                .padding(.vertical, 10)
                .frame(maxWidth: .infinity, alignment: .leading)
              }
              .foregroundColor(.primary)
              if episode != PodEpisode.all.last { Divider() }
            }
          }
          .padding(.horizontal)
        }
      }
      .navigationTitle("Listen Now")
      .toolbar {
        ToolbarItem(placement: .navigationBarTrailing) {
          Menu {
            Picker("Speed", selection: $player.rate) {
              Text("1×").tag(Float(1))
              Text("1.5×").tag(Float(1.5))
              Text("2×").tag(Float(2))
            }
            Button("Mark All as Played", systemImage: "checkmark") {}
          } label: {
            Image(systemName: "ellipsis.circle")
          }
        }
      }
    }
  }
}

private struct PodFullPlayer: View {
  @EnvironmentObject var player: PodPlayer
  @Environment(\.presentationMode) var presentationMode

  var body: some View {
    GeometryReader { geo in
      VStack(spacing: 28) {
        Capsule().fill(Color.secondary.opacity(0.4)).frame(width: 36, height: 5).padding(.top, 8)
        PodCover(hue: player.current.hue)
          .frame(width: geo.size.width * (player.isPlaying ? 0.8 : 0.6))
          .shadow(color: .black.opacity(0.3), radius: 20, x: 0, y: 12)
          .animation(.spring(response: 0.4, dampingFraction: 0.6), value: player.isPlaying)
          .frame(height: geo.size.width * 0.8)
        VStack(spacing: 4) {
          Text(player.current.title).font(.title3.bold()).multilineTextAlignment(.center)
          Text(player.current.show).foregroundColor(.accentColor)
        }
        VStack(spacing: 4) {
          Slider(value: $player.progress)
          HStack {
            Text("15:21")
            Spacer()
            Text("-32:39")
          }
          .font(.caption.monospacedDigit()).foregroundStyle(.secondary)
        }
        HStack {
          Spacer()
          Button {
            player.progress = max(0, player.progress - 0.1)
          } label: {
            Image(systemName: "gobackward.15").font(.largeTitle)
          }
          Spacer()
          Button {
            player.isPlaying.toggle()
          } label: {
            Image(systemName: player.isPlaying ? "pause.circle.fill" : "play.circle.fill")
              .resizable().frame(width: 72, height: 72)
          }
          Spacer()
          Button {
            player.progress = min(1, player.progress + 0.1)
          } label: {
            Image(systemName: "goforward.30").font(.largeTitle)
          }
          Spacer()
        }
        Button("Done") { presentationMode.wrappedValue.dismiss() }
      }
      .padding(.horizontal, 24)
      .frame(width: geo.size.width)
    }
    .tint(.purple)
  }
}
