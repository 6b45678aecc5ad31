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
        ToolbarItem(placement: .keyboard) {
          HStack {
            Button("Clear") { amount = "" }
            Spacer()
            Button("Done") {
              presses += 1
              isTyping = false
            }
          }
        }
        ToolbarItem(placement: .bottomBar) {
          HStack {
            Text(verbatim: "7 notes")
            Spacer()
            Image(systemName: "square.and.pencil").accessibilityLabel("Write")
          }
        }
      }
    }
  }
}

/// Two corners of 30 points, as a path of points has them.
private struct TwoCorners: Shape {
  func path(in rect: CGRect) -> Path {
    Path { path in
      path.move(to: CGPoint(x: 0, y: rect.maxY))
      path.addLine(to: CGPoint(x: 0, y: 30))
      path.addLine(to: CGPoint(x: 30, y: 0))
      path.addLine(to: CGPoint(x: rect.maxX - 30, y: 0))
      path.addLine(to: CGPoint(x: rect.maxX, y: 30))
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
      path.closeSubpath()
    }
  }
}

private let marginOfCards: CGFloat = 40

/// Cards as wide as the screen, without a `GeometryReader`.
struct ScreenSized: View {
  @State private var screen = UIScreen.main.bounds.size
  @State private var text = ""

  var body: some View {
    VStack(spacing: 16) {
      RoundedRectangle(cornerRadius: 12).fill(Color.blue)
        .frame(width: UIScreen.main.bounds.width - marginOfCards, height: 80)
        .accessibilityElement().accessibilityLabel("Card")
      Text(verbatim: "Height \(Int(UIScreen.main.bounds.height))")
      Text(UIDevice.current.userInterfaceIdiom == .pad ? "Wide" : "Narrow")
      Button("Measure") { screen = UIScreen.main.bounds.size }
      Text(verbatim: "Measured \(Int(screen.width))")
      RoundedRectangle(cornerRadius: 12)
        .foregroundStyle(
          .linearGradient(colors: [.red, .red], startPoint: .top, endPoint: .bottom)
        )
        .frame(width: 200, height: 40)
      TextField("Grows", text: $text, axis: .vertical)
      Text(verbatim: "Rounded").padding(20).background(Color.green).clipShape(TwoCorners())
    }
  }
}
