import ApusUniformTypeIdentifiers
import ViewGraph

/// A file that a screen hands to the person's browser, which saves it.
nonisolated package struct ExportedFile {
  let name: String
  let data: Data
  /// Whether it is a picture.
  var isPicture: Bool { PictureHeader(data) != nil }

  /// A file of some bytes.
  ///
  /// - Parameters:
  ///   - name: The name of the file. A name without a fitting ending gets the ending of the type.
  ///   - type: Its type, if that is known.
  /// - Throws: An error if it is larger than a server serves.
  package init(_ data: Data, named name: String?, type: UTType?) throws {
    guard data.count <= ServedFiles.limit else { throw CocoaError(.fileReadTooLarge) }
    self.data = data
    self.name = Self.complete(name, type)
  }

  /// The file of a document.
  ///
  /// - Throws: An error for a folder, because a browser saves none.
  init(_ wrapper: FileWrapper, named name: String?, type: UTType?) throws {
    guard let data = wrapper.regularFileContents else {
      throw CocoaError(.fileWriteUnsupportedScheme)
    }
    try self.init(
      data, named: name ?? wrapper.preferredFilename ?? wrapper.filename, type: type)
  }

  /// A copy of a file of the server's.
  ///
  /// - Throws: An error if there is no such file, or it is larger than a server serves.
  init(copyOf url: URL, named name: String? = nil) throws {
    guard FileManager.default.fileExists(atPath: url.path) else {
      throw CocoaError(.fileReadNoSuchFile)
    }
    guard let data = ServedFiles.contents(url.path) else { throw CocoaError(.fileReadUnknown) }
    try self.init(data, named: name ?? url.lastPathComponent, type: nil)
  }

  /// Hands all files to the person, or none.
  ///
  /// - Returns: Their places on the server.
  /// - Throws: The error of the disk.
  @MainActor
  package static func hand(_ files: [ExportedFile], to session: Session?) throws -> [URL] {
    guard let session else { return [] }
    let places = try files.map { file in
      let place = try session.makeFileFolder().appendingPathComponent(file.name)
      try file.data.write(to: place)
      return place
    }
    for place in places { session.perform(.download(place)) }
    return places
  }

  /// A name that a disk takes, with an ending that says the type.
  private static func complete(_ name: String?, _ type: UTType?) -> String {
    let plain = PlainFileName.of(name ?? "")
    guard let type, let ending = type.preferredFilenameExtension else { return plain }
    let own = (plain as NSString).pathExtension
    if !own.isEmpty, UTType(filenameExtension: own)?.conforms(to: type) == true { return plain }
    return plain + "." + ending
  }
}

/// Hands files to the person when a condition begins to hold.
nonisolated private struct ExportModifier: ViewModifier {
  let isPresented: Binding<Bool>
  let hasFiles: Bool
  let files: () throws -> [ExportedFile]
  let then: (Result<[URL], any Error>) -> Void

  @MainActor func body(content: Content) -> some View {
    content.onChange(of: isPresented.wrappedValue && hasFiles, initial: true) { _, isAsked in
      guard isAsked else { return }
      let result = Result { try ExportedFile.hand(files(), to: Graph.current?.session) }
      isPresented.wrappedValue = false
      then(result)
    }
  }
}

/// Hands files to the person, some time after a condition begins to hold.
nonisolated private struct LaterExportModifier: ViewModifier {
  let isPresented: Binding<Bool>
  let hasFiles: Bool
  let files: @MainActor () async throws -> [ExportedFile]
  let then: (Result<[URL], any Error>) -> Void

  @MainActor func body(content: Content) -> some View {
    content.onChange(of: isPresented.wrappedValue && hasFiles, initial: true) { _, isAsked in
      guard isAsked else { return }
      let session = Graph.current?.session
      Task { @MainActor in
        let result: Result<[URL], any Error>
        do {
          result = .success(try ExportedFile.hand(try await files(), to: session))
        } catch {
          result = .failure(error)
        }
        isPresented.wrappedValue = false
        then(result)
      }
    }
  }
}

extension View {
  /// Hands files to the person, once they are made, when a condition begins to hold.
  ///
  /// - Parameters:
  ///   - hasFiles: Whether there is something to hand over.
  ///   - files: Makes the files.
  ///   - then: Receives the files' places on the server.
  package nonisolated func exportsLater(
    _ isPresented: Binding<Bool>, hasFiles: Bool,
    files: @escaping @MainActor () async throws -> [ExportedFile],
    then: @escaping (Result<[URL], any Error>) -> Void
  ) -> some View {
    modifier(
      LaterExportModifier(isPresented: isPresented, hasFiles: hasFiles, files: files, then: then))
  }

  /// Hands files to the person when a condition begins to hold.
  ///
  /// - Parameters:
  ///   - hasFiles: Whether there is something to hand over.
  ///   - files: Makes the files.
  ///   - then: Called with their places on the server.
  nonisolated func exports(
    _ isPresented: Binding<Bool>, hasFiles: Bool, files: @escaping () throws -> [ExportedFile],
    then: @escaping (Result<[URL], any Error>) -> Void
  ) -> some View {
    modifier(
      ExportModifier(isPresented: isPresented, hasFiles: hasFiles, files: files, then: then))
  }
}
