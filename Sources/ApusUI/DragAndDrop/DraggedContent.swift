import ApusCoreTransferable
import ApusFoundation
import ApusUniformTypeIdentifiers
import ViewGraph

/// The content that a person drags over a page.
@MainActor
final class DraggedContent {
  /// The content in its readable forms; empty as long as content from outside is not dropped.
  let providers: [NSItemProvider]
  /// The types of the forms.
  let types: [UTType]
  /// The value of a view of this page.
  let value: Any?

  /// Content of a view of this page.
  init(_ provider: NSItemProvider, value: Any? = nil) {
    providers = [provider]
    types = provider.registeredContentTypes
    self.value = value
  }

  /// Content from outside of the page.
  ///
  /// - Parameters:
  ///   - types: MIME types, as far as the browser tells them.
  ///   - files: The files, once they were dropped and sent.
  ///   - text: The text, once it was dropped.
  init(types: [String], files: [PickedFile] = [], text: String = "") {
    let known = types.compactMap { UTType(outsideType: $0) }
    value = nil
    var providers = files.map { file in
      NSItemProvider(
        file: file.url, type: (UTType(mimeType: file.type) ?? .data).identifier, name: file.name)
    }
    if !text.isEmpty {
      let type = known.first { $0 == .url || $0.conforms(to: .text) } ?? .utf8PlainText
      providers.append(NSItemProvider(data: Data(text.utf8), type: type.identifier))
    }
    self.providers = providers
    self.types = providers.isEmpty ? known : providers.flatMap(\.registeredContentTypes)
  }

  /// Whether one of the forms is of one of some types. Files whose types a browser hides may be of any type.
  func conforms(to types: [UTType]) -> Bool {
    if providers.isEmpty, self.types.allSatisfy({ $0 == .data || $0.isDynamic }) { return true }
    return self.types.contains { own in types.contains(where: own.conforms) }
  }

  /// Reads the values of a type, and hands them over: at once if the page's own value is of it.
  func read<T: Transferable>(_: T.Type, _ take: @escaping @MainActor ([T]) -> Void) {
    if let value = value as? T { return take([value]) }
    let providers = providers
    Task { @MainActor in
      var values: [T] = []
      for provider in providers {
        // The view takes the value for the main thread alone.
        nonisolated(unsafe) let value = try? await provider.value(as: T.self)
        if let value { values.append(value) }
      }
      take(values)
    }
  }
}

extension UTType {
  /// The type of content that a browser names: MIME types, and `Files` where a browser hides them.
  fileprivate init?(outsideType name: String) {
    switch name {
    case "text/uri-list": self = .url
    case "text/plain": self = .utf8PlainText
    case "Files": self = .data
    default: self.init(mimeType: name)
    }
  }
}
