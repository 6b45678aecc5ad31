import Foundation

/// What one measurement gave.
struct Figure {
  /// Short and stable: the report finds it by this.
  let name: String
  let value: Double
  let unit: String

  var json: String { #"{"name":"\#(name)","value":\#(value),"unit":"\#(unit)"}"# }
}

/// Median time of a piece of work on the processor, in milliseconds. What else runs on the machine
/// counts little.
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
    let start = processorMilliseconds()
    work(subject)
    let time = processorMilliseconds() - start
    if run >= warmUp { times.append(time) }
  }
  times.sort()
  return times[times.count / 2]
}

private func processorMilliseconds() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
  return Double(time.tv_sec) * 1e3 + Double(time.tv_nsec) / 1e6
}
