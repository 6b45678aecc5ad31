extension View {
  /// Hands a file of the server's to the person while a condition holds.
  ///
  /// The browser saves a copy where it saves files. The file itself stays at its place, because the server cannot see
  /// whether the copy has arrived. The browser does not say when a person declines.
  ///
  /// - Parameters:
  ///   - file: The file. Nothing is saved without one.
  ///   - onCompletion: Called with the place of the copy on the server, or with the error of the disk.
  nonisolated public func fileMover(
    isPresented: Binding<Bool>, file: URL?,
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
  ) -> some View {
    exports(isPresented, hasFiles: file != nil) {
      try file.map { [try ExportedFile(copyOf: $0)] } ?? []
    } then: { result in
      switch result {
      case .success(let urls): if let url = urls.first { onCompletion(.success(url)) }
      case .failure(let error): onCompletion(.failure(error))
      }
    }
  }

  /// Hands several files of the server's to the person while a condition holds.
  ///
  /// - Parameters:
  ///   - files: The files. Nothing is saved without one.
  ///   - onCompletion: Called with the places of the copies on the server, or with the error of the disk.
  nonisolated public func fileMover<C: Collection>(
    isPresented: Binding<Bool>, files: C,
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
  ) -> some View where C.Element == URL {
    exports(isPresented, hasFiles: !files.isEmpty) {
      try files.map { try ExportedFile(copyOf: $0) }
    } then: {
      onCompletion($0)
    }
  }

  /// Hands a file of the server's to the person while a condition holds.
  ///
  /// - Parameters:
  ///   - file: The file. Nothing is saved without one.
  ///   - onCompletion: Called with the place of the copy on the server, or with the error of the disk.
  ///   - onCancellation: Called when the person declines. A browser does not say so.
  nonisolated public func fileMover(
    isPresented: Binding<Bool>, file: URL?,
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void,
    onCancellation: @escaping () -> Void
  ) -> some View {
    fileMover(isPresented: isPresented, file: file, onCompletion: onCompletion)
  }

  /// Hands several files of the server's to the person while a condition holds.
  ///
  /// - Parameters:
  ///   - files: The files. Nothing is saved without one.
  ///   - onCompletion: Called with the places of the copies on the server, or with the error of the disk.
  ///   - onCancellation: Called when the person declines. A browser does not say so.
  nonisolated public func fileMover<C: Collection>(
    isPresented: Binding<Bool>, files: C,
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void,
    onCancellation: @escaping () -> Void
  ) -> some View where C.Element == URL {
    fileMover(isPresented: isPresented, files: files, onCompletion: onCompletion)
  }
}
