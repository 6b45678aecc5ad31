/// Short names for a script's own properties, which begin with `_`: the browser has none that do, so
/// that the new ones, with the same beginning, are nobody else's either.
struct ShortProperties {
  private(set) var names: [String: String] = [:]

  init(_ script: ScriptNames) {
    var counts: [String: Int] = [:]
    var order: [String] = []
    // `{ _a }`, or a text that may name one.
    var kept: Set<String> = []
    for (index, token) in script.tokens.enumerated() {
      if token.kind == .string { kept.insert(String(token.text.dropFirst().dropLast())) }
      if script.roles[index] == .shorthand { kept.insert(token.text) }
      let name = token.text
      guard script.isProperty(index), Self.isOwn(name) else { continue }
      if counts[name] == nil { order.append(name) }
      counts[name, default: 0] += 1
    }
    // What cannot get shorter keeps its name, and the most frequent have the first choice.
    kept.formUnion(order.filter { $0.utf8.count <= 2 })
    let first = order.enumerated().filter { !kept.contains($0.element) }.sorted { one, other in
      let (count, others) = (counts[one.element]!, counts[other.element]!)
      return count == others ? one.offset < other.offset : count > others
    }
    var number = 0
    for (_, name) in first {
      while kept.contains("_" + ShortNames.name(number))
        || !Self.isOwn("_" + ShortNames.name(number))
      { number += 1 }
      names[name] = "_" + ShortNames.name(number)
      number += 1
    }
  }

  /// `__proto__` and its like are the language's.
  static func isOwn(_ name: String) -> Bool { name.hasPrefix("_") && !name.hasPrefix("__") }
}
