import ApusUI
import Foundation

/// The marks of an axis.
public protocol AxisContent {
  /// The marks of the axis. Not for apps.
  var _marks: [_AxisMarks] { get }
}

/// A description of an axis's marks.
public struct _AxisMarks {
  let description: AxisMarksDescription
}

struct AxisMarksDescription {
  var position = AxisMarkPosition.automatic
  var values = AxisMarkValues.automatic
  var stroke: StrokeStyle?
  var format: ((AxisValue) -> String?)?
  /// The parts at a value; nil for the standard ones.
  var parts: ((AxisValue) -> [_AxisPart])?
}

/// Lines, ticks and labels at values of an axis.
public struct AxisMarks<Content: AxisMark>: AxisContent {
  let description: AxisMarksDescription
  public var _marks: [_AxisMarks] { [_AxisMarks(description: description)] }

  /// Marks at values.
  nonisolated public init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic, @AxisMarkBuilder content: @escaping () -> Content
  ) {
    self.init(position, values) { _ in content() }
  }

  /// Marks at values, made for each of them.
  nonisolated public init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic,
    @AxisMarkBuilder content: @escaping (AxisValue) -> Content
  ) {
    self.init(position, values, content)
  }

  /// Marks at values of the data.
  nonisolated public init<Value: Plottable>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: [Value], @AxisMarkBuilder content: @escaping () -> Content
  ) {
    self.init(position, AxisMarkValues(values)) { _ in content() }
  }

  /// Marks at values of the data, made for each of them.
  nonisolated public init<Value: Plottable>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: [Value], @AxisMarkBuilder content: @escaping (AxisValue) -> Content
  ) {
    self.init(position, AxisMarkValues(values), content)
  }

  nonisolated private init(
    _ position: AxisMarkPosition, _ values: AxisMarkValues,
    _ content: @escaping (AxisValue) -> Content
  ) {
    description = AxisMarksDescription(
      position: position, values: values, parts: { content($0)._parts(at: $0) })
  }
}

extension AxisMarks where Content == Never {
  /// Standard marks at values.
  nonisolated public init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic, stroke: StrokeStyle? = nil
  ) {
    description = AxisMarksDescription(position: position, values: values, stroke: stroke)
  }

  /// Standard marks at values of the data.
  nonisolated public init<Value: Plottable>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: [Value], stroke: StrokeStyle? = nil
  ) {
    description = AxisMarksDescription(
      position: position, values: AxisMarkValues(values), stroke: stroke)
  }

  /// Standard marks at values, whose labels have a format.
  nonisolated public init<Format: FormatStyle>(
    format: Format, preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic, stroke: StrokeStyle? = nil
  ) where Format.FormatInput: Plottable, Format.FormatOutput == String {
    description = AxisMarksDescription(
      position: position, values: values, stroke: stroke,
      format: { $0.as(Format.FormatInput.self).map(format.format) })
  }

  /// Standard marks at values of the data, whose labels have a format.
  nonisolated public init<Value: Plottable, Format: FormatStyle>(
    format: Format, preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: [Value], stroke: StrokeStyle? = nil
  ) where Value == Format.FormatInput, Format.FormatOutput == String {
    description = AxisMarksDescription(
      position: position, values: AxisMarkValues(values), stroke: stroke,
      format: { $0.as(Format.FormatInput.self).map(format.format) })
  }
}

/// Several marks of one axis.
public struct _AxisContentList: AxisContent {
  public let _marks: [_AxisMarks]
}

extension Optional: AxisContent where Wrapped: AxisContent {
  public var _marks: [_AxisMarks] { self?._marks ?? [] }
}

/// Makes an axis of statements.
@resultBuilder
public enum AxisContentBuilder {
  public static func buildBlock() -> _AxisContentList { _AxisContentList(_marks: []) }
  public static func buildExpression<C: AxisContent>(_ content: C) -> C { content }
  public static func buildPartialBlock<C: AxisContent>(first content: C) -> C { content }
  public static func buildPartialBlock<A: AxisContent, B: AxisContent>(
    accumulated: A, next: B
  ) -> _AxisContentList { _AxisContentList(_marks: accumulated._marks + next._marks) }
  public static func buildIf<C: AxisContent>(_ content: C?) -> C? { content }
  public static func buildEither<C: AxisContent>(first content: C) -> _AxisContentList {
    _AxisContentList(_marks: content._marks)
  }
  public static func buildEither<C: AxisContent>(second content: C) -> _AxisContentList {
    _AxisContentList(_marks: content._marks)
  }
}
