import SwiftUI

/// The home of an app for films: a carousel, shelves, a menu in the title.
struct StreamingHomeScreen: View {
  @State private var films = FilmOfNight.all
  @State private var current: FilmOfNight.ID?
  @State private var kind = "Films"
  @State private var watchlist: Set<String> = []
  @Namespace private var zoom

  var body: some View {
    NavigationStack {
      ScrollView {
        VStack(alignment: .leading, spacing: 28) {
          hero
          shelf("Top 10 today", films.shuffledForShelf(1), numbered: true)
          shelf("Because you liked “Harbour”", films.shuffledForShelf(2), numbered: false)
          continueWatching
        }
        .padding(.bottom, 32)
      }
      .scrollIndicators(.hidden)
      .background(Color.black)
      .navigationTitle(kind)
      .navigationBarTitleDisplayMode(.inline)
      .toolbarTitleMenu {
        Picker("Kind", selection: $kind) {
          ForEach(["Films", "Series", "Documentaries"], id: \.self, content: Text.init)
        }
      }
      .toolbar {
        ToolbarItem(placement: .topBarTrailing) {
          NavigationLink(value: "watchlist") {
            Image(systemName: watchlist.isEmpty ? "bookmark" : "bookmark.fill")
          }
          .accessibilityLabel("Watchlist")
        }
      }
      .navigationDestination(for: FilmOfNight.self) { film in
        FilmPage(film: film, watchlist: $watchlist)
          .navigationTransition(.zoom(sourceID: film.id, in: zoom))
      }
      .navigationDestination(for: String.self) { _ in
        WatchlistPage(films: films.filter { watchlist.contains($0.id) })
      }
    }
    .preferredColorScheme(.dark)
    .tint(.red)
  }

  private var hero: some View {
    VStack(spacing: 12) {
      ScrollView(.horizontal) {
        LazyHStack(spacing: 16) {
          ForEach(films) { film in
            NavigationLink(value: film) {
              FilmPoster(film: film)
                .aspectRatio(3 / 4, contentMode: .fit)
                .clipShape(.rect(cornerRadius: 24))
                .overlay(alignment: .bottomLeading) {
                  VStack(alignment: .leading, spacing: 4) {
                    Text(film.title).font(.title.bold())
                    Text(film.genres.joined(separator: " · ")).font(.caption).foregroundStyle(
                      .secondary)
                  }
                  .padding(20)
                }
            }
            .buttonStyle(.plain)
            .matchedTransitionSource(id: film.id, in: zoom)
            .containerRelativeFrame(.horizontal, count: 5, span: 4, spacing: 16)
            .scrollTransition { content, phase in
              content
                .scaleEffect(phase.isIdentity ? 1 : 0.9)
                .opacity(phase.isIdentity ? 1 : 0.6)
            }
          }
        }
        .scrollTargetLayout()
      }
      .contentMargins(.horizontal, 24, for: .scrollContent)
      .scrollTargetBehavior(.viewAligned)
      .scrollPosition(id: $current)
      .scrollIndicators(.never)

      HStack(spacing: 6) {
        ForEach(films) { film in
          Capsule()
            .fill(film.id == (current ?? films.first?.id) ? Color.white : .white.opacity(0.3))
            .frame(width: film.id == (current ?? films.first?.id) ? 18 : 6, height: 6)
        }
      }
      .animation(.snappy, value: current)
      .frame(maxWidth: .infinity)
    }
    .padding(.top, 8)
  }

  private func shelf(_ title: LocalizedStringKey, _ films: [FilmOfNight], numbered: Bool)
    -> some View
  {
    VStack(alignment: .leading, spacing: 10) {
      Text(title).font(.headline).foregroundStyle(.white).padding(.horizontal)
      ScrollView(.horizontal, showsIndicators: false) {
        HStack(alignment: .bottom, spacing: numbered ? 0 : 12) {
          ForEach(Array(films.enumerated()), id: \.element.id) { index, film in
            NavigationLink(value: film) {
              HStack(alignment: .bottom, spacing: -12) {
                if numbered {
                  Text("\(index + 1)")
                    .font(.system(size: 96, weight: .black, design: .rounded))
                    .foregroundStyle(
                      .linearGradient(
                        colors: [.white.opacity(0.9), .white.opacity(0.2)], startPoint: .top,
                        endPoint: .bottom)
                    )
                    .fixedSize()
                }
                FilmPoster(film: film)
                  .frame(width: 104, height: 150)
                  .clipShape(RoundedRectangle(cornerRadius: 10, style: .continuous))
              }
            }
            .buttonStyle(.plain)
          }
        }
        .padding(.horizontal)
      }
    }
  }

