import ApusUI
import Foundation

/// A chart of bars, lines, areas, points, rules, rectangles or sectors.
///
/// ```swift
/// Chart(days) { day in
///   BarMark(x: .value("Day", day.name), y: .value("Steps", day.steps))
/// }
/// ```
public struct Chart<Content: ChartContent>: View {
  private let content: () -> Content
  @Environment(\.chartSettings) private var settings
  @Environment(\.locale) private var locale
  @Environment(\.calendar) private var calendar

  /// A chart of marks.
  public init(@ChartContentBuilder content: @escaping () -> Content) { self.content = content }

  /// A chart with marks for each element of its data.
  public init<Data: RandomAccessCollection, C: ChartContent>(
    _ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> C
  ) where Content == ForEach<Data, Data.Element.ID, C>, Data.Element: Identifiable {
    self.content = { ForEach(parts: data, id: { $0.id }, content: content) }
  }

  /// A chart with marks for each element of its data.
  public init<Data: RandomAccessCollection, ID: Hashable, C: ChartContent>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ChartContentBuilder content: @escaping (Data.Element) -> C
  ) where Content == ForEach<Data, ID, C> {
    self.content = { ForEach(parts: data, id: { $0[keyPath: id] }, content: content) }
  }

  public var body: some View {
    ChartFrame(
      plan: ChartPlan(collected, settings: settings, locale: locale, calendar: calendar))
  }

  private var collected: [Mark] {
    var marks = _ChartMarks()
    Content._collect(content(), into: &marks)
    return marks.marks
  }
}

/// The part of a chart within its axes.
public struct ChartPlotContent: View {
  let content: AnyView
  public var body: some View { content }
}
