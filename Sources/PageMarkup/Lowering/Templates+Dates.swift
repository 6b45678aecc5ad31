import ViewGraph

/// The HTML of date pickers.
///
/// Each date picker holds the browser's own field. The page draws a calendar or wheels beside it, which fill it
/// in, and hides it. Without a script the field is there.
extension Templates {
  static func datePicker(_ attributes: some AttributeReading) -> Template {
    switch (attributes[.look], attributes[.components]) {
    case (.graphical, [.date]): calendar
    case (.graphical, [.date, .time]): calendarWithTime
    case (.dateWheel, _): wheels
    default: compactDate
    }
  }

  private static let compactDate = labelled("date-picker", dateField)
  private static let calendar = drawn("calendar")
  private static let calendarWithTime = drawn("calendar-time")
  private static let wheels = drawn("wheels")

  private static let dateField = Template.Frame(.input, part: 2, "date")

  private static func drawn(_ kind: String) -> Template {
    Template(
      Template.Frame(
        .div, kind + " drawn-date", [(.role, "group")],
        [labelText, dateField]),
      control: 2, content: 1)
  }
}
