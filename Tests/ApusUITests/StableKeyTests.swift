import ApusUI
import Foundation
import Testing
import ViewGraph

/// A key says where an element stands, in the same words in each process.
@MainActor
@Suite struct StableKeyTests {
  /// Hashes differ from value to value of the same kind, as they do from process to process.
  private struct Seeded: Hashable, CustomStringConvertible {
    let name: String
    let seed = Int.random(in: .min ... .max)
    static func == (first: Self, second: Self) -> Bool { first.name == second.name }
    func hash(into hasher: inout Hasher) { hasher.combine(seed) }
    var description: String { name }
  }

  private enum Kind: String { case round, square }

  private struct Everything: View {
    var rows = ["a", "b", "c"]
    @State private var isFirst = true
    @State private var isShown = false

    var body: some View {
      NavigationStack {
        VStack {
          Tap("plain") {}
          Tap("plain") {}
          if isFirst { Tap("first") {} } else { Tap("second") {} }
          Tap("switch") { isFirst.toggle() }
          Tap("sheet") { isShown = true }
          ForEach(rows, id: \.self) { Tap("row.\($0)") {} }
          ForEach(rows.map { Seeded(name: $0) }, id: \.self) { Tap("seeded.\($0)") {} }
          ForEach([Kind.round, .square], id: \.self) { Tap("kind.\($0)") {} }
          Tap("identified") {}.id(Seeded(name: "identified"))
          AnyView(Tap("any") {})
          NavigationLink("Further", value: Seeded(name: "further"))
            .accessibilityIdentifier("further")
        }
        .sheet(isPresented: $isShown) { Tap("inside") {} }
        .navigationDestination(for: Seeded.self) { _ in Tap("page") {} }
      }
    }
  }

  @MainActor
  private final class Named {
    let shown: Shown
    private(set) var keys: [(name: String, key: Double)] = []

    init<Root: View>(@ViewBuilder _ root: @escaping @MainActor () -> Root) {
      shown = Shown(root)
      shown.graph.namesElements = true
      read()
    }

    /// The keys that a host gets now.
    func read() {
      keys = shown.graph.elements().read { reader in
        var keys: [(String, Double)] = []
        while let record = reader.next() {
          if case .open(_, _, let attributes) = record, let key = attributes[.stableKey] {
            keys.append((attributes[.identifier] ?? "", key))
          }
        }
        return keys
      }
    }

    subscript(name: String) -> Double? { keys.first { $0.name == name }?.key }
  }

  private func everything() -> Named {
    let named = Named { Everything() }
    named.shown.tap("sheet")
    named.read()
    return named
  }

  @Test func twoGraphsOfAScreenAgree() {
    let (first, second) = (everything(), everything())
    #expect(first.keys.map(\.name) == second.keys.map(\.name))
    #expect(first.keys.map(\.key) == second.keys.map(\.key))
    #expect(first.keys.count >= 18)
  }

  @Test func eachElementHasItsOwn() {
    let keys = everything().keys.map(\.key)
    #expect(Set(keys).count == keys.count)
  }

  @Test func branchesAreOtherPlaces() throws {
    let named = Named { Everything() }
    let first = try #require(named["first"])
    named.shown.tap("switch")
    named.read()
    #expect(named["second"] != first && named["second"] != nil)
    named.shown.tap("switch")
    named.read()
    #expect(named["first"] == first)
  }

  @Test func pushedPagesAgree() throws {
    let (first, second) = (Named { Everything() }, Named { Everything() })
    for named in [first, second] {
      named.shown.tap("further")
      named.read()
    }
    #expect(first["page"] != nil && first["page"] == second["page"])
    // Once more, after the page was left.
    first.shown.tap("BackButton")
    first.shown.tap("further")
    first.read()
    #expect(first["page"] == second["page"])
  }

  @Test func rowsKeepTheirsWhereverTheyStand() {
    let (first, second) = (
      Named { Everything(rows: ["a", "b", "c"]) }, Named { Everything(rows: ["new", "c", "a"]) }
    )
    for name in ["row.a", "row.c", "seeded.a", "seeded.c"] {
      #expect(first[name] != nil && first[name] == second[name])
    }
  }

  @Test func changesHaveTheSameKeysAsTheWholeScreen() {
    let named = Named { Everything() }
    _ = named.shown.graph.takeChanges()
    named.shown.tap("sheet")
    named.shown.tap("inside")
    var brought: [Double] = []
    for case .insert(let stream, _, _) in named.shown.graph.takeChanges() {
      stream.read { reader in
        while let record = reader.next() {
          if case .open(_, _, let attributes) = record, let key = attributes[.stableKey] {
            brought.append(key)
          }
        }
      }
    }
    named.read()
    #expect(!brought.isEmpty && brought.allSatisfy { key in named.keys.contains { $0.key == key } })
  }

  @Test func anElementThatBeginsToTakeEventsGetsAKey() {
    struct Growing: View {
      @State private var isTappable = false
      var body: some View {
        Tap("grow") { isTappable = true }
        Growth(isTappable: isTappable)
      }
    }
    let named = Named { Growing() }
    _ = named.shown.graph.takeChanges()
    #expect(named["growth"] == nil)
    named.shown.tap("grow")
    let told = named.shown.graph.takeChanges().compactMap { change -> Double? in
      if case .set(_, .stableKey, .number(let key)?) = change { key } else { nil }
    }
    named.read()
    #expect(told == [named["growth"]].compactMap { $0 } && told.count == 1)
  }

  /// Another identity makes another view, also if both are called the same.
  @Test func identitiesWithOneNameAreTwo() {
    final class Same: Hashable, CustomStringConvertible {
      static func == (first: Same, second: Same) -> Bool { first === second }
      func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
      let description = "same"
    }
    struct Parent: View {
      @State private var id = Same()
      let rows = [Same(), Same()]
      var body: some View {
        Counter(name: "x").id(id)
        Tap("other") { id = Same() }
        ForEach(rows, id: \.self) { _ in Tap("row") {} }
      }
    }
    let named = Named { Parent() }
    named.shown.tap("x.tap")
    #expect(named.shown.texts == ["x 1"])
    named.shown.tap("other")
    #expect(named.shown.texts == ["x 0"])
    #expect(Set(named.keys.map(\.key)).count == named.keys.count)
  }
}

/// An element that takes taps, or not.
private struct Growth: View {
  typealias Body = Never
  let isTappable: Bool

  static func _emit(_ view: Growth, _ context: EmissionContext) {
    context.open(.box)
    context.writer.set(.identifier, "growth")
    if view.isTappable { context.handler(.onTap, .action {}) }
    context.close()
  }
}
