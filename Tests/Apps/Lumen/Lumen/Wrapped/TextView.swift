import SwiftUI
import UIKit

struct TextView: UIViewRepresentable {
  @Binding var text: String
  var placeholder: String = ""
  var font: UIFont = .preferredFont(forTextStyle: .body)
  var onEditingChanged: (Bool) -> Void = { _ in }

  func makeCoordinator() -> Coordinator {
    Coordinator(self)
  }

  func makeUIView(context: Context) -> UITextView {
    let view = UITextView()
    view.delegate = context.coordinator
    view.font = font
    view.isScrollEnabled = true
    view.isEditable = true
    view.isUserInteractionEnabled = true
    view.backgroundColor = .clear
    view.textContainerInset = UIEdgeInsets(top: 8, left: 4, bottom: 8, right: 4)
    view.textContainer.lineFragmentPadding = 0
    view.autocapitalizationType = .sentences
    view.accessibilityLabel = "Text"
    view.inputAccessoryView = makeToolbar(context.coordinator)
    return view
  }

  func updateUIView(_ uiView: UITextView, context: Context) {
    if uiView.text != text { uiView.text = text }
    uiView.textColor = text.isEmpty ? .placeholderText : .label
    context.coordinator.parent = self
  }

  private func makeToolbar(_ coordinator: Coordinator) -> UIToolbar {
    let bar = UIToolbar()
    bar.sizeToFit()
    let space = UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil)
    let done = UIBarButtonItem(
      barButtonSystemItem: .done, target: coordinator, action: #selector(Coordinator.done))
    bar.items = [space, done]
    return bar
  }

  final class Coordinator: NSObject, UITextViewDelegate {
    var parent: TextView

    init(_ parent: TextView) {
      self.parent = parent
    }

    func textViewDidChange(_ textView: UITextView) {
      parent.text = textView.text
    }

    func textViewDidBeginEditing(_ textView: UITextView) { parent.onEditingChanged(true) }
    func textViewDidEndEditing(_ textView: UITextView) { parent.onEditingChanged(false) }

    @objc func done() {
      UIApplication.shared.sendAction(
        #selector(UIResponder.resignFirstResponder), to: nil, from: nil, for: nil)
    }
  }
}
