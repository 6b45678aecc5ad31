import SwiftUI

/// A board that is played with the keyboard, below a field and beside what scrolls.
struct KeysScreen: View {
  @State private var column = 2
  @State private var row = 2
  @State private var log: [String] = []
  @State private var note = ""
  @FocusState private var isPlaying: Bool

  var body: some View {
    ScrollView {
      VStack(spacing: 16) {
        TextField("Note", text: $note).accessibilityIdentifier("keys.note")
        board
        Text(log.joined(separator: " ")).accessibilityIdentifier("keys.log")
        Button("Play") { isPlaying = true }.accessibilityIdentifier("keys.play")
        Color.green.frame(height: 1500)
      }
      .padding()
      .onKeyPress("r") {
        log.append("reset")
        (column, row) = (2, 2)
        return .handled
      }
    }
  }

  private var board: some View {
    Text("\(column), \(row)")
      .frame(width: 200, height: 200)
      .background(.quaternary)
      .focusable()
      .focused($isPlaying)
      .onKeyPress(keys: [.upArrow, .downArrow, .leftArrow, .rightArrow]) { press in
        switch press.key {
        case .upArrow: row -= 1
        case .downArrow: row += 1
        case .leftArrow: column -= 1
        default: column += 1
        }
        return .handled
      }
      .onKeyPress("x", phases: .all) { press in
        log.append(press.phase == .up ? "x-up" : "x-down")
        return .handled
      }
      .onKeyPress(characters: .decimalDigits) { press in
        log.append(press.characters)
        return .ignored
      }
      .accessibilityIdentifier("keys.board")
  }
}
