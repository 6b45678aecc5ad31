import Foundation

/// A view with keyboard input. ``UITextField`` and ``UITextView`` do; a page offers no
/// keyboard to other views.
@MainActor @preconcurrency
public protocol UIKeyInput: AnyObject {
  /// Whether there is a text.
  var hasText: Bool { get }
  /// Puts a text in the place of the caret.
  func insertText(_ text: String)
  /// Takes away the letter before the caret.
  func deleteBackward()
}

/// A view whose text has places and a chosen part. Offsets are counted in UTF-16 units.
@MainActor @preconcurrency
public protocol UITextInput: UIKeyInput {
  /// The chosen part of the text, or the place of the caret.
  var selectedTextRange: UITextRange? { get set }
  /// The place before the first letter.
  var beginningOfDocument: UITextPosition { get }
  /// The place behind the last letter.
  var endOfDocument: UITextPosition { get }
  /// The words in a range; nil for ranges outside of the text.
  func text(in range: UITextRange) -> String?
  /// Puts a text in the place of a part.
  func replace(_ range: UITextRange, withText text: String)
  /// The part between two places.
  func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange?
  /// The place some units behind another one; nil: it is outside of the text.
  func position(from position: UITextPosition, offset: Int) -> UITextPosition?
  /// Which of two places comes first.
  func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult
  /// The number of units between two places.
  func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int
}

extension UITextInput {
  public var hasText: Bool { endOfDocument.offset > 0 }
  /// Nil: a page tells words when they are composed.
  public var markedTextRange: UITextRange? { nil }
  public var beginningOfDocument: UITextPosition { UITextPosition(0) }

  public func textRange(
    from fromPosition: UITextPosition, to toPosition: UITextPosition
  ) -> UITextRange? {
    let (first, second) = (fromPosition.offset, toPosition.offset)
    return UITextRange(min(first, second)..<max(first, second))
  }

  public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    let place = position.offset + offset
    return (0...endOfDocument.offset).contains(place) ? UITextPosition(place) : nil
  }

  public func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
    if position.offset == other.offset { return .orderedSame }
    return position.offset < other.offset ? .orderedAscending : .orderedDescending
  }

  public func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
    toPosition.offset - from.offset
  }
}
