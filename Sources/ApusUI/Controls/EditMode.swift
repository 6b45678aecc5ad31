import ViewGraph

/// Whether a person is editing a list.
public enum EditMode: Hashable, Sendable {
  /// Not editing; editing for a moment; editing.
  case inactive, transient, active
  /// Whether a person is editing: true in `.transient` and `.active`.
  public var isEditing: Bool { self != .inactive }
}

private struct EditModeKey: EnvironmentKey {
  static var defaultValue: Binding<EditMode>? { nil }
}
private struct ProvidedEditModeKey: EnvironmentKey { static var defaultValue: Bool { false } }
private struct EditingRowsKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  /// Whether a person is editing here. Each page of a stack has its own, as has a screen without a
  /// stack; a view can set another.
  public var editMode: Binding<EditMode>? {
    get { self[EditModeKey.self] }
    set {
      self[EditModeKey.self] = newValue
      self[ProvidedEditModeKey.self] = false
    }
  }

  /// Whether the mode is provided by a page or screen, so that an inner page may replace it.
  fileprivate var hasProvidedEditMode: Bool { self[ProvidedEditModeKey.self] }

  /// Whether the rows around are being edited. Set only while a list is edited, so that rows need
  /// not read it otherwise.
  var isEditingRows: Bool {
    get { self[EditingRowsKey.self] }
    set { self[EditingRowsKey.self] = newValue }
  }

  fileprivate mutating func provide(_ mode: Binding<EditMode>) {
    self[EditModeKey.self] = mode
    self[ProvidedEditModeKey.self] = true
  }
}

/// Provides an edit mode in a page or screen, unless an ancestor view set one.
struct _EditModeProvider: ViewModifier {
  typealias Body = Never
  let mode: Binding<EditMode>

  static func _emit(_ modifier: Self, _ context: EmissionContext, content: () -> Void) {
    let environment = context.environment
    guard environment.editMode == nil || environment.hasProvidedEditMode else { return content() }
    // The same values each time: bindings cannot be compared, and new ones would invalidate all
    // readers.
    let provided = context.slot(0xED17) { ProvidedEditMode(modifier.mode) }
    context.withEnvironment(provided.entries[...], content)
  }
}

private final class ProvidedEditMode: Slot {
  let entries: [EnvironmentEntry]

  init(_ mode: Binding<EditMode>) {
    entries = EnvironmentValues.entries { $0.provide(mode) }
    super.init()
  }
}

extension EmissionContext {
  /// Writes rows, which read whether they are being edited.
  func emitRows(_ body: () -> Void) {
    let isEditing = environment.editMode?.wrappedValue.isEditing == true
    let spacing = environment.sectionSpacing
    let entries = EnvironmentValues.entries { values in
      values.isInRows = true
      values.scrollDepth = environment.scrollDepth + 1
      if let spacing { values.outerSectionSpacing = spacing }
      if isEditing { values.isEditingRows = true }
    }
    withEnvironment(entries[...], body)
  }
}

/// A button that begins and ends the editing that `\.editMode` tells of.
public struct EditButton: View {
  @Environment(\.editMode) private var editMode

  /// A button that says “Edit” or “Done”. It is disabled where there is no edit mode.
  nonisolated public init() {}

  public var body: some View {
    let mode = editMode
    Button {
      guard let mode else { return }
      mode.wrappedValue = mode.wrappedValue.isEditing ? .inactive : .active
    } label: {
      Text(own: mode?.wrappedValue.isEditing == true ? .done : .edit)
    }
    .disabled(mode == nil)
  }
}
