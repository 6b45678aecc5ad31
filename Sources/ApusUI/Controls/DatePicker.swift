import ViewGraph

/// Lets a person choose a day, a time, or both, in the visitor's calendar and time zone.
public struct DatePicker<Label: View>: View {
  public typealias Body = Never
  public typealias Components = DatePickerComponents

  let selection: Binding<Date>
  let earliest: Date?
  let latest: Date?
  let components: Components
  nonisolated(unsafe) let label: Label

  nonisolated init(
    selection: Binding<Date>, earliest: Date?, latest: Date?, components: Components, label: Label
  ) {
    self.selection = selection
    self.earliest = earliest
    self.latest = latest
    self.components = components
    self.label = label
  }

  public static func _emit(_ view: Self, _ context: EmissionContext) {
    let selection = view.selection
    let components = view.components.rawValue & 3
    let form = LocalDateForm(
      components: components, timeZone: context.environment.timeZone)
    context.open(.datePicker)
    if context.environment.labelsHidden { context.writer.set(.hidesLabel, true) }
    context.writer.set(.components, components)
    context.writer.set(.value, form.text(selection.wrappedValue))
    if let earliest = view.earliest { context.writer.set(.earliest, form.text(earliest)) }
    if let latest = view.latest { context.writer.set(.latest, form.text(latest)) }
    context.handler(
      .onDate,
      .event { action in
        guard case .date(let text) = action,
          let date = form.date(text, keeping: selection.location.peek())
        else { return }
        selection.wrappedValue = date
      })
    context.focusable()
    context.emit(1, view.label)
    context.close { _ in 1 }
  }
}

/// A date as the text of a date field, in a time zone.
struct LocalDateForm {
  let components: Int
  private let calendar: Calendar

  init(components: Int, timeZone: TimeZone) {
    self.components = components
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = timeZone
    self.calendar = calendar
  }

  func text(_ date: Date) -> String {
    let parts = calendar.dateComponents([.year, .month, .day, .hour, .minute], from: date)
    func padded(_ number: Int?, _ width: Int) -> String {
      let digits = String(number ?? 0)
      return String(repeating: "0", count: max(0, width - digits.count)) + digits
    }
    let day = "\(padded(parts.year, 4))-\(padded(parts.month, 2))-\(padded(parts.day, 2))"
    let time = "\(padded(parts.hour, 2)):\(padded(parts.minute, 2))"
    switch components {
    case 1: return day
    case 2: return time
    default: return day + "T" + time
    }
  }

  /// The date of a text; what the text does not say is kept from `date`.
  func date(_ text: String, keeping date: Date) -> Date? {
    guard let local = LocalDateText(text, components: components) else { return nil }
    var parts = calendar.dateComponents(
      [.year, .month, .day, .hour, .minute, .second], from: date)
    if components & 1 != 0 {
      (parts.year, parts.month, parts.day) = (local.year, local.month, local.day)
    }
    if components & 2 != 0 { (parts.hour, parts.minute) = (local.hour, local.minute) }
    return calendar.date(from: parts)
  }
}

/// What a date picker lets a person choose.
public struct DatePickerComponents: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let date = DatePickerComponents(rawValue: 1)
  public static let hourAndMinute = DatePickerComponents(rawValue: 2)
}

extension DatePicker {
  nonisolated public init(
    selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(
      selection: selection, earliest: nil, latest: nil, components: displayedComponents,
      label: label())
  }

  nonisolated public init(
    selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(
      selection: selection, earliest: range.lowerBound, latest: range.upperBound,
      components: displayedComponents, label: label())
  }

  nonisolated public init(
    selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(
      selection: selection, earliest: range.lowerBound, latest: nil,
      components: displayedComponents, label: label())
  }

  nonisolated public init(
    selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(
      selection: selection, earliest: nil, latest: range.upperBound,
      components: displayedComponents, label: label())
  }
}

extension DatePicker where Label == Text {
  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, displayedComponents: displayedComponents) { Text(titleKey) }
  }

  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, in: range, displayedComponents: displayedComponents) {
      Text(titleKey)
    }
  }

  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, in: range, displayedComponents: displayedComponents) {
      Text(titleKey)
    }
  }

  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, in: range, displayedComponents: displayedComponents) {
      Text(titleKey)
    }
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, displayedComponents: displayedComponents) { Text(title) }
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, in: range, displayedComponents: displayedComponents) {
      Text(title)
    }
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, in: range, displayedComponents: displayedComponents) {
      Text(title)
    }
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, in: range, displayedComponents: displayedComponents) {
      Text(title)
    }
  }
}
