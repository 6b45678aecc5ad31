import Testing

@testable import ApusLint

@Suite("number-text")
struct NumberTextTests {
  private let rule = NumberText()

  @Test("texts of a view that are read as numbers are found")
  func views() {
    expect(
      rule,
      """
      struct WeightView: View {
        @State private var text = ""
        @Binding var other: String
        @State private var count = 3
        let fixed = "7"
        static var all = "8"
        var body: some View {
          Button("Save") {
            save(Double(text)) // finding
            save(Int(self.other)) // finding
            save(Decimal(string: text.trimmingCharacters(in: .whitespaces))) // finding
            save(Double(count))
            save(Double(fixed))
            save(Double(WeightView.all))
            save(try? Double(text, format: .number.locale(locale)))
            save(Int(text, radix: 16))
          }
        }
      }
      """)
  }

  @Test("elsewhere nothing is found, because a person may not have typed the text")
  func models() {
    expect(
      rule,
      """
      final class WeightViewModel: ObservableObject {
        @Published var weight: String = ""
        var value: Double? { Double(weight) }
      }
      func parse(_ text: String) -> Double? { Double(text) }
      """)
  }
}
