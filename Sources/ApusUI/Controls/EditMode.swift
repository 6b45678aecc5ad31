import ViewGraph

/// Whether a person is editing a list.
public enum EditMode: Hashable, Sendable {
  case inactive, transient, active
  public var isEditing: Bool { self != .inactive }
}

private struct EditModeKey: EnvironmentKey {
  static var defaultValue: Binding<EditMode>? { nil }
}

extension EnvironmentValues {
  /// Whether a person is editing here, where a view says so.
  public var editMode: Binding<EditMode>? {
    get { self[EditModeKey.self] }
    set { self[EditModeKey.self] = newValue }
  }
}

/// A button that begins and ends the editing that `\.editMode` tells of.
public struct EditButton: View {
  @Environment(\.editMode) private var editMode

  nonisolated public init() {}

  public var body: some View {
    let mode = editMode
    Button(mode?.wrappedValue.isEditing == true ? "Done" : "Edit") {
      guard let mode else { return }
      mode.wrappedValue = mode.wrappedValue.isEditing ? .inactive : .active
    }
    .disabled(mode == nil)
  }
}
