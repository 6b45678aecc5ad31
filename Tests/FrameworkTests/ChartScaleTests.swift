import ApusUI
import Foundation
import Testing

@testable import ApusCharts

/// Scales, ticks and domains, without a screen.
@Suite struct ChartScaleTests {
  private let calendar: Calendar = {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    return calendar
  }()

  private func date(_ year: Int, _ month: Int, _ day: Int = 1, hour: Int = 0) throws -> Date {
    try #require(
      calendar.date(from: DateComponents(year: year, month: month, day: day, hour: hour)))
  }

  @Test(arguments: [(9600.0, 5000.0), (31, 10), (0.9, 0.5), (100, 50), (4, 1), (1e-7, 5e-8)])
  func stepsAreRound(span: Double, step: Double) {
    #expect(abs(NumberTicks.step(span, count: 4) - step) < step * 1e-9)
  }

  @Test func aStepOfNothingIsOne() {
    #expect(NumberTicks.step(0, count: 4) == 1)
    #expect(NumberTicks.step(.nan, count: 4) == 1)
    #expect(NumberTicks.step(.infinity, count: 0) == 1)
  }

  @Test func ticksAreMultiplesWithinTheRange() {
    #expect(NumberTicks.ticks(in: -3...11, step: 5) == [0, 5, 10])
    #expect(NumberTicks.ticks(in: 0...0.3, step: 0.1).count == 4)
    #expect(NumberTicks.ticks(in: 0...1e9, step: 1).isEmpty)
  }

  @Test func numbersBeginAtZeroAndEndAtATick() {
    #expect(
      PlotDomain([.number(120), .number(9600)], includesZero: true, isRounded: true)
        == .number(0...10000))
    #expect(
      PlotDomain([.number(-3), .number(24)], includesZero: true, isRounded: true)
        == .number(-10...30))
    #expect(
      PlotDomain([.number(7)], includesZero: false, isRounded: false) == .number(7...14))
  }

  @Test func categoriesKeepTheirOrder() {
    #expect(
      PlotDomain(
        [.category("b"), .category("a"), .category("b")], includesZero: true, isRounded: true)
        == .category(["b", "a"]))
    #expect(PlotDomain([], includesZero: true, isRounded: true) == nil)
  }

  @Test func aBandHasItsMiddle() {
    let scale = PositionScale(domain: .category(["a", "b"]), start: 0, end: 100)
    #expect(scale.position(.category("b")) == 75)
    #expect(scale.band == 50)
    #expect(scale.position(.category("c")) == nil)
    #expect(scale.value(at: 10) == .category("a"))
    #expect(scale.value(at: 100) == nil)
    #expect(scale.position(.number(1)) == nil)
  }

  @Test func numbersRiseUpwards() {
    let scale = PositionScale(domain: .number(0...10), start: 200, end: 0)
    #expect(scale.position(.number(2.5)) == 150)
    #expect(scale.value(at: 50) == .number(7.5))
  }

  @Test func aLogarithmHasEqualDistancesForEqualRatios() throws {
    let scale = PositionScale(domain: .number(1...1000), start: 0, end: 300, type: .log)
    #expect(abs(try #require(scale.position(.number(10))) - 100) < 1e-9)
    #expect(scale.position(.number(0)) == nil)
  }

  @Test func monthsBeginOnTheirFirstDay() throws {
    let range = try date(2025, 1, 15)...date(2025, 6, 20)
    let step = DateTicks.step(
      range.upperBound.timeIntervalSince(range.lowerBound), count: 5)
    #expect(step.unit == .month && step.count == 1)
    let ticks = DateTicks.ticks(in: range, step: step, calendar: calendar)
    #expect(try ticks == (2...6).map { try date(2025, $0) })
  }

  @Test func hoursBeginAtMultiples() throws {
    let range = try date(2025, 3, 1, hour: 1)...date(2025, 3, 1, hour: 20)
    let step = DateTicks.Step(unit: .hour, count: 6)
    let ticks = DateTicks.ticks(in: range, step: step, calendar: calendar)
    #expect(try ticks == [6, 12, 18].map { try date(2025, 3, 1, hour: $0) })
  }

  @Test func centuriesHaveFewTicks() throws {
    let range = try date(1800, 1)...date(2000, 1)
    let step = DateTicks.step(range.upperBound.timeIntervalSince(range.lowerBound), count: 4)
    #expect(step.unit == .year && step.count == 50)
    #expect(DateTicks.ticks(in: range, step: step, calendar: calendar).count == 5)
  }

  @Test func axisValuesAreThoseOfTheData() {
    let values = AxisMarkValues([1, 5]).values(in: .number(0...10), count: 4, calendar: calendar)
    #expect(values.values == [.number(1), .number(5)])
    let value = AxisValue(index: 0, count: 1, plotted: .number(5))
    #expect(value.as(Int.self) == 5)
    #expect(value.as(Double.self) == 5)
    #expect(value.as(String.self) == nil)
  }

  @Test func aMonotoneLineDoesNotOvershoot() {
    var path = Path()
    let points = [(0, 0), (10, 100), (20, 100), (30, 20)].map { CGPoint(x: $0.0, y: $0.1) }
    path.move(to: points[0])
    LinePath.add(points, .monotone, to: &path)
    var controls: [CGFloat] = []
    path.forEach {
      if case .curve(_, let first, let second) = $0 { controls += [first.y, second.y] }
    }
    #expect(controls.count == 6)
    #expect(controls.allSatisfy { (0...100).contains($0) })
  }

  @Test func stepsTurnAtTheirPlaces() {
    func corners(_ method: InterpolationMethod) -> [CGPoint] {
      var path = Path()
      path.move(to: .zero)
      LinePath.add([.zero, CGPoint(x: 10, y: 8)], method, to: &path)
      var corners: [CGPoint] = []
      path.forEach { if case .line(let point) = $0 { corners.append(point) } }
      return corners.dropLast()
    }
    #expect(corners(.stepStart) == [CGPoint(x: 0, y: 8)])
    #expect(corners(.stepEnd) == [CGPoint(x: 10, y: 0)])
    #expect(corners(.stepCenter) == [CGPoint(x: 5, y: 0), CGPoint(x: 5, y: 8)])
  }
}
