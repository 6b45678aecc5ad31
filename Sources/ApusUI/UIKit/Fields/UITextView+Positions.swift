import Foundation

extension UITextView {
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
