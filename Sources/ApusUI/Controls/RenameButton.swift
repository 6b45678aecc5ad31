import ViewGraph

/// A button that runs the rename action of the view around.
///
/// ```swift
/// RowView(item)
///   .contextMenu { RenameButton() }
///   .renameAction { isEditing = true }
/// ```
///
/// Without a rename action it is disabled.
nonisolated public struct RenameButton<Label: View>: View {
  @Environment(\.rename) private var rename
  private let label: Label

  /// A button with the system's label.
  nonisolated public init() where Label == ApusUI.Label<Text, Image> {
    label = ApusUI.Label {
      Text(own: .rename)
    } icon: {
      Image(systemName: "pencil")
    }
  }

  @MainActor public var body: some View {
    let action = rename
    Button {
      action?()
    } label: {
      label
    }
    .disabled(action == nil)
  }
}

/// Begins to rename something when called as a function.
public struct RenameAction {
  private let action: Carried<() -> Void>

  nonisolated init(_ action: @escaping () -> Void) { self.action = Carried(action) }

  /// Runs the action of the view around.
  @MainActor public func callAsFunction() { action.value() }
}

private struct RenameKey: EnvironmentKey { static var defaultValue: RenameAction? { nil } }

extension EnvironmentValues {
  /// The rename action of the view around, which a ``RenameButton`` runs.
  public internal(set) var rename: RenameAction? {
    get { self[RenameKey.self] }
    set { self[RenameKey.self] = newValue }
  }
}

extension View {
  /// Gives a ``RenameButton`` in this view an action.
  nonisolated public func renameAction(_ action: @escaping () -> Void) -> some View {
    modifier(_EnvironmentKeyTransformModifier { $0.rename = RenameAction(action) })
  }

  /// Lets a ``RenameButton`` in this view put the keyboard into the field of a focus state.
  nonisolated public func renameAction(_ isFocused: FocusState<Bool>.Binding) -> some View {
    renameAction { isFocused.wrappedValue = true }
  }
}
