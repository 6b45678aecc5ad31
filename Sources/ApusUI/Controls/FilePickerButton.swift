import ViewGraph

/// A file that a visitor chose. It is deleted when the visitor leaves: copy what is to stay.
public struct PickedFile: Hashable, Sendable {
  /// As it was called on the visitor's device, without folders.
  public let name: String
  /// MIME type found from the content.
  public let type: String
  /// Bytes.
  public let size: Int
  /// Where it lies on the server.
  public let url: URL

  init(_ file: ChosenFile) {
    name = file.name
    type = file.type
    size = file.size
    url = URL(fileURLWithPath: file.path)
  }
}

/// A button with which a visitor chooses a file of their device. Apple's framework has none that
/// means the same.
public struct FilePickerButton<Label: View>: View {
  public typealias Body = Never
  let types: [String]
  let maximumBytes: Int
  let onChoose: @MainActor (PickedFile) -> Void
  nonisolated(unsafe) let label: Label

  /// - Parameters:
  ///   - types: MIME types that are offered; `image/*` stands for all of a kind.
  ///   - maximumBytes: Larger files are refused.
  ///   - onChoose: Called with a file that is here in full.
  @preconcurrency nonisolated public init(
    types: [String], maximumBytes: Int, onChoose: @escaping @MainActor (PickedFile) -> Void,
    @ViewBuilder label: () -> Label
  ) {
    self.types = types
    self.maximumBytes = maximumBytes
    self.onChoose = onChoose
    self.label = label()
  }

  public static func _emit(_ view: Self, _ context: EmissionContext) {
    let (types, limit, onChoose) = (view.types, view.maximumBytes, view.onChoose)
    context.open(.filePicker)
    context.writer.set(.accept, types.joined(separator: ","))
    context.writer.set(.maximum, Double(limit))
    context.handler(
      .onFile,
      .event { action in
        guard case .file(let file) = action, file.size <= limit, accepts(file.type, types) else {
          return
        }
        onChoose(PickedFile(file))
      })
    context.emit(1, view.label)
    context.close()
  }

  private static func accepts(_ type: String, _ types: [String]) -> Bool {
    types.isEmpty
      || types.contains { $0.hasSuffix("/*") ? type.hasPrefix($0.dropLast()) : $0 == type }
  }
}

extension FilePickerButton where Label == Text {
  @preconcurrency nonisolated public init(
    _ titleKey: LocalizedStringKey, types: [String], maximumBytes: Int,
    onChoose: @escaping @MainActor (PickedFile) -> Void
  ) {
    self.init(types: types, maximumBytes: maximumBytes, onChoose: onChoose) { Text(titleKey) }
  }

  @_disfavoredOverload
  @preconcurrency nonisolated public init<S: StringProtocol>(
    _ title: S, types: [String], maximumBytes: Int,
    onChoose: @escaping @MainActor (PickedFile) -> Void
  ) {
    self.init(types: types, maximumBytes: maximumBytes, onChoose: onChoose) { Text(title) }
  }
}
