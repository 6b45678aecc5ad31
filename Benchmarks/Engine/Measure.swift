import Foundation

/// What one measurement gave.
struct Figure {
  /// Short and stable: the report finds it by this.
  let name: String
  let value: Double
  let unit: String

  var json: String { #"{"name":"\#(name)","value":\#(value),"unit":"\#(unit)"}"# }
}

/// Median time of a piece of work, in milliseconds.
///
/// - Parameters:
///   - warmUp: Runs that don't count, in which caches fill and plans are made.
///   - prepare: Makes what the work needs; not timed.
@MainActor
func median<Subject>(
  runs: Int, warmUp: Int, prepare: () -> Subject, work: (Subject) -> Void
) -> Double {
  var times: [Double] = []
  times.reserveCapacity(runs)
  for run in 0..<(warmUp + runs) {
    let subject = prepare()
    let start = ContinuousClock.now
    work(subject)
    let time = ContinuousClock.now - start
    guard run >= warmUp else { continue }
    times.append(Double(time.components.attoseconds) / 1e15 + Double(time.components.seconds) * 1e3)
  }
  times.sort()
  return times[times.count / 2]
}
