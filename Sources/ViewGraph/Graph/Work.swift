import Foundation

final class WeakGraph: @unchecked Sendable { weak var graph: Graph? }

/// For whom something is being done: set for a turn and for the tasks that begin in it.
struct Work: Sendable {
  let graph: WeakGraph
  let locale: Locale

  @TaskLocal static var current: Work?
}

extension Graph {
  /// The graph whose turn, or whose task, this is.
  package static var current: Graph? { Work.current?.graph.graph }

  /// The language of the visitor for whom this turn or task is; readable on any thread.
  package nonisolated static var currentLocale: Locale? { Work.current?.locale }
}
