import SwiftUI

/// R2: a field that is judged on each key.
struct FieldScreen: View {
  @State private var chipNumber = ""

  var body: some View {
    VStack(alignment: .leading) {
      TextField("Chip number", text: $chipNumber).accessibilityIdentifier("r2.field")
      Text(verbatim: judgement).accessibilityIdentifier("r2.message")
    }
  }

  private var judgement: String {
    let digits = chipNumber.utf8.filter { (48...57).contains($0) }.count
    if chipNumber.isEmpty { return "Enter the chip number." }
    if digits < chipNumber.utf8.count { return "Only digits: \(digits) so far." }
    return digits == 15 ? "Complete." : "\(digits) of 15 digits."
  }
}
