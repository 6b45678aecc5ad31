import ScreenTesting
import Testing

@testable import ReportFlow

@MainActor
@Suite("Screen 1, chip number")
struct ChipNumberScreenTests {
  private let flow = ShowcaseScreen()
  private var screen: Screen { flow.screen }
  private var field: ScreenElement { screen.textField("chipNumber.chipNumberTextField.input") }

  @Test("it is step 1 of 4, with its title, and the flow covers the start page")
  func bar() {
    #expect(screen.title == "Chip number")
    #expect(screen.element("stepBar.progress.text").text == "1/4")
    #expect(!screen.button("start.reportButton.tap").isVisible)
  }

  @Test("digits are masked as 00000-00000-00000 while they are typed")
  func mask() {
    var shown: [String] = []
    for digit in "123456789012345" {
      field.type(String(digit))
      shown.append(field.value ?? "")
    }
    #expect(
      shown == [
        "1", "12", "123", "1234", "12345", "12345-6", "12345-67", "12345-678", "12345-6789",
        "12345-67890", "12345-67890-1", "12345-67890-12", "12345-67890-123", "12345-67890-1234",
        "12345-67890-12345",
      ])
  }

  @Test("a sixteenth digit is cut, typed or pasted")
  func cut() {
    field.type("1234567890123456")
    #expect(field.value == "12345-67890-12345")
    field.clear()
    field.paste("98765 43210 98765 43210")
    #expect(field.value == "98765-43210-98765")
  }

  @Test("a digit of an Arabic keyboard is one")
  func arabicDigit() {
    field.type("12")
    field.type("٣")
    #expect(field.value == "123")
  }

  @Test("anything but digits is dropped", arguments: ["a", "-", " ", ".", "１", "🐶"])
  func others(text: String) {
    field.type("12")
    field.type(text)
    #expect(field.value == "12")
  }

  @Test("taking a digit away takes the dash before it away")
  func delete() {
    field.type("123456")
    field.clear()
    field.paste("12345-")
    #expect(field.value == "12345")
  }

  @Test("the number is optional: Continue leads to the photo, with and without one")
  func optional() {
    screen.button("chipNumber.continueButton.tap").tap()
    #expect(flow.step == "photo")
    screen.button("photo.backButton.tap").tap()
    field.type("123")
    screen.button("chipNumber.continueButton.tap").tap()
    #expect(flow.step == "photo")
  }

  @Test("Return in the field is Continue")
  func submit() {
    field.type("12345\n")
    #expect(flow.step == "photo")
  }

  @Test("the left button leaves the flow")
  func close() {
    screen.button("chipNumber.closeButton.tap").tap()
    #expect(flow.step == "start")
    #expect(screen.address == "/")
  }

  @Test("the report has the digits alone")
  func stored() async throws {
    field.type("12345678")
    await flow.goToSummary()
    #expect(screen.element("summary.chipNumber.text").text == "12345-678")
    #expect(try await flow.store.reports().map(\.chipNumber) == ["12345678"])
  }
}
