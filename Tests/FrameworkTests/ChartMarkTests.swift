import ApusUI
import Foundation
import Testing

@testable import ApusCharts

/// Marks of charts, without a screen.
@MainActor @Suite struct ChartMarkTests {
  private func marks<C: ChartContent>(@ChartContentBuilder _ content: () -> C) -> [Mark] {
    var marks = _ChartMarks()
    C._collect(content(), into: &marks)
    return marks.marks
  }

  private func bar(_ x: String, _ y: Double, _ stacking: MarkStackingMethod = .standard)
    -> BarMark
  {
    BarMark(x: .value("X", x), y: .value("Y", y), stacking: stacking)
  }

  private func plan(_ marks: [Mark]) -> ChartPlan {
    ChartPlan(
      marks, settings: ChartSettings(), locale: Locale(identifier: "en_US"), calendar: .current)
  }

  @Test func marksOfOnePlaceLieOnEachOther() {
    let bounds = Stacking.bounds(
      of: marks {
        bar("a", 3)
        bar("b", 2)
        bar("a", 4)
        bar("a", -5)
      })
    #expect(bounds.map { $0?.lower } == [0, 0, 3, -5])
    #expect(bounds.map { $0?.upper } == [3, 2, 7, 0])
  }

  @Test func normalizedMarksFillTheHeight() {
    let bounds = Stacking.bounds(
      of: marks {
        bar("a", 1, .normalized)
        bar("a", 3, .normalized)
      })
    #expect(bounds.map { $0?.upper } == [0.25, 1])
  }

  @Test func centredMarksLieAroundTheMiddle() {
    let bounds = Stacking.bounds(
      of: marks {
        bar("a", 2, .center)
        bar("a", 4, .center)
      })
    #expect(bounds.map { $0?.lower } == [-3, -1])
    #expect(bounds.map { $0?.upper } == [-1, 3])
  }

  @Test func unstackedMarksBeginAtZero() {
    let bounds = Stacking.bounds(
      of: marks {
        bar("a", 2, .unstacked)
        bar("a", 4, .unstacked)
      })
    #expect(bounds.map { $0?.lower } == [0, 0])
  }

  @Test func aBuilderTakesConditionsAndLoops() {
    let isLong = true
    let extra: Double? = nil
    let found = marks {
      if isLong { bar("a", 1) } else { RuleMark(y: .value("Y", 1)) }
      if let extra { bar("b", extra) }
      ForEach(0..<3) { PointMark(x: .value("X", $0), y: .value("Y", $0)) }
    }
    #expect(found.map(\.kind) == [.bar, .point, .point, .point])
  }

  @Test func contentOfAnAppHasABody() {
    struct Limit: ChartContent {
      let value: Double
      var body: some ChartContent {
        RuleMark(y: .value("Limit", value)).foregroundStyle(.red)
      }
    }
    let found = marks { Limit(value: 3) }
    #expect(found.map(\.kind) == [.rule])
    #expect(found.first?.style.foreground != nil)
  }

  @Test func valuesWithoutAPlaceAreLeftOut() {
    let plan = plan(
      marks {
        bar("a", .nan)
        bar("b", .infinity)
        bar("c", 2)
      })
    #expect(plan.marks.count == 1)
    #expect(plan.yDomain == .number(0...2))
  }

  @Test func hugeValuesDoNotTrap() {
    let plan = plan(
      marks {
        bar("a", .greatestFiniteMagnitude)
        bar("a", .greatestFiniteMagnitude)
        bar("b", -.greatestFiniteMagnitude)
      })
    _ = PlotDrawing(plan, size: CGSize(width: 100, height: 100))
    _ = PlotDrawing(plan, size: .zero)
    #expect(plan.marks.count == 3)
  }

