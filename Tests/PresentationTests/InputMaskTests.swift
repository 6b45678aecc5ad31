import Presentation
import Testing

@Suite("Input masks")
struct InputMaskTests {
  @Test(
    "A text takes the form of its mask, and keeps it",
    arguments: [
      ("00000-00000-00000", "1234567", "12345-67"),
      ("00000-00000-00000", "12345-", "12345"),
      ("00000-00000-00000", " 12 34a5.6", "12345-6"),
      ("0000", "12345", "1234"),
      ("(000) 000-0000", "5551234", "(555) 123-4"),
      ("(000) 000-0000", "(", ""),
      ("AA-0000", "wx12", "WX-12"),
      ("AA-0000", "1wxyz2", "WX-2"),
      ("AA-0000", "ßö", "ßÖ"),
      ("**/**", "a1b2c3", "A1/B2"),
      ("00 : 00", "٠١۲۳", "01 : 23"),
      ("", "1", ""),
    ])
  func forms(pattern: String, typed: String, shown: String) {
    let mask = InputMask(pattern)
    #expect(mask.applied(to: typed) == shown)
    #expect(mask.applied(to: shown) == shown)
  }
}
