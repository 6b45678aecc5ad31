import Combine
import SwiftUI

// The settings of a reader's app, in the style of a public app: forms that nest, a model of settings that is a
// singleton, custom rows, choices of every style, and a preview that follows them.

enum ReaderTheme: String, CaseIterable, Identifiable {
  case paper = "Paper"
  case sepia = "Sepia"
  case night = "Night"
  var id: Self { self }
  var ground: Color {
    switch self {
    case .paper: return .white
    case .sepia: return Color(red: 0.96, green: 0.91, blue: 0.8)
    case .night: return .black
    }
  }
  var ink: Color { self == .night ? Color(white: 0.8) : Color(white: 0.15) }
}

@MainActor final class ReaderSettings: ObservableObject {
  static let shared = ReaderSettings()
  enum Sync: String, CaseIterable { case always = "Always", wifi = "On Wi-Fi", never = "Never" }
  @Published var theme = ReaderTheme.paper
  @Published var size = 17.0
  @Published var isBold = false
  @Published var isItalic = false
  @Published var sync = Sync.wifi
  @Published var margin = 1
  @Published var accent = Color.blue
  @Published var folders: Set<String> = ["Novels"]
}

private struct ReaderRow: View {
  var title: LocalizedStringKey
  var symbol: String
  var tint: Color
  var detail: String?

  var body: some View {
    LabeledContent {
      if let detail { Text(detail) }
    } label: {
      Label {
        Text(title)
      } icon: {
        Image(systemName: symbol)
          .font(.footnote)
          .foregroundStyle(.white)
          .frame(width: 28, height: 28)
          .background(tint, in: RoundedRectangle(cornerRadius: 7))
      }
    }
  }
}

struct ReaderSettingsScreen: View {
  @StateObject private var settings = ReaderSettings.shared
  @State private var asksToErase = false
  @State private var query = ""

  var body: some View {
    NavigationStack {
      Form {
        Section {
          NavigationLink {
            ReaderAccount()
          } label: {
            HStack(spacing: 14) {
              Image(systemName: "person.crop.circle.fill").font(.system(size: 46)).foregroundStyle(
                .gray)
              VStack(alignment: .leading) {
                Text("Robin Field").font(.title3)
                Text("Account, devices and payment").font(.footnote).foregroundStyle(.secondary)
              }
            }
            .padding(.vertical, 4)
          }
        }
        Section("Reading") {
          NavigationLink {
            ReaderLook()
          } label: {
            ReaderRow(
              title: "Look", symbol: "textformat", tint: .blue, detail: settings.theme.rawValue)
          }
          NavigationLink {
            ReaderSync()
          } label: {
            ReaderRow(
              title: "Synchronize", symbol: "arrow.triangle.2.circlepath", tint: .green,
              detail: settings.sync.rawValue)
          }
          Picker(selection: $settings.margin) {
            ForEach(0..<3) { Text(["Narrow", "Normal", "Wide"][$0]).tag($0) }
          } label: {
            ReaderRow(title: "Margins", symbol: "arrow.left.and.right", tint: .purple)
          }
          ColorPicker("Marks", selection: $settings.accent, supportsOpacity: false)
        }
        Section {
          Button("Erase all marks", role: .destructive) { asksToErase = true }
            .confirmationDialog("All marks are erased.", isPresented: $asksToErase) {
              Button("Erase", role: .destructive) { settings.accent = .blue }
            }
          Link(destination: URL(string: "https://example.org/help")!) {
            HStack {
              Text("Help")
              Spacer()
              Image(systemName: "arrow.up.right")
            }
          }
        } footer: {
          Text("Version 4.2 (813)").frame(maxWidth: .infinity)
        }
      }
      .navigationTitle("Settings")
      .searchable(text: $query, placement: .navigationBarDrawer(displayMode: .always))
    }
    .environmentObject(settings)
  }
}

private struct ReaderLook: View {
  @EnvironmentObject private var settings: ReaderSettings

