import SwiftUI

/// When something is due, by the visitor's calendar.
struct DueLabel: View {
  let date: Date
  let now: Date
  let isOverdue: Bool
  @Environment(\.calendar) private var calendar
  @Environment(\.timeZone) private var timeZone

  var body: some View {
    HStack(spacing: 4) {
      if isOverdue {
        Image(systemName: "exclamationmark.triangle.fill")
          .accessibilityHidden(true)
      }
      if let day = CareDay(of: date, now: now, calendar: calendar, timeZone: timeZone).name {
        Text("\(day),")
        Text(date, format: .dateTime.hour().minute())
      } else {
        Text(
          date, format: .dateTime.weekday(.abbreviated).day().month(.abbreviated).hour().minute())
      }
    }
    .font(.footnote)
    .foregroundStyle(isOverdue ? Color.red : Color.secondary)
  }
}
