import ApusUniformTypeIdentifiers

/// A document whose type is a value. A file holds its content.
@preconcurrency
public protocol FileDocument: Sendable {
  /// The types of files that the document can be read from.
  static var readableContentTypes: [UTType] { get }
  /// The types of files that the document can be written to.
  static var writableContentTypes: [UTType] { get }
  /// The facts for reading a document.
  typealias ReadConfiguration = FileDocumentReadConfiguration
  /// The facts for writing a document.
  typealias WriteConfiguration = FileDocumentWriteConfiguration

  /// Reads a document from a file.
  ///
  /// - Throws: The error of the document's own code.
  init(configuration: ReadConfiguration) throws

  /// The file of a document.
  ///
  /// - Throws: The error of the document's own code.
  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper
}

extension FileDocument {
  /// The types of files that the document can be read from.
  public static var writableContentTypes: [UTType] { readableContentTypes }
}

/// The facts for reading a document.
public struct FileDocumentReadConfiguration {
  /// The type of the file.
  public let contentType: UTType
  /// The file.
  public let file: FileWrapper
}

/// The facts for writing a document.
public struct FileDocumentWriteConfiguration {
  /// The type of the file.
  public let contentType: UTType
  /// The previous file; `nil` for a new document.
  public let existingFile: FileWrapper?
}

/// A document whose type is a class. A file holds its content.
public protocol ReferenceFileDocument: ObservableObject {
  /// A copy of the document's content at a moment.
  associatedtype Snapshot
  /// The types of files that the document can be read from.
  static var readableContentTypes: [UTType] { get }
  /// The types of files that the document can be written to.
  static var writableContentTypes: [UTType] { get }
  /// The facts for reading a document.
  typealias ReadConfiguration = FileDocumentReadConfiguration
  /// The facts for writing a document.
  typealias WriteConfiguration = FileDocumentWriteConfiguration

  /// Reads a document from a file.
  ///
  /// - Throws: The error of the document's own code.
  init(configuration: ReadConfiguration) throws

  /// A copy of what the document has now.
  ///
  /// - Throws: The error of the document's own code.
  func snapshot(contentType: UTType) throws -> Snapshot

  /// The file of a copy.
  ///
  /// - Throws: The error of the document's own code.
  func fileWrapper(snapshot: Snapshot, configuration: WriteConfiguration) throws -> FileWrapper
}

extension ReferenceFileDocument {
  /// The types of files that the document can be read from.
  public static var writableContentTypes: [UTType] { readableContentTypes }
}
