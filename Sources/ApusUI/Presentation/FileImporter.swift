import ApusUniformTypeIdentifiers
import ViewGraph

extension View {
  /// Lets a person choose a file while a condition holds.
  ///
  /// A browser opens its chooser for a press alone, so the page shows a sheet with a button for that. A file of more
  /// than 8 MiB is refused, and the page says so. The server keeps a file for the visitor until they leave, or have
  /// chosen 32 others.
  ///
  /// - Parameters:
  ///   - allowedContentTypes: What is offered and taken.
  ///   - onCompletion: Called with the file's place on the server. It is not called when the person cancels.
  nonisolated public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType],
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
  ) -> some View {
    importing(isPresented, allowedContentTypes, allowsSeveral: false) { urls in
      if let url = urls.first { onCompletion(.success(url)) }
    }
  }

  /// Lets a person choose one file or several while a condition holds.
  ///
  /// - Parameters:
  ///   - allowedContentTypes: What is offered and taken.
  ///   - allowsMultipleSelection: Whether the person may choose one file after the other.
  ///   - onCompletion: Called with the files' places on the server. It is not called when the person cancels.
  nonisolated public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
  ) -> some View {
    importing(isPresented, allowedContentTypes, allowsSeveral: allowsMultipleSelection) {
      onCompletion(.success($0))
    }
  }

  /// The same, and says when the person cancels.
  nonisolated public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void,
    onCancellation: @escaping () -> Void
  ) -> some View {
    importing(
      isPresented, allowedContentTypes, allowsSeveral: allowsMultipleSelection,
      then: { onCompletion(.success($0)) }, cancelled: onCancellation)
  }

  nonisolated private func importing(
    _ isPresented: Binding<Bool>, _ types: [UTType], allowsSeveral: Bool,
    then: @escaping ([URL]) -> Void, cancelled: @escaping () -> Void = {}
  ) -> some View {
    fileChooser(
      isPresented: isPresented, offers: UTType.offers(of: types), allowsSeveral: allowsSeveral,
      takes: { UTType.takes(types, name: $0, type: $1) },
      onChoose: { then($0.map(\.url)) }, onCancel: cancelled)
  }
}
