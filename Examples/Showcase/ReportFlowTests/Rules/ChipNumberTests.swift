import Testing

@testable import ReportFlow

@Suite("Chip number")
struct ChipNumberTests {
  @Test(
    "is masked while it is typed",
    arguments: [
      ("", ""),
      ("1", "1"),
      ("12345", "12345"),
      ("123456", "12345-6"),
      ("12345-", "12345"),
      ("1234567890", "12345-67890"),
      ("12345-678901", "12345-67890-1"),
      ("123456789012345", "12345-67890-12345"),
      ("12345-67890-123456", "12345-67890-12345"),
      (" 12 34a5.6 ", "12345-6"),
      ("١٢٣", "123"),
      ("abc", ""),
    ])
  func mask(typed: String, shown: String) {
    #expect(ChipNumber.masked(typed) == shown)
    #expect(ChipNumber.masked(shown) == shown)
  }

  @Test("every prefix of a number grows by its digit alone")
  func typing() {
    var shown = ""
    for (count, digit) in "123456789012345".enumerated() {
      shown = ChipNumber.masked(shown + String(digit))
      #expect(ChipNumber.digits(in: shown).count == count + 1)
    }
    #expect(shown == "12345-67890-12345")
    #expect(ChipNumber.masked(shown + "9") == shown)
  }

  @MainActor
  @Test("the view model masks what its field gets and keeps it in the flow")
  func viewModel() {
    let flow = ReportMissingPetFlowState()
    let model = ChipNumberViewModel(flow: flow)
    model.formData.chipNumber = "9876543210x"
    #expect(model.formData.chipNumber == "98765-43210")
    #expect(flow.draft.chipNumber == "98765-43210")
    #expect(ChipNumberViewModel(flow: flow).formData.chipNumber == "98765-43210")
  }
}
