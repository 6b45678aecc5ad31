import Foundation

extension UITextField.ViewMode {
  /// Whether a field shows what has this mode.
  func isShown(isEditing: Bool) -> Bool {
    switch self {
    case .never: false
    case .always: true
    case .whileEditing: isEditing
    case .unlessEditing: !isEditing
    }
  }
}

/// Settings of an app for all fields.
@MainActor
final class AllTextFields: UITextField {
  override var backgroundColor: UIColor? {
    didSet { noMeaning("UITextField.appearance().backgroundColor") }
  }
  override var font: UIFont? { didSet { noMeaning("UITextField.appearance().font") } }
  override var textColor: UIColor? { didSet { noMeaning("UITextField.appearance().textColor") } }
  override var borderStyle: BorderStyle {
    didSet { noMeaning("UITextField.appearance().borderStyle") }
  }
}

/// Empties a field.
struct ClearButton: View {
  let clear: @MainActor () -> Void

  var body: some View {
    Button(action: clear) {
      Image(systemName: "xmark.circle.fill").foregroundColor(.secondary)
    }
    .buttonStyle(.plain)
    .accessibilityLabel(Text("Clear text"))
  }
}

/// A view of UIKit before or behind the text of a field.
struct BesideText: View {
  let view: UIView?

  var body: some View {
    if let view {
      let size = view.frame.size
      ShownTree(view)
        .frame(
          width: size.width > 0 ? size.width : nil, height: size.height > 0 ? size.height : nil
        )
        .fixedSize()
    }
  }
}

extension UITextField: UITextInput {
  /// The distances of the text from the edges, as a subclass gives them for some size.
  var textInsets: EdgeInsets {
    let bounds = CGRect(x: 0, y: 0, width: 300, height: 100)
    let text = textRect(forBounds: bounds)
    return EdgeInsets(
      top: text.minY, leading: text.minX, bottom: bounds.maxY - text.maxY,
      trailing: bounds.maxX - text.maxX)
  }

  public var endOfDocument: UITextPosition { UITextPosition((text ?? "").utf16.count) }

  public func text(in range: UITextRange) -> String? { input.part(range, of: text ?? "") }
}

extension UITextField: EditedText {
  var letters: String {
    get { text ?? "" }
    set { text = newValue }
  }

  func textChanged() { sendActions(for: .editingChanged) }
  func caretMoved() { delegate?.textFieldDidChangeSelection(self) }
}
