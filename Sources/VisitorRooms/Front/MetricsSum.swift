/// Adds up what several processes count, in the format of Prometheus.
///
/// What counters of a process that is gone have counted stays.
struct MetricsSum {
  /// Values by series, with the kind of each name.
  struct Table {
    var kinds: [Substring: Substring] = [:]
    var values: [Substring: Double] = [:]

    init() {}

    init(_ text: String) {
      for line in text.split(separator: "\n") {
        let words = line.split(separator: " ")
        if line.hasPrefix("# TYPE "), words.count == 4 {
          kinds[words[2]] = words[3]
        } else if let space = line.lastIndex(of: " "), !line.hasPrefix("#") {
          values[line[..<space]] = Double(line[line.index(after: space)...])
        }
      }
    }

    mutating func add(_ other: Table, onlyCounters: Bool = false) {
      kinds.merge(other.kinds) { old, _ in old }
      for (series, value) in other.values where !onlyCounters || other.isCounter(series) {
        values[series, default: 0] += value
      }
    }

    /// A value as Prometheus writes it. A room may say any.
    private static func number(_ value: Double) -> String {
      if let whole = Int(exactly: value) { return "\(whole)" }
      if value.isNaN { return "NaN" }
      return value.isInfinite ? (value < 0 ? "-Inf" : "+Inf") : "\(value)"
    }

    /// The name of a series' type line.
    private func family(of series: Substring) -> Substring {
      let name = series.prefix { $0 != "{" }
      for suffix in ["_count", "_sum"] where name.hasSuffix(suffix) {
        let family = name.dropLast(suffix.count)
        if kinds[family] != nil { return family }
      }
      return name
    }

    private func isCounter(_ series: Substring) -> Bool { kinds[family(of: series)] != "gauge" }

    var text: String {
      var lines: [String] = []
      var last: Substring?
      let rows = values.map { (family(of: $0.key), $0.key, $0.value) }
        .sorted { ($0.0, $0.1) < ($1.0, $1.1) }
      for (family, series, value) in rows {
        if family != last, let kind = kinds[family] { lines.append("# TYPE \(family) \(kind)") }
        last = family
        lines.append("\(series) \(Self.number(value))")
      }
      return lines.joined(separator: "\n") + "\n"
    }
  }

  private var ended = Table()

  /// The most that one process is heard to have counted: bytes of text, and series of those that are gone.
  private static let longest = 1 << 20
  private static let mostSeries = 10_000

  /// Keeps what a process has counted that is about to end.
  mutating func keep(_ text: String) {
    ended.add(Table(bounded(text)), onlyCounters: true)
    if ended.values.count > Self.mostSeries { ended = Table() }
  }

  /// - Parameter texts: What the processes that run have counted.
  func text(_ texts: [String]) -> String {
    var sum = ended
    for text in texts { sum.add(Table(bounded(text))) }
    return sum.text
  }

  private func bounded(_ text: String) -> String {
    text.utf8.count > Self.longest ? "" : text
  }
}
