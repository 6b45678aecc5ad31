import Testing

@testable import ViewGraph

/// "Changes applied to the old tree give the new tree", for random trees and random changes.
@MainActor
@Suite struct PatchPropertyTests {
  @Test func changesGiveTheNewTree() throws {
    for seed in 1...3_000 as ClosedRange<UInt64> {
      let size = 1 + Int(seed % 6)
      guard let failure = Self.failure(seed: seed, size: size) else { continue }
      Issue.record("\(Self.smallest(seed: seed, size: size) ?? failure)")
      return
    }
  }

  /// Elements that the host draws in another form come and go, with all that is in them.
  @Test func changesGiveTheNewTreeAlsoWhereElementsAreExchanged() {
    var exchanged = 0
    for seed in 1...1_500 as ClosedRange<UInt64> {
      let failure = Self.failure(seed: seed, size: 1 + Int(seed % 6)) { _, was, now in
        // Any change of some attribute that the random elements have.
        let isOther =
          was.has(.isDisabled) != now.has(.isDisabled) || was[.label] != now[.label]
        if isOther { exchanged += 1 }
        return isOther
      }
      guard let failure else { continue }
      Issue.record("\(failure)")
      return
    }
    #expect(exchanged > 100)
  }

  @Test(arguments: HostTree.Mutant.allCases)
  func faultyHostIsCaught(_ mutant: HostTree.Mutant) {
    let caught = (1...300 as ClosedRange<UInt64>).first { seed in
      Self.failure(seed: seed, size: 1 + Int(seed % 6), mutant: mutant) != nil
    }
    #expect(caught != nil, "A host that \(mutant) looked right in 300 random runs.")
  }

  /// The smallest run of a seed that still fails, and of some seeds around it.
  private static func smallest(seed: UInt64, size: Int) -> String? {
    for smaller in 1...size {
      for turns in 1...6 {
        if let failure = failure(seed: seed, size: smaller, turns: turns) { return failure }
        for other in 1...400 as ClosedRange<UInt64> where turns < 3 {
          if let failure = failure(seed: other, size: smaller, turns: turns) { return failure }
        }
      }
    }
    return nil
  }

  /// What differs after one of the turns, or nil.
  static func failure(
    seed: UInt64, size: Int, turns: Int = 6, mutant: HostTree.Mutant? = nil,
    isReshaping: ((Role, Attributes, Attributes) -> Bool)? = nil
  ) -> String? {
    var generator = ContentGenerator(seed: seed, size: size)
    let content = generator.content()
    let registry = ContentComponent.Registry()
    let graph = makeGraph(content, registry)
    graph.isReshaping = isReshaping
    graph.start()
    defer { graph.end() }
    let label = "seed \(seed), size \(size)"
    do {
      let host = try HostTree(graph.elements(), mutant: mutant)
      for turn in 1...turns {
        let before = host.dump(if: mutant == nil)
        graph.turn {
          for _ in 0..<Int.random(in: 1...3, using: &generator.random) {
            guard let changed = registry.contents.randomElement(using: &generator.random) else {
              continue
            }
            generator.change(changed)
            registry.components[ObjectIdentifier(changed)]?.invalidate()
            if Bool.random(using: &generator.random),
              let other = registry.contents.randomElement(using: &generator.random)
            {
              registry.components[ObjectIdentifier(other)]?.invalidate()
            }
          }
        }
        let changes = graph.takeChanges()
        do {
          try host.apply(changes)
        } catch {
          return "\(label), turn \(turn): \(error)\nbefore\n\(before)\nchanges \(changes)\nis now\n"
            + ((try? HostTree(graph.snapshot()))?.dump ?? "")
        }
        let present = try HostTree(graph.snapshot())
        guard host.isSame(as: present) else {
          if mutant != nil { return label }
          return "\(label), turn \(turn): changes \(changes)\nbefore\n\(before)\nhost\n"
            + "\(host.dump)\ngraph\n\(present.dump)"
        }
        let fresh = makeGraph(content, ContentComponent.Registry())
        fresh.start()
        let expected = try HostTree(fresh.elements())
        fresh.end()
        guard present.isSame(as: expected, comparesNumbers: false) else {
          return "\(label), turn \(turn): differs from a new graph\nis\n\(present.dump)\n"
            + "should be\n\(expected.dump)"
        }
      }
      return nil
    } catch {
      return "\(label): \(error)"
    }
  }

  private static func makeGraph(
    _ content: Content, _ registry: ContentComponent.Registry
  ) -> Graph {
    Graph(session: Session()) { context in
      context.place(ContentComponent.find(content, registry, context))
    }
  }
}

extension HostTree {
  fileprivate func dump(if isWanted: Bool) -> String { isWanted ? dump : "" }
}
