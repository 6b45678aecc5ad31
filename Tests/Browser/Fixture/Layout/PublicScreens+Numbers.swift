import SwiftUI

// MARK: Settings

private final class Preferences: ObservableObject {
  @MainActor static let shared = Preferences()
  @Published var sendsNews = true
  @Published var fontSize = 16.0
  @Published var theme = "System"
  @Published var days = 3
}

struct PreferencesView: View {
  @ObservedObject private var preferences = Preferences.shared
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    NavigationView {
      List {
        Section {
          NavigationLink {
            Text("Account")
          } label: {
            HStack {
              Image(systemName: "person.crop.circle.fill")
                .resizable().frame(width: 60, height: 60).foregroundColor(.gray)
              VStack(alignment: .leading) {
                Text("Ada Lovelace").font(.title3)
                Text("Apple ID, iCloud, Media").font(.caption).foregroundColor(.secondary)
              }
            }
          }
        }
        Section(header: Text("General"), footer: Text("News come once a week at most.")) {
          Toggle(isOn: $preferences.sendsNews) {
            row("bell.badge.fill", .red, "Notifications")
          }
          NavigationLink(destination: Text("Wi-Fi")) { row("wifi", .blue, "Wi-Fi") }
          Picker("Theme", selection: $preferences.theme) {
            ForEach(["System", "Light", "Dark"], id: \.self) { Text($0) }
          }
          Stepper("Keep for \(preferences.days) days", value: $preferences.days, in: 1...30)
        }
        Section("Text") {
          HStack {
            Image(systemName: "textformat.size.smaller")
            Slider(value: $preferences.fontSize, in: 10...30)
            Image(systemName: "textformat.size.larger")
          }
          Text("A text of this size").font(.system(size: preferences.fontSize))
        }
        Section {
          Button("Sign Out", role: .destructive) { dismiss() }
            .frame(maxWidth: .infinity)
        }
      }
      .listStyle(InsetGroupedListStyle())
      .navigationTitle("Settings")
    }
    .navigationViewStyle(.stack)
  }

  private func row(_ symbol: String, _ color: Color, _ title: String) -> some View {
    HStack {
      Image(systemName: symbol)
        .foregroundColor(.white)
        .frame(width: 28, height: 28)
        .background(color)
        .cornerRadius(6)
      Text(title)
    }
  }
}

// MARK: Calculator

struct KeypadView: View {
  private let rows = [
    ["AC", "±", "%", "÷"], ["7", "8", "9", "×"], ["4", "5", "6", "−"], ["1", "2", "3", "+"],
    ["0", ".", "="],
  ]
  @State private var display = "0"

  var body: some View {
    GeometryReader { geometry in
      let side = min((geometry.size.width - 5 * 12) / 4, 80)
      VStack(alignment: .trailing, spacing: 12) {
        Spacer()
        Text(display)
          .font(.system(size: 88, weight: .light))
          .lineLimit(1)
          .minimumScaleFactor(0.5)
          .foregroundColor(.white)
          .padding(.horizontal, 12)
        ForEach(rows, id: \.self) { row in
          HStack(spacing: 12) {
            ForEach(row, id: \.self) { key in
              Button(action: { press(key) }) {
                Text(key)
                  .font(.system(size: 34))
                  .frame(width: key == "0" ? side * 2 + 12 : side, height: side)
                  .background(color(of: key))
                  .foregroundColor("AC±%".contains(key) ? .black : .white)
                  .cornerRadius(side / 2)
              }
            }
          }
        }
      }
      .padding(12)
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .bottom)
    }
    .background(Color.black.edgesIgnoringSafeArea(.all))
  }

  private func press(_ key: String) {
    display = key == "AC" ? "0" : display == "0" ? key : display + key
  }

  private func color(of key: String) -> Color {
    if "÷×−+=".contains(key) { return .orange }
    return "AC±%".contains(key) ? Color(.lightGray) : Color(white: 0.2)
  }
}

// MARK: Rings

private struct Ring: View {
  var progress: Double
  var colors: [Color]
  var width: CGFloat = 22

