import Foundation
import ScreenTesting
import SwiftUI
import Testing

@testable import CareSupport

@MainActor
@Suite("Health")
struct HealthScreenTests {
  private let world: CareWorld
  init() throws { world = try CareWorld() }

  @Test("the chart says what it shows, and a table has the same values")
  func chart() async throws {
    let visitor = try await world.screen(of: "maria", at: "/care/health/maria")
    #expect(await visitor.sees("health.chart.image"))
    let label = visitor.screen.element("health.chart.image").label ?? ""
    #expect(label.hasPrefix("Blood pressure in mmHg, 30 readings in 30 days: from "))
    #expect(visitor.screen.dump.contains("Lena Fischer"))
    visitor.screen.picker("health.kindPicker.tap").select("Weight")
    await visitor.screen.settle()
    #expect(
      visitor.screen.element("health.chart.image").label?
        .hasPrefix("Weight in kg, 10 readings in 30 days") == true)
    #expect(visitor.screen.element("health.values.list").text.contains("kg"))
    #expect(!visitor.screen.element("health.values.list").text.contains("mmHg"))
  }

  @Test("without readings the page says so")
  func empty() async throws {
    try await world.database.write { try $0.execute(sql: "DELETE FROM care_reading") }
    let visitor = try await world.screen(of: "maria", at: "/care/health/maria")
    #expect(await visitor.screen.text("No readings").appears())
    #expect(!visitor.screen.element("health.chart.image").exists)
  }

  @Test("a reading that could not be stored keeps what was entered")
  func addFails() async throws {
    let visitor = try await world.screen(of: "maria", at: "/care/health/maria")
    await visitor.tap("health.newReading.tap")
    #expect(await visitor.sees("newReading.saveButton.tap"))
    visitor.screen.textField("newReading.valueTextField.input").type("121")
    visitor.screen.textField("newReading.secondTextField.input").type("79")
    world.network.condition = .down()
    await visitor.tap("newReading.saveButton.tap")
    await visitor.screen.modal.appears()
    #expect(visitor.screen.text("There is no connection. Please try again.").isVisible)
    await visitor.tap("newReading.errorOK.tap")
    #expect(visitor.screen.textField("newReading.valueTextField.input").value == "121")
    // What lies below could not be loaded again either, and still shows what it has.
    visitor.screen.button("BackButton").tap()
    await visitor.screen.settle()
    #expect(visitor.screen.element("health.chart.image").isVisible)
  }

  @Test("a reading is judged by its kind, and then leads the table")
  func add() async throws {
    let visitor = try await world.screen(of: "maria", at: "/care/health/maria/new")
    #expect(await visitor.sees("newReading.saveButton.tap"))
    let value = visitor.screen.textField("newReading.valueTextField.input")
    let second = visitor.screen.textField("newReading.secondTextField.input")
    await visitor.tap("newReading.saveButton.tap")
    #expect(await visitor.sees("newReading.valueTextField.input.error"))
    #expect(value.isFocused)
    #expect(
      visitor.text("newReading.secondTextField.input.error")
        == "Please enter the lower value, too")
    value.type("120")
    second.type("130")
    await visitor.tap("newReading.saveButton.tap")
    #expect(
      visitor.text("newReading.secondTextField.input.error")
        == "The lower value must be below the upper one")
    second.clear()
    second.type("81")
    await visitor.tap("newReading.saveButton.tap")
    await visitor.screen.wait(for: "the table") {
      visitor.text("health.latest.text") == "120/81 mmHg"
    }
    #expect(visitor.screen.address == "/care/health/maria")
  }

  @Test("a new reading begins with the kind that is seen, and its kind is seen after it is stored")
  func keepsKind() async throws {
    let visitor = try await world.screen(of: "maria", at: "/care/health/maria")
    #expect(await visitor.sees("health.chart.image"))
    visitor.screen.picker("health.kindPicker.tap").select("Weight")
    await visitor.tap("health.newReading.tap")
    #expect(await visitor.sees("newReading.saveButton.tap"))
    #expect(visitor.screen.picker("newReading.kindPicker.tap").value == "Weight")
    visitor.screen.picker("newReading.kindPicker.tap").select("Heart rate")
    visitor.screen.textField("newReading.valueTextField.input").type("72")
    await visitor.tap("newReading.saveButton.tap")
    await visitor.screen.wait(for: "the new value") {
      visitor.text("health.latest.text") == "72 bpm"
    }
  }

  @Test("each kind has a symbol of its own, and none of a person who walks")
  func symbols() {
    let symbols = ReadingKind.allCases.map(\.systemImage)
    #expect(Set(symbols).count == symbols.count)
    #expect(!symbols.contains { $0.hasPrefix("figure") })
  }

  @Test("another kind empties the values and asks for one alone")
  func kind() async throws {
    let visitor = try await world.screen(of: "maria", at: "/care/health/maria/new")
    #expect(await visitor.sees("newReading.saveButton.tap"))
    let value = visitor.screen.textField("newReading.valueTextField.input")
    value.type("120")
    visitor.screen.picker("newReading.kindPicker.tap").select("Heart rate")
    #expect(value.value ?? "" == "")
    #expect(!visitor.screen.element("newReading.secondTextField.input").exists)
    value.type("900")
    await visitor.tap("newReading.saveButton.tap")
    #expect(await visitor.sees("newReading.valueTextField.input.error"))
    value.clear()
    value.type("71")
    await visitor.tap("newReading.saveButton.tap")
    await visitor.screen.wait(for: "the page below") {
      visitor.screen.address == "/care/health/maria"
    }
    let readings = try await world.repositories(of: "maria").health
      .readings(of: "maria", since: sampleNow)
    #expect(readings.map(\.value).contains(71))
  }

  @Test(
    "a reading is entered in the visitor's digits and marks",
    arguments: [("pl_PL", "64,5"), ("ar_EG", "٦٤٫٥"), ("de_DE", "64.5")])
  func marks(identifier: String, typed: String) async throws {
    let visitor = try await world.screen(
      of: "maria", at: "/care/health/maria/new", locale: Locale(identifier: identifier))
    #expect(await visitor.sees("newReading.saveButton.tap"))
    visitor.screen.picker("newReading.kindPicker.tap").select("Weight")
    visitor.screen.textField("newReading.valueTextField.input").type(typed)
    await visitor.tap("newReading.saveButton.tap")
    await visitor.screen.wait(for: "the page below") {
      visitor.screen.address == "/care/health/maria"
    }
    let readings = try await world.repositories(of: "maria").health
      .readings(of: "maria", since: sampleNow)
    #expect(readings.map(\.value).contains(64.5))
  }

  @Test("a coordinator is not offered to add readings")
  func coordinator() async throws {
    let visitor = try await world.screen(of: "amara", at: "/care/health/jonas")
    #expect(await visitor.sees("health.chart.image"))
    #expect(!visitor.screen.element("health.newReading.tap").exists)
  }

  @Test("another patient's readings are not shown")
  func foreign() async throws {
    let visitor = try await world.screen(of: "lena", at: "/care/health/jonas")
    #expect(await visitor.sees("health.failure.message.text"))
    #expect(!visitor.screen.dump.contains("mmHg"))
    #expect(world.violations.count >= 1)
  }

  @Test(
    "values of an axis are round and hold all values",
    arguments: [
      ([120.0, 139, 80], [80.0, 100, 120, 140]), ([70, 70], [70, 70.5]),
      ([63.5, 64.4], [63.5, 64, 64.5]),
      ([0, 7], [0, 2, 4, 6, 8]),
    ])
  func scale(_ values: [Double], _ ticks: [Double]) {
    let scale = ValueScale(values)
    #expect(scale.ticks == ticks)
    #expect(values.allSatisfy { (0...1).contains(scale.place($0)) })
  }
}
