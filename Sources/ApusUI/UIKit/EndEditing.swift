import ViewGraph

extension UIApplication {
  /// Calls a method of an object, or sends a message to whoever has the keyboard.
  ///
  /// ```swift
  /// UIApplication.shared.sendAction(
  ///   #selector(UIResponder.resignFirstResponder), to: nil, from: nil, for: nil)
  /// ```
  ///
  /// - Parameters:
  ///   - action: A method of the target. Without a target `resignFirstResponder` takes the keyboard away from its
  ///     field, and no field hears other messages.
  ///   - target: The object whose method is called.
  ///   - sender: The object that the method gets.
  ///   - event: Has no meaning: a page tells nothing of an event.
  /// - Returns: Whether somebody heard it.
  @discardableResult
  public func sendAction(
    _ action: Selector, to target: Any?, from sender: Any?, for event: Any?
  ) -> Bool {
    if let target {
      return action.call(target as AnyObject, sender, UIEvent())
    }
    guard action.description == "resignFirstResponder" else { return false }
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
