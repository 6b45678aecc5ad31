import SwiftUI

/// Each style of a gauge.
struct GaugesScreen: View {
  @State private var value = 0.25

  var body: some View {
    VStack(spacing: 24) {
      gauge.accessibilityIdentifier("gauges.automatic")
      gauge.gaugeStyle(.accessoryLinear).accessibilityIdentifier("gauges.linear")
      gauge.gaugeStyle(.accessoryLinearCapacity).tint(.purple)
      HStack(spacing: 24) {
        gauge.gaugeStyle(.accessoryCircular).tint(.red)
        gauge.gaugeStyle(.accessoryCircularCapacity).tint(.green)
          .accessibilityIdentifier("gauges.ring")
        Gauge(value: 0.5) { Image(systemName: "drop") }
          .gaugeStyle(.accessoryCircularCapacity)
        Gauge(value: 0.7) {
          Text("Steps")
        } currentValueLabel: {
          Text("6,955,200").accessibilityIdentifier("gauges.long")
        }
        .gaugeStyle(.accessoryCircular)
      }
      Gauge(value: 3, in: 0...10) { Text("Bare") }.accessibilityIdentifier("gauges.bare")
      Button("More") { value += 0.25 }.accessibilityIdentifier("gauges.more")
    }
    .padding()
  }

  private var gauge: some View {
    Gauge(value: value * 40, in: 0...40) {
      Text("Speed")
    } currentValueLabel: {
      Text("\(Int(value * 40))")
    } minimumValueLabel: {
      Text("0")
    } maximumValueLabel: {
      Text("40")
    }
  }
}
