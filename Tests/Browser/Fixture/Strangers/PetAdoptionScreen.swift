import Combine
import SwiftUI

// Pets that look for a home, in the style of a public app: a shared catalogue, favourites, filters in a sheet that
// grows, a card that opens by its matched geometry, and a form of adoption in steps.

enum AdoptKind: String, CaseIterable, Identifiable {
  case dogs, cats, birds, rabbits
  var id: String { rawValue }
  var symbol: String {
    switch self {
    case .dogs: return "pawprint.fill"
    case .cats: return "moon.stars.fill"
    case .birds: return "leaf.fill"
    case .rabbits: return "hare.fill"
    }
  }
}

struct AdoptPet: Identifiable, Equatable {
  let id: Int
  var name: String
  var kind: AdoptKind
  var months: Int
  var distance: Measurement<UnitLength>
  var traits: [String]
  var colors: [Color]

  static func == (a: Self, b: Self) -> Bool { a.id == b.id }
  var age: String { months < 12 ? "\(months) months" : "\(months / 12) years" }
}

@MainActor
final class AdoptCatalogue: ObservableObject {
  static let shared = AdoptCatalogue()
  @Published private(set) var favourites: Set<Int> = []
  @Published var kind: AdoptKind?
  @Published var farthest = 30.0
  @Published var requests: [String] = []

  let pets: [AdoptPet] = [
    AdoptPet(
      id: 1, name: "Biscuit", kind: .dogs, months: 26,
      distance: .init(value: 3.2, unit: .kilometers),
      traits: ["Playful", "Good with children", "House-trained"], colors: [.orange, .yellow]),
    AdoptPet(
      id: 2, name: "Miso", kind: .cats, months: 7, distance: .init(value: 8, unit: .kilometers),
      traits: ["Shy", "Indoor"], colors: [.purple, .indigo]),
    AdoptPet(
      id: 3, name: "Sir Hops-a-Lot the Third", kind: .rabbits, months: 14,
      distance: .init(value: 12.5, unit: .kilometers), traits: ["Calm"], colors: [.mint, .teal]),
    AdoptPet(
      id: 4, name: "Kiwi", kind: .birds, months: 50, distance: .init(value: 27, unit: .kilometers),
      traits: ["Talks", "Loud", "Loves apples"], colors: [.green, .mint]),
  ]

  var shown: [AdoptPet] {
    pets.filter { kind == nil || $0.kind == kind }.filter { $0.distance.value <= farthest }
  }

  func toggle(_ pet: AdoptPet) {
    if favourites.remove(pet.id) == nil { favourites.insert(pet.id) }
  }
}

private struct AdoptChip: ButtonStyle {
  var isOn: Bool
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .font(.subheadline.weight(.medium))
      .padding(.horizontal, 14)
      .padding(.vertical, 8)
      .foregroundStyle(isOn ? AnyShapeStyle(.white) : AnyShapeStyle(.primary))
      .background(isOn ? AnyShapeStyle(.tint) : AnyShapeStyle(.quaternary), in: .capsule)
      .scaleEffect(configuration.isPressed ? 0.95 : 1)
  }
}

private struct AdoptHeart: View {
  @EnvironmentObject private var catalogue: AdoptCatalogue
  let pet: AdoptPet

  var body: some View {
    let isOn = catalogue.favourites.contains(pet.id)
    Button {
      withAnimation(.bouncy) { catalogue.toggle(pet) }
    } label: {
      Image(systemName: isOn ? "heart.fill" : "heart")
        .symbolRenderingMode(.hierarchical)
        .foregroundStyle(isOn ? .pink : .white)
        .padding(8)
        .background(.ultraThinMaterial, in: Circle())
    }
    .buttonStyle(.plain)
    .accessibilityLabel(isOn ? "Forget \(pet.name)" : "Remember \(pet.name)")
  }
}

struct PetAdoptionScreen: View {
  @StateObject private var catalogue = AdoptCatalogue.shared
  @Namespace private var space
  @State private var opened: AdoptPet?
  @State private var filters = false
  @State private var detent = PresentationDetent.height(260)

  private let columns = [GridItem(.flexible(), spacing: 14), GridItem(.flexible(), spacing: 14)]

