// Judges one million records by rules and by hand, in turns, and prints nanoseconds per record on
// the processor as lines of JSON.
import Foundation
import Validation

let rounds = 1_000

/// Nanoseconds per record of the fastest of some passes: what else runs on the machine only ever adds.
func nanoseconds(_ records: [Signup], _ judge: (Signup) -> Int) -> (time: Double, failures: Int) {
  var failures = 0
  let start = processorNanoseconds()
  for _ in 0..<(rounds / 10) {
    for record in records { failures += judge(record) }
  }
  return ((processorNanoseconds() - start) / Double(rounds / 10 * records.count), failures)
}

func processorNanoseconds() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
  return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
}

let ways: [(name: String, judge: (Signup) -> Int)] = [
  ("rules", { Signup.rules.judge($0).count }),
  ("hand", { $0.faults().count }),
  ("tuned", { $0.tunedFaults().count }),
]

for (kind, expected) in [("valid", 0), ("three", 3)] {
  let records = Signup.records(areRight: expected == 0)
  var best: [String: Double] = [:]
  // Ten passes of a tenth each, the ways in turns, so that a slow moment of the machine meets all.
  for _ in 0..<10 {
    for (name, judge) in ways {
      let (time, failures) = nanoseconds(records, judge)
      guard failures == expected * records.count * (rounds / 10) else {
        fatalError("\(name) found \(failures) failures")
      }
      best[name] = min(best[name] ?? .infinity, time)
    }
  }
  for (name, _) in ways {
    print(#"{"name":"validation \#(name) \#(kind)","value":\#(best[name]!),"unit":"ns"}"#)
  }
}
