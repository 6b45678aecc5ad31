import ApusCharts
import ApusUI
import Foundation
import ScreenTesting
import Testing

@testable import ApusCharts

/// Plots of collections and functions, and the scales of symbols, lines and colours.
@MainActor @Suite struct ChartPlotTests {
  private struct Day {
    let name: String
    let steps: Double
    let color: Color
  }

  private let days = [
    Day(name: "Mon", steps: 25, color: .red), Day(name: "Tue", steps: 100, color: .blue),
  ]

  private func plan<C: ChartContent>(
    _ content: C, _ change: (inout ChartSettings) -> Void = { _ in }
  ) -> ChartPlan {
    var marks = _ChartMarks()
    C._collect(content, into: &marks)
    var settings = ChartSettings()
    change(&settings)
    return ChartPlan(
      marks.marks, settings: settings, locale: Locale(identifier: "en_US"), calendar: .current)
  }

  @Test func aPlotHasAMarkForEachElement() throws {
    let days = days
    let screen = Screen {
      Chart {
        BarPlot(days, x: .value("Day", \.name), y: .value("Steps", \.steps))
          .foregroundStyle(\.color)
          .accessibilityIdentifier(\.name)
          .opacity(0.5)
      }
      .frame(width: 300, height: 200)
    }
    let monday = try #require(screen.element("Mon").frame)
    let tuesday = try #require(screen.element("Tue").frame)
    #expect(abs(tuesday.height - 4 * monday.height) < 0.1)
    #expect(screen.element("Tue").label == "Tue, Steps: 100")
  }

  @Test func aFunctionIsOneLine() {
    let screen = Screen {
      Chart { LinePlot(x: "x", y: "x squared", domain: -1...1) { $0 * $0 } }
        .frame(width: 300, height: 200)
    }
    #expect(screen.dump.contains("x squared"))
    let plan = plan(LinePlot(x: "x", y: "y", domain: 0...10) { $0 * 2 })
    #expect(plan.marks.count == 201)
    #expect(plan.yDomain == .number(0...20))
    #expect(PlotDrawing(plan, size: CGSize(width: 200, height: 100)).parts.count == 1)
  }

  @Test func aFunctionFillsTheDomainAndEndsAtThePlot() {
    let plan = plan(LinePlot(x: "x", y: "y") { $0 * $0 }) {
      $0.x.domain = (-10...10)._domain
      $0.y.domain = (0...25)._domain
    }
    let numbers = plan.marks.compactMap(\.x.values.first?.value.coordinate)
    #expect(abs((numbers.min() ?? 0) + 5) < 0.1 && abs((numbers.max() ?? 0) - 5) < 0.1)
  }

  @Test func aFunctionBreaksWhereItHasNoValue() {
    let plan = plan(LinePlot(x: "x", y: "y", domain: -1...1) { 1 / $0 })
    #expect(Set(plan.marks.map(\.group)).count == 2)
    let curve = self.plan(
      LinePlot(x: "x", y: "y", t: "t", domain: 0...(2 * .pi)) { (x: cos($0), y: sin($0)) })
    #expect(curve.xDomain == .number(-1...1))
  }

  @Test func areasLieBetweenTwoFunctions() {
    let plan = plan(
      AreaPlot(x: "x", yStart: "low", yEnd: "high", domain: 0...1) { (yStart: -$0, yEnd: $0) })
    #expect(plan.yDomain == .number(-1...1))
  }

  @Test func symbolsGrowWithTheirValues() {
    let plan = plan(
      ForEach([0.0, 50, 100], id: \.self) {
        PointMark(x: .value("X", $0), y: .value("Y", 1)).symbolSize(by: .value("Size", $0))
      }
    ) { $0.sizes.range = [10, 110] }
    #expect(plan.marks.map(plan.styles.symbolArea) == [10, 60, 110])
  }

