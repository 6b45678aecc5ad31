import ApusUI
import Testing

private final class Reference {
  var count = 0
}

extension EnvironmentValues {
  @Entry fileprivate var number: Int = 1
  @Entry fileprivate var inferred = "text"
  @Entry fileprivate var optional: Double?
  @Entry fileprivate var reference = Reference()
  @Entry fileprivate var `default`: (Int) -> Int = { $0 + 1 }
}

@Suite struct EntryTests {
  @Test func startsWithItsDefault() {
    let values = EnvironmentValues()
    #expect(values.number == 1)
    #expect(values.inferred == "text")
    #expect(values.optional == nil)
    #expect(values.default(1) == 2)
  }

  @Test func keepsSetValues() {
    var values = EnvironmentValues()
    values.number = 5
    values.optional = 2.5
    #expect(values.number == 5)
    #expect(values.optional == 2.5)
    #expect(values.inferred == "text")
  }

  @Test func makesTheDefaultOnce() {
    let first = EnvironmentValues().reference
    #expect(first === EnvironmentValues().reference)
  }
}
