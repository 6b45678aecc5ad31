import ApusUI

/// The marks of a chart, and whatever is made of marks.
@MainActor @preconcurrency
public protocol ChartContent {
  /// The type of the body.
  associatedtype Body: ChartContent
  /// The marks, and other content, of this content.
  @ChartContentBuilder var body: Body { get }
  /// Collects the marks. Not for apps.
  static func _collect(_ content: Self, into marks: inout _ChartMarks)
}

extension ChartContent {
  public static func _collect(_ content: Self, into marks: inout _ChartMarks) {
    Body._collect(content.body, into: &marks)
  }
}

extension ChartContent where Body == Never {
  public var body: Never { fatalError("A mark has no body.") }
}

extension Never: ChartContent {
  public static func _collect(_ content: Never, into marks: inout _ChartMarks) {}
}

/// The marks of a chart in their order.
nonisolated public struct _ChartMarks {
  var marks: [Mark] = []
}

/// Content of any type.
nonisolated public struct AnyChartContent: ChartContent {
  public typealias Body = Never
  let collect: @MainActor (inout _ChartMarks) -> Void

  /// Content that hides its type.
  public init<C: ChartContent>(_ content: C) {
    // The closure runs on the main actor, as everything that reads content.
    nonisolated(unsafe) let content = content
    collect = { C._collect(content, into: &$0) }
  }

  @MainActor public static func _collect(_ content: Self, into marks: inout _ChartMarks) {
    content.collect(&marks)
  }
}

/// Content whose marks are changed.
nonisolated public struct _ModifiedChartContent<Content: ChartContent>: ChartContent {
  public typealias Body = Never
  let content: Content
  let change: (inout Mark) -> Void

  @MainActor public static func _collect(_ content: Self, into marks: inout _ChartMarks) {
    var own = _ChartMarks()
    Content._collect(content.content, into: &own)
    for index in own.marks.indices { content.change(&own.marks[index]) }
    marks.marks += own.marks
  }
}

extension ChartContent {
  nonisolated func changed(
    _ change: @escaping (inout Mark) -> Void
  ) -> _ModifiedChartContent<Self> {
    _ModifiedChartContent(content: self, change: change)
  }
}

extension ForEach: ChartContent where Content: ChartContent {
  public typealias Body = Never
  @MainActor public static func _collect(_ content: Self, into marks: inout _ChartMarks) {
    for element in content.data { Content._collect(content.content(element), into: &marks) }
  }
}

extension ForEach where Content: ChartContent {
  /// Marks for each element.
  nonisolated public init(
    _ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> Content
  ) where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(parts: data, id: { $0.id }, content: content)
  }

  /// Marks for each element.
  nonisolated public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ChartContentBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(parts: data, id: { $0[keyPath: id] }, content: content)
  }

  /// Marks for each number of a range.
  nonisolated public init(
    _ data: Range<Int>, @ChartContentBuilder content: @escaping (Int) -> Content
  ) where Data == Range<Int>, ID == Int {
    self.init(parts: data, id: { $0 }, content: content)
  }
}