  @Test func linesHaveTheStyleOfTheirSeries() {
    let plan = plan(
      ForEach(["Plan", "Done"], id: \.self) {
        LineMark(x: .value("X", 1), y: .value("Y", 1)).lineStyle(by: .value("Kind", $0))
      }
    ) {
      $0.lines = ChartSettings.Lines(
        domain: ["Done", "Plan"],
        range: [StrokeStyle(lineWidth: 5), StrokeStyle(lineWidth: 1, dash: [3])])
    }
    #expect(plan.marks.map { plan.styles.stroke(of: $0).lineWidth } == [1, 5])
  }

  @Test func anAxisRoundsTheScaleAsItSays() {
    let bars = BarMark(x: .value("X", "a"), y: .value("Y", 93))
    func domain(_ values: AxisMarkValues) -> PlotDomain? {
      plan(bars) { $0.y.marks = [AxisMarksDescription(values: values)] }.yDomain
    }
    #expect(domain(.automatic) == .number(0...100))
    #expect(domain(.automatic(roundUpperBound: false)) == .number(0...93))
    #expect(domain(.stride(by: 40.0, roundUpperBound: true)) == .number(0...120))
  }

  @Test func ticksKeepTheirLeastDistance() {
    let values = AxisMarkValues.automatic(minimumStride: 30, desiredCount: 10)
    let (ticks, _) = values.values(in: .number(0...100), count: 4, calendar: .current)
    #expect(ticks == [.number(0), .number(50), .number(100)])
  }

  @Test func theAppAddsToTheDomain() {
    let plan = plan(BarMark(x: .value("X", "a"), y: .value("Y", 3))) {
      $0.y.domain =
        AutomaticScaleDomain.automatic(dataType: Double.self) { $0.append(40) }._domain
    }
    #expect(plan.yDomain == .number(0...40))
  }

  @Test func powersAndLogarithmsHaveTheirPlaces() {
    let power = PositionScale(
      domain: .number(0...10), start: 0, end: 100, type: .power(exponent: 2))
    #expect(power.position(.number(5)) == 25)
    let log = PositionScale(
      domain: .number(-9...9), start: 0, end: 100, type: .symmetricLog(slopeAtZero: 4))
    #expect(log.position(.number(0)) == 50)
  }

  @Test func binsCoverTheirValues() {
    let bins = NumberBins(data: [3, 14, 29], desiredCount: 3)
    #expect(bins.thresholds == [0, 10, 20, 30])
    #expect(bins.index(for: 14) == 1 && bins.index(for: 30) == 2)
    #expect(bins[1].contains(19) && !bins[1].contains(20))
    #expect(NumberBins(range: 0.0...1, count: 4).count == 4)
    let start = Calendar.current.startOfDay(for: Date(timeIntervalSince1970: 1_700_000_000))
    let days = DateBins(
      unit: .day, data: [start.addingTimeInterval(60), start.addingTimeInterval(200_000)])
    #expect(days.count == 3 && days.index(for: start.addingTimeInterval(90_000)) == 1)
  }

  @Test func aTapAndAnotherSelectARange() {
    struct Range: View {
      @State private var range: ClosedRange<Int>?
      var body: some View {
        Chart(0..<5, id: \.self) { day in
          BarMark(x: .value("Day", day), y: .value("Steps", 9)).accessibilityIdentifier("\(day)")
        }
        .chartXSelection(range: $range)
        .frame(width: 300, height: 200)
        Text(range.map { "\($0.lowerBound) to \($0.upperBound)" } ?? "none")
          .accessibilityIdentifier("range")
      }
    }
    let screen = Screen { Range() }
    screen.element("3").tap()
    screen.element("1").tap()
    #expect(screen.element("range").text == "1 to 3")
  }

  @Test func anAngleIsAValue() {
    let plan = plan(SectorMark(angle: .value("Share", 40)))
    let proxy = ChartProxy(
      MarkGeometry(plan, size: CGSize(width: 100, height: 100)), frame: nil)
    let angle = proxy.angle(at: CGPoint(x: 100, y: 50))
    #expect(abs(angle.degrees - 90) < 0.001)
    #expect(proxy.value(atAngle: angle, as: Double.self) == 10)
  }
}
