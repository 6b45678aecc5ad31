import ApusUI
import ScreenTesting
import Testing

@MainActor
struct GaugeTests {
  private struct Speeds: View {
    @State private var speed = 10.0

    var body: some View {
      VStack(spacing: 0) {
        Gauge(value: speed, in: 0...40) {
          Text("Speed")
        } currentValueLabel: {
          Text("\(Int(speed)) knots")
        } minimumValueLabel: {
          Text("0")
        } maximumValueLabel: {
          Text("40")
        }
        .accessibilityIdentifier("speed")
        Gauge(value: 2) { Text("Full") }.accessibilityIdentifier("full")
        Gauge(value: 0.5) { Text("Ring") }
          .gaugeStyle(.accessoryCircularCapacity).accessibilityIdentifier("ring")
        Button("Faster") { speed += 5 }
      }
    }
  }

  @Test func aGaugeSaysItsLabelAndItsValue() {
    let screen = Screen { Speeds() }
    let gauge = screen.element("speed")
    #expect(gauge.label == "Speed")
    #expect(gauge.value == "10")
    for words in ["Speed", "10 knots", "0", "40"] { #expect(screen.text(words).isVisible) }
    screen.button(label: "Faster").tap()
    #expect(gauge.value == "15")
    #expect(screen.text("15 knots").isVisible)
  }

  @Test func thePresentValueOfProgressStandsBelowItsLine() throws {
    let screen = Screen {
      ProgressView(value: 0.5) {
        Text("This week")
      } currentValueLabel: {
        Text("2 of 7")
      }
      .accessibilityIdentifier("week")
    }
    let label = try #require(screen.text("This week").frame)
    let value = try #require(screen.text("2 of 7").frame)
    #expect(value.minY >= label.maxY + 8)
    #expect(value.minX == label.minX)
  }

  @Test func theSecondTextOfALabelIsASubtitle() throws {
    let screen = Screen {
      Form {
        Toggle(isOn: .constant(true)) {
          Text("Vibrate")
          Text("Also when silent")
        }
        LabeledContent {
          Text("$ 5")
        } label: {
          Text("Total")
          Text("With tax")
        }
        Picker(selection: .constant(1)) {
          Text("One").tag(1)
        } label: {
          Text("Sound")
          Text("Of messages")
        }
      }
    }
    let pairs = [("Vibrate", "Also when silent"), ("Total", "With tax"), ("Sound", "Of messages")]
    for (title, subtitle) in pairs {
      let above = try #require(screen.text(title).frame)
      let below = try #require(screen.text(subtitle).frame)
      #expect(below.minY >= above.maxY && below.minX == above.minX, "\(title)")
    }
  }

  @Test func titlesOfRowsStandBelowEachOther() throws {
    let screen = Screen {
      List {
        Label("Narrow", systemImage: "bell")
        Label {
          Text("Wide")
        } icon: {
          Color.red.frame(width: 20, height: 20)
        }
      }
    }
    let narrow = try #require(screen.text("Narrow").frame)
    let wide = try #require(screen.text("Wide").frame)
    #expect(narrow.minX == wide.minX)
  }

  @Test func aValueOutsideOfTheRangeIsItsNearestEnd() {
    let screen = Screen { Speeds() }
    #expect(screen.element("full").value == "1")
  }

  @Test func aBarFillsTheWidthAndARingHasASizeOfItsOwn() {
    let screen = Screen { Speeds() }
    #expect(screen.element("speed").frame?.width.rounded() == 390)
    #expect(screen.element("ring").frame?.width == 58)
    #expect(screen.element("ring").frame?.height == 58)
  }

  @Test func aLongValueOfARingBecomesSmaller() throws {
    let screen = Screen {
      HStack {
        Gauge(value: 0.7) {
          Text("Steps")
        } currentValueLabel: {
          Text("6,955,200").accessibilityIdentifier("open")
        }
        .gaugeStyle(.accessoryCircular)
        Gauge(value: 0.7) {
          Text("Steps")
        } currentValueLabel: {
          Text("6,955,201").accessibilityIdentifier("full")
        }
        .gaugeStyle(.accessoryCircularCapacity)
      }
    }
    for name in ["open", "full"] {
      let frame = try #require(screen.element(name).frame)
      // On one line of 17 points it would be 21 points high.
      #expect(frame.width <= 44.01 && frame.height < 15, "\(name): \(frame)")
    }
  }

  private struct Digits: GaugeStyle {
    func makeBody(configuration: Configuration) -> some View {
      HStack {
        configuration.label
        Text("\(Int(configuration.value * 100)) of 100")
        if configuration.minimumValueLabel == nil { Text("no ends") }
      }
    }
  }

  @Test func aStyleOfOnesOwnDrawsIt() {
    let screen = Screen {
      Gauge(value: 5, in: 0...20) { Text("Depth") }.gaugeStyle(Digits())
    }
    for words in ["Depth", "25 of 100", "no ends"] { #expect(screen.text(words).isVisible) }
  }
}
