import ApusCoreTransferable
import ApusFoundation
import ApusUniformTypeIdentifiers
import ViewGraph

/// A button that hands the app what is on the person's clipboard.
///
/// ```swift
/// PasteButton(payloadType: String.self) { texts in
///   note += texts.joined(separator: "\n")
/// }
/// ```
///
/// A browser asks the person whether the page may read the clipboard, and hands over its text. Without a page the text
/// is that of `UIPasteboard.general`.
nonisolated public struct PasteButton: View {
  private let types: [UTType]
  private let paste: @MainActor (_ text: PastedText) -> Void

  /// A button for one kind of value.
  ///
  /// - Parameters:
  ///   - payloadType: The kind, of which a form is plain text.
  ///   - onPaste: Called with the value. A text of which none can be made is not handed over.
  @preconcurrency nonisolated public init<T: Transferable>(
    payloadType: T.Type, onPaste: @escaping ([T]) -> Void
  ) {
    let onPaste = Carried(onPaste)
    types = [.utf8PlainText]
    paste = { text in
      Task { @MainActor in
        // The view takes the value for the main thread alone.
        nonisolated(unsafe) let value = await text.value(as: T.self)
        if let value { onPaste.value([value]) }
      }
    }
  }

  /// A button for content of some types. The button is disabled without a type of text or addresses.
  ///
  /// - Parameters:
  ///   - supportedContentTypes: The types, of which the first that fits is the type of the content.
  ///   - payloadAction: Called with the content.
  @preconcurrency nonisolated public init(
    supportedContentTypes: [UTType],
    payloadAction: @escaping ([NSItemProvider]) -> Void
  ) {
    let payloadAction = Carried(payloadAction)
    types = supportedContentTypes
    paste = { text in
      if let provider = text.provider(of: supportedContentTypes) { payloadAction.value([provider]) }
    }
  }

  @MainActor public var body: some View {
    let paste = paste
    Button {
      if let text = UIPasteboard.general.string, !text.isEmpty { paste(PastedText(text)) }
    } label: {
      Label {
        Text(own: .paste)
      } icon: {
        Image(systemName: "doc.on.clipboard")
      }
    }
    .buttonStyle(.borderedProminent)
    .modifier(_PastingModifier(paste: paste))
    .disabled(!types.contains(where: PastedText.canBe))
  }
}

/// Lets the page read the clipboard when a button is pressed.
nonisolated private struct _PastingModifier: ViewModifier {
  typealias Body = Never
  let paste: @MainActor (PastedText) -> Void

  @MainActor static func _emit(
    _ modifier: Self, _ context: EmissionContext, content: () -> Void
  ) {
    let handler = context.registerHandler(
      .event { action in
        if case .open(let text) = action, !text.isEmpty { modifier.paste(PastedText(text)) }
      })
    context.modify(.free) { writer in
      writer.set(.onOpen, handler: handler)
    } content: {
      content()
    }
  }
}

/// The text of a clipboard.
nonisolated struct PastedText: Sendable {
  let text: String

  init(_ text: String) { self.text = text }

  /// Whether some text is of a type.
  static func canBe(_ type: UTType) -> Bool {
    UTType.utf8PlainText.conforms(to: type) || type == .url
  }

  /// The first of some types that the text is of.
  private func type(among types: [UTType]) -> UTType? {
    types.first {
      $0 == .url ? URL(string: text)?.scheme != nil : UTType.utf8PlainText.conforms(to: $0)
    }
  }

  func provider(of types: [UTType]) -> NSItemProvider? {
    guard let type = type(among: types) else { return nil }
    let own = type == .url ? UTType.url : .utf8PlainText
    return NSItemProvider(data: Data(text.utf8), type: own.identifier)
  }

  /// A value that is read from the text.
  func value<T: Transferable>(as _: T.Type) async -> sending T? {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).txt")
    defer { try? FileManager.default.removeItem(at: file) }
    do {
      try Data(text.utf8).write(to: file)
      return try await T.value(of: TransferredFile(url: file, type: .utf8PlainText))
    } catch {
      return nil
    }
  }
}
