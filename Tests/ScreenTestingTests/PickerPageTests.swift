import ApusUI
import ScreenTesting
import Testing

/// A picker as a row that leads to a page of its options.
@MainActor
@Suite struct PickerPageTests {
  private enum Level: String, CaseIterable { case low = "Low", high = "High" }

  private struct Settings: View {
    @State private var level = Level.low
    @State private var theme: Int? = 2
    @State private var size = 1

    var body: some View {
      NavigationStack {
        Form {
          Picker("Level", selection: $level) {
            ForEach(Level.allCases, id: \.self) { Text($0.rawValue) }
          }
          Picker("Theme", systemImage: "paintbrush", selection: $theme) {
            Text("None").tag(nil as Int?)
            Section("Bright") {
              Label("Sun", systemImage: "sun.max").tag(2)
              Text("Sky").tag(3)
            }
          }
          Text("level \(level.rawValue), theme \(theme ?? 0)")
        }
        .pickerStyle(.navigationLink)
        .navigationTitle("Settings")
        .safeAreaInset(edge: .bottom) {
          Picker("Size", selection: $size) { ForEach(0..<3) { Text("Size \($0)") } }
            .pickerStyle(.navigationLink)
        }
      }
    }
  }

  @Test func aRowLeadsToAPageOnWhichChoosingGoesBack() {
    let screen = Screen { Settings() }
    screen.button(label: "Level Low").tap()
    #expect(screen.title == "Level")
    #expect(screen.button(label: "Low").isSelected && !screen.button(label: "High").isSelected)
    screen.button(label: "High").tap()
    #expect(screen.title == "Settings")
    #expect(screen.text("level High, theme 2").isVisible)
    #expect(screen.button(label: "Level High").isVisible)
    // Also what is chosen already.
    screen.button(label: "Level High").tap()
    screen.button(label: "High").tap()
    #expect(screen.title == "Settings")
  }

  @Test func optionsStandInTheirSectionsAndStandForTheirTags() {
    let screen = Screen { Settings() }
    screen.button(label: "Theme Sun").tap()
    #expect(screen.title == "Theme")
    #expect(screen.text("Bright").isVisible)
    #expect(screen.button(label: "Sun").isSelected)
    screen.button(label: "None").tap()
    #expect(screen.text("level Low, theme 0").isVisible)
    screen.button(label: "Theme None").tap()
    screen.button(label: "Sky").tap()
    #expect(screen.text("level Low, theme 3").isVisible)
  }

  @Test func outsideOfARowItIsAMenu() {
    let screen = Screen { Settings() }
    screen.picker(label: "Size").select("Size 2")
    #expect(screen.title == "Settings")
    #expect(screen.picker(label: "Size").value == "Size 2")
  }

  @Test func outsideOfAStackItIsAMenu() {
    struct Alone: View {
      @State private var size = 1
      var body: some View {
        Form {
          Picker("Size", selection: $size) { ForEach(0..<3) { Text("Size \($0)") } }
            .pickerStyle(.navigationLink)
        }
      }
    }
    let screen = Screen { Alone() }
    screen.picker(label: "Size").select("Size 2")
    #expect(screen.picker(label: "Size").value == "Size 2")
  }
}
