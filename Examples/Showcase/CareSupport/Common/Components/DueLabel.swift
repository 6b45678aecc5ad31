import SwiftUI

/// When something is due, by the visitor's calendar.
struct DueLabel: View {
  let date: Date
  let now: Date
  let isOverdue: Bool
  @Environment(\.locale) private var locale
  @Environment(\.calendar) private var calendar
  @Environment(\.timeZone) private var timeZone

  var body: some View {
    HStack(spacing: 4) {
      if isOverdue {
        Image(systemName: "exclamationmark.triangle.fill")
          .accessibilityHidden(true)
      }
      // One text: of two beside each other, neither is as wide as it wants.
      Text(words)
    }
    .font(.footnote)
    .foregroundStyle(isOverdue ? Color.red : Color.secondary)
  }

  private var words: String {
    let day = CareDay(of: date, now: now, calendar: calendar, timeZone: timeZone).name
    let format =
      day == nil
      ? Date.FormatStyle.dateTime.weekday(.abbreviated).day().month(.abbreviated).hour().minute()
      : Date.FormatStyle.dateTime.hour().minute()
    var style = format.locale(locale)
    style.timeZone = timeZone
    return [day, date.formatted(style)].compactMap { $0 }.joined(separator: ", ")
  }
}
