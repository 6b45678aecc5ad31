/// What an element does with events: see ``EventKind``.
extension Attribute {
  @inlinable package static var onTap: Attribute<HandlerIndex> { .init(.onTap) }
  @inlinable package static var onEdit: Attribute<HandlerIndex> { .init(.onEdit) }
  @inlinable package static var onSubmit: Attribute<HandlerIndex> { .init(.onSubmit) }
  @inlinable package static var onFocus: Attribute<HandlerIndex> { .init(.onFocus) }
  @inlinable package static var onSelect: Attribute<HandlerIndex> { .init(.onSelect) }
  @inlinable package static var onToggle: Attribute<HandlerIndex> { .init(.onToggle) }
  @inlinable package static var onDate: Attribute<HandlerIndex> { .init(.onDate) }
  @inlinable package static var onNumber: Attribute<HandlerIndex> { .init(.onNumber) }
  @inlinable package static var onIncrement: Attribute<HandlerIndex> { .init(.onIncrement) }
  @inlinable package static var onDecrement: Attribute<HandlerIndex> { .init(.onDecrement) }
  @inlinable package static var onFile: Attribute<HandlerIndex> { .init(.onFile) }
  @inlinable package static var onDismiss: Attribute<HandlerIndex> { .init(.onDismiss) }
  @inlinable package static var onWindow: Attribute<HandlerIndex> { .init(.onWindow) }
  @inlinable package static var onRefresh: Attribute<HandlerIndex> { .init(.onRefresh) }
  @inlinable package static var onDelete: Attribute<HandlerIndex> { .init(.onDelete) }
  @inlinable package static var onMove: Attribute<HandlerIndex> { .init(.onMove) }
  @inlinable package static var onHover: Attribute<HandlerIndex> { .init(.onHover) }
  @inlinable package static var onBack: Attribute<HandlerIndex> { .init(.onBack) }
  @inlinable package static var onLongPress: Attribute<HandlerIndex> { .init(.onLongPress) }
  @inlinable package static var onOpen: Attribute<HandlerIndex> { .init(.onOpen) }
  /// The press of a pointer on it begins and ends; written only where somebody reads it.
  @inlinable package static var onPress: Attribute<HandlerIndex> { .init(.onPress) }
  /// Its picture was loaded, or cannot be.
  @inlinable package static var onPicture: Attribute<HandlerIndex> { .init(.onPicture) }
  /// Where it is and how large, each time that changes; `.tracksPlace`: also while it scrolls.
  @inlinable package static var onGeometry: Attribute<HandlerIndex> { .init(.onGeometry) }
  @inlinable package static var tracksPlace: Attribute<Bool> { .init(.tracksPlace) }
  /// What a host measured for a layout of the app: see ``LayoutReport``.
  @inlinable package static var onArrange: Attribute<HandlerIndex> { .init(.onArrange) }
  /// Its `onDismiss` ends nothing by itself: the app asks.
  @inlinable package static var asksToDismiss: Attribute<Bool> { .init(.asksToDismiss) }
  /// A keyboard shortcut, as text: `cmd+s`.
  @inlinable package static var shortcut: Attribute<String> { .init(.shortcut) }
}
