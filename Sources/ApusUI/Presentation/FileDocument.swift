import ApusUniformTypeIdentifiers

/// A document that is a value, and that is read from a file and written to one.
@preconcurrency
public protocol FileDocument: Sendable {
  /// The types of files that it is read from.
  static var readableContentTypes: [UTType] { get }
  /// The types of files that it is written to.
  static var writableContentTypes: [UTType] { get }
  /// What a document is told that is read.
  typealias ReadConfiguration = FileDocumentReadConfiguration
  /// What a document is told that is written.
  typealias WriteConfiguration = FileDocumentWriteConfiguration

  /// A document that is read from a file.
  ///
  /// - Throws: The error of the document's own code.
  init(configuration: ReadConfiguration) throws

  /// The file of a document.
  ///
  /// - Throws: The error of the document's own code.
  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper
}

extension FileDocument {
  /// The types of files that it is read from.
  public static var writableContentTypes: [UTType] { readableContentTypes }
}

/// What a document is told that is read.
public struct FileDocumentReadConfiguration {
  /// The type of the file.
  public let contentType: UTType
  /// The file.
  public let file: FileWrapper
}

/// What a document is told that is written.
public struct FileDocumentWriteConfiguration {
  /// The type of the file.
  public let contentType: UTType
  /// The file that was there before, if there was one.
  public let existingFile: FileWrapper?
}

/// A document that is an object, and that is read from a file and written to one.
public protocol ReferenceFileDocument: ObservableObject {
  /// A copy of what the document has at a moment.
  associatedtype Snapshot
  /// The types of files that it is read from.
  static var readableContentTypes: [UTType] { get }
  /// The types of files that it is written to.
  static var writableContentTypes: [UTType] { get }
  /// What a document is told that is read.
  typealias ReadConfiguration = FileDocumentReadConfiguration
  /// What a document is told that is written.
  typealias WriteConfiguration = FileDocumentWriteConfiguration

  /// A document that is read from a file.
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
  /// The types of files that it is read from.
  public static var writableContentTypes: [UTType] { readableContentTypes }
}