  var body: some View {
    ZStack {
      NavigationStack {
        ScrollView {
          VStack(alignment: .leading, spacing: 18) {
            greeting
            kinds
            LazyVGrid(columns: columns, spacing: 14) {
              ForEach(catalogue.shown) { pet in
                if opened != pet { tile(pet) } else { Color.clear.frame(height: 190) }
              }
            }
            .padding(.horizontal)
            if catalogue.shown.isEmpty {
              ContentUnavailableView(
                "Nobody here", systemImage: "magnifyingglass",
                description: Text("Look farther away, or for another kind."))
            }
          }
          .padding(.vertical)
        }
        .navigationTitle("Adopt")
        .toolbar {
          ToolbarItem(placement: .topBarTrailing) {
            Button("Filters", systemImage: "slider.horizontal.3") { filters = true }
          }
          ToolbarItem(placement: .topBarLeading) {
            Label("\(catalogue.favourites.count)", systemImage: "heart.fill")
              .labelStyle(.titleAndIcon).foregroundStyle(.pink)
          }
        }
      }
      if let opened {
        AdoptDetail(pet: opened, space: space) {
          withAnimation(.spring(duration: 0.4)) { self.opened = nil }
        }
        .zIndex(1)
        .transition(.asymmetric(insertion: .opacity, removal: .opacity))
      }
    }
    .environmentObject(catalogue)
    .tint(.orange)
    .sheet(isPresented: $filters) {
      AdoptFilters(detent: $detent)
        .environmentObject(catalogue)
        .presentationDetents([.height(260), .medium, .large], selection: $detent)
        .presentationDragIndicator(.visible)
        .presentationCornerRadius(28)
    }
  }

  private var greeting: some View {
    HStack {
      VStack(alignment: .leading, spacing: 2) {
        Text("Good morning, **Robin**")
        Text("^[\(catalogue.requests.count) request](inflect: true) sent")
          .font(.footnote).foregroundStyle(.secondary)
      }
      Spacer()
      Circle()
        .fill(.linearGradient(colors: [.orange, .pink], startPoint: .top, endPoint: .bottom))
        .frame(width: 44)
        .overlay { Text("R").font(.title3.bold()).foregroundStyle(.white) }
    }
    .padding(.horizontal)
  }

  private var kinds: some View {
    ScrollView(.horizontal) {
      HStack {
        Button("All") { catalogue.kind = nil }.buttonStyle(AdoptChip(isOn: catalogue.kind == nil))
        ForEach(AdoptKind.allCases) { kind in
          Button {
            withAnimation { catalogue.kind = kind }
          } label: {
            Label(kind.rawValue.capitalized, systemImage: kind.symbol)
          }
          .buttonStyle(AdoptChip(isOn: catalogue.kind == kind))
        }
      }
    }
    .contentMargins(.horizontal, 16, for: .scrollContent)
    .scrollIndicators(.hidden)
  }

  private func tile(_ pet: AdoptPet) -> some View {
    VStack(alignment: .leading, spacing: 6) {
      RoundedRectangle(cornerRadius: 18)
        .fill(
          .linearGradient(colors: pet.colors, startPoint: .topLeading, endPoint: .bottomTrailing)
        )
        .matchedGeometryEffect(id: pet.id, in: space)
        .frame(height: 120)
        .overlay { Image(systemName: pet.kind.symbol).font(.largeTitle).foregroundStyle(.white) }
        .overlay(alignment: .topTrailing) { AdoptHeart(pet: pet).padding(8) }
      Text(pet.name).font(.headline).lineLimit(1)
      HStack(spacing: 4) {
        Text(pet.age)
        Text(verbatim: "·")
        Text(pet.distance, format: .measurement(width: .abbreviated, usage: .asProvided))
      }
      .font(.caption).foregroundStyle(.secondary)
    }
    .contentShape(.rect)
    .onTapGesture { withAnimation(.spring(duration: 0.4)) { opened = pet } }
  }
}

private struct AdoptFilters: View {
  @EnvironmentObject private var catalogue: AdoptCatalogue
  @Environment(\.dismiss) private var dismiss
  @Binding var detent: PresentationDetent

  var body: some View {
    NavigationStack {
      Form {
        Section {
          Slider(value: $catalogue.farthest, in: 1...30, step: 1) {
            Text("Distance")
          } minimumValueLabel: {
            Text("1")
          } maximumValueLabel: {
            Text("30")
          }
        } header: {
          Text("At most \(catalogue.farthest.formatted()) km away")
        } footer: {
          if detent == .large { Text("The sheet is as large as it can be.") }
        }
        Section("Kind") {
          Picker("Kind", selection: $catalogue.kind) {
            Text("All").tag(AdoptKind?.none)
            ForEach(AdoptKind.allCases) { kind in
              Label(kind.rawValue.capitalized, systemImage: kind.symbol).tag(Optional(kind))
            }
          }
          .pickerStyle(.inline)
          .labelsHidden()
        }
        Button("Show more") { detent = .large }.disabled(detent == .large)
      }
      .navigationTitle("Filters")
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItem(placement: .confirmationAction) { Button("Done") { dismiss() } }
      }
    }
  }
}
