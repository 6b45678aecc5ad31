/// Decides how long to wait before a worker that died is replaced.
///
/// The first death costs nothing. Workers that die soon after their start, one after the other, are
/// replaced more and more slowly.
struct RestartPolicy {
  /// A worker that lived so long was healthy.
  var healthyAge: Duration = .seconds(30)
  var firstDelay: Duration = .milliseconds(100)
  var longestDelay: Duration = .seconds(10)
  private(set) var failures = 0

  /// - Parameter age: How long the worker lived.
  mutating func delay(afterAge age: Duration) -> Duration {
    failures = age >= healthyAge ? 1 : failures + 1
    guard failures > 1 else { return .zero }
    let doublings = min(failures - 2, 20)
    return min(longestDelay, firstDelay * (1 << doublings))
  }
}
