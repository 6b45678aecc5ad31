import Foundation

/// Decides about a text field, and hears what happens in it.
@MainActor @preconcurrency
public protocol UITextFieldDelegate: NSObjectProtocol {
  /// Whether the field may take the keyboard when the app asks for it.
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  /// The field has the keyboard.
  func textFieldDidBeginEditing(_ textField: UITextField)
  /// Whether the field may give the keyboard away when the app asks for it.
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
  /// The field has the keyboard no more.
  func textFieldDidEndEditing(_ textField: UITextField)
  /// Whether a part of the text may become another.
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool
  /// The text has changed, and so the place of the caret. A page reports no other moves of the caret.
  func textFieldDidChangeSelection(_ textField: UITextField)
  /// Whether the field may be emptied by its button.
  func textFieldShouldClear(_ textField: UITextField) -> Bool
  /// Whether Return does what it usually does.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

extension UITextFieldDelegate {
  /// Yes.
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
  /// Does nothing.
  public func textFieldDidBeginEditing(_ textField: UITextField) {}
  /// Yes.
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
  /// Does nothing.
  public func textFieldDidEndEditing(_ textField: UITextField) {}
  /// Yes.
  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool { true }
  /// Does nothing.
  public func textFieldDidChangeSelection(_ textField: UITextField) {}
  /// Yes.
  public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
  /// Yes.
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
}
