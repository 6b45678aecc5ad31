import SwiftUI

/// A bill whose keyboard has no key to end with, as many apps for phones have one.
struct OverKeyboard: View {
  @State private var amount = ""
  @State private var note = ""
  @State private var isFast = false
  @State private var presses = 0
  @FocusState private var isTyping: Bool

  var body: some View {
    NavigationStack {
      Form {
        Section {
          TextField("Amount", text: $amount).keyboardType(.decimalPad).focused($isTyping)
          Toggle("Fast", isOn: $isFast)
        }
        Section { Text(verbatim: "Presses: \(presses)") }
        ForEach(0..<12) { Text(verbatim: "Line \($0)") }
        TextField("Note", text: $note).focused($isTyping)
      }
      .navigationTitle("Bill")
      .toolbar {
        ToolbarItemGroup(placement: .keyboard) {
          Button("Clear") { amount = "" }
          Spacer()
          Button("Done") {
            presses += 1
            isTyping = false
          }
        }
      }
    }
  }
}

private let marginOfCards: CGFloat = 40

/// Cards as wide as the screen, without a `GeometryReader`.
struct ScreenSized: View {
  @State private var screen = UIScreen.main.bounds.size

  var body: some View {
    VStack(spacing: 16) {
      RoundedRectangle(cornerRadius: 12).fill(Color.blue)
        .frame(width: UIScreen.main.bounds.width - marginOfCards, height: 80)
        .accessibilityElement().accessibilityLabel("Card")
      Text(verbatim: "Height \(Int(UIScreen.main.bounds.height))")
      Text(UIDevice.current.userInterfaceIdiom == .pad ? "Wide" : "Narrow")
      Button("Measure") { screen = UIScreen.main.bounds.size }
      Text(verbatim: "Measured \(Int(screen.width))")
    }
  }
}
