import Testing

@testable import ApusOS

@Suite struct LogMessageTests {
  private func text(_ message: OSLogMessage) -> String { message.text }

  @Test func valuesHaveTheirFormats() {
    #expect(
      text("\(255, format: .hex(includePrefix: true)) and \(7, format: .decimal(minDigits: 3))")
        == "0xff and 007")
    #expect(text("\(1.5, format: .fixed(precision: 2))") == "1.50")
    #expect(text("[\("ab", align: .right(columns: 4), privacy: .public)]") == "[  ab]")
    #expect(text("\([1, 2]) \(true)") == "[1, 2] true")
  }

  @Test func aFormatOfCIsFilled() {
    #expect(
      OSLogMessage(format: "%{public}@ has %d of %.1f, 100%%", ["a", 3, 2.25]).text
        == "a has 3 of 2.2, 100%")
    #expect(OSLogMessage(format: "%@ and %@", ["a"]).text == "a and (null)")
    #expect(OSLogMessage(format: "broken %", []).text == "broken ")
  }

  @Test(arguments: [
    (OSLogPrivacy.auto, "secret", false, "<private>"), (.auto, "7", true, "7"),
    (.public, "a", false, "a"),
    (.private, "7", true, "<private>"),
  ])
  func aReleaseHidesPrivateValues(
    privacy: OSLogPrivacy, value: String, isPlain: Bool, shown: String
  ) {
    #expect(privacy.shown(value, isPlain: isPlain, hidesPrivate: true) == shown)
    #expect(privacy.shown(value, isPlain: isPlain, hidesPrivate: false) == value)
  }

  @Test func aLockGuardsItsState() async {
    let lock = OSAllocatedUnfairLock(initialState: 0)
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<100 { group.addTask { lock.withLock { $0 += 1 } } }
    }
    #expect(lock.withLock { $0 } == 100)
  }
}