  @Test func sectorsShareTheCircle() {
    let found = marks {
      SectorMark(angle: .value("A", 1))
      SectorMark(angle: .value("A", 3))
    }
    let sectors = SectorGeometry.sectors(found)
    #expect(sectors.map { $0?.start } == [0, 0.25])
    #expect(sectors.map { $0?.end } == [0.25, 1])
    #expect(sectors.map { $0?.middle } == [0.5, 2.5])
  }

  @Test func seriesHaveColoursInOrder() {
    let plan = plan(
      marks {
        bar("a", 1).foregroundStyle(by: .value("Kind", "One"))
        bar("a", 1).foregroundStyle(by: .value("Kind", "Two"))
        bar("b", 1).foregroundStyle(by: .value("Kind", "One"))
      })
    #expect(plan.styles.entries.map(\.name) == ["One", "Two"])
  }

  @Test func barsOfAGroupStandBesideEachOther() throws {
    let plan = plan(
      marks {
        bar("a", 1).position(by: .value("Year", "2024"))
        bar("a", 2).position(by: .value("Year", "2025"))
      })
    let geometry = MarkGeometry(plan, size: CGSize(width: 200, height: 100))
    let first = try #require(geometry.frame(at: 0))
    let second = try #require(geometry.frame(at: 1))
    #expect(first.maxX <= second.minX)
    #expect(second.height == 2 * first.height)
  }

  @Test func categoriesOfTheYAxisStandBeforeThePlot() {
    let lying = plan(marks { BarMark(x: .value("Sold", 5), y: .value("Shape", "Cube")) })
    #expect(AxisTicks(lying, isX: false, count: 4).sides.map(\.position) == [.leading])
    let upright = plan(marks { bar("a", 5) })
    #expect(AxisTicks(upright, isX: false, count: 4).sides.map(\.position) == [.trailing])
  }

  @Test func aLyingBarBeginsAtZero() throws {
    let lying = plan(
      marks {
        BarMark(x: .value("Sold", 4), y: .value("Shape", "Cube"))
        BarMark(x: .value("Sold", 10), y: .value("Shape", "Cone"))
      })
    let geometry = MarkGeometry(lying, size: CGSize(width: 200, height: 100))
    let first = try #require(geometry.frame(at: 0))
    let second = try #require(geometry.frame(at: 1))
    #expect(first.minX == 0 && first.width == 80)
    #expect(second.width == 200)
    #expect(first.maxY < second.minY)
  }

  @Test func aDayIsAsWideAsItsUnit() throws {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    let day = Date(timeIntervalSinceReferenceDate: 0)
    let found = marks {
      ForEach(0..<4) { index in
        BarMark(
          x: .value(
            "Day", day.addingTimeInterval(Double(index) * 86400 + 3600), unit: .day,
            calendar: calendar),
          y: .value("Y", 1), width: .ratio(1))
      }
    }
    let geometry = MarkGeometry(plan(found), size: CGSize(width: 400, height: 100))
    let frames = try (0..<4).map { try #require(geometry.frame(at: $0)) }
    #expect(frames.map { $0.minX.rounded() } == [0, 100, 200, 300])
    #expect(frames.allSatisfy { abs($0.width - 100) < 0.001 })
  }

  @Test func wordsNameTheMark() {
    let locale = Locale(identifier: "en_US")
    func words(_ content: some ChartContent) -> [String] {
      marks { content }.map { MarkWords($0, locale) }.map { "\($0.label)|\($0.value)" }
    }
    #expect(words(bar("Mon", 1200)) == ["Mon|Y: 1,200"])
    #expect(
      words(BarMark(x: .value("Sold", 5), y: .value("Shape", "Cube"))) == ["Cube|Sold: 5"])
    #expect(
      words(bar("Mon", 2).foregroundStyle(by: .value("Kind", "One"))) == ["Mon, One|Y: 2"])
    #expect(
      words(bar("Mon", 2).accessibilityLabel("Monday").accessibilityValue("two"))
        == ["Monday|two"])
  }
}
