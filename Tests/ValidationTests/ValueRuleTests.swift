import Testing

@testable import Validation

@Suite("Rules on other values")
struct ValueRuleTests {
  @Test("ranges have their ends where they say")
  func ranges() {
    #expect(Rule.range(0...40).isMet(by: 0) && Rule.range(0...40).isMet(by: 40))
    #expect(!Rule.range(0...40).isMet(by: -1) && !Rule.range(0...40).isMet(by: 41))
    #expect(Rule.range(0..<40).isMet(by: 39) && !Rule.range(0..<40).isMet(by: 40))
    #expect(Rule.range(18...).isMet(by: Int.max) && !Rule.range(18...).isMet(by: 17))
    #expect(Rule.range(...0.5).isMet(by: -Double.infinity) && !Rule.range(...0.5).isMet(by: 0.51))
    #expect(Rule.range(..<1.0).isMet(by: 0.999) && !Rule.range(..<1.0).isMet(by: 1))
    #expect(Rule.range("a"..."m").isMet(by: "kiwi") && !Rule.range("a"..."m").isMet(by: "plum"))
  }

  @Test("what is not a number lies in no range")
  func notANumber() {
    for rule: Rule<Double> in [
      .range(0...1), .range(0..<1), .range(0...), .range(...1), .range(..<1), .minimum(0),
      .maximum(1),
    ] {
      #expect(!rule.isMet(by: .nan))
    }
  }

  @Test("ranges tell their ends")
  func arguments() {
    #expect(Rule.range(0...40).firstFailure(of: 41)?.arguments == ["minimum": 0, "maximum": 40])
    #expect(
      Rule.range(0..<40).firstFailure(of: 41)?.arguments
        == ["minimum": 0, "maximum": 40, "isExclusive": true])
    #expect(Rule.minimum(0.5).firstFailure(of: 0)?.arguments == ["minimum": 0.5])
    #expect(Rule.range(..<1).firstFailure(of: 1)?.code == .maximum)
  }

  @Test("the other rules tell what their words need")
  func otherArguments() {
    func arguments<Value>(_ rule: Rule<Value>, _ value: Value) -> [String: FailureArgument]? {
      rule.firstFailure(of: value)?.arguments
    }
    #expect(arguments(.multiple(of: 5), 12) == ["factor": 5])
    #expect(arguments(.oneOf([1, 2]), 3) == ["values": .list([1, 2])])
    #expect(arguments(.noneOf(["a"]), "a") == ["values": .list(["a"])])
    #expect(arguments(Rule<[Int]>.minimumCount(2), []) == ["minimum": 2])
    #expect(arguments(Rule<[Int]>.maximumCount(0), [1]) == ["maximum": 0])
    #expect(arguments(.phone(digits: 7...11), "1") == ["minimum": 7, "maximum": 11])
    #expect(arguments(.integer(in: 0...40), "41") == ["minimum": 0, "maximum": 40])
    #expect(arguments(.decimal(in: -1.5...2), "3") == ["minimum": -1.5, "maximum": 2.0])
    #expect(
      arguments(Rule<Int>.custom("odd", arguments: ["n": 1]) { _ in false }, 2) == ["n": 1])
    #expect(arguments(Rule<Int>.minimum(3).reporting("few", arguments: ["k": 2]), 1) == ["k": 2])
    #expect(arguments(Rule<Int>.minimum(3).reporting("few"), 1) == ["minimum": 3])
  }

  @Test("the other rules")
  func others() {
    #expect(Rule.multiple(of: 5).isMet(by: -10) && !Rule.multiple(of: 5).isMet(by: 12))
    #expect(Rule<Bool>.accepted.isMet(by: true) && !Rule<Bool>.accepted.isMet(by: false))
    #expect(Rule.oneOf([1, 2]).isMet(by: 2) && !Rule.oneOf([1, 2]).isMet(by: 3))
    #expect(Rule.oneOf(Array(0..<100)).isMet(by: 99) && !Rule.oneOf(Array(0..<100)).isMet(by: 100))
    #expect(!Rule.noneOf([1, 2]).isMet(by: 2) && Rule.noneOf([1, 2]).isMet(by: 3))
    #expect(Rule.equal(to: 4).isMet(by: 4) && !Rule.equal(to: 4).isMet(by: 5))
    #expect(Rule<[Int]>.required.isMet(by: [1]) && !Rule<[Int]>.required.isMet(by: []))
    #expect(
      Rule<[Int]>.minimumCount(2).isMet(by: [1, 2]) && !Rule<[Int]>.minimumCount(2).isMet(by: [1]))
    #expect(!Rule<[Int]>.minimumCount(1).isMet(by: []))
    #expect(
      Rule<[Int]>.maximumCount(1).isMet(by: [1]) && !Rule<[Int]>.maximumCount(1).isMet(by: [1, 2]))
    #expect(Rule<[Int]>.unique.isMet(by: [1, 2]) && !Rule<[Int]>.unique.isMet(by: [1, 2, 1]))
    #expect(Rule<Int>.required.isMet(by: 0))
  }
}
