import Foundation

/// Decides about a text view, and hears what happens in it.
@MainActor @preconcurrency
public protocol UITextViewDelegate: UIScrollViewDelegate {
  /// Whether the view may take the keyboard when the app asks for it.
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
  /// Whether the view may give the keyboard away when the app asks for it.
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool
  /// The view has the keyboard.
  func textViewDidBeginEditing(_ textView: UITextView)
  /// The view has the keyboard no more.
  func textViewDidEndEditing(_ textView: UITextView)
  /// Whether a part of the text may become another.
  func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool
  /// A person changed the text.
  func textViewDidChange(_ textView: UITextView)
  /// The text and the place of the caret have changed. A page reports no other moves of the caret.
  func textViewDidChangeSelection(_ textView: UITextView)
}

extension UITextViewDelegate {
  /// Yes.
  public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
  /// Yes.
  public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }
  /// Does nothing.
  public func textViewDidBeginEditing(_ textView: UITextView) {}
  /// Does nothing.
  public func textViewDidEndEditing(_ textView: UITextView) {}
  /// Yes.
  public func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { true }
  /// Does nothing.
  public func textViewDidChange(_ textView: UITextView) {}
  /// Does nothing.
  public func textViewDidChangeSelection(_ textView: UITextView) {}
}

/// Kinds of contents that a system finds in a text.
public struct UIDataDetectorTypes: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let phoneNumber = UIDataDetectorTypes(rawValue: 1 << 0)
  public static let link = UIDataDetectorTypes(rawValue: 1 << 1)
  public static let address = UIDataDetectorTypes(rawValue: 1 << 2)
  public static let calendarEvent = UIDataDetectorTypes(rawValue: 1 << 3)
  public static let all = UIDataDetectorTypes(rawValue: .max)
}
