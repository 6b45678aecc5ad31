@_exported import ApusUniformTypeIdentifiers
import Foundation

/// A value that apps exchange, or that a person chooses from their files.
///
/// ```swift
/// struct Portrait: Transferable {
///   let bytes: Data
///
///   static var transferRepresentation: some TransferRepresentation {
///     DataRepresentation(importedContentType: .image) { Portrait(bytes: $0) }
///   }
/// }
/// ```
public protocol Transferable: SendableMetatype {
  associatedtype Representation: TransferRepresentation

  /// The forms of the value outside of the app. The first one that fits is taken.
  @TransferRepresentationBuilder<Self>
  static var transferRepresentation: Representation { get }
}

/// A form of a value outside of the app.
public protocol TransferRepresentation<Item>: Sendable {
  associatedtype Item

  /// Reads a value of this form.
  ///
  /// - Returns: Nil for a file of another type.
  /// - Throws: The error of the app's own code, or why the file cannot be read.
  func _item(of file: TransferredFile) async throws -> Item?

  /// Writes a value in this form.
  ///
  /// - Parameter types: The wanted types; an empty list stands for any type.
  /// - Returns: Nil if the form is of another type, or is only read.
  /// - Throws: The error of the app's own code.
  func _file(of item: Item, as types: [UTType]) async throws -> _WrittenFile?

  /// The types of the forms that are read, or of those that are written, the best first.
  func _types(_ way: _TransferWay) -> [UTType]

  /// The name that the forms suggest for the file of a value.
  func _fileName(of item: Item) -> String?
}

/// A direction between an app and the outside.
public enum _TransferWay: Sendable { case reading, writing }

/// A file that a person has chosen.
public struct TransferredFile: Sendable {
  let url: URL
  let type: UTType

  package init(url: URL, type: UTType) {
    self.url = url
    self.type = type
  }
}

/// A value's bytes in a file.
public struct _WrittenFile: Sendable {
  package let data: Data
  package let type: UTType
  package var name: String?

  package init(data: Data, type: UTType, name: String? = nil) {
    self.data = data
    self.type = type
    self.name = name
  }
}

extension TransferRepresentation {
  /// Whether a form of a type is among those that are wanted.
  func isWanted(_ type: UTType, among types: [UTType]) -> Bool {
    types.isEmpty || types.contains { type.conforms(to: $0) || $0.conforms(to: type) }
  }

  /// Whether a file is of a type. A type that nobody knows is any data.
  func takes(_ file: TransferredFile, as type: UTType) -> Bool { file.type.conforms(to: type) }
}

/// Collects forms.
@resultBuilder
public enum TransferRepresentationBuilder<Item> {
  public static func buildExpression<Content: TransferRepresentation>(
    _ content: Content
  ) -> Content where Content.Item == Item { content }

  public static func buildBlock<Content: TransferRepresentation>(
    _ content: Content
  ) -> Content where Content.Item == Item { content }

  public static func buildPartialBlock<Content: TransferRepresentation>(
    first: Content
  ) -> Content where Content.Item == Item { first }

  public static func buildPartialBlock<
    First: TransferRepresentation, Second: TransferRepresentation
  >(
    accumulated: First, next: Second
  ) -> _TransferForms<First, Second> where First.Item == Item, Second.Item == Item {
    _TransferForms(first: accumulated, second: next)
  }
}

/// Two forms, of which the first that fits is taken.
public struct _TransferForms<First: TransferRepresentation, Second: TransferRepresentation>:
  TransferRepresentation
where First.Item == Second.Item {
  let first: First
  let second: Second

  public func _item(of file: TransferredFile) async throws -> First.Item? {
    if let item = try await first._item(of: file) { return item }
    return try await second._item(of: file)
  }

  public func _file(of item: First.Item, as types: [UTType]) async throws -> _WrittenFile? {
    if let file = try await first._file(of: item, as: types) { return file }
    return try await second._file(of: item, as: types)
  }

  public func _types(_ way: _TransferWay) -> [UTType] { first._types(way) + second._types(way) }

  public func _fileName(of item: First.Item) -> String? {
    second._fileName(of: item) ?? first._fileName(of: item)
  }
}

extension Transferable {
  /// The types of the forms that are read, or of those that are written, the best first.
  package static func types(_ way: _TransferWay) -> [UTType] { transferRepresentation._types(way) }

  /// Reads a value from a file.
  package static func value(of file: TransferredFile) async throws -> Self? {
    try await transferRepresentation._item(of: file) as? Self
  }

  /// Writes a value in its first form of a wanted type; nil if no form fits.
  package static func file(of item: Self, as types: [UTType]) async throws -> _WrittenFile? {
    guard let item = item as? Representation.Item else { return nil }
    let forms = transferRepresentation
    guard var file = try await forms._file(of: item, as: types) else { return nil }
    file.name = forms._fileName(of: item) ?? file.name
    return file
  }
}
