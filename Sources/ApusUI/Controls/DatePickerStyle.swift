import ViewGraph

/// A style of date pickers.
///
/// ```swift
/// struct Boxed: DatePickerStyle {
///   func makeBody(configuration: Configuration) -> some View {
///     VStack(alignment: .leading) {
///       configuration.label
///       DatePicker("Day", selection: configuration.$selection).labelsHidden()
///     }
///   }
/// }
/// ```
@MainActor @preconcurrency
public protocol DatePickerStyle {
  /// The type of the view that the style makes.
  associatedtype Body: View
  /// The parts of a date picker.
  typealias Configuration = DatePickerStyleConfiguration
  /// Makes the view of a date picker.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The parts of a date picker, for a style.
public struct DatePickerStyleConfiguration {
  /// The label, as a view.
  public typealias Label = _StylePart<DatePickerStyleConfiguration>
  /// The picker's label.
  public let label: Label
  /// The chosen date. A style that sets it chooses another one.
  @Binding public var selection: Date
  /// The first date that can be chosen, if there is one.
  public let minimumDate: Date?
  /// The last date that can be chosen, if there is one.
  public let maximumDate: Date?
  /// The parts of the date that can be chosen.
  public let displayedComponents: DatePickerComponents

  init(
    label: Label, selection: Binding<Date>, minimumDate: Date?, maximumDate: Date?,
    displayedComponents: DatePickerComponents
  ) {
    self.label = label
    _selection = selection
    self.minimumDate = minimumDate
    self.maximumDate = maximumDate
    self.displayedComponents = displayedComponents
  }

  /// The system's picker of these parts.
  @MainActor fileprivate var picker: DatePicker<Label> {
    DatePicker(
      $selection, from: minimumDate, to: maximumDate, displayedComponents, label: label)
  }
}

/// The usual date picker. A page shows the browser's own field.
public struct DefaultDatePickerStyle: DatePickerStyle, DrawnStyle {
  /// The same style as `.automatic`.
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    configuration.picker.datePickerStyle(.automatic)
  }
  nonisolated var look: ControlLook { .automatic }
}
/// A date picker in one line. A page shows the browser's own field.
public struct CompactDatePickerStyle: DatePickerStyle, DrawnStyle {
  /// The same style as `.compact`.
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    configuration.picker.datePickerStyle(.compact)
  }
  nonisolated var look: ControlLook { .compact }
}
/// A date picker with a calendar of a month. A time alone is chosen in the browser's own field.
public struct GraphicalDatePickerStyle: DatePickerStyle, DrawnStyle {
  /// The same style as `.graphical`.
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    configuration.picker.datePickerStyle(.graphical)
  }
  nonisolated var look: ControlLook { .graphical }
}
/// A date picker with a wheel for each part of the date.
public struct WheelDatePickerStyle: DatePickerStyle, DrawnStyle {
  /// The same style as `.wheel`.
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    configuration.picker.datePickerStyle(.wheel)
  }
  nonisolated var look: ControlLook { .dateWheel }
}

extension DatePickerStyle where Self == DefaultDatePickerStyle {
  /// The usual date picker.
  nonisolated public static var automatic: DefaultDatePickerStyle { .init() }
}
extension DatePickerStyle where Self == CompactDatePickerStyle {
  /// One line: on a page, the browser's own field.
  nonisolated public static var compact: CompactDatePickerStyle { .init() }
}
extension DatePickerStyle where Self == GraphicalDatePickerStyle {
  /// A calendar of a month.
  nonisolated public static var graphical: GraphicalDatePickerStyle { .init() }
}
extension DatePickerStyle where Self == WheelDatePickerStyle {
  /// A wheel for each part of the date.
  nonisolated public static var wheel: WheelDatePickerStyle { .init() }
}

extension View {
  /// Sets the style of the date pickers in this view.
  nonisolated public func datePickerStyle<S: DatePickerStyle>(
    _ style: S
  ) -> ModifiedContent<Self, _StyleModifier<any DatePickerStyle>> {
    modifier(_StyleModifier(style))
  }
}
