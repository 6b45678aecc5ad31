import Combine
import SwiftUI

// Practice of music in the style of a public app: pages of welcome that are shown once, a drawn metronome that stands
// still until it is started, a week of rings, a diary, and preferences by the environment.

@MainActor final class PracticeBook: ObservableObject {
  static let shared = PracticeBook()
  struct Entry: Identifiable {
    let id = UUID()
    var piece: String
    var minutes: Int
    var mood: Int
  }
  @Published var entries = [
    Entry(piece: "Prelude in C", minutes: 25, mood: 4),
    Entry(piece: "Scales, all of them, with both hands and slowly", minutes: 10, mood: 2),
  ]
  @Published var goal = 30
  var minutes: Int { entries.map(\.minutes).reduce(0, +) }
}

private struct PracticeInkKey: EnvironmentKey {
  static let defaultValue = Color.indigo
}
extension EnvironmentValues {
  fileprivate var practiceInk: Color {
    get { self[PracticeInkKey.self] }
    set { self[PracticeInkKey.self] = newValue }
  }
}

private struct PracticeCard<Content: View>: View {
  var title: LocalizedStringKey
  var symbol: String
  @Environment(\.practiceInk) private var ink
  @ViewBuilder var content: Content

  var body: some View {
    GroupBox {
      content.padding(.top, 4)
    } label: {
      Label(title, systemImage: symbol).foregroundStyle(ink)
    }
    .backgroundStyle(Color(.secondarySystemGroupedBackground))
  }
}

private struct PracticeRing: View {
  var part: Double
  @Environment(\.practiceInk) private var ink

  var body: some View {
    ZStack {
      Circle().stroke(ink.opacity(0.15), lineWidth: 6)
      Circle().trim(from: 0, to: part)
        .stroke(ink, style: StrokeStyle(lineWidth: 6, lineCap: .round))
        .rotationEffect(.degrees(-90))
    }
  }
}

struct PracticeRoomScreen: View {
  @AppStorage("practice.welcomed") private var isWelcomed = false
  @State private var ink = Color.indigo

  var body: some View {
    Group {
      if isWelcomed {
        PracticeHome(ink: $ink).transition(.move(edge: .trailing))
      } else {
        PracticeWelcome { withAnimation(.easeInOut) { isWelcomed = true } }
          .transition(.move(edge: .leading))
      }
    }
    .environment(\.practiceInk, ink)
    .tint(ink)
  }
}

private struct PracticeWelcome: View {
  let finish: () -> Void
  @State private var page = 0
  private let pages: [(String, LocalizedStringKey, LocalizedStringKey)] = [
    ("metronome.fill", "Keep time", "A metronome that does not rush, even when you do."),
    ("chart.bar.fill", "See your week", "Rings fill as you play. *Missed days are forgiven.*"),
    ("book.closed.fill", "Write it down", "A line a day is enough."),
  ]

  var body: some View {
    VStack(spacing: 24) {
      HStack {
        Spacer()
        Button("Skip") { finish() }.opacity(page < 2 ? 1 : 0).disabled(page == 2)
      }
      TabView(selection: $page) {
        ForEach(pages.indices, id: \.self) { index in
          VStack(spacing: 20) {
            Image(systemName: pages[index].0)
              .resizable().scaledToFit().frame(width: 96, height: 96)
              .foregroundStyle(.tint)
            Text(pages[index].1).font(.title.bold())
            Text(pages[index].2).multilineTextAlignment(.center).foregroundStyle(.secondary)
          }
          .padding(.horizontal, 32)
          .tag(index)
        }
      }
      .tabViewStyle(.page(indexDisplayMode: .never))
      HStack(spacing: 8) {
        ForEach(pages.indices, id: \.self) { index in
          Capsule()
            .fill(index == page ? AnyShapeStyle(.tint) : AnyShapeStyle(.tertiary))
            .frame(width: index == page ? 24 : 8, height: 8)
        }
      }
      .animation(.spring, value: page)
      .accessibilityHidden(true)
      Button(page < 2 ? "Next" : "Begin") {
        if page < 2 { withAnimation { page += 1 } } else { finish() }
      }
      .frame(maxWidth: .infinity)
      .buttonStyle(.borderedProminent)
      .buttonBorderShape(.capsule)
      .controlSize(.large)
    }
    .padding()
  }
}

private struct PracticeHome: View {
  @Binding var ink: Color
  @StateObject private var book = PracticeBook.shared
  @State private var tab = "today"

