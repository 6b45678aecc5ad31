import Foundation

/// A form as bytes.
public struct DataRepresentation<Item>: TransferRepresentation {
  private let type: UTType
  private let importing: (@Sendable (Data) async throws -> Item)?

  /// A value that is read from bytes, and written as bytes.
  public init(
    contentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data,
    importing: @escaping @Sendable (Data) async throws -> Item
  ) {
    type = contentType
    self.importing = importing
  }

  /// A value that is read from bytes.
  public init(
    importedContentType: UTType, importing: @escaping @Sendable (Data) async throws -> Item
  ) {
    type = importedContentType
    self.importing = importing
  }

  /// A value that is written as bytes, and never read.
  public init(
    exportedContentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data
  ) {
    type = exportedContentType
    importing = nil
  }

  public func _item(of file: TransferredFile) async throws -> Item? {
    guard let importing, takes(file, as: type) else { return nil }
    return try await importing(Data(contentsOf: file.url))
  }
}

/// A file that came from outside of the app.
public struct ReceivedTransferredFile: Sendable {
  /// Where the file lies. It is the app's to copy while the closure runs.
  public let file: URL
  /// Whether it is the file of another app: false, because it is a copy.
  public let isOriginalFile: Bool
}

/// A file that goes out of the app.
public struct SentTransferredFile: Sendable {
  public let file: URL
  public let allowAccessingOriginalFile: Bool

  public init(_ file: URL, allowAccessingOriginalFile: Bool = false) {
    self.file = file
    self.allowAccessingOriginalFile = allowAccessingOriginalFile
  }
}

/// A form as a file.
public struct FileRepresentation<Item>: TransferRepresentation {
  private let type: UTType
  private let importing: (@Sendable (ReceivedTransferredFile) async throws -> Item)?

  /// A value that is read from a file, and written to one.
  public init(
    contentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
    exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile,
    importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
  ) {
    type = contentType
    self.importing = importing
  }

  /// A value that is read from a file.
  public init(
    importedContentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
    importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
  ) {
    type = importedContentType
    self.importing = importing
  }

  public func _item(of file: TransferredFile) async throws -> Item? {
    guard let importing, takes(file, as: type) else { return nil }
    return try await importing(ReceivedTransferredFile(file: file.url, isOriginalFile: false))
  }
}

/// The form of another value.
public struct ProxyRepresentation<Item, Proxy: Transferable>: TransferRepresentation {
  private let importing: (@Sendable (Proxy) async throws -> Item)?

  /// A value that is read from another one, and written as it.
  public init(
    exporting: @escaping @Sendable (Item) throws -> Proxy,
    importing: @escaping @Sendable (Proxy) throws -> Item
  ) { self.importing = { try importing($0) } }

  /// A value that is read from another one.
  public init(importing: @escaping @Sendable (Proxy) throws -> Item) {
    self.importing = { try importing($0) }
  }

  /// A value that is written as another one, and never read.
  public init(exporting: @escaping @Sendable (Item) throws -> Proxy) { importing = nil }

  public func _item(of file: TransferredFile) async throws -> Item? {
    guard let importing, let proxy = try await Proxy.value(of: file) else { return nil }
    return try await importing(proxy)
  }
}

/// A form as the JSON of a `Codable` value.
public struct CodableRepresentation<Item: Codable>: TransferRepresentation {
  private let type: UTType

  /// A value that is read from JSON, and written as JSON.
  public init(contentType: UTType) { type = contentType }

  public func _item(of file: TransferredFile) async throws -> Item? {
    guard takes(file, as: type) else { return nil }
    return try JSONDecoder().decode(Item.self, from: Data(contentsOf: file.url))
  }
}