  var body: some View {
    ZStack {
      Circle().stroke(colors[0].opacity(0.2), lineWidth: width)
      Circle()
        .trim(from: 0, to: CGFloat(progress))
        .stroke(
          AngularGradient(
            gradient: Gradient(colors: colors), center: .center, startAngle: .degrees(0),
            endAngle: .degrees(360 * progress)),
          style: StrokeStyle(lineWidth: width, lineCap: .round)
        )
        .rotationEffect(Angle(degrees: -90))
    }
  }
}

struct ActivityRingsView: View {
  @State private var isRunning = false

  var body: some View {
    VStack {
      Text("Focus").font(.title).fontWeight(.heavy).padding(.top)
      Spacer()
      ZStack {
        Ring(progress: 0.8, colors: [.red, .pink]).frame(width: 280, height: 280)
        Ring(progress: 0.6, colors: [.green, .mint]).frame(width: 230, height: 230)
        Ring(progress: 0.35, colors: [.blue, .cyan]).frame(width: 180, height: 180)
        VStack {
          Text("24:59")
            .font(.system(size: 34, weight: .semibold, design: .monospaced))
          Text("remaining").font(.caption).foregroundStyle(.secondary)
        }
      }
      Spacer()
      HStack {
        Button(action: {}) {
          Text("Cancel").frame(width: 80, height: 80)
            .background(Circle().fill(Color.gray.opacity(0.2)))
        }
        .foregroundColor(.primary)
        Spacer()
        Button(action: { isRunning.toggle() }) {
          Text(isRunning ? "Pause" : "Start").frame(width: 80, height: 80)
            .background(Circle().fill(Color.green.opacity(0.25)))
        }
        .foregroundColor(.green)
      }
      .padding(30)
    }
  }
}

// MARK: Dashboard

struct OverviewView: View {
  private let bars: [CGFloat] = [0.4, 0.7, 0.5, 0.9, 0.65, 0.3, 0.8]

  var body: some View {
    NavigationStack {
      ScrollView {
        VStack(alignment: .leading, spacing: 16) {
          LazyVGrid(columns: [GridItem(.flexible()), GridItem(.flexible())], spacing: 12) {
            tile("Steps", "8,214", "figure.walk", .green)
            tile("Heart", "72 bpm", "heart.fill", .red)
            tile("Sleep", "7 h 32 min", "bed.double.fill", .indigo)
            tile("Energy", "540 kcal", "flame.fill", .orange)
          }
          GroupBox(label: Label("This week", systemImage: "chart.bar.fill")) {
            HStack(alignment: .bottom, spacing: 8) {
              ForEach(bars.indices, id: \.self) { index in
                VStack {
                  RoundedRectangle(cornerRadius: 4)
                    .fill(Color.accentColor.gradient)
                    .frame(height: 120 * bars[index])
                  Text(["M", "T", "W", "T", "F", "S", "S"][index]).font(.caption2)
                }
              }
            }
            .frame(height: 150, alignment: .bottom)
          }
          HStack {
            Gauge(value: 0.7) {
              Text("Goal")
            } currentValueLabel: {
              Text("70%")
            }
            .gaugeStyle(.accessoryCircularCapacity)
            .tint(.green)
            VStack(alignment: .leading) {
              Text("Daily goal").font(.headline)
              Text("3 of 10 km to go").font(.subheadline).foregroundStyle(.secondary)
            }
            Spacer()
            Image(systemName: "chevron.right").foregroundStyle(.tertiary)
          }
          .padding()
          .background(.background.secondary, in: .rect(cornerRadius: 12))
        }
        .padding()
      }
      .navigationTitle("Summary")
    }
  }

  private func tile(_ title: String, _ value: String, _ symbol: String, _ color: Color) -> some View
  {
    VStack(alignment: .leading, spacing: 10) {
      HStack {
        Image(systemName: symbol).foregroundColor(color)
        Text(title).font(.subheadline).foregroundColor(color)
        Spacer()
      }
      Text(value).font(.title2.bold()).minimumScaleFactor(0.6).lineLimit(1)
    }
    .padding()
    .frame(maxWidth: .infinity, alignment: .leading)
    .background(Color(uiColor: .secondarySystemBackground))
    .clipShape(RoundedRectangle(cornerRadius: 14))
  }
}
