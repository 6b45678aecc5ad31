import ApusUI

/// Makes content of the statements in a chart.
@resultBuilder
public enum ChartContentBuilder {
  public static func buildBlock() -> _EmptyChartContent { _EmptyChartContent() }

  public static func buildExpression<C: ChartContent>(_ content: C) -> C { content }

  public static func buildPartialBlock<C: ChartContent>(first content: C) -> C { content }

  public static func buildPartialBlock<A: ChartContent, B: ChartContent>(
    accumulated: A, next: B
  ) -> _ChartContentPair<A, B> { _ChartContentPair(first: accumulated, second: next) }

  public static func buildIf<C: ChartContent>(_ content: C?) -> C? { content }

  public static func buildEither<A: ChartContent, B: ChartContent>(
    first: A
  ) -> _ChartContentChoice<A, B> { .first(first) }

  public static func buildEither<A: ChartContent, B: ChartContent>(
    second: B
  ) -> _ChartContentChoice<A, B> { .second(second) }

  public static func buildLimitedAvailability<C: ChartContent>(_ content: C) -> AnyChartContent {
    AnyChartContent(content)
  }
}

/// No marks.
nonisolated public struct _EmptyChartContent: ChartContent {
  public typealias Body = Never
  @MainActor public static func _collect(_ content: Self, into marks: inout _ChartMarks) {}
}

/// Content after other content.
nonisolated public struct _ChartContentPair<A: ChartContent, B: ChartContent>: ChartContent {
  public typealias Body = Never
  let first: A
  let second: B
  @MainActor public static func _collect(_ content: Self, into marks: inout _ChartMarks) {
    A._collect(content.first, into: &marks)
    B._collect(content.second, into: &marks)
  }
}

/// One of two contents.
nonisolated public enum _ChartContentChoice<A: ChartContent, B: ChartContent>: ChartContent {
  public typealias Body = Never
  case first(A)
  case second(B)
  @MainActor public static func _collect(_ content: Self, into marks: inout _ChartMarks) {
    switch content {
    case .first(let content): A._collect(content, into: &marks)
    case .second(let content): B._collect(content, into: &marks)
    }
  }
}

extension Optional: ChartContent where Wrapped: ChartContent {
  public typealias Body = Never
  @MainActor public static func _collect(_ content: Self, into marks: inout _ChartMarks) {
    if let content { Wrapped._collect(content, into: &marks) }
  }
}
