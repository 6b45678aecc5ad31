import Foundation

final class WeakGraph: @unchecked Sendable { weak var graph: Graph? }

/// For whom something is being done: set for a turn and for the tasks that begin in it.
struct Work: Sendable {
  let graph: WeakGraph
  let locale: Locale
  /// Whether a person did it, by more than entering something; also what follows in tasks.
  var isPersons = false

  @TaskLocal static var current: Work?
}

extension Graph {
  /// The graph whose turn, or whose task, this is.
  package static var current: Graph? { Work.current?.graph.graph }

  /// Whether this is what a person did, or follows from it, and would not come about by itself.
  package nonisolated static var isPersonActing: Bool { Work.current?.isPersons ?? false }

  /// The language of the visitor for whom this turn or task is; readable on any thread.
  package nonisolated static var currentLocale: Locale? { Work.current?.locale }
}
