import Foundation
import NumberText

@MainActor final class WeakGraph { weak var graph: Graph? }

/// The graph that code is running for: set for a turn and for the tasks that begin in it.
struct Work: Sendable {
  let graph: WeakGraph
  let locale: Locale
  let languages: AppLanguages
  /// What caused the work; tasks inherit it.
  var origin = Origin.program

  enum Origin: UInt8 {
    /// The program itself; another process would do the same.
    case program
    /// A person entered something, or the work follows from an act of a person.
    case entry
    /// A person acted in another way.
    case act
  }

  @TaskLocal static var current: Work?

  /// Lets rules and parsers read numbers as the visitor writes them. It is set once, on first use.
  static let marksOfNumbers: Void = NumberMarks.findVisitor {
    current.map {
      NumberMarks(
        decimalSeparator: $0.locale.decimalSeparator,
        groupingSeparator: $0.locale.groupingSeparator)
    }
  }
}

extension Graph {
  /// The graph whose turn or task is running.
  package static var current: Graph? { Work.current?.graph.graph }

  /// Whether the running work is a person's act, and not only an entry.
  package nonisolated static var isPersonActing: Bool { Work.current?.origin == .act }

  /// Whether a person caused the running work.
  package nonisolated static var isPersonBehind: Bool {
    Work.current.map { $0.origin != .program } ?? false
  }

  /// The locale of the visitor whose turn or task is running; readable on any thread.
  package nonisolated static var currentLocale: Locale? { Work.current?.locale }

  /// The languages of the app whose turn or task is running; readable on any thread.
  package nonisolated static var currentLanguages: AppLanguages? { Work.current?.languages }
}
