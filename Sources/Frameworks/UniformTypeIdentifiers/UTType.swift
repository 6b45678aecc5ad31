import Foundation

/// A type of data, by an identifier such as `public.png`.
///
/// ```swift
/// UTType(filenameExtension: "png")?.preferredMIMEType  // "image/png"
/// UTType.png.conforms(to: .image)  // true
/// ```
public struct UTType: Hashable, Codable, Sendable, CustomStringConvertible {
  public let identifier: String

  init(known identifier: String) { self.identifier = identifier }

  /// A type of the table here, or of the app; `nil` for a text without a point.
  public init?(_ identifier: String) {
    let identifier = identifier.lowercased()
    guard TypeTable.entries[identifier] != nil || identifier.contains(".") else { return nil }
    self.identifier = identifier
  }

  /// The type of files with an extension; a type of its own for one that nobody knows.
  ///
  /// - Parameters:
  ///   - filenameExtension: Such as `png`, without the point.
  ///   - supertype: A type that the result has to conform to.
  public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
    let name = filenameExtension.lowercased()
    guard !name.isEmpty, !name.contains("/") else { return nil }
    self = TypeTable.byExtension[name].map(UTType.init(known:)) ?? .dynamic("ext." + name)
    if !isDynamic, !conforms(to: supertype) { return nil }
  }

  /// The type of a MIME type; a type of its own for one that nobody knows.
  public init?(mimeType: String, conformingTo supertype: UTType = .data) {
    let name = mimeType.lowercased()
    guard name.contains("/") else { return nil }
    self =
      TypeTable.byMIMEType[name].map(UTType.init(known:))
      ?? .dynamic("mime." + name.replacingOccurrences(of: "/", with: "."))
    if !isDynamic, !conforms(to: supertype) { return nil }
  }

  /// A type that this app declares.
  public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.identifier = identifier.lowercased()
  }

  /// A type that another app declares.
  public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.identifier = identifier.lowercased()
  }

  private static func dynamic(_ name: String) -> UTType { UTType(known: "dyn." + name) }

  public var description: String { identifier }

  /// Whether nobody has declared it.
  public var isDynamic: Bool { identifier.hasPrefix("dyn.") }

  /// Whether somebody has declared it.
  public var isDeclared: Bool { !isDynamic }

  /// Whether it belongs to nobody: identifiers that begin with `public.`.
  public var isPublic: Bool { identifier.hasPrefix("public.") }

  /// The usual extension of its files, without the point.
  public var preferredFilenameExtension: String? {
    if isDynamic { return identifier.split(separator: ".", maxSplits: 2).last.map(String.init) }
    return TypeTable.entries[identifier]?.extensions.first
  }

  /// The usual MIME type of its data.
  public var preferredMIMEType: String? { TypeTable.entries[identifier]?.types.first }

  /// Tags by their classes.
  public var tags: [UTTagClass: [String]] {
    guard let entry = TypeTable.entries[identifier] else { return [:] }
    let tags: [UTTagClass: [String]] = [
      .filenameExtension: entry.extensions, .mimeType: entry.types,
    ]
    return tags.filter { !$0.value.isEmpty }
  }

  /// The types that it conforms to, directly or by others.
  public var supertypes: Set<UTType> {
    var found: Set<UTType> = []
    var waiting = TypeTable.entries[identifier]?.parents ?? (isDynamic ? ["public.data"] : [])
    while let next = waiting.popLast() {
      if found.insert(UTType(known: next)).inserted {
        waiting += TypeTable.entries[next]?.parents ?? []
      }
    }
    return found
  }

  /// Whether it is a type, or conforms to it.
  public func conforms(to type: UTType) -> Bool { self == type || isSubtype(of: type) }

  /// Whether it conforms to another type.
  public func isSubtype(of type: UTType) -> Bool { supertypes.contains(type) }

  /// Whether another type conforms to it.
  public func isSupertype(of type: UTType) -> Bool { type.isSubtype(of: self) }
}

extension UTType {
  /// The types of several as a browser's chooser takes them: MIME types, and extensions after a point. Empty: any file.
  package static func offers(of types: [UTType]) -> [String] {
    var offers: Set<String> = []
    for type in types {
      // Nothing narrower is known of them.
      guard ![.data, .item, .content].contains(type) else { return [] }
      let known = TypeTable.entries.filter { UTType(known: $0.key).conforms(to: type) }.values
      let names = known.flatMap(\.types) + known.flatMap(\.extensions).map { "." + $0 }
      offers.formUnion(names)
      if let name = type.preferredFilenameExtension, names.isEmpty { offers.insert("." + name) }
      for (kind, all) in [(UTType.image, "image/*"), (.movie, "video/*"), (.audio, "audio/*")]
      where kind.conforms(to: type) {
        offers.insert(all)
      }
      // An app's own type has no names here.
      if names.isEmpty, type.preferredFilenameExtension == nil { return [] }
    }
    return offers.sorted()
  }

  /// Whether a file is of a type: by its content, or by the extension of its name where its content tells no more than
  /// that it is a text or some data.
  package static func takes(_ types: [UTType], name: String, type: String) -> Bool {
    if types.isEmpty || offers(of: types).isEmpty { return true }
    let content = UTType(mimeType: type)
    let ending = UTType(filenameExtension: (name as NSString).pathExtension)
    if let content, types.contains(where: content.conforms) { return true }
    let isVague = content.map { [.data, .plainText, .text].contains($0) || $0.isDynamic } ?? true
    return isVague && ending.map { ending in types.contains(where: ending.conforms) } ?? false
  }
}

/// A kind of name that a type has outside of the system.
public struct UTTagClass: Hashable, RawRepresentable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let filenameExtension = UTTagClass(rawValue: "public.filename-extension")
  public static let mimeType = UTTagClass(rawValue: "public.mime-type")
}

extension URL {
  /// The path with a name in it, and with the usual extension of a type.
  public func appendingPathComponent(_ partialName: String, conformingTo contentType: UTType) -> URL
  {
    appendingPathComponent(partialName).appendingPathExtension(for: contentType)
  }

  /// The path with the usual extension of a type, unless it has one already.
  public func appendingPathExtension(for contentType: UTType) -> URL {
    guard let name = contentType.preferredFilenameExtension, pathExtension.lowercased() != name
    else { return self }
    return appendingPathExtension(name)
  }
}
