import SwiftUI

private enum Mode: String, CaseIterable, Identifiable {
  case walk, bus, train, ferry
  var id: Self { self }
  var symbol: String {
    switch self {
    case .walk: "figure.walk"
    case .bus: "bus.fill"
    case .train: "tram.fill"
    case .ferry: "ferry.fill"
    }
  }
  var tint: Color {
    switch self {
    case .walk: .gray
    case .bus: .orange
    case .train: .blue
    case .ferry: .teal
    }
  }
}

private struct Leg: Identifiable {
  let id = UUID()
  var mode: Mode
  var line: String
  var from: String
  var to: String
  var minutes: Int
  var stops = 0
}

private struct Trip: Identifiable, Hashable {
  static func == (a: Trip, b: Trip) -> Bool { a.id == b.id }
  func hash(into hasher: inout Hasher) { hasher.combine(id) }
  let id: Int
  var legs: [Leg]
  var departs: String
  var arrives: String
  var price: Double
  var minutes: Int { legs.reduce(0) { $0 + $1.minutes } }
}

@Observable @MainActor private final class Planner {
  var from = "Harbour Square"
  var to = "Airport"
  var leaveNow = true
  var when = Date(timeIntervalSince1970: 1_767_225_600)
  var allowed: Set<Mode> = Set(Mode.allCases)
  var saved: Set<Int> = [2]
  let trips = [
    Trip(
      id: 1,
      legs: [
        Leg(mode: .walk, line: "", from: "Harbour Square", to: "Pier 3", minutes: 4),
        Leg(mode: .ferry, line: "F2", from: "Pier 3", to: "Northbank", minutes: 12, stops: 2),
        Leg(mode: .train, line: "S1", from: "Northbank", to: "Airport", minutes: 21, stops: 6),
      ], departs: "09:12", arrives: "09:49", price: 4.2),
    Trip(
      id: 2,
      legs: [
        Leg(mode: .bus, line: "48", from: "Harbour Square", to: "Central", minutes: 16, stops: 7),
        Leg(mode: .train, line: "RE 7", from: "Central", to: "Airport", minutes: 18, stops: 2),
      ], departs: "09:20", arrives: "09:54", price: 6.8),
    Trip(
      id: 3,
      legs: [
        Leg(
          mode: .bus, line: "N 101", from: "Harbour Square", to: "Airport", minutes: 58, stops: 24)
      ], departs: "09:31", arrives: "10:29", price: 2.9),
  ]
  func swap() { (from, to) = (to, from) }
}

private struct LineBadge: View {
  let leg: Leg
  var body: some View {
    Label(leg.line.isEmpty ? "\(leg.minutes) min" : leg.line, systemImage: leg.mode.symbol)
      .labelStyle(.titleAndIcon)
      .font(.caption.weight(.semibold))
      .padding(.horizontal, 8).padding(.vertical, 4)
      .foregroundStyle(leg.mode == .walk ? AnyShapeStyle(.secondary) : AnyShapeStyle(.white))
      .background(
        leg.mode == .walk ? AnyShapeStyle(.quaternary) : AnyShapeStyle(leg.mode.tint),
        in: .rect(cornerRadius: 6)
      )
      .fixedSize()
  }
}

private struct TripRow: View {
  let trip: Trip
  let isSaved: Bool
  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      HStack(alignment: .firstTextBaseline) {
        Text("\(trip.departs) – \(trip.arrives)").font(.headline).monospacedDigit()
        if isSaved { Image(systemName: "bookmark.fill").font(.caption).foregroundStyle(.tint) }
        Spacer()
        Text(
          Duration.seconds(trip.minutes * 60),
          format: .units(allowed: [.hours, .minutes], width: .narrow)
        )
        .font(.subheadline).foregroundStyle(.secondary)
      }
      ViewThatFits(in: .horizontal) {
        HStack(spacing: 4) { legs(withSigns: true) }
        HStack(spacing: 2) { legs(withSigns: false) }
      }
      Text(trip.price, format: .currency(code: "EUR")).font(.footnote).foregroundStyle(.secondary)
    }
    .padding(.vertical, 4)
  }

  @ViewBuilder private func legs(withSigns: Bool) -> some View {
    ForEach(Array(trip.legs.enumerated()), id: \.element.id) { index, leg in
      if index > 0, withSigns {
        Image(systemName: "chevron.right").font(.caption2).foregroundStyle(.tertiary)
      }
      LineBadge(leg: leg)
    }
  }
}

