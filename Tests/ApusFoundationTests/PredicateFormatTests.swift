import ApusFoundation
import Testing

/// Predicates with a format, over dictionaries and objects.
@Suite struct PredicateFormatTests {
  private final class Person: NSObject {
    let name: String
    let age: Int
    let home: Home?
    init(_ name: String, _ age: Int, _ home: Home? = nil) {
      (self.name, self.age, self.home) = (name, age, home)
    }
  }

  private struct Home {
    let town: String
  }

  private let people = [
    Person("Ada", 36, Home(town: "London")), Person("Bob", 12),
    Person("Åsa", 70, Home(town: "Lund")),
  ]

  private func names(_ predicate: NSPredicate) -> [String] {
    people.filter { predicate.evaluate(with: $0) }.map(\.name)
  }

  @Test func keysAreStoredProperties() {
    #expect(names(NSPredicate(format: "age >= 18 AND name BEGINSWITH[cd] 'a'")) == ["Ada", "Åsa"])
    #expect(names(NSPredicate(format: "home.town == %@", "Lund")) == ["Åsa"])
    #expect(names(NSPredicate(format: "home == nil")) == ["Bob"])
    #expect(names(NSPredicate(format: "%K IN %@", "age", [12, 36])) == ["Ada", "Bob"])
    #expect(names(NSPredicate(format: "NOT (self.age BETWEEN {10, 40})")) == ["Åsa"])
  }

  @Test func keysAreEntries() {
    let entry: [String: Any] = ["title": "Tea", "price": 2.5]
    #expect(NSPredicate(format: "title LIKE 'T?a' && price < 3").evaluate(with: entry))
    #expect(!NSPredicate(format: "missing == 'x'").evaluate(with: entry))
  }

  @Test func theObjectItself() {
    #expect(NSPredicate(format: "SELF CONTAINS %@", "ea").evaluate(with: "Tea"))
    #expect(!NSPredicate(format: "SELF MATCHES %@", "a|ab").evaluate(with: "abc"))
    let day = Date(timeIntervalSinceReferenceDate: 5)
    #expect(NSPredicate(format: "SELF > %@", day).evaluate(with: day + 1))
    let id = UUID()
    #expect(NSPredicate(format: "SELF == %@", id).evaluate(with: id))
    #expect(!NSPredicate(format: "SELF == %@", id).evaluate(with: UUID()))
  }
}
