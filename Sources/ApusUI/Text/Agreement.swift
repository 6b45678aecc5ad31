/// Words that agree with a number: `Text("^[\(count) adult](inflect: true)")` is "1 adult" or "2 adults".
///
/// The words are English. Phrases of other languages stay as they are, because their forms need a dictionary; string
/// catalogues have forms for each of them.
enum Agreement {
  /// Gives the noun of each phrase the form that its number asks for.
  static func applied(to runs: [TextRun]) -> [TextRun] {
    var runs = runs
    for phrase in Set(runs.compactMap(\.phrase)) {
      let indices = runs.indices.filter { runs[$0].phrase == phrase }
      let words = indices.flatMap { index in
        runs[index].text.split(whereSeparator: \.isWhitespace).map { (run: index, word: $0) }
      }
      guard let number = words.firstIndex(where: { value(of: $0.word) != nil }),
        let noun = noun(in: words.map(\.word), after: number)
      else { continue }
      let word = words[noun].word
      let isOne = abs(value(of: words[number].word)!) == 1
      let form = isOne ? singular(String(word)) : plural(String(word))
      runs[words[noun].run].text.replaceSubrange(word.startIndex..<word.endIndex, with: form)
    }
    return runs
  }

  /// A number in figures, with any separators.
  private static func value(of word: Substring) -> Double? {
    guard word.first(where: { $0 != "-" && $0 != "\u{2212}" })?.isNumber == true else { return nil }
    return Double(word.filter { $0.isNumber || $0 == "." })
  }

  /// The index of the noun: the last word, or the one before a preposition.
  private static func noun(in words: [Substring], after number: Int) -> Int? {
    let behind = words.index(after: number)
    guard behind < words.endIndex, words[behind...].allSatisfy({ $0.contains(where: \.isLetter) })
    else { return nil }
    let end = words[behind...].firstIndex { afterNouns.contains($0.lowercased()) } ?? words.endIndex
    return end > behind ? end - 1 : nil
  }

  private static let afterNouns: Set = [
    "ago", "and", "at", "available", "away", "by", "completed", "done", "for", "found", "from",
    "in", "left", "of", "on", "per", "remaining", "selected", "to", "total", "unread", "with",
  ]

  private static let irregular = [
    "person": "people", "child": "children", "man": "men", "woman": "women", "foot": "feet",
    "tooth": "teeth", "goose": "geese", "mouse": "mice", "leaf": "leaves", "knife": "knives",
    "life": "lives", "wife": "wives", "loaf": "loaves", "half": "halves", "shelf": "shelves",
    "hero": "heroes", "potato": "potatoes", "tomato": "tomatoes", "sheep": "sheep",
    "fish": "fish", "deer": "deer", "series": "series", "species": "species",
  ]

  private static func plural(_ word: String) -> String {
    let lower = word.lowercased()
    if let form = irregular[lower] { return cased(form, as: word) }
    if irregular.values.contains(lower) { return word }
    let isSibilant = ["ss", "us", "is", "x", "z", "ch", "sh"].contains(where: lower.hasSuffix)
    if isSibilant { return word + "es" }
    if lower.hasSuffix("s") { return word }
    if lower.hasSuffix("y"), let before = lower.dropLast().last, !"aeiou".contains(before) {
      return word.dropLast() + "ies"
    }
    return word + "s"
  }

  private static func singular(_ word: String) -> String {
    let lower = word.lowercased()
    if let form = irregular.first(where: { $0.value == lower })?.key {
      return cased(form, as: word)
    }
    if ["sses", "xes", "zes", "ches", "shes"].contains(where: lower.hasSuffix) {
      return String(word.dropLast(2))
    }
    if lower.hasSuffix("ies"), lower.count > 4 { return word.dropLast(3) + "y" }
    let isPlural = lower.hasSuffix("s") && !["ss", "us", "is"].contains(where: lower.hasSuffix)
    return isPlural ? String(word.dropLast()) : word
  }

  private static func cased(_ form: String, as word: String) -> String {
    word.first?.isUppercase == true ? form.prefix(1).uppercased() + form.dropFirst() : form
  }
}
