// What `Task.sleep` calls, for a program with UI tests: apps sleep by the clock of the screen. Swift's runtime has
// hooks for sleeping that it does not call. The linker prefers a program's own function to one of a library, and to
// one that Swift emits wherever it is called. The parameters are those of the functions whose places these take.

/// `Task.sleep(nanoseconds:)`
@_silgen_name("$sScTss5NeverORszABRs_rlE5sleep11nanosecondsys6UInt64V_tYaKFZ")
func taskSleep(nanoseconds: UInt64) async throws {
  try await Sleepers.sleep(.nanoseconds(Int64(clamping: nanoseconds)))
}

/// `Task.sleep(for:tolerance:clock:)`
@_silgen_name(
  "$sScTss5NeverORszABRs_rlE5sleep3for9tolerance5clocky8DurationQyd___AHSgqd__tYaKs5ClockRd__lFZ")
func taskSleep<C: Clock>(
  _ duration: C.Duration, _ tolerance: C.Duration?, _ clock: C
) async throws {
  if clock is ContinuousClock || clock is SuspendingClock, let duration = duration as? Duration {
    return try await Sleepers.sleep(duration)
  }
  try await clock.sleep(until: clock.now.advanced(by: duration), tolerance: tolerance)
}

/// `ContinuousClock.sleep(until:tolerance:)`, which optimised code calls by itself.
@_silgen_name("$ss15ContinuousClockV5sleep5until9toleranceyAB7InstantV_s8DurationVSgtYaKF")
func continuousSleep(until deadline: ContinuousClock.Instant, tolerance: Duration?) async throws {
  try await Sleepers.sleep(max(.zero, ContinuousClock.now.duration(to: deadline)))
}
