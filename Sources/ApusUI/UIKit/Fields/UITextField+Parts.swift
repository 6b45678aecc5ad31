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

extension UITextField {
  /// Whether there is a text.
  public var hasText: Bool { !(text ?? "").isEmpty }
  /// The place before the first letter.
  public var beginningOfDocument: UITextPosition { UITextPosition(0) }
  /// The place behind the last letter.
  public var endOfDocument: UITextPosition { UITextPosition((text ?? "").utf16.count) }

  /// The place some UTF-16 units behind another one; nil: it is outside of the text.
  public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    let place = position.offset + offset
    return (0...(text ?? "").utf16.count).contains(place) ? UITextPosition(place) : nil
  }

  /// The number of UTF-16 units between two places.
  public func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
    toPosition.offset - from.offset
  }

  /// The part between two places.
  public func textRange(
    from fromPosition: UITextPosition, to toPosition: UITextPosition
  ) -> UITextRange? {
    let places = [fromPosition.offset, toPosition.offset]
    return UITextRange(places.min()!..<places.max()!)
  }

  /// The words in a range; nil for ranges outside of the text.
  public func text(in range: UITextRange) -> String? { input.part(range, of: text ?? "") }

  /// Which of two places comes first.
  public func compare(
    _ position: UITextPosition, to other: UITextPosition
  ) -> ComparisonResult {
    if position.offset == other.offset { return .orderedSame }
    return position.offset < other.offset ? .orderedAscending : .orderedDescending
  }
}
