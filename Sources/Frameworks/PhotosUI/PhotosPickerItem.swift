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

  private var type: UTType {
    UTType(mimeType: file.type) ?? UTType(filenameExtension: file.url.pathExtension) ?? .data
  }
}
