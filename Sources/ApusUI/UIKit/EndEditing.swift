import ViewGraph

extension UIApplication {
  /// Sends a message to whoever has the keyboard.
  ///
  /// ```swift
  /// UIApplication.shared.sendAction(
  ///   #selector(UIResponder.resignFirstResponder), to: nil, from: nil, for: nil)
  /// ```
  ///
  /// - Parameter action: `resignFirstResponder` takes the keyboard away from its field. No field
  ///   hears other messages.
  /// - Returns: Whether somebody heard it.
  @discardableResult
  public func sendAction(
    _ action: Selector, to target: Any?, from sender: Any?, for event: Any?
  ) -> Bool {
    guard target == nil, action.description == "resignFirstResponder" else { return false }
    return Self.endEditing()
  }

  /// Takes the keyboard away from its field.
  ///
  /// - Returns: Whether a person's view, action or task is running.
  static func endEditing() -> Bool {
    guard let session = Graph.current?.session else { return false }
    session.perform(.focus(nil))
    return true
  }
}
