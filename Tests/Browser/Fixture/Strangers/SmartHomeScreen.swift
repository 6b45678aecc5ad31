import SwiftUI

struct HomeAccessory: Identifiable, Hashable {
  let id = UUID()
  var name: String
  var room: String
  var icon: String
  var isOn: Bool
  var level: Double
}

@MainActor final class HomeStore: ObservableObject {
  @Published var accessories = [
    HomeAccessory(
      name: "Ceiling", room: "Living Room", icon: "lightbulb.fill", isOn: true, level: 0.7),
    HomeAccessory(
      name: "Thermostat", room: "Living Room", icon: "thermometer", isOn: true, level: 0.45),
    HomeAccessory(name: "Fan", room: "Bedroom", icon: "wind", isOn: false, level: 0.2),
    HomeAccessory(
      name: "Speaker", room: "Bedroom", icon: "hifispeaker.fill", isOn: false, level: 0.5),
    HomeAccessory(name: "Front door", room: "Hall", icon: "lock.fill", isOn: true, level: 1),
  ]
  var activeCount: Int { accessories.filter(\.isOn).count }
  func binding(for accessory: HomeAccessory) -> Binding<HomeAccessory> {
    Binding {
      self.accessories.first { $0.id == accessory.id } ?? accessory
    } set: { new in
      if let index = self.accessories.firstIndex(where: { $0.id == new.id }) {
        self.accessories[index] = new
      }
    }
  }
}

struct TileToggleStyle: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    Button {
      withAnimation(.spring(response: 0.3, dampingFraction: 0.6)) { configuration.isOn.toggle() }
    } label: {
      configuration.label
        .frame(maxWidth: .infinity, minHeight: 110, alignment: .topLeading)
        .padding(14)
        .background(
          RoundedRectangle(cornerRadius: 20, style: .continuous)
            .fill(configuration.isOn ? AnyShapeStyle(.white) : AnyShapeStyle(.ultraThinMaterial))
        )
        .foregroundStyle(configuration.isOn ? Color.black : Color.white)
    }
    .buttonStyle(.plain)
    .accessibilityValue(configuration.isOn ? "On" : "Off")
  }
}

struct SmartHomeScreen: View {
  @StateObject private var store = HomeStore()
  @State private var selected: HomeAccessory?
  @State private var scene = "Home"
  private let columns = [GridItem(.adaptive(minimum: 150), spacing: 12)]

  var body: some View {
    NavigationView {
      ScrollView {
        VStack(alignment: .leading, spacing: 20) {
          Text("\(store.activeCount) accessories on")
            .font(.subheadline)
            .foregroundStyle(.white.opacity(0.8))
          ScrollView(.horizontal, showsIndicators: false) {
            HStack {
              ForEach(["Home", "Away", "Sleep", "Movie night", "Dinner"], id: \.self) { name in
                Button(name) { scene = name }
                  .font(.callout.weight(.semibold))
                  .padding(.horizontal, 16)
                  .padding(.vertical, 9)
                  .background(scene == name ? Color.white : Color.white.opacity(0.2), in: Capsule())
                  .foregroundStyle(scene == name ? Color.indigo : Color.white)
              }
            }
          }
          ForEach(
            Dictionary(grouping: store.accessories, by: \.room).sorted { $0.key < $1.key },
            id: \.key
          ) { room, items in
            VStack(alignment: .leading) {
              Text(room).font(.title3.bold()).foregroundStyle(.white)
              LazyVGrid(columns: columns, spacing: 12) {
                ForEach(items) { item in
                  Toggle(isOn: store.binding(for: item).isOn) {
                    VStack(alignment: .leading) {
                      Image(systemName: item.icon).font(.title2)
                      Spacer()
                      Text(item.name).font(.headline)
                      Text(item.isOn ? "\(Int(item.level * 100)) %" : "Off").font(.caption).opacity(
                        0.7)
                    }
                  }
                  .toggleStyle(TileToggleStyle())
                  .contextMenu {
                    Button {
                      selected = item
                    } label: {
                      Label("Adjust…", systemImage: "slider.horizontal.3")
                    }
                    Button(role: .destructive) {
                      withAnimation { store.accessories.removeAll { $0.id == item.id } }
                    } label: {
                      Label("Remove", systemImage: "trash")
                    }
                  }
                }
              }
            }
          }
        }
        .padding()
      }
      .background(
        LinearGradient(
          colors: [.indigo, .purple, .pink], startPoint: .topLeading, endPoint: .bottomTrailing
        )
        .ignoresSafeArea()
      )
      .navigationTitle("My Home")
      .toolbar {
        ToolbarItem(placement: .navigationBarTrailing) {
          Menu {
            Picker("Scene", selection: $scene) {
              ForEach(["Home", "Away", "Sleep"], id: \.self) { Text($0).tag($0) }
            }
            Divider()
            Button("Turn all off", systemImage: "power") {
              for index in store.accessories.indices { store.accessories[index].isOn = false }
            }
          } label: {
            Image(systemName: "ellipsis.circle")
          }
        }
      }
      .preferredColorScheme(.dark)
    }
    .navigationViewStyle(.stack)
    .sheet(item: $selected) { item in
      VStack(spacing: 24) {
        Image(systemName: item.icon).font(.system(size: 60)).foregroundStyle(.yellow)
        Text(item.name).font(.title.bold())
        Slider(value: store.binding(for: item).level, in: 0...1) {
          Text("Level")
        } minimumValueLabel: {
          Image(systemName: "sun.min")
        } maximumValueLabel: {
          Image(systemName: "sun.max")
        }
        Text(
          store.binding(for: item).wrappedValue.level,
          format: .percent.precision(.fractionLength(0))
        )
        .monospacedDigit()
        Button("Done") { selected = nil }.buttonStyle(.borderedProminent).controlSize(.large)
      }
      .padding()
      .presentationDetents([.medium])
      .presentationDragIndicator(.visible)
    }
  }
}