  var body: some View {
    TabView(selection: $tab) {
      NavigationStack { PracticeToday() }
        .tabItem { Label("Today", systemImage: "music.note") }.tag("today")
      NavigationStack { PracticeDiary() }
        .tabItem { Label("Diary", systemImage: "book") }.tag("diary").badge(book.entries.count)
      NavigationStack { PracticePreferences(ink: $ink) }
        .tabItem { Label("Preferences", systemImage: "gearshape") }.tag("preferences")
    }
    .environmentObject(book)
  }
}

private struct PracticeToday: View {
  @EnvironmentObject private var book: PracticeBook
  @Environment(\.practiceInk) private var ink
  @State private var beats = 96.0
  @State private var isMuted = false
  @State private var signature = 4

  var body: some View {
    ScrollView {
      VStack(spacing: 16) {
        PracticeCard(title: "Metronome", symbol: "metronome") {
          VStack(spacing: 14) {
            HStack(alignment: .firstTextBaseline, spacing: 4) {
              Text("\(Int(beats))").font(.system(size: 64, weight: .thin, design: .rounded))
                .monospacedDigit()
              Text("bpm").foregroundStyle(.secondary)
            }
            Canvas { context, size in
              for beat in 0..<signature {
                let step = size.width / CGFloat(signature)
                let dot = CGRect(
                  x: step * (CGFloat(beat) + 0.5) - 8, y: size.height / 2 - 8, width: 16, height: 16
                )
                context.fill(Path(ellipseIn: dot), with: .color(beat == 0 ? ink : ink.opacity(0.3)))
              }
            }
            .frame(height: 24)
            .accessibilityLabel("\(signature) beats")
            Slider(value: $beats, in: 40...208, step: 1).accessibilityLabel("Tempo")
            HStack {
              Toggle(isOn: $isMuted) {
                Label("Mute", systemImage: isMuted ? "speaker.slash.fill" : "speaker.fill")
              }
              .toggleStyle(.button)
              .buttonBorderShape(.roundedRectangle)
              Spacer()
              Picker("Signature", selection: $signature) {
                ForEach([2, 3, 4, 6], id: \.self) { Text("\($0)/4").tag($0) }
              }
              .pickerStyle(.segmented)
              .frame(maxWidth: 200)
            }
          }
        }
        PracticeCard(title: "This week", symbol: "calendar") {
          HStack {
            ForEach(Array(zip(0..., ["M", "T", "W", "T", "F", "S", "S"])), id: \.0) { index, day in
              VStack {
                PracticeRing(part: Double((index * 37) % 100) / 100).frame(width: 30, height: 30)
                Text(day).font(.caption2)
              }
              .frame(maxWidth: .infinity)
            }
          }
        }
        PracticeCard(title: "Goal", symbol: "target") {
          ProgressView(
            value: min(Double(book.minutes), Double(book.goal)), total: Double(book.goal)
          ) {
            Text("\(book.minutes) of \(book.goal) minutes")
          }
        }
      }
      .padding()
    }
    .background(Color(.systemGroupedBackground))
    .navigationTitle("Practice")
  }
}

private struct PracticeDiary: View {
  @EnvironmentObject private var book: PracticeBook
  @State private var search = ""
  @State private var adds = false

  var body: some View {
    List {
      ForEach($book.entries) { $entry in
        if search.isEmpty || entry.piece.localizedCaseInsensitiveContains(search) {
          VStack(alignment: .leading, spacing: 8) {
            HStack {
              Text(entry.piece).font(.headline)
              Spacer()
              Text("\(entry.minutes) min").foregroundStyle(.secondary).fixedSize()
            }
            HStack(spacing: 2) {
              ForEach(1...5, id: \.self) { star in
                Image(systemName: star <= entry.mood ? "star.fill" : "star")
                  .foregroundStyle(.yellow)
                  .onTapGesture { entry.mood = star }
                  .accessibilityLabel("\(star) of 5")
                  .accessibilityAddTraits(.isButton)
              }
            }
          }
          .swipeActions(edge: .leading) { Button("Longer") { entry.minutes += 5 }.tint(.green) }
        }
      }
      .onDelete { book.entries.remove(atOffsets: $0) }
      .onMove { book.entries.move(fromOffsets: $0, toOffset: $1) }
    }
    .searchable(text: $search, prompt: "A piece")
    .overlay {
      if book.entries.isEmpty { ContentUnavailableView("Nothing yet", systemImage: "book") }
    }
    .toolbar {
      EditButton()
      Button("Add", systemImage: "plus") { adds = true }
    }
    .fullScreenCover(isPresented: $adds) { PracticeAdding() }
    .navigationTitle("Diary")
  }
}
