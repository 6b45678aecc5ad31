/// What an element says of its events, beside its handlers, which stand in `Events/Event.swift`.
extension Attribute {
  @inlinable package static var tracksPlace: Attribute<Bool> { .init(.tracksPlace) }
  /// Its `onTap` wants to know where it was tapped.
  @inlinable package static var tellsTapPlace: Attribute<Bool> { .init(.tellsTapPlace) }
  /// Its `onHover` wants to know where the pointer is.
  @inlinable package static var tellsHoverPlace: Attribute<Bool> { .init(.tellsHoverPlace) }
  /// Its `onTap` comes before those of elements inside.
  @inlinable package static var tapsFirst: Attribute<Bool> { .init(.tapsFirst) }
  /// What its `onGesture` wants to hear of fingers, as text: see `GestureWishes`.
  @inlinable package static var gesture: Attribute<String> { .init(.gesture) }
  /// It takes fingers for a gesture of the element around, which takes none itself: what the gesture's view
  /// draws may be elsewhere than its frame.
  @inlinable package static var takesTouches: Attribute<Bool> { .init(.takesTouches) }
  /// A person can drag its content, of which `onDrag` hears, to where it is dropped.
  @inlinable package static var isDraggable: Attribute<Bool> { .init(.isDraggable) }
  /// It takes content that is dragged anywhere over its frame, of which `onDrop` hears.
  @inlinable package static var isDropTarget: Attribute<Bool> { .init(.isDropTarget) }
  /// The result of a drop on it now; absent: nothing is dragged over it.
  @inlinable package static var dropEffect: Attribute<DropEffect> { .init(.dropEffect) }
  /// Its `onDismiss` ends nothing by itself: the app asks.
  @inlinable package static var asksToDismiss: Attribute<Bool> { .init(.asksToDismiss) }
  /// A keyboard shortcut, as text: `cmd+s`.
  @inlinable package static var shortcut: Attribute<String> { .init(.shortcut) }
}
