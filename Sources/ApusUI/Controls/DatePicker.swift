import ViewGraph

/// Which parts of a date can be chosen.
public struct DatePickerComponents: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Year, month and day.
  public static let date = DatePickerComponents(rawValue: 1)
  /// Hour and minute.
  public static let hourAndMinute = DatePickerComponents(rawValue: 2)

  var element: DateParts { DateParts(rawValue: UInt8(truncatingIfNeeded: rawValue)) }
}

/// A control to choose a date, in the visitor's calendar and time zone.
///
/// ```swift
/// struct Birthday: View {
///   @State private var day = Date()
///   var body: some View {
///     DatePicker("Born on", selection: $day, in: ...Date(), displayedComponents: .date)
///   }
/// }
/// ```
nonisolated public struct DatePicker<Label: View>: View {
  /// Which parts of the date can be chosen.
  public typealias Components = DatePickerComponents
  public typealias Body = Never
  let selection: Binding<Date>
  let earliest: Date?
  let latest: Date?
  let components: Components
  let label: Label

  nonisolated init(
    _ selection: Binding<Date>, from earliest: Date? = nil, to latest: Date? = nil,
    _ components: Components, label: Label
  ) {
    self.selection = selection
    self.earliest = earliest
    self.latest = latest
    self.components = components
    self.label = label
  }

  @MainActor public static func _emit(_ view: Self, _ context: EmissionContext) {
    if let style = context.style(of: (any DatePickerStyle).self), !(style is any DrawnStyle) {
      return view.emit(style, context)
    }
    let environment = context.environment
    let form = LocalDates(
      components: view.components.element, timeZone: environment.timeZone)
    let look = (context.style(of: (any DatePickerStyle).self) as? any DrawnStyle)?.look
    let words = view.label is Text ? context.words(of: view.label) : ""
    let selection = view.selection
    let date = selection.wrappedValue
    context.open(.datePicker) { writer in
      if !words.isEmpty { writer.set(.label, words) }
    }
    if let look, look != .automatic { context.writer.set(.look, look) }
    if environment.labelsHidden { context.writer.set(.hidesLabel, true) }
    context.writer.set(.components, form.components)
    context.writer.set(.value, form.text(date))
    context.writeRedaction()
    if let earliest = view.earliest.flatMap({ form.bound($0, of: date) }) {
      context.writer.set(.earliest, earliest)
    }
    if let latest = view.latest.flatMap({ form.bound($0, of: date) }) {
      context.writer.set(.latest, latest)
    }
    context.handler(
      .onDate,
      .event { action in
        guard case .date(let text) = action, let chosen = form.date(text, keeping: date) else {
          return
        }
        // The text has minutes; a bound in the middle of one still holds.
        let late = max(chosen, view.earliest ?? chosen)
        selection.wrappedValue = min(late, view.latest ?? late)
      })
    context.focusable()
    if !(view.label is Text) { context.emit(1, view.label) }
    context.close { _ in 1 }
  }

  @MainActor private func emit<Style: DatePickerStyle>(
    _ style: Style, _ context: EmissionContext
  ) {
    let configuration = DatePickerStyleConfiguration(
      label: .init(label), selection: selection, minimumDate: earliest, maximumDate: latest,
      displayedComponents: components)
    context.emitStyled(style, of: (any DatePickerStyle).self) {
      $0.makeBody(configuration: configuration)
    }
  }
}

/// Dates as texts in a time zone.
struct LocalDates {
  let components: DateParts
  private let calendar: Calendar

  init(components: DateParts, timeZone: TimeZone) {
    let both: DateParts = [.date, .time]
    self.components = components.isDisjoint(with: both) ? both : components.intersection(both)
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = timeZone
    self.calendar = calendar
  }

  func text(_ date: Date) -> String {
    let parts = calendar.dateComponents([.year, .month, .day, .hour, .minute], from: date)
    let day = padded(parts.year!, 4) + "-" + padded(parts.month!, 2) + "-" + padded(parts.day!, 2)
    let time = padded(parts.hour!, 2) + ":" + padded(parts.minute!, 2)
    return switch components {
    case .date: day
    case .time: time
    default: day + "T" + time
    }
  }

  /// A bound as a text. A time alone is bounded only on the day of the bound.
  func bound(_ bound: Date, of date: Date) -> String? {
    components == .time && !calendar.isDate(bound, inSameDayAs: date) ? nil : text(bound)
  }

  /// - Parameter date: What the parts that the text does not have are taken from.
  func date(_ text: String, keeping date: Date) -> Date? {
    guard let local = LocalDateText(text, components: components) else { return nil }
    var parts = calendar.dateComponents([.year, .month, .day, .hour, .minute, .second], from: date)
    if components.contains(.date) {
      (parts.year, parts.month, parts.day) = (local.year, local.month, local.day)
    }
    if components.contains(.time) {
      (parts.hour, parts.minute, parts.second) = (local.hour, local.minute, 0)
    }
    return calendar.date(from: parts)
  }

  private func padded(_ number: Int, _ digits: Int) -> String {
    let text = String(number)
    return String(repeating: "0", count: max(0, digits - text.count)) + text
  }
}

extension DatePicker {
  /// A date picker with any view as its label.
  ///
  /// - Parameters:
  ///   - selection: The chosen date. Parts that are not displayed keep their value.
  ///   - displayedComponents: Which parts can be chosen.
  nonisolated public init(
    selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection, displayedComponents, label: label())
  }

  /// A date picker for dates in a range, with any view as its label. A date outside is not
  /// taken.
  nonisolated public init(
    selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(
      selection, from: range.lowerBound, to: range.upperBound, displayedComponents, label: label())
  }

  /// A date picker for dates from a given one on, with any view as its label.
  nonisolated public init(
    selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(selection, from: range.lowerBound, displayedComponents, label: label())
  }

  /// A date picker for dates up to a given one, with any view as its label.
  nonisolated public init(
    selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(selection, to: range.upperBound, displayedComponents, label: label())
  }
}

extension DatePicker where Label == Text {
  /// A date picker with a localized title.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, displayedComponents, label: Text(titleKey))
  }

  /// A date picker for dates in a range, with a localized title. A date outside is not
  /// taken.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(
      selection, from: range.lowerBound, to: range.upperBound, displayedComponents,
      label: Text(titleKey))
  }

  /// A date picker for dates from a given one on, with a localized title.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, from: range.lowerBound, displayedComponents, label: Text(titleKey))
  }

  /// A date picker for dates up to a given one, with a localized title.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, to: range.upperBound, displayedComponents, label: Text(titleKey))
  }

  /// A date picker whose title is shown as given.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, displayedComponents, label: Text(title))
  }

  /// A date picker for dates in a range, whose title is shown as given. A date outside
  /// is not taken.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(
      selection, from: range.lowerBound, to: range.upperBound, displayedComponents,
      label: Text(title))
  }

  /// A date picker for dates from a given one on, whose title is shown as given.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, from: range.lowerBound, displayedComponents, label: Text(title))
  }

  /// A date picker for dates up to a given one, whose title is shown as given.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, to: range.upperBound, displayedComponents, label: Text(title))
  }
}
