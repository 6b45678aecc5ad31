import ApusUniformTypeIdentifiers

extension View {
  /// Hands a document to the person while a condition holds: the browser saves its file.
  ///
  /// The browser saves it where it saves files, or asks for the place. It does not say when a person declines.
  ///
  /// - Parameters:
  ///   - document: The document. Nothing is saved without one.
  ///   - contentType: The type of the file, which gives it its ending.
  ///   - defaultFilename: The name of the file.
  ///   - onCompletion: Called with the place of the file on the server, or with the error of the document's own code.
  ///     A document that is a folder fails, because a browser saves none; so does one of more than 16 MiB.
  nonisolated public func fileExporter<D: FileDocument>(
    isPresented: Binding<Bool>, document: D?, contentType: UTType, defaultFilename: String? = nil,
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
  ) -> some View {
    exports(isPresented, hasFiles: document != nil) {
      try document.map { [try $0.exported(contentType, defaultFilename)] } ?? []
    } then: {
      one($0, onCompletion)
    }
  }

  /// Hands several documents to the person while a condition holds: the browser saves their files.
  ///
  /// - Parameters:
  ///   - documents: The documents. Nothing is saved without one.
  ///   - contentType: The type of the files, which gives them their ending.
  ///   - onCompletion: Called with the places of the files on the server, or with the error of a document's own code.
  nonisolated public func fileExporter<C: Collection>(
    isPresented: Binding<Bool>, documents: C, contentType: UTType,
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
  ) -> some View where C.Element: FileDocument {
    exports(isPresented, hasFiles: !documents.isEmpty) {
      try documents.map { try $0.exported(contentType, nil) }
    } then: {
      onCompletion($0)
    }
  }

  /// Hands a document to the person while a condition holds: the browser saves its file.
  ///
  /// - Parameters:
  ///   - document: The document. Nothing is saved without one.
  ///   - contentTypes: The types that the file may have. The file gets the first type, or the document's own if the list is empty.
  ///   - defaultFilename: The name of the file.
  ///   - onCompletion: Called with the place of the file on the server, or with the error of the document's own code.
  ///   - onCancellation: Called when the person declines. A browser does not say so.
  nonisolated public func fileExporter<D: FileDocument>(
    isPresented: Binding<Bool>, document: D?, contentTypes: [UTType] = [],
    defaultFilename: String? = nil,
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void,
    onCancellation: @escaping () -> Void = {}
  ) -> some View {
    exports(isPresented, hasFiles: document != nil) {
      try document.map { [try $0.exported(contentTypes.first, defaultFilename)] } ?? []
    } then: {
      one($0, onCompletion)
    }
  }

  /// Hands several documents to the person while a condition holds: the browser saves their files.
  ///
  /// - Parameters:
  ///   - documents: The documents. Nothing is saved without one.
  ///   - contentTypes: The types that the files may have. A file gets the first type, or the document's own if the list is empty.
  ///   - onCompletion: Called with the places of the files on the server, or with the error of a document's own code.
  ///   - onCancellation: Called when the person declines. A browser does not say so.
  nonisolated public func fileExporter<C: Collection>(
    isPresented: Binding<Bool>, documents: C, contentTypes: [UTType] = [],
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void,
    onCancellation: @escaping () -> Void = {}
  ) -> some View where C.Element: FileDocument {
    exports(isPresented, hasFiles: !documents.isEmpty) {
      try documents.map { try $0.exported(contentTypes.first, nil) }
    } then: {
      onCompletion($0)
    }
  }

  /// Hands a document to the person while a condition holds: the browser saves its file.
  ///
  /// - Parameters:
  ///   - document: The document. Nothing is saved without one.
  ///   - contentType: The type of the file, which gives it its ending.
  ///   - defaultFilename: The name of the file.
  ///   - onCompletion: Called with the place of the file on the server, or with the error of the document's own code.
  nonisolated public func fileExporter<D: ReferenceFileDocument>(
    isPresented: Binding<Bool>, document: D?, contentType: UTType, defaultFilename: String? = nil,
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
  ) -> some View {
    exports(isPresented, hasFiles: document != nil) {
      try document.map { [try $0.exported(contentType, defaultFilename)] } ?? []
    } then: {
      one($0, onCompletion)
    }
  }

  /// Hands several documents to the person while a condition holds: the browser saves their files.
  ///
  /// - Parameters:
  ///   - documents: The documents. Nothing is saved without one.
  ///   - contentType: The type of the files, which gives them their ending.
  ///   - onCompletion: Called with the places of the files on the server, or with the error of a document's own code.
  nonisolated public func fileExporter<C: Collection>(
    isPresented: Binding<Bool>, documents: C, contentType: UTType,
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
  ) -> some View where C.Element: ReferenceFileDocument {
    exports(isPresented, hasFiles: !documents.isEmpty) {
      try documents.map { try $0.exported(contentType, nil) }
    } then: {
      onCompletion($0)
    }
  }
}

extension FileDocument {
  fileprivate func exported(_ type: UTType?, _ name: String?) throws -> ExportedFile {
    let type = type ?? Self.writableContentTypes.first ?? .data
    let wrapper = try fileWrapper(
      configuration: FileDocumentWriteConfiguration(contentType: type, existingFile: nil))
    return try ExportedFile(wrapper, named: name, type: type)
  }
}

extension ReferenceFileDocument {
  fileprivate func exported(_ type: UTType, _ name: String?) throws -> ExportedFile {
    let wrapper = try fileWrapper(
      snapshot: snapshot(contentType: type),
      configuration: FileDocumentWriteConfiguration(contentType: type, existingFile: nil))
    return try ExportedFile(wrapper, named: name, type: type)
  }
}

/// Hands on the first of several places.
private func one(
  _ places: Result<[URL], any Error>, _ onCompletion: (Result<URL, any Error>) -> Void
) {
  switch places {
  case .success(let urls): if let url = urls.first { onCompletion(.success(url)) }
  case .failure(let error): onCompletion(.failure(error))
  }
}
