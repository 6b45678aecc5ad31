import Metrics
import Synchronization

/// Collects what swift-metrics reports, and writes it in Prometheus' text format.
///
/// Names are Prometheus' own (`apus_sockets`); a recorder that aggregates becomes a summary of count
/// and sum, a timer one of seconds.
package final class MetricsRegistry: MetricsFactory {
  private struct Key: Hashable {
    var name: String
    var labels: [String]
  }

  private let counters = Mutex<[Key: CounterValue]>([:])
  private let gauges = Mutex<[Key: GaugeValue]>([:])
  private let summaries = Mutex<[Key: SummaryValue]>([:])
  /// More series than this are counted together under the label `overflow`: a label that a visitor
  /// can choose must not fill the memory.
  private let seriesLimit: Int

  package init(seriesLimit: Int = 2000) { self.seriesLimit = seriesLimit }

  private func key(_ label: String, _ dimensions: [(String, String)]) -> Key {
    Key(
      name: Self.sanitized(label),
      labels: dimensions.map { "\(Self.sanitized($0.0))=\"\(Self.escaped($0.1))\"" })
  }

  private func value<Value: AnyObject>(
    _ label: String, _ dimensions: [(String, String)], in store: borrowing Mutex<[Key: Value]>,
    make: @Sendable () -> Value
  ) -> Value where Value: Sendable {
    var key = key(label, dimensions)
    return store.withLock { values in
      if values[key] == nil, values.count >= seriesLimit { key.labels = ["overflow=\"1\""] }
      if let old = values[key] { return old }
      let new = make()
      values[key] = new
      return new
    }
  }

  package func makeCounter(
    label: String, dimensions: [(String, String)]
  ) -> any CounterHandler {
    value(label, dimensions, in: counters) { CounterValue() }
  }

  package func makeRecorder(
    label: String, dimensions: [(String, String)], aggregate: Bool
  ) -> any RecorderHandler {
    aggregate
      ? value(label, dimensions, in: summaries) { SummaryValue() }
      : value(label, dimensions, in: gauges) { GaugeValue() }
  }

  package func makeMeter(label: String, dimensions: [(String, String)]) -> any MeterHandler {
    value(label, dimensions, in: gauges) { GaugeValue() }
  }

  package func makeTimer(label: String, dimensions: [(String, String)]) -> any TimerHandler {
    value(label + "_seconds", dimensions, in: summaries) { SummaryValue() }
  }

  // A series is kept when its last user is gone: a counter must not restart at zero.
  package func destroyCounter(_ handler: any CounterHandler) {}
  package func destroyRecorder(_ handler: any RecorderHandler) {}
  package func destroyMeter(_ handler: any MeterHandler) {}
  package func destroyTimer(_ handler: any TimerHandler) {}

  /// Everything, in Prometheus' text format, sorted.
  package func text() -> String {
    var lines: [String] = []
    func add(_ type: String, _ rows: [(Key, [(suffix: String, value: String)])]) {
      var last: String?
      for (key, values) in rows.sorted(by: {
        ($0.0.name, "\($0.0.labels)") < ($1.0.name, "\($1.0.labels)")
      }) {
        if key.name != last { lines.append("# TYPE \(key.name) \(type)") }
        last = key.name
        let labels = key.labels.isEmpty ? "" : "{\(key.labels.joined(separator: ","))}"
        for (suffix, value) in values { lines.append("\(key.name)\(suffix)\(labels) \(value)") }
      }
    }
    add("counter", counters.withLock { $0.map { ($0.key, [("", "\($0.value.current)")]) } })
    add("gauge", gauges.withLock { $0.map { ($0.key, [("", "\($0.value.current)")]) } })
    add(
      "summary",
      summaries.withLock { values in
        values.map { key, value in
          let (count, sum) = value.current
          return (key, [("_count", "\(count)"), ("_sum", "\(sum)")])
        }
      })
    return lines.joined(separator: "\n") + "\n"
  }

  private static func sanitized(_ name: String) -> String {
    let characters = name.map { character in
      character.isASCII && (character.isLetter || character.isNumber || character == "_")
        ? character : "_"
    }
    return characters.first?.isNumber == true ? "_" + String(characters) : String(characters)
  }

  private static func escaped(_ value: String) -> String {
    var result = ""
    for character in value.unicodeScalars {
      switch character {
      case "\\": result += "\\\\"
      case "\"": result += "\\\""
      case "\n": result += "\\n"
      default: result.unicodeScalars.append(character)
      }
    }
    return result
  }
}

private final class CounterValue: CounterHandler {
  private let value = Atomic<Int64>(0)

  var current: Int64 { value.load(ordering: .relaxed) }
  func increment(by amount: Int64) { value.wrappingAdd(amount, ordering: .relaxed) }
  func reset() { value.store(0, ordering: .relaxed) }
}

private final class GaugeValue: RecorderHandler, MeterHandler {
  private let value = Mutex(0.0)

  var current: Double { value.withLock { $0 } }
  func record(_ value: Int64) { set(Double(value)) }
  func record(_ value: Double) { set(value) }
  func set(_ value: Int64) { set(Double(value)) }
  func set(_ value: Double) { self.value.withLock { $0 = value } }
  func increment(by amount: Double) { value.withLock { $0 += amount } }
  func decrement(by amount: Double) { value.withLock { $0 -= amount } }
}

private final class SummaryValue: RecorderHandler, TimerHandler {
  private let value = Mutex((count: 0, sum: 0.0))

  var current: (count: Int, sum: Double) { value.withLock { $0 } }
  func record(_ value: Int64) { record(Double(value)) }
  func record(_ value: Double) {
    self.value.withLock { $0 = ($0.count + 1, $0.sum + value) }
  }
  func recordNanoseconds(_ duration: Int64) { record(Double(duration) / 1_000_000_000) }
}