  var body: some View {
    Form {
      Section {
        Text("It was a bright cold day in April, and the clocks were striking.")
          .font(
            .system(size: settings.size, weight: settings.isBold ? .bold : .regular, design: .serif)
          )
          .italic(settings.isItalic)
          .foregroundStyle(settings.theme.ink)
          .listRowBackground(settings.theme.ground)
          .padding(.horizontal, CGFloat(settings.margin) * 12)
      }
      Section("Theme") {
        Picker("Theme", selection: $settings.theme.animation()) {
          ForEach(ReaderTheme.allCases) { Text($0.rawValue) }
        }
        .pickerStyle(.segmented)
        .listRowSeparator(.hidden)
      }
      Section {
        HStack {
          Image(systemName: "textformat.size.smaller")
          Slider(value: $settings.size, in: 12...28)
          Image(systemName: "textformat.size.larger")
        }
        ControlGroup {
          Toggle(isOn: $settings.isBold) { Image(systemName: "bold") }
          Toggle(isOn: $settings.isItalic) { Image(systemName: "italic") }
        }
        Toggle("Bold", isOn: $settings.isBold).toggleStyle(.button).tint(.orange)
        LabeledContent("Size") {
          Text(settings.size, format: .number.precision(.fractionLength(0))).monospacedDigit()
        }
      } header: {
        Label("Letters", systemImage: "character")
      }
    }
    .navigationTitle("Look")
    .navigationBarTitleDisplayMode(.inline)
    .toolbar {
      Button("Reset") { withAnimation { settings.size = 17 } }.disabled(settings.size == 17)
    }
  }
}

private struct ReaderSync: View {
  @EnvironmentObject private var settings: ReaderSettings

  var body: some View {
    Form {
      Picker("When", selection: $settings.sync) {
        ForEach(ReaderSettings.Sync.allCases, id: \.self) { Text($0.rawValue) }
      }
      .pickerStyle(.inline)
      Section("Margins") {
        Picker("Margins", selection: $settings.margin) {
          ForEach(0..<3) { Text(["Narrow", "Normal", "Wide"][$0]).tag($0) }
        }
        .pickerStyle(.inline)
      }
      Section("Folders") {
        ForEach(["Novels", "Essays", "Letters of a very long correspondence"], id: \.self) {
          folder in
          let isOn = settings.folders.contains(folder)
          Button {
            if isOn { settings.folders.remove(folder) } else { settings.folders.insert(folder) }
          } label: {
            HStack {
              Text(folder).foregroundStyle(Color.primary)
              Spacer()
              if isOn { Image(systemName: "checkmark").bold() }
            }
          }
        }
      }
      Section {
        ProgressView(value: 0.6) {
          Text("3 of 5 books")
        } currentValueLabel: {
          Text("60%")
        }
      }
    }
    .navigationTitle("Synchronize")
  }
}

private struct ReaderAccount: View {
  @State private var name = "Robin Field"
  @State private var password = ""
  @State private var shows = false
  @State private var born = Date(timeIntervalSince1970: 500_000_000)

  var body: some View {
    Form {
      Section("Person") {
        TextField("Name", text: $name).textContentType(.name)
        DatePicker(
          "Born", selection: $born, in: ...Date(timeIntervalSince1970: 1_700_000_000),
          displayedComponents: .date
        )
        .datePickerStyle(.compact)
      }
      Section {
        HStack {
          Group {
            if shows {
              TextField("Password", text: $password)
            } else {
              SecureField("Password", text: $password)
            }
          }
          .textContentType(.password)
          Button(shows ? "Hide" : "Show", systemImage: shows ? "eye.slash" : "eye") {
            shows.toggle()
          }
          .labelStyle(.iconOnly)
          .buttonStyle(.borderless)
        }
      } footer: {
        if password.count < 8 { Text("At least 8 letters.").foregroundStyle(.red) }
      }
      NavigationLink("Devices") {
        List {
          ForEach(["Phone", "Tablet"], id: \.self) {
            Label($0, systemImage: $0 == "Phone" ? "iphone" : "ipad")
          }
          .onDelete { _ in }
        }
        .listStyle(.plain)
        .navigationTitle("Devices")
      }
    }
    .navigationTitle("Account")
  }
}
