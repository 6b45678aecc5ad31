import Foundation

extension TransferRepresentation {
  public func _fileName(of item: Item) -> String? { nil }

  /// Suggests a name for the file of a value. A browser saves the file under it.
  ///
  /// - Parameter fileName: The name with its ending. Of several names of a value, the last one holds.
  public func suggestedFileName(_ fileName: String) -> some TransferRepresentation<Item> {
    NamedRepresentation(form: self) { _ in fileName }
  }

  /// Suggests a name for the file of a value. A browser saves the file under it.
  ///
  /// - Parameter fileName: Makes the name with its ending; nil for none. Of several names of a value, the last
  ///   one holds.
  public func suggestedFileName(
    _ fileName: @escaping @Sendable (Item) -> String?
  ) -> some TransferRepresentation<Item> {
    NamedRepresentation(form: self, name: fileName)
  }
}

extension Transferable {
  /// The name that the value's forms suggest for its file.
  public var suggestedFilename: String? {
    guard let item = self as? Representation.Item else { return nil }
    return Self.transferRepresentation._fileName(of: item)
  }
}

/// A form whose file has a name.
private struct NamedRepresentation<Form: TransferRepresentation>: TransferRepresentation {
  let form: Form
  let name: @Sendable (Form.Item) -> String?

  func _item(of file: TransferredFile) async throws -> Form.Item? {
    try await form._item(of: file)
  }

  func _file(of item: Form.Item, as types: [UTType]) async throws -> _WrittenFile? {
    try await form._file(of: item, as: types)
  }

  func _types(_ way: _TransferWay) -> [UTType] { form._types(way) }
  func _fileName(of item: Form.Item) -> String? { name(item) ?? form._fileName(of: item) }
}
