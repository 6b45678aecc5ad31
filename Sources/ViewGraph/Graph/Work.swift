import Foundation

final class WeakGraph: @unchecked Sendable { weak var graph: Graph? }

/// For whom something is being done: set for a turn and for the tasks that begin in it.
struct Work: Sendable {
  let graph: WeakGraph
  let locale: Locale
  /// Who is behind it; also behind what follows in tasks.
  var origin = Origin.program

  enum Origin: UInt8 {
    /// It comes about by itself, in another process, too.
    case program
    /// A person entered something, or it follows from what a person did.
    case entry
    /// A person did something else.
    case act
  }

  @TaskLocal static var current: Work?
}

extension Graph {
  /// The graph whose turn, or whose task, this is.
  package static var current: Graph? { Work.current?.graph.graph }

  /// Whether this is what a person did by more than entering something.
  package nonisolated static var isPersonActing: Bool { Work.current?.origin == .act }

  /// Whether this would not come about without a person.
  package nonisolated static var isPersonBehind: Bool {
    Work.current.map { $0.origin != .program } ?? false
  }

  /// The language of the visitor for whom this turn or task is; readable on any thread.
  package nonisolated static var currentLocale: Locale? { Work.current?.locale }
}
