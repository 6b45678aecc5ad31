import ViewGraph

/// Which parts of a date can be chosen.
public struct DatePickerComponents: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let date = DatePickerComponents(rawValue: 1)
  public static let hourAndMinute = DatePickerComponents(rawValue: 2)
}

/// A control in which a date is chosen, in the visitor's calendar and time zone.
public struct DatePicker<Label: View>: View {
  public typealias Components = DatePickerComponents
  public typealias Body = Never
  let selection: Binding<Date>
  let earliest: Date?
  let latest: Date?
  let components: Components
  nonisolated(unsafe) let label: Label

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

  public static func _emit(_ view: Self, _ context: EmissionContext) {
    let environment = context.environment
    let form = LocalDates(
      components: Int(view.components.rawValue), timeZone: environment.timeZone)
    let look = (context.style(of: (any DatePickerStyle).self) as? any DrawnStyle)?.look
    let words = view.label is Text ? context.words(of: view.label) : ""
    let selection = view.selection
    let date = selection.wrappedValue
    context.open(.datePicker) { writer in
      if !words.isEmpty { writer.set(.label, words) }
    }
    if let look, look != .automatic { context.writer.set(.look, look.rawValue) }
    if environment.labelsHidden { context.writer.set(.hidesLabel, true) }
    context.writer.set(.components, form.components)
    context.writer.set(.value, form.text(date))
    context.writeRedaction()
    if let earliest = view.earliest { context.writer.set(.earliest, form.text(earliest)) }
    if let latest = view.latest { context.writer.set(.latest, form.text(latest)) }
    context.handler(
      .onDate,
      .event { action in
        guard case .date(let text) = action, let chosen = form.date(text, keeping: date) else {
          return
        }
        // The text has minutes; a bound in the middle of one still holds.
        selection.wrappedValue = min(
          max(chosen, view.earliest ?? chosen), view.latest ?? .distantFuture)
      })
    context.focusable()
    if !(view.label is Text) { context.emit(1, view.label) }
    context.close { _ in 1 }
  }
}

/// Dates as texts in a time zone.
struct LocalDates {
  /// 1 date, 2 time.
  let components: Int
  private let calendar: Calendar

  init(components: Int, timeZone: TimeZone) {
    self.components = components & 3 == 0 ? 3 : components & 3
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = timeZone
    self.calendar = calendar
  }

  func text(_ date: Date) -> String {
    let parts = calendar.dateComponents([.year, .month, .day, .hour, .minute], from: date)
    let day = padded(parts.year!, 4) + "-" + padded(parts.month!, 2) + "-" + padded(parts.day!, 2)
    let time = padded(parts.hour!, 2) + ":" + padded(parts.minute!, 2)
    return switch components {
    case 1: day
    case 2: time
    default: day + "T" + time
    }
  }

  /// - Parameter date: What the parts that the text does not have are taken from.
  func date(_ text: String, keeping date: Date) -> Date? {
    guard let local = LocalDateText(text, components: components) else { return nil }
    var parts = calendar.dateComponents([.year, .month, .day, .hour, .minute, .second], from: date)
    if components & 1 != 0 {
      (parts.year, parts.month, parts.day) = (local.year, local.month, local.day)
    }
    if components & 2 != 0 {
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
  nonisolated public init(
    selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection, displayedComponents, label: label())
  }

  nonisolated public init(
    selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(
      selection, from: range.lowerBound, to: range.upperBound, displayedComponents, label: label())
  }

  nonisolated public init(
    selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(selection, from: range.lowerBound, displayedComponents, label: label())
  }

  nonisolated public init(
    selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(selection, to: range.upperBound, displayedComponents, label: label())
  }
}

extension DatePicker where Label == Text {
  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, displayedComponents, label: Text(titleKey))
  }

  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(
      selection, from: range.lowerBound, to: range.upperBound, displayedComponents,
      label: Text(titleKey))
  }

  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, from: range.lowerBound, displayedComponents, label: Text(titleKey))
  }

  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, to: range.upperBound, displayedComponents, label: Text(titleKey))
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, displayedComponents, label: Text(title))
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(
      selection, from: range.lowerBound, to: range.upperBound, displayedComponents,
      label: Text(title))
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, from: range.lowerBound, displayedComponents, label: Text(title))
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, to: range.upperBound, displayedComponents, label: Text(title))
  }
}

/// The looks of date pickers.
@MainActor @preconcurrency
public protocol DatePickerStyle {}

public struct DefaultDatePickerStyle: DatePickerStyle, DrawnStyle {
  nonisolated public init() {}
  nonisolated var look: ControlLook { .automatic }
}
public struct CompactDatePickerStyle: DatePickerStyle, DrawnStyle {
  nonisolated public init() {}
  nonisolated var look: ControlLook { .compact }
}
public struct GraphicalDatePickerStyle: DatePickerStyle, DrawnStyle {
  nonisolated public init() {}
  nonisolated var look: ControlLook { .graphical }
}
public struct WheelDatePickerStyle: DatePickerStyle, DrawnStyle {
  nonisolated public init() {}
  nonisolated var look: ControlLook { .dateWheel }
}

extension DatePickerStyle where Self == DefaultDatePickerStyle {
  nonisolated public static var automatic: DefaultDatePickerStyle { .init() }
}
extension DatePickerStyle where Self == CompactDatePickerStyle {
  nonisolated public static var compact: CompactDatePickerStyle { .init() }
}
extension DatePickerStyle where Self == GraphicalDatePickerStyle {
  nonisolated public static var graphical: GraphicalDatePickerStyle { .init() }
}
extension DatePickerStyle where Self == WheelDatePickerStyle {
  nonisolated public static var wheel: WheelDatePickerStyle { .init() }
}

extension View {
  /// The looks of the date pickers in this view.
  nonisolated public func datePickerStyle<S: DatePickerStyle>(
    _ style: S
  ) -> ModifiedContent<Self, _StyleModifier<any DatePickerStyle>> {
    modifier(_StyleModifier(style))
  }
}
