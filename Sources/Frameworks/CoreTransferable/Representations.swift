import Foundation

/// A form as bytes.
public struct DataRepresentation<Item>: TransferRepresentation {
  private let type: UTType
  private let importing: (@Sendable (Data) async throws -> Item)?
  private let exporting: (@Sendable (Item) async throws -> Data)?

  /// A value that is read from bytes, and written as bytes.
  public init(
    contentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data,
    importing: @escaping @Sendable (Data) async throws -> Item
  ) {
    type = contentType
    self.exporting = exporting
    self.importing = importing
  }

  /// A value that is read from bytes.
  public init(
    importedContentType: UTType, importing: @escaping @Sendable (Data) async throws -> Item
  ) {
    type = importedContentType
    exporting = nil
    self.importing = importing
  }

  /// A value that is written as bytes, and never read.
  public init(
    exportedContentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data
  ) {
    type = exportedContentType
    self.exporting = exporting
    importing = nil
  }

  public func _item(of file: TransferredFile) async throws -> Item? {
    guard let importing, takes(file, as: type) else { return nil }
    return try await importing(Data(contentsOf: file.url))
  }

  public func _file(of item: Item, as types: [UTType]) async throws -> _WrittenFile? {
    guard let exporting, isWanted(type, among: types) else { return nil }
    return _WrittenFile(data: try await exporting(item), type: type)
  }

  public func _types(_ way: _TransferWay) -> [UTType] {
    (way == .reading ? importing != nil : exporting != nil) ? [type] : []
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
  private let exporting: (@Sendable (Item) async throws -> SentTransferredFile)?

  /// A value that is read from a file, and written to one.
  public init(
    contentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
    exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile,
    importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
  ) {
    type = contentType
    self.exporting = exporting
    self.importing = importing
  }

  /// A value that is read from a file.
  public init(
    importedContentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
    importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
  ) {
    type = importedContentType
    exporting = nil
    self.importing = importing
  }

  /// A value that is written to a file, and never read.
  public init(
    exportedContentType: UTType, shouldAllowToOpenInPlace: Bool = false,
    exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile
  ) {
    type = exportedContentType
    self.exporting = exporting
    importing = nil
  }

  public func _item(of file: TransferredFile) async throws -> Item? {
    guard let importing, takes(file, as: type) else { return nil }
    return try await importing(ReceivedTransferredFile(file: file.url, isOriginalFile: false))
  }

  public func _file(of item: Item, as types: [UTType]) async throws -> _WrittenFile? {
    guard let exporting, isWanted(type, among: types) else { return nil }
    let file = try await exporting(item).file
    return _WrittenFile(
      data: try Data(contentsOf: file), type: type, name: file.lastPathComponent)
  }

  public func _types(_ way: _TransferWay) -> [UTType] {
    (way == .reading ? importing != nil : exporting != nil) ? [type] : []
  }
}

/// The form of another value.
public struct ProxyRepresentation<Item, Proxy: Transferable>: TransferRepresentation {
  private let importing: (@Sendable (Proxy) async throws -> Item)?
  private let exporting: (@Sendable (Item) throws -> Proxy)?

  /// A value that is read from another one, and written as it.
  public init(
    exporting: @escaping @Sendable (Item) throws -> Proxy,
    importing: @escaping @Sendable (Proxy) throws -> Item
  ) {
    self.importing = { try importing($0) }
    self.exporting = exporting
  }

  /// A value that is read from another one.
  public init(importing: @escaping @Sendable (Proxy) throws -> Item) {
    self.importing = { try importing($0) }
    exporting = nil
  }

  /// A value that is written as another one, and never read.
  public init(exporting: @escaping @Sendable (Item) throws -> Proxy) {
    importing = nil
    self.exporting = exporting
  }

  public func _item(of file: TransferredFile) async throws -> Item? {
    guard let importing, let proxy = try await Proxy.value(of: file) else { return nil }
    return try await importing(proxy)
  }

  public func _file(of item: Item, as types: [UTType]) async throws -> _WrittenFile? {
    guard let exporting else { return nil }
    return try await Proxy.file(of: exporting(item), as: types)
  }

  public func _types(_ way: _TransferWay) -> [UTType] {
    (way == .reading ? importing != nil : exporting != nil) ? Proxy.types(way) : []
  }

  public func _fileName(of item: Item) -> String? {
    (try? exporting?(item))?.suggestedFilename
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

  public func _file(of item: Item, as types: [UTType]) async throws -> _WrittenFile? {
    guard isWanted(type, among: types) else { return nil }
    return _WrittenFile(data: try JSONEncoder().encode(item), type: type)
  }

  public func _types(_ way: _TransferWay) -> [UTType] { [type] }
}
