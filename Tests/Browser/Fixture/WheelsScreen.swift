import SwiftUI

/// Options that turn on wheels.
struct WheelsScreen: View {
  @State private var hours = 7
  @State private var minutes = 30
  @State private var floor = 2

  var body: some View {
    VStack {
      Text("\(hours):\(minutes), floor \(floor)").accessibilityIdentifier("said")
      HStack(spacing: 0) {
        Picker("Hours", selection: $hours) {
          ForEach(0..<24) { Text("\($0) h").tag($0) }
        }
        .pickerStyle(.wheel)
        .accessibilityIdentifier("hours")
        Picker("Minutes", selection: $minutes) {
          ForEach(0..<60) { Text("\($0) min").tag($0) }
        }
        .pickerStyle(WheelPickerStyle())
        .frame(width: 150)
        .clipped()
        .accessibilityIdentifier("minutes")
      }
      // The lift does not stop at floor 4.
      Picker(
        "Floor",
        selection: Binding(
          get: { floor },
          set: { if $0 != 4 { floor = $0 } })
      ) {
        ForEach(0..<9) { Text("Floor \($0)").tag($0) }
      }
      .pickerStyle(.wheel)
      .frame(height: 120)
      .accessibilityIdentifier("floors")
      Button("Ground floor") { floor = 0 }
    }
    .padding()
  }
}

/// Dates by calendars and wheels.
struct DrawnDatesScreen: View {
  @State private var day = DrawnDatesScreen.date(2026, 11, 27)
  @State private var moment = DrawnDatesScreen.date(2026, 1, 31, 8, 5)
  @State private var alarm = DrawnDatesScreen.date(2026, 11, 27, 7, 30)

  static func date(_ year: Int, _ month: Int, _ day: Int, _ hour: Int = 0, _ minute: Int = 0)
    -> Date
  {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(identifier: "UTC")!
    return calendar.date(
      from: DateComponents(year: year, month: month, day: day, hour: hour, minute: minute))!
  }

  var body: some View {
    Form {
      Section {
        DatePicker(
          "Day", selection: $day, in: Self.date(2026, 11, 5)...Self.date(2027, 2, 10),
          displayedComponents: .date
        )
        .datePickerStyle(.graphical)
        .accessibilityIdentifier("day")
        Text(day, format: .iso8601).accessibilityIdentifier("said day")
      }
      Section {
        DatePicker("Birthday", selection: $moment, displayedComponents: [.date])
          .datePickerStyle(.wheel)
        Text(moment, format: .iso8601).accessibilityIdentifier("said birthday")
        DatePicker("Alarm", selection: $alarm, displayedComponents: .hourAndMinute)
          .datePickerStyle(WheelDatePickerStyle())
        Text(alarm, format: .iso8601).accessibilityIdentifier("said alarm")
        Button("Snooze") { alarm += 15 * 60 }
        DatePicker("Meeting", selection: $alarm)
          .datePickerStyle(.graphical)
        DatePicker("Reminder", selection: $alarm).datePickerStyle(.wheel)
      }
    }
  }
}
