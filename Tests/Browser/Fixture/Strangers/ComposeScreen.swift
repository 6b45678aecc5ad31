import SwiftUI
import UIKit

/// A note with a prompt of its own, and a code of four digits, both of UIKit.
struct ComposeScreen: View {
  @State private var note = ""
  @State private var code = ["", "", "", ""]

  var body: some View {
    VStack(alignment: .leading, spacing: 24) {
      Text("New note").font(.title)
      ComposeNote(text: $note).frame(height: 120)
        .background(Color.gray.opacity(0.15), in: RoundedRectangle(cornerRadius: 12))
      Text("Note: \(note)").accessibilityIdentifier("note.said")
      ComposeCode(code: $code).frame(height: 56)
      Text("Code: \(code.joined())").accessibilityIdentifier("code.said")
      Spacer()
    }
    .padding()
  }
}

private struct ComposeNote: UIViewRepresentable {
  @Binding var text: String

  final class Coordinator: NSObject, UITextViewDelegate {
    let text: Binding<String>
    let prompt = UILabel()

    init(text: Binding<String>) { self.text = text }

    func textViewDidChange(_ textView: UITextView) {
      text.wrappedValue = textView.text
      prompt.isHidden = !textView.text.isEmpty
    }
  }

  func makeCoordinator() -> Coordinator { Coordinator(text: $text) }

  func makeUIView(context: Context) -> UITextView {
    let view = UITextView()
    view.font = .preferredFont(forTextStyle: .body)
    view.backgroundColor = .clear
    view.accessibilityIdentifier = "note"
    view.delegate = context.coordinator
    let prompt = context.coordinator.prompt
    prompt.text = "Write something"
    prompt.textColor = .placeholderText
    prompt.frame = CGRect(x: 5, y: 8, width: 200, height: 22)
    view.addSubview(prompt)
    return view
  }

  func updateUIView(_ view: UITextView, context: Context) {}
}

/// A field that leaves an empty place to the digit before it.
private final class ComposeDigit: UITextField {
  var goBack: () -> Void = {}

  override func deleteBackward() {
    if text?.isEmpty != false { goBack() }
    super.deleteBackward()
  }
}

private struct ComposeCode: UIViewRepresentable {
  @Binding var code: [String]

  final class Coordinator: NSObject {
    var fields: [ComposeDigit] = []
    let code: Binding<[String]>

    init(code: Binding<[String]>) { self.code = code }

    @MainActor func changed(_ number: Int) {
      let text = String((fields[number].text ?? "").suffix(1))
      fields[number].text = text
      code.wrappedValue[number] = text
      if !text.isEmpty, number + 1 < fields.count { fields[number + 1].becomeFirstResponder() }
    }
  }

  func makeCoordinator() -> Coordinator { Coordinator(code: $code) }

  func makeUIView(context: Context) -> UIStackView {
    let coordinator = context.coordinator
    coordinator.fields = (0..<4).map { number in
      let field = ComposeDigit()
      field.borderStyle = .roundedRect
      field.textAlignment = .center
      field.keyboardType = .numberPad
      field.accessibilityIdentifier = "digit.\(number)"
      field.accessibilityLabel = "Digit \(number + 1)"
      field.addAction(
        UIAction { [weak coordinator] _ in coordinator?.changed(number) }, for: .editingChanged)
      field.goBack = { [weak coordinator] in
        guard number > 0, let coordinator else { return }
        coordinator.fields[number - 1].text = ""
        coordinator.code.wrappedValue[number - 1] = ""
        coordinator.fields[number - 1].becomeFirstResponder()
      }
      return field
    }
    let stack = UIStackView(arrangedSubviews: coordinator.fields)
    stack.distribution = .fillEqually
    stack.spacing = 12
    return stack
  }

  func updateUIView(_ view: UIStackView, context: Context) {}
}
