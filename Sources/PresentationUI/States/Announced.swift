import SystemFrameworks

extension View {
  /// Says a text once, when the person has finished listening to what is being said: as this view
  /// appears, and whenever the text changes. Nil says nothing.
  func announced(_ text: String?) -> some View {
    onChange(of: text, initial: true) { _, text in
      if let text { AccessibilityNotification.Announcement(text).post() }
    }
  }
}
