// Judges one million records by rules and by hand and prints, as lines of JSON, nanoseconds and
// allocations per record.

import CAllocations
import Foundation

struct Way {
  let name: String
  let judge: (Signup) -> Int
}

let ways = [
  Way(name: "rules") { Signup.rules.judge($0).count },
  Way(name: "hand") { $0.faults().count },
  Way(name: "tuned") { $0.tunedFaults().count },
]

/// A million records are a hundred passes over a thousand, ten times.
let passes = 100
let turns = 10

func processorNanoseconds() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
  return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
}

/// The time of one turn, per record.
func nanoseconds(_ way: Way, _ records: [Signup], expected: Int) -> Double {
  var failures = 0
  let start = processorNanoseconds()
  for _ in 0..<passes {
    for record in records { failures += way.judge(record) }
  }
  let time = processorNanoseconds() - start
  // All ways must have found the same, or they did not do the same work.
  precondition(failures == expected * records.count * passes, "\(way.name): \(failures) failures")
  return time / Double(passes * records.count)
}

func allocations(_ way: Way, _ records: [Signup]) -> Double {
  let before = allocation_count()
  for record in records { _ = way.judge(record) }
  return Double(allocation_count() - before) / Double(records.count)
}

for (kind, expected) in [("valid", 0), ("wrong", 3)] {
  let records = Signup.records(areRight: expected == 0)
  var fastest: [String: Double] = [:]
  for _ in 0..<turns {
    // In turns, so that a slow moment of the machine meets all.
    for way in ways {
      let time = nanoseconds(way, records, expected: expected)
      fastest[way.name] = min(fastest[way.name] ?? .infinity, time)
    }
  }
  for way in ways {
    let name = "validation.\(way.name).\(kind)"
    print(#"{"name":"\#(name)","value":\#(fastest[way.name]!),"unit":"ns"}"#)
    print(#"{"name":"\#(name).allocations","value":\#(allocations(way, records)),"unit":""}"#)
  }
}
