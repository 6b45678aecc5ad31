import ApusUI

/// The thing that a person has selected on a map.
struct MapChoice {
  /// Whether a tag is a value of the selection.
  let takes: (AnyHashable) -> Bool
  let isSelected: (AnyHashable) -> Bool
  /// Selects a thing, or nothing.
  let select: (AnyHashable?) -> Void

  init<Value: Hashable>(_ binding: Binding<Value?>) {
    takes = { $0.base is Value }
    isSelected = { tag in
      guard let value = tag.base as? Value else { return false }
      return binding.wrappedValue == value
    }
    select = { binding.wrappedValue = $0?.base as? Value }
  }
}

extension Map {
  /// A map at a position that the app and a person move, on which the person selects things.
  ///
  /// - Parameter selection: The `tag(_:)` of the selected thing. A second tap selects nothing.
  public init<SelectedValue: Hashable, C: MapContent>(
    position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, selection: Binding<SelectedValue?>,
    scope: Namespace.ID? = nil, @MapContentBuilder content: () -> C,
    _file: StaticString = #fileID, _line: UInt = #line
  ) where Content == MapContentView<SelectedValue, C> {
    self.init(
      content: MapContentView(
        .position(position), interactionModes, content(), _file, _line,
        selection: MapChoice(selection),
        setting: MapSetting(bounds: bounds, scope: scope)))
  }

  /// A map that begins at a position, on which a person selects things.
  ///
  /// - Parameter selection: The `tag(_:)` of the selected thing. A second tap selects nothing.
  public init<SelectedValue: Hashable, C: MapContent>(
    initialPosition: MapCameraPosition = .automatic, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, selection: Binding<SelectedValue?>,
    scope: Namespace.ID? = nil, @MapContentBuilder content: () -> C,
    _file: StaticString = #fileID, _line: UInt = #line
  ) where Content == MapContentView<SelectedValue, C> {
    self.init(
      content: MapContentView(
        .initial(initialPosition), interactionModes, content(), _file, _line,
        selection: MapChoice(selection),
        setting: MapSetting(bounds: bounds, scope: scope)))
  }
}
