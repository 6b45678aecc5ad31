import SwiftUI

/// Dates that run, in the person's language.
struct TimesScreen: View {
  private static let distances: [TimeInterval] = [
    0.5, 59, 60, 61, 3_599, 3_600, 3_661, 7_200, 86_399, 86_400, 93_600, 604_799, 604_800,
    1_300_000,
  ]
  @State private var date = Date()
  @State private var shows = false
  @State private var bills = 0

  var body: some View {
    ScrollView {
      VStack {
        Text(date, style: .timer).accessibilityIdentifier("times.timer")
        Text("Sent \(Text(date, style: .relative)) ago").accessibilityIdentifier("times.relative")
        Text(date, style: .offset).accessibilityIdentifier("times.offset")
        Text(timerInterval: date...date + 90).accessibilityIdentifier("times.down")
        Text(timerInterval: date...date + 5_400, pauseTime: date + 30, countsDown: false)
          .accessibilityIdentifier("times.paused")
        ProgressView(timerInterval: date...date + 100, countsDown: false) { Text("Tea") }
          .accessibilityIdentifier("times.progress")
        Button("Show") { shows = true }.accessibilityIdentifier("times.show")
        if shows { Text(date + 20, style: .timer).accessibilityIdentifier("times.later") }
        Button("Bill \(bills)") { bills += 1 }.accessibilityIdentifier("times.bill")
        ForEach(Self.distances, id: \.self) { distance in
          Text(date - distance, style: .relative).accessibilityIdentifier("times.since.\(distance)")
          Text(date + distance, style: .offset).accessibilityIdentifier("times.until.\(distance)")
        }
      }
    }
  }
}
