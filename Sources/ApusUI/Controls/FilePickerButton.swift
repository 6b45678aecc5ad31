import ViewGraph

/// A file that a person chose.
public struct PickedFile: Sendable {
  /// What the person's device calls it; never a path.
  public var name: String
  /// MIME type, found from the content.
  public var type: String
  /// Bytes.
  public var size: Int
  /// Where it lies until the screen ends; copy what is to be kept.
  public var url: URL
}

/// A button that lets a person choose a file of their device. Apus's own: iOS has several
/// pickers, each for one kind of file.
public struct FilePickerButton<Label: View>: View {
  public typealias Body = Never
  let types: [String]
  let maximumBytes: Int
  let onChoose: @MainActor (PickedFile) -> Void
  nonisolated(unsafe) let label: Label

  /// - Parameters:
  ///   - types: MIME types that the device offers; `image/*` for any picture.
  ///   - maximumBytes: A larger file is refused by the page, with a message.
  nonisolated public init(
    types: [String], maximumBytes: Int, onChoose: @escaping @MainActor (PickedFile) -> Void,
    @ViewBuilder label: () -> Label
  ) {
    self.types = types
    self.maximumBytes = maximumBytes
    self.onChoose = onChoose
    self.label = label()
  }

  public static func _emit(_ view: Self, _ context: EmissionContext) {
    let onChoose = view.onChoose
    context.open(.filePicker)
    context.writer.set(.accept, view.types.joined(separator: ","))
    context.writer.set(.maximum, Double(view.maximumBytes))
    context.handler(
      .onFile,
      .event { action in
        guard case .file(let file) = action else { return }
        onChoose(
          PickedFile(
            name: file.name, type: file.type, size: file.size,
            url: URL(fileURLWithPath: file.path)))
      })
    context.focusable()
    context.emit(1, view.label)
    context.close { $0 }
  }
}

extension FilePickerButton where Label == Text {
  nonisolated public init(
    _ titleKey: LocalizedStringKey, types: [String], maximumBytes: Int,
    onChoose: @escaping @MainActor (PickedFile) -> Void
  ) {
    self.init(types: types, maximumBytes: maximumBytes, onChoose: onChoose) { Text(titleKey) }
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, types: [String], maximumBytes: Int,
    onChoose: @escaping @MainActor (PickedFile) -> Void
  ) {
    self.init(types: types, maximumBytes: maximumBytes, onChoose: onChoose) { Text(title) }
  }
}
