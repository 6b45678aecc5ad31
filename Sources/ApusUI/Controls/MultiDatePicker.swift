/// A calendar in which a person chooses several days.
///
/// ```swift
/// struct Days: View {
///   @State private var days: Set<DateComponents> = []
///   var body: some View { MultiDatePicker("Days off", selection: $days) }
/// }
/// ```
///
/// A chosen day has its calendar, era, year, month and day.
nonisolated public struct MultiDatePicker<Label: View>: View {
  private let selection: Binding<Set<DateComponents>>
  private let earliest: Date?
  /// The first moment that is too late.
  private let end: Date?
  private let label: Label
  /// How many months the one that is seen is after that at the beginning.
  @State private var turned = 0
  @State private var first: Date?
  @Environment(\.calendar) private var ownCalendar
  @Environment(\.timeZone) private var timeZone
  @Environment(\.locale) private var locale

  nonisolated private init(
    _ selection: Binding<Set<DateComponents>>, _ earliest: Date?, _ end: Date?, _ label: Label
  ) {
    self.selection = selection
    self.earliest = earliest
    self.end = end
    self.label = label
  }

  /// A calendar with any view as its label.
  nonisolated public init(
    selection: Binding<Set<DateComponents>>, @ViewBuilder label: () -> Label
  ) {
    self.init(selection, nil, nil, label())
  }

  /// A calendar of a range of days, labelled by a view.
  nonisolated public init(
    selection: Binding<Set<DateComponents>>, in bounds: Range<Date>,
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection, bounds.lowerBound, bounds.upperBound, label())
  }

  /// A calendar that begins at a day, labelled by a view.
  nonisolated public init(
    selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>,
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection, bounds.lowerBound, nil, label())
  }

  /// A calendar of the days before a date, with any view as its label.
  nonisolated public init(
    selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>,
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection, nil, bounds.upperBound, label())
  }

  @MainActor public var body: some View {
    let month = month
    VStack(spacing: 8) {
      HStack(spacing: 20) {
        Text(month.start, format: style.year().month(.wide)).font(.headline)
        Spacer()
        turn(by: -1, "chevron.backward", month)
        turn(by: 1, "chevron.forward", month)
      }
      LazyVGrid(columns: Array(repeating: GridItem(.flexible(), spacing: 0), count: 7), spacing: 2)
      {
        ForEach(month.weekdays.indices, id: \.self) { index in
          Text(month.weekdays[index]).font(.caption).foregroundStyle(.secondary)
            .accessibilityHidden(true)
        }
        ForEach(month.cells, id: \.self) { cell in
          if let day = cell.day { button(day, month) } else { Color.clear.frame(height: 1) }
        }
      }
    }
    .accessibilityElement(children: .contain)
    .accessibilityLabel(label as? Text ?? Text(verbatim: ""))
    .onAppear { first = month.start }
  }

  private var calendar: Calendar {
    var calendar = ownCalendar
    calendar.timeZone = timeZone
    return calendar
  }

  private var style: Date.FormatStyle {
    Date.FormatStyle(locale: locale, calendar: calendar, timeZone: timeZone)
  }

  /// The month that is seen.
  private var month: CalendarMonth {
    let calendar = calendar
    let chosen = selection.wrappedValue.compactMap { calendar.date(from: $0) }.min()
    var start = first ?? chosen ?? Date()
    if first == nil, chosen == nil {
      if let earliest { start = max(start, earliest) }
      if let end, start >= end { start = end.addingTimeInterval(-1) }
    }
    return CalendarMonth(
      around: calendar.date(byAdding: .month, value: turned, to: start) ?? start, calendar)
  }

  @MainActor
  private func turn(by months: Int, _ symbol: String, _ month: CalendarMonth) -> some View {
    let other = calendar.date(byAdding: .month, value: months, to: month.start) ?? month.start
    let isThere =
      months < 0
      ? earliest.map { $0 < month.start } ?? true : end.map { other < $0 } ?? true
    return Button {
      turned += months
    } label: {
      Image(systemName: symbol)
    }
    .accessibilityLabel(Text(other, format: style.year().month(.wide)))
    .disabled(!isThere)
  }

  @MainActor
  private func button(_ day: Date, _ month: CalendarMonth) -> some View {
    let parts = month.calendar.dateComponents([.calendar, .era, .year, .month, .day], from: day)
    let isChosen = selection.wrappedValue.contains { month.isDay($0, parts) }
    let next = month.calendar.date(byAdding: .day, value: 1, to: day) ?? day
    let isOut = earliest.map { next <= $0 } ?? false || end.map { day >= $0 } ?? false
    return Button {
      let rest = selection.wrappedValue.filter { !month.isDay($0, parts) }
      selection.wrappedValue = isChosen ? rest : rest.union([parts])
    } label: {
      Text(day, format: style.day())
        .fontWeight(isChosen ? .semibold : nil)
        .foregroundStyle(isChosen ? AnyShapeStyle(.white) : AnyShapeStyle(.primary))
        .frame(width: 40, height: 40)
        .background { if isChosen { Circle().fill(.tint) } }
    }
    .buttonStyle(.plain)
    .disabled(isOut)
    .accessibilityLabel(Text(day, format: style.weekday(.wide).day().month(.wide)))
    .accessibilityAddTraits(isChosen ? .isSelected : [])
  }
}

extension MultiDatePicker where Label == Text {
  /// A calendar with a localized title.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>
  ) {
    self.init(selection: selection) { Text(titleKey) }
  }

  /// A calendar with a title that is said as given.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, selection: Binding<Set<DateComponents>>
  ) {
    self.init(selection: selection) { Text(title) }
  }

  /// A calendar of the days in a range, with a localized title.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>,
    in bounds: Range<Date>
  ) {
    self.init(selection: selection, in: bounds) { Text(titleKey) }
  }

  /// A calendar of a range of days, with a verbatim title.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>
  ) {
    self.init(selection: selection, in: bounds) { Text(title) }
  }

  /// A calendar that begins at a day, with a localized title.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>,
    in bounds: PartialRangeFrom<Date>
  ) {
    self.init(selection: selection, in: bounds) { Text(titleKey) }
  }

  /// A calendar that begins at a day, with a verbatim title.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>
  ) {
    self.init(selection: selection, in: bounds) { Text(title) }
  }

  /// A calendar of the days before a date, with a localized title.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>,
    in bounds: PartialRangeUpTo<Date>
  ) {
    self.init(selection: selection, in: bounds) { Text(titleKey) }
  }

  /// A calendar of the days before a date, with a title that is said as given.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>
  ) {
    self.init(selection: selection, in: bounds) { Text(title) }
  }
}
