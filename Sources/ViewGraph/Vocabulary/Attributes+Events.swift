/// What an element says of its events, beside its handlers, which stand in `Events/Event.swift`.
extension Attribute {
  @inlinable package static var tracksPlace: Attribute<Bool> { .init(.tracksPlace) }
  /// Its `onTap` wants to know where it was tapped.
  @inlinable package static var tellsTapPlace: Attribute<Bool> { .init(.tellsTapPlace) }
  /// Its `onDismiss` ends nothing by itself: the app asks.
  @inlinable package static var asksToDismiss: Attribute<Bool> { .init(.asksToDismiss) }
  /// A keyboard shortcut, as text: `cmd+s`.
  @inlinable package static var shortcut: Attribute<String> { .init(.shortcut) }
}
