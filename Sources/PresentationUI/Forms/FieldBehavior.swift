import Presentation
import SystemFrameworks

extension View {
  /// What all fields do for those who hear the screen and for those who use the keyboard alone.
  ///
  /// - Parameters:
  ///   - id: The field's name in a ``FormRefusal``.
  ///   - hint: What helps to fill it in.
  ///   - error: What is wrong with it.
  ///   - field: The form's field, where there is one: it follows the focus and moves it.
  func fieldBehavior<Value>(
    id: String, hint: String? = nil, error: String?, field: FormField<Value>?
  ) -> some View {
    accessibilityHint(hint ?? "")
      .fieldError(error)
      .modifier(SpokenError(message: error))
      .modifier(ScreenFocus(id: id))
      .modifier(FormFocus(field: field))
  }

  /// Ties what is wrong with a control to it, for those who hear the screen; nil: nothing is.
  ///
  /// The kit's fields do it by themselves. Beside another control show a ``FieldError``.
  public func fieldError(_ message: String?) -> some View {
    #if canImport(Darwin)
      accessibilityHint(message ?? "")
    #else
      accessibilityError(message)
    #endif
  }
}

/// Announces an error that comes while its field has the focus. Any other is heard when the focus
/// goes there, so that none is heard twice.
private struct SpokenError: ViewModifier {
  let message: String?
  @FocusState private var isFocused: Bool

  func body(content: Content) -> some View {
    content
      .focused($isFocused)
      .onChange(of: message) { _, message in
        if isFocused, let message { AccessibilityNotification.Announcement(message).post() }
      }
  }
}

/// Takes the focus when the form refuses this field first, and tells the form where the focus is.
private struct FormFocus<Value: Equatable>: ViewModifier {
  let field: FormField<Value>?
  @FocusState private var isFocused: Bool

  func body(content: Content) -> some View {
    if let field {
      content
        .focused($isFocused)
        .onChange(of: isFocused) { _, isFocused in field.focusChanged(isFocused) }
        .onChange(of: field.focusRequests) { isFocused = true }
    } else {
      content
    }
  }
}

/// Takes the focus when the screen's form is refused for this field.
private struct ScreenFocus: ViewModifier {
  let id: String
  @Environment(\.fieldFocus) private var focus

  func body(content: Content) -> some View {
    if let focus {
      content.focused(focus, equals: id)
    } else {
      content
    }
  }
}
