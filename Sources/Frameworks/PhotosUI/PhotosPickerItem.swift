import ApusCoreTransferable
import ApusUI
import Foundation

/// A picture or a film that a person has chosen. The server keeps its file for a minute.
///
/// ```swift
/// if let bytes = try await item.loadTransferable(type: Data.self) { … }
/// ```
public struct PhotosPickerItem: Hashable, Sendable {
  /// How a picture is handed over.
  public struct EncodingDisambiguationPolicy: Hashable, Sendable {
    public static let automatic = EncodingDisambiguationPolicy()
    public static let current = EncodingDisambiguationPolicy()
    public static let compatible = EncodingDisambiguationPolicy()
  }

  let file: PickedFile

  init(_ file: PickedFile) { self.file = file }

  /// The name of the item in the person's library: a browser tells none.
  public var itemIdentifier: String? { nil }

  /// The types of the file.
  public var supportedContentTypes: [UTType] { [type] }

  /// Reads the file as a value.
  ///
  /// - Returns: Nil where the value has no form of the file's type.
  /// - Throws: The error of the value's own code, or why the file cannot be read.
  public func loadTransferable<T: Transferable>(type: T.Type) async throws -> T? {
    try await T.value(of: TransferredFile(url: file.url, type: self.type))
  }

  /// Reads the file as a value, and tells a function of the result.
  ///
  /// - Returns: The progress, which is complete when the function is called.
  @discardableResult
  public func loadTransferable<T: Transferable>(
    type: T.Type, completionHandler: @escaping @Sendable (Result<T?, any Error>) -> Void
  ) -> Progress {
    let progress = Progress(totalUnitCount: 1)
    let item = self
    Task {
      let result: Result<T?, any Error>
      do {
        result = .success(try await item.loadTransferable(type: type))
      } catch {
        result = .failure(error)
      }
      progress.completedUnitCount = 1
      completionHandler(result)
    }
    return progress
  }

  private var type: UTType {
    UTType(mimeType: file.type) ?? UTType(filenameExtension: file.url.pathExtension) ?? .data
  }
}
