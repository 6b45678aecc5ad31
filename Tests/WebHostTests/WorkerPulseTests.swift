import Testing

@testable import VisitorRooms

/// When a supervisor takes its worker for busy, and when for dead.
@Suite struct WorkerPulseTests {
  private let start = ContinuousClock.now

  private func pulse(served: Bool = true) -> WorkerPulse {
    var pulse = WorkerPulse(now: start, work: 5)
    if served { pulse.beats(now: start, work: 5) }
    return pulse
  }

  @Test func silenceWithoutWorkIsDeath() {
    var pulse = pulse()
    #expect(pulse.verdict(now: start + .seconds(9), work: 5) == .lives)
    #expect(pulse.verdict(now: start + .seconds(10), work: 5) == .isDead)
  }

  @Test func silenceWithWorkIsBusyForAMinute() {
    var pulse = pulse()
    var verdicts: [WorkerPulse.Verdict] = []
    var work: UInt64 = 5
    for second in stride(from: 10, through: 60, by: 10) {
      work += 1
      verdicts.append(pulse.verdict(now: start + .seconds(second), work: work))
    }
    #expect(verdicts == [.isBusy, .isBusy, .isBusy, .isBusy, .isBusy, .isDead])
  }

  @Test func workThatStopsIsDeath() {
    var pulse = pulse()
    #expect(pulse.verdict(now: start + .seconds(10), work: 6) == .isBusy)
    #expect(pulse.verdict(now: start + .seconds(20), work: 6) == .isDead)
  }

  @Test func heartbeatEndsTheSilence() {
    var pulse = pulse()
    #expect(pulse.verdict(now: start + .seconds(10), work: 6) == .isBusy)
    pulse.beats(now: start + .seconds(15), work: 7)
    #expect(pulse.verdict(now: start + .seconds(24), work: 7) == .lives)
    #expect(pulse.verdict(now: start + .seconds(25), work: 7) == .isDead)
  }

  @Test func workerThatNeverServedHasAMinuteWhateverItDoes() {
    var pulse = pulse(served: false)
    #expect(pulse.verdict(now: start + .seconds(59), work: 9) == .lives)
    #expect(pulse.verdict(now: start + .seconds(60), work: 9) == .isDead)
  }

  @Test func workerThatEndsHasUntilItsDeadline() {
    var pulse = pulse()
    pulse.ends(by: start + .seconds(35))
    pulse.ends(by: start + .seconds(99))
    pulse.beats(now: start + .seconds(30), work: 8)
    #expect(pulse.verdict(now: start + .seconds(34), work: 8) == .lives)
    #expect(pulse.verdict(now: start + .seconds(35), work: 9) == .isDead)
  }
}
