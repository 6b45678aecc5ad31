/// Short names for a script's own variables. All variables of one name get the same new name, so
/// that it does not matter which of them an occurrence refers to. Two names may share a new one if
/// their scopes do not overlap.
struct ShortNames {
  private(set) var names: [String: String] = [:]

  private struct Count {
    let first: Int
    var variables = 0
    var shorthands = 0

    /// `{ entered }` would become `{entered:a}`, which is longer.
    var isWorthIt: Bool { variables >= shorthands }
  }

  init(_ script: ScriptNames) {
    var counts: [String: Count] = [:]
    var kept = ScriptWords.reserved.union(ScriptWords.special)
    for (index, token) in script.tokens.enumerated() where script.roles[index] != .none {
      let isKnown = script.regions[token.text]?.contains { $0.contains(index) } ?? false
      // Possibly a label, or a name of the browser's.
      if script.roles[index] == .unknown || !isKnown { kept.insert(token.text) }
      if script.roles[index] == .shorthand {
        counts[token.text, default: Count(first: index)].shorthands += 1
      } else {
        counts[token.text, default: Count(first: index)].variables += 1
      }
    }
    for (name, count) in counts where !count.isWorthIt { kept.insert(name) }
    // The most frequent have the first choice.
    let order = counts.filter { !kept.contains($0.key) }.sorted { one, other in
      one.value.variables == other.value.variables
        ? one.value.first < other.value.first : one.value.variables > other.value.variables
    }
    var owners: [String: [ClosedRange<Int>]] = [:]
    for (name, _) in order {
      let regions = script.regions[name]!
      var number = 0
      while kept.contains(Self.name(number))
        || owners[Self.name(number), default: []].contains(where: { owned in
          regions.contains { $0.overlaps(owned) }
        })
      { number += 1 }
      names[name] = Self.name(number)
      owners[Self.name(number), default: []] += regions
    }
  }

  private static let letters = Array("etnsaroicldhmpufgbvwykxjzqETNSAROICLDHMPUFGBVWYKXJZQ_$")

  /// e, t, …, $, ee, et, …
  static func name(_ number: Int) -> String {
    let last = String(letters[number % letters.count])
    return number < letters.count ? last : name(number / letters.count - 1) + last
  }
}
