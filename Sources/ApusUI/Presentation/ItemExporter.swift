import ApusCoreTransferable
import ApusUniformTypeIdentifiers

/// An item without a form of a wanted type.
struct NoForm: LocalizedError {
  var errorDescription: String? { "The item has no form of a type that was asked for." }
}

extension View {
  /// Hands an item to the person while a condition holds: the browser saves its file.
  ///
  /// The browser saves it where it saves files, or asks for the place. It does not say when a person declines.
  ///
  /// - Parameters:
  ///   - item: The item. Nothing is saved without one.
  ///   - contentTypes: The types that the file may have. The item's first form of one of them is saved, and its first
  ///     form at all if the list is empty.
  ///   - defaultFilename: The name of the file.
  ///   - onCompletion: Called with the place of the file on the server, or with the error of the item's own code. An
  ///     item without a form of the types fails; so does a file of more than 16 MiB.
  ///   - onCancellation: Never called, because a browser does not tell that a person declines.
  nonisolated public func fileExporter<T: Transferable>(
    isPresented: Binding<Bool>, item: T?, contentTypes: [UTType] = [],
    defaultFilename: String? = nil,
    onCompletion: @escaping (Result<URL, any Error>) -> Void,
    onCancellation: @escaping () -> Void = {}
  ) -> some View {
    // The view keeps the item for the main thread alone.
    nonisolated(unsafe) let items = item.map { [$0] } ?? []
    return exportsLater(isPresented, hasFiles: item != nil) {
      try await files(of: items, contentTypes, defaultFilename)
    } then: { places in
      onCompletion(places.flatMap { urls in urls.first.map { .success($0) } ?? .failure(NoForm()) })
    }
  }

  /// Hands several items to the person while a condition holds: the browser saves their files.
  ///
  /// - Parameters:
  ///   - items: The items. Nothing is saved without one.
  ///   - contentTypes: The types that the files may have. An item's first form of one of them is saved, and its first
  ///     form at all if the list is empty.
  ///   - onCompletion: Called with the places of the files on the server, or with the error of an item's own code.
  ///   - onCancellation: Never called, because a browser does not tell that a person declines.
  nonisolated public func fileExporter<C: Collection, T: Transferable>(
    isPresented: Binding<Bool>, items: C, contentTypes: [UTType] = [],
    onCompletion: @escaping (Result<[URL], any Error>) -> Void,
    onCancellation: @escaping () -> Void = {}
  ) -> some View where T == C.Element {
    // The view keeps the items for the main thread alone.
    nonisolated(unsafe) let items = Array(items)
    return exportsLater(isPresented, hasFiles: !items.isEmpty) {
      try await files(of: items, contentTypes, nil)
    } then: {
      onCompletion($0)
    }
  }
}

/// The files of items, each in its first form of the types.
@MainActor
private func files<T: Transferable>(
  of items: [T], _ types: [UTType], _ name: String?
) async throws -> [ExportedFile] {
  var files: [ExportedFile] = []
  for item in items {
    // The app hands the item over, as Apple's exporter does, whose closures run beside the main thread.
    nonisolated(unsafe) let item = item
    guard let file = try await T.file(of: item, as: types) else { throw NoForm() }
    // Some types have no ending of their own, such as UTF-8 text, which takes the one of plain text.
    let type = ([file.type] + types + [.plainText]).first {
      file.type.conforms(to: $0) && $0.preferredFilenameExtension != nil
    }
    files.append(
      try ExportedFile(file.data, named: name ?? file.name, type: type ?? file.type))
  }
  return files
}
