import Combine
import Foundation

@MainActor
public final class EntryStore: ObservableObject {
  @Published public private(set) var entries: [Entry]
  private let calendar: Calendar

  public init(entries: [Entry] = [], calendar: Calendar = .current) {
    self.entries = entries
    self.calendar = calendar
  }

  public var days: [Day] {
    Dictionary(grouping: entries) { calendar.startOfDay(for: $0.date) }
      .map { Day(date: $0.key, entries: $0.value.sorted { $0.date > $1.date }) }
      .sorted { $0.date > $1.date }
  }

  public var totals: [(category: Entry.Category, total: Decimal)] {
    Entry.Category.allCases.compactMap { category in
      let total = entries.lazy.filter { $0.category == category }.reduce(Decimal.zero) {
        $0 + $1.amount
      }
      return total > 0 ? (category, total) : nil
    }
  }

  public func add(_ entry: Entry) { entries.append(entry) }

  public func remove(_ ids: Set<Entry.ID>) { entries.removeAll { ids.contains($0.id) } }
}
