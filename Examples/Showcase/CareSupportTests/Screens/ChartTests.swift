import Foundation
import ScreenTesting
import SwiftUI
import Testing

@testable import CareSupport

@Suite("Charts")
struct ChartTests {
  private func reading(_ day: Double, _ value: Double, _ second: Double? = nil) -> HealthReading {
    HealthReading(
      id: "\(day)", patientID: "maria", kind: second == nil ? .heartRate : .bloodPressure,
      value: value, second: second, time: sampleNow - (30 - day) * 24 * 60 * 60,
      author: "Lena Fischer")
  }

  private func chart(_ readings: [HealthReading], _ kind: ReadingKind) -> ChartModel? {
    ChartModel(
      readings, kind: kind, from: sampleNow - 30 * 24 * 60 * 60, to: sampleNow,
      locale: Locale(identifier: "en"))
  }

  @Test("a reading lies as far to the right as its time, and as high as its value")
  func points() throws {
    let chart = try #require(
      self.chart([reading(0, 60), reading(15, 80), reading(30, 70)], .heartRate))
    #expect(chart.valueLabels == ["60", "65", "70", "75", "80"])
    #expect(chart.series.map(\.name) == ["Heart rate"])
    #expect(
      chart.series[0].points == [
        CGPoint(x: 0, y: 0), CGPoint(x: 0.5, y: 1), CGPoint(x: 1, y: 0.5),
      ])
    #expect(chart.dates == [0, 10, 20, 30].map { sampleNow - (30 - $0) * 24 * 60 * 60 })
    #expect(
      chart.description
        == "Heart rate in bpm, 3 readings in 30 days: from 60 to 70, lowest 60, highest 80.")
  }

  @Test("blood pressure has a line for each of its values, the upper above the lower")
  func pair() throws {
    let chart = try #require(
      self.chart([reading(10, 120, 80), reading(20, 140, 80)], .bloodPressure))
    #expect(chart.series.map(\.name) == ["Upper value", "Lower value"])
    #expect(chart.series[1].points.map(\.y) == [0, 0])
    #expect(chart.series[0].points.last?.y == 1)
    #expect(zip(chart.series[0].points, chart.series[1].points).allSatisfy { $0.y > $1.y })
  }

  @Test("without readings there is no chart")
  func empty() { #expect(chart([], .heartRate) == nil) }

  @Test("a line is drawn upwards where values rise, and its area reaches the ground")
  func drawing() {
    let rect = CGRect(x: 0, y: 0, width: 100, height: 50)
    let points = [CGPoint(x: 0, y: 0.2), CGPoint(x: 1, y: 1)]
    let line: [Path.Element] = [
      .move(to: CGPoint(x: 0, y: 40)), .line(to: CGPoint(x: 100, y: 0)),
    ]
    #expect(elements(ChartLine(points: points).path(in: rect)) == line)
    #expect(
      elements(ChartArea(points: points).path(in: rect)) == line + [
        .line(to: CGPoint(x: 100, y: 50)), .line(to: CGPoint(x: 0, y: 50)), .closeSubpath,
      ])
  }

  private func elements(_ path: Path) -> [Path.Element] {
    var elements: [Path.Element] = []
    path.forEach { elements.append($0) }
    return elements
  }
}