private struct TripTimeline: View {
  let trip: Trip
  @State private var open: Set<UUID> = []
  var body: some View {
    List {
      Section {
        ForEach(trip.legs) { leg in
          HStack(alignment: .top, spacing: 12) {
            VStack(spacing: 0) {
              Circle().strokeBorder(leg.mode.tint, lineWidth: 3).frame(width: 14, height: 14)
              Rectangle().fill(leg.mode.tint).frame(width: leg.mode == .walk ? 2 : 4)
                .opacity(leg.mode == .walk ? 0.4 : 1)
            }
            VStack(alignment: .leading, spacing: 6) {
              Text(leg.from).font(.subheadline.bold())
              LineBadge(leg: leg)
              if leg.stops > 0 {
                DisclosureGroup(
                  "^[\(leg.stops) stop](inflect: true), \(leg.minutes) min",
                  isExpanded: Binding(
                    get: { open.contains(leg.id) },
                    set: { if $0 { open.insert(leg.id) } else { open.remove(leg.id) } })
                ) {
                  ForEach(1...leg.stops, id: \.self) { Text("Stop \($0)").font(.caption) }
                }
                .font(.footnote).tint(.secondary)
              }
            }
          }
          .listRowSeparator(.hidden)
        }
        HStack(spacing: 12) {
          Image(systemName: "mappin.circle.fill").foregroundStyle(.red)
          Text(trip.legs.last?.to ?? "").font(.subheadline.bold())
        }
      } footer: {
        Text("Times are those of the timetable. \(Text("Delays").bold()) are not known yet.")
      }
      Section("Fare") {
        LabeledContent("Adult", value: trip.price, format: .currency(code: "EUR"))
        LabeledContent("Child") { Text(trip.price / 2, format: .currency(code: "EUR")) }
        LabeledContent {
          Text("2 zones")
        } label: {
          Text("Area")
          Text("Bikes need a ticket of their own")
        }
      }
    }
    .listStyle(.insetGrouped)
    .navigationTitle("Trip")
    .navigationBarTitleDisplayMode(.inline)
    .toolbar {
      ToolbarItemGroup(placement: .bottomBar) {
        ControlGroup {
          Button("Earlier", systemImage: "chevron.backward") {}
          Button("Later", systemImage: "chevron.forward") {}
        }
        Spacer()
        Button("Buy ticket") {}.buttonStyle(.borderedProminent).controlSize(.small)
      }
    }
  }
}

struct TransitScreen: View {
  @State private var planner = Planner()
  @State private var chosen: Trip?
  @State private var showsOptions = false

  var body: some View {
    @Bindable var planner = planner
    NavigationStack {
      List {
        Section {
          HStack {
            VStack(alignment: .leading, spacing: 0) {
              TextField("From", text: $planner.from)
              Divider().padding(.vertical, 10)
              TextField("To", text: $planner.to)
            }
            Button("Swap", systemImage: "arrow.up.arrow.down") { withAnimation { planner.swap() } }
              .labelStyle(.iconOnly).buttonStyle(.bordered).buttonBorderShape(.circle)
          }
          Toggle("Leave now", isOn: $planner.leaveNow.animation())
          if !planner.leaveNow {
            DatePicker("Depart", selection: $planner.when)
          }
        }
        Section("Connections") {
          ForEach(planner.trips.filter { $0.legs.allSatisfy { planner.allowed.contains($0.mode) } })
          { trip in
            Button {
              chosen = trip
            } label: {
              TripRow(trip: trip, isSaved: planner.saved.contains(trip.id))
            }
            .foregroundStyle(.primary)
            .swipeActions(edge: .leading) {
              Button {
                planner.saved.formSymmetricDifference([trip.id])
              } label: {
                Label("Save", systemImage: "bookmark")
              }
              .tint(.indigo)
            }
            .contextMenu {
              Button("Share", systemImage: "square.and.arrow.up") {}
              Section {
                Button("Report", systemImage: "exclamationmark.bubble", role: .destructive) {}
              }
            }
          }
        }
      }
      .navigationTitle("Journey")
      .navigationDestination(item: $chosen) { TripTimeline(trip: $0) }
      .toolbar {
        Menu {
          Section("Modes") {
            ForEach(Mode.allCases) { mode in
              Toggle(
                isOn: Binding(
                  get: { planner.allowed.contains(mode) },
                  set: { _ in planner.allowed.formSymmetricDifference([mode]) })
              ) {
                Label(mode.rawValue.capitalized, systemImage: mode.symbol)
              }
            }
          }
          Button("Options…") { showsOptions = true }
        } label: {
          Image(systemName: "line.3.horizontal.decrease.circle")
        }
      }
      .overlay {
        if planner.allowed.isEmpty {
          ContentUnavailableView(
            "No Way", systemImage: "figure.walk.motion",
            description: Text("Allow at least one way to travel."))
        }
      }
      .sheet(isPresented: $showsOptions) {
        TransitOptions().presentationDetents([.medium, .large])
      }
    }
  }
}