  private var continueWatching: some View {
    VStack(alignment: .leading, spacing: 10) {
      Text("Continue watching").font(.headline).foregroundStyle(.white)
      ForEach(films.prefix(2)) { film in
        HStack(spacing: 12) {
          FilmPoster(film: film)
            .frame(width: 96, height: 56)
            .overlay { Image(systemName: "play.circle.fill").font(.title2).foregroundStyle(.white) }
            .clipShape(.rect(cornerRadius: 8))
          VStack(alignment: .leading, spacing: 6) {
            Text(film.title).font(.subheadline.weight(.semibold)).foregroundStyle(.white)
            ProgressView(value: film.watched).tint(.red)
          }
          Menu {
            Button("Details", systemImage: "info.circle") {}
            Button("Remove from row", systemImage: "xmark", role: .destructive) {
              withAnimation { films.removeAll { $0.id == film.id } }
            }
          } label: {
            Image(systemName: "ellipsis").rotationEffect(.degrees(90)).frame(width: 32, height: 44)
          }
          .foregroundStyle(.white)
        }
      }
    }
    .padding(.horizontal)
  }
}

struct FilmOfNight: Identifiable, Hashable {
  var id: String { title }
  let title: String
  let genres: [String]
  let hue: Double
  let watched: Double

  static let all = [
    FilmOfNight(title: "Harbour", genres: ["Drama", "Mystery"], hue: 0.58, watched: 0.4),
    FilmOfNight(title: "The Last Orchard", genres: ["Family"], hue: 0.3, watched: 0.75),
    FilmOfNight(title: "Salt & Iron", genres: ["Thriller", "Crime"], hue: 0.02, watched: 0.1),
    FilmOfNight(title: "Northern Quiet", genres: ["Documentary"], hue: 0.7, watched: 0),
  ]
}

extension Array where Element == FilmOfNight {
  fileprivate func shuffledForShelf(_ by: Int) -> [Element] { Array(self[by...] + self[..<by]) }
}

private struct FilmPoster: View {
  let film: FilmOfNight

  var body: some View {
    ZStack {
      LinearGradient(
        colors: [
          Color(hue: film.hue, saturation: 0.7, brightness: 0.7),
          Color(hue: film.hue, saturation: 0.9, brightness: 0.15),
        ],
        startPoint: .topTrailing, endPoint: .bottomLeading)
      Image(systemName: "film").font(.largeTitle).foregroundStyle(.white.opacity(0.25))
    }
  }
}

private struct FilmPage: View {
  let film: FilmOfNight
  @Binding var watchlist: Set<String>
  @State private var expanded = false

  private var story: AttributedString {
    var text = AttributedString("A quiet town, a stranger, and a boat that should not be there. ")
    text.font = .body
    var more = AttributedString("Read the review")
    more.link = URL(string: "https://example.com/review")
    more.underlineStyle = .single
    return text + more
  }

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 16) {
        FilmPoster(film: film)
          .frame(height: 280)
          .mask {
            LinearGradient(
              stops: [.init(color: .black, location: 0.7), .init(color: .clear, location: 1)],
              startPoint: .top, endPoint: .bottom)
          }
        VStack(alignment: .leading, spacing: 16) {
          Text(film.title).font(.largeTitle.bold())
          HStack {
            Label("7.9", systemImage: "star.fill").foregroundStyle(.yellow)
            Text("2024").foregroundStyle(.secondary)
            Text("HD").font(.caption2.bold()).padding(.horizontal, 4).border(.secondary)
            Spacer()
          }
          .font(.subheadline)
          HStack {
            Button {
            } label: {
              Label("Play", systemImage: "play.fill").frame(maxWidth: .infinity)
            }
            .buttonStyle(.borderedProminent)
            Button {
              if watchlist.remove(film.id) == nil { watchlist.insert(film.id) }
            } label: {
              Image(systemName: watchlist.contains(film.id) ? "checkmark" : "plus")
                .contentTransition(.symbolEffect(.replace))
                .frame(width: 44)
            }
            .buttonStyle(.bordered)
            .accessibilityLabel(watchlist.contains(film.id) ? "On watchlist" : "Add to watchlist")
          }
          .controlSize(.large)
          Text(story)
          DisclosureGroup("Cast & crew", isExpanded: $expanded) {
            ForEach(["Mara Lind", "Jonas Beck", "Ida Holm"], id: \.self) { name in
              LabeledContent(name, value: "Actor").padding(.vertical, 6)
              Divider()
            }
          }
        }
        .padding(.horizontal)
      }
    }
    .ignoresSafeArea(edges: .top)
    .toolbarBackground(.hidden, for: .navigationBar)
  }
}

private struct WatchlistPage: View {
  let films: [FilmOfNight]

  var body: some View {
    List(films) { film in
      NavigationLink(film.title, value: film)
    }
    .overlay {
      if films.isEmpty {
        ContentUnavailableView(
          "Nothing saved", systemImage: "bookmark", description: Text("Films you add appear here."))
      }
    }
    .navigationTitle("Watchlist")
  }
}
