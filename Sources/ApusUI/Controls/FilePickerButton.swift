import ViewGraph

/// A button to choose a file from the visitor's device, drawn in the button style of the
/// environment if that is one of the system's. Apple's framework has no equivalent.
nonisolated public struct FilePickerButton<Label: View>: View {
  public typealias Body = Never
  let types: [String]
  let maximumBytes: Int
  let onChoose: @MainActor (PickedFile) -> Void
  let onRefuse: (@MainActor (RefusedFile) -> Void)?
  let label: Label
  /// Decides by a file's name and type in place of `types`, which are offered all the same.
  var takes: (@MainActor (ChosenFile) -> Bool)?

  /// - Parameters:
  ///   - types: MIME types that are offered, and taken if the content is of one of them; `image/*`
  ///     stands for all of a kind. Empty: all are taken.
  ///   - maximumBytes: Larger files are refused.
  ///   - onChoose: Called with a file that has been uploaded completely.
  ///   - onRefuse: Called with a file that is empty, too large or of another type. Without it the
  ///     page shows a notice.
  @preconcurrency nonisolated public init(
    types: [String], maximumBytes: Int, onChoose: @escaping @MainActor (PickedFile) -> Void,
    onRefuse: (@MainActor (RefusedFile) -> Void)? = nil, @ViewBuilder label: () -> Label
  ) {
    self.types = types
    self.maximumBytes = maximumBytes
    self.onChoose = onChoose
    self.onRefuse = onRefuse
    self.label = label()
  }

  @MainActor public static func _emit(_ view: Self, _ context: EmissionContext) {
    context.open(.filePicker)
    if let style = context.styleValue(of: ButtonStyles.self) as? any _DrawnButtonStyle {
      context.writer.set(.look, type(of: style).look)
    }
    context.writer.set(.accept, view.types.joined(separator: ","))
    context.writer.set(.maximum, Double(view.maximumBytes))
    context.handler(
      .onFile,
      .event { action in
        switch action {
        case .file(let file): view.receive(file)
        case .oversizedFile(let name, let size):
          view.refuse(RefusedFile(name: name, size: size, reason: .tooLarge))
        default: break
        }
      })
    context.focusable()
    context.emit(1, view.label)
    context.close()
  }

  @MainActor private func receive(_ file: ChosenFile) {
    func refuse(_ reason: RefusedFile.Reason) {
      self.refuse(RefusedFile(name: file.name, size: file.size, reason: reason))
    }
    if file.size == 0 { return refuse(.empty) }
    if file.size > maximumBytes { return refuse(.tooLarge) }
    guard takes?(file) ?? accepts(file.type) else { return refuse(.wrongType) }
    onChoose(PickedFile(file))
  }

  @MainActor private func refuse(_ file: RefusedFile) {
    if let onRefuse { return onRefuse(file) }
    Graph.current?.session.perform(.notice(message: file.message, id: ""))
  }

  @MainActor private func accepts(_ type: String) -> Bool {
    types.isEmpty
      || types.contains { $0.hasSuffix("/*") ? type.hasPrefix($0.dropLast()) : $0 == type }
  }
}

extension FilePickerButton where Label == Text {
  /// A file picker with a localized title.
  @preconcurrency nonisolated public init(
    _ titleKey: LocalizedStringKey, types: [String], maximumBytes: Int,
    onChoose: @escaping @MainActor (PickedFile) -> Void,
    onRefuse: (@MainActor (RefusedFile) -> Void)? = nil
  ) {
    self.init(
      types: types, maximumBytes: maximumBytes, onChoose: onChoose, onRefuse: onRefuse
    ) { Text(titleKey) }
  }

  /// A file picker whose title is shown as given.
  @_disfavoredOverload
  @preconcurrency nonisolated public init<S: StringProtocol>(
    _ title: S, types: [String], maximumBytes: Int,
    onChoose: @escaping @MainActor (PickedFile) -> Void,
    onRefuse: (@MainActor (RefusedFile) -> Void)? = nil
  ) {
    self.init(
      types: types, maximumBytes: maximumBytes, onChoose: onChoose, onRefuse: onRefuse
    ) { Text(title) }
  }
}
