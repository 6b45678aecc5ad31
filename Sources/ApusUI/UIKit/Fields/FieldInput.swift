import Foundation

/// A place in a field's text.
@MainActor @preconcurrency
open class UITextPosition {
  /// In UTF-16 units.
  let offset: Int

  init(_ offset: Int) { self.offset = offset }
}

/// A range of a field's text.
@MainActor @preconcurrency
open class UITextRange {
  /// The beginning.
  open var start: UITextPosition { UITextPosition(units.lowerBound) }
  /// The end.
  open var end: UITextPosition { UITextPosition(units.upperBound) }
  /// Whether it is a place between two letters.
  open var isEmpty: Bool { units.isEmpty }

  /// In UTF-16 units.
  let units: Range<Int>

  init(_ units: Range<Int>) { self.units = units }
}

/// The chosen range of a field's text. The page tells it once an app has asked for it.
@MainActor
final class FieldInput {
  /// In UTF-16 units; nil: the end.
  private(set) var chosen: Range<Int>?
  private(set) var isFollowed = false
  /// Whether a person edits at this moment.
  private(set) var isTyping = false

  /// The chosen range of a text.
  func units(of text: String) -> Range<Int> {
    let length = text.utf16.count
    let units = chosen ?? length..<length
    return min(units.lowerBound, length)..<min(units.upperBound, length)
  }

  /// Begins to follow the page, if that is new.
  func follow(_ changed: () -> Void) {
    guard !isFollowed else { return }
    isFollowed = true
    changed()
  }

  /// Runs the edit of a person.
  func type(_ edit: () -> Void) {
    isTyping = true
    defer { isTyping = false }
    edit()
  }

  func choose(_ units: Range<Int>?) { chosen = units }

  /// - Returns: Whether it is another place.
  func told(_ selection: TextSelection?, of text: String) -> Bool {
    guard let units = selection?.units(in: text), units != self.units(of: text) else {
      return false
    }
    chosen = units
    return true
  }

  /// The text with a part replaced. The caret stands behind the new part.
  func replacing(_ units: Range<Int>, of text: String, by new: String) -> String {
    let whole = text as NSString
    let length = whole.length
    let (start, end) = (min(units.lowerBound, length), min(units.upperBound, length))
    let place = start + new.utf16.count
    chosen = place..<place
    return whole.replacingCharacters(
      in: NSRange(location: start, length: end - start), with: new)
  }

  /// The range that Delete removes: the chosen range, or the letter before the caret.
  func deleted(of text: String) -> Range<Int> {
    let units = units(of: text)
    guard units.isEmpty, units.lowerBound > 0 else { return units }
    let end = String.Index(utf16Offset: units.lowerBound, in: text)
    return text.index(before: end).utf16Offset(in: text)..<units.lowerBound
  }

  func part(_ range: UITextRange, of text: String) -> String? {
    let whole = text as NSString
    guard range.units.upperBound <= whole.length else { return nil }
    return whole.substring(
      with: NSRange(location: range.units.lowerBound, length: range.units.count))
  }
}
