extension UITextView: UITextInput {
  public var endOfDocument: UITextPosition { UITextPosition((text ?? "").utf16.count) }

  public func text(in range: UITextRange) -> String? { input.part(range, of: text ?? "") }
}

extension UITextView: EditedText {
  var letters: String {
    get { text ?? "" }
    set {
      looks = nil
      text = newValue
    }
  }

  func textChanged() { textDelegate?.textViewDidChange(self) }
  func caretMoved() { textDelegate?.textViewDidChangeSelection(self) }
}
