import SwiftUI

/// A map that stays usable behind a sheet of three heights, as apps of places have it.
struct HarbourMapScreen: View {
  @State private var showsPlaces = true
  @State private var height: PresentationDetent = .height(140)
  @State private var chosen = "nothing"
  @State private var taps = 0

  private let places = (1...14).map { "Berth \($0)" }

  var body: some View {
    ZStack(alignment: .topTrailing) {
      Color(red: 0.55, green: 0.75, blue: 0.85).ignoresSafeArea()
      VStack(alignment: .trailing, spacing: 12) {
        Button {
          taps += 1
        } label: {
          Image(systemName: "location.fill").padding(12).background(.thinMaterial, in: Circle())
        }
        .accessibilityLabel("Locate")
        Text("Located \(taps) times").font(.footnote)
        Spacer()
        Button("Far below") { taps += 100 }.padding(.bottom, 40)
      }
      .padding()
    }
    .sheet(isPresented: $showsPlaces) {
      VStack(spacing: 0) {
        Text("Harbour").font(.headline).padding(.top, 20)
        Text("Chosen: \(chosen)").font(.subheadline).foregroundStyle(.secondary)
        List(places, id: \.self) { place in
          Button(place) { chosen = place }
        }
        .listStyle(.plain)
        if height == .large { Text("All of the harbour").padding() }
      }
      .presentationDetents([.height(140), .medium, .large], selection: $height)
      .presentationBackgroundInteraction(.enabled(upThrough: .medium))
      .presentationDragIndicator(.visible)
      .interactiveDismissDisabled()
    }
  }
}

/// Sheets that a finger drags away, or keeps.
struct PulledSheetsScreen: View {
  private enum Kind: String, Identifiable, CaseIterable {
    case large, resting, kept
    var id: Self { self }
  }
  @State private var kind: Kind?
  @State private var ended = 0

  var body: some View {
    VStack(spacing: 20) {
      ForEach(Kind.allCases) { kind in
        Button("Show \(kind.rawValue)") { self.kind = kind }
      }
      Text("Ended \(ended)")
    }
    .sheet(item: $kind, onDismiss: { ended += 1 }) { kind in
      switch kind {
      case .large: Text("Pull me down")
      case .resting:
        NavigationStack {
          List(0..<40) { Text("Line \($0)") }.navigationTitle("Rests")
        }
        .presentationDetents([.medium, .large])
      case .kept: Text("I stay").presentationDetents([.medium]).interactiveDismissDisabled()
      }
    }
  }
}
