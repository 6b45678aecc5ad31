import Foundation

public struct Entry: Identifiable, Hashable, Codable, Sendable {
  public enum Category: String, CaseIterable, Codable, Sendable {
    case food, travel, home, other
  }

  public var id: UUID
  public var title: String
  public var amount: Decimal
  public var category: Category
  public var date: Date

  public init(id: UUID = UUID(), title: String, amount: Decimal, category: Category, date: Date) {
    self.id = id
    self.title = title
    self.amount = amount
    self.category = category
    self.date = date
  }
}

public struct Day: Identifiable, Equatable {
  public let date: Date
  public let entries: [Entry]
  public var id: Date { date }

  public init(date: Date, entries: [Entry]) {
    self.date = date
    self.entries = entries
  }

  public var total: Decimal { entries.reduce(0) { $0 + $1.amount } }
}

public enum EntryParser {
  /// "12,50 Lunch #food"
  public static func parse(_ text: String, at date: Date) -> Entry? {
    guard let match = text.firstMatch(of: /(\d+(?:[.,]\d{1,2})?)\s+(.+?)(?:\s+#(\w+))?$/) else {
      return nil
    }
    guard
      let amount = Decimal(
        string: match.1.replacingOccurrences(of: ",", with: "."),
        locale: Locale(identifier: "en_US_POSIX"))
    else { return nil }
    let category = match.3.flatMap { Entry.Category(rawValue: String($0)) } ?? .other
    return Entry(title: String(match.2), amount: amount, category: category, date: date)
  }
}
