import Foundation

/// The name under which a photo is kept. It is made by us, so it is never a path.
public struct PhotoReference: Hashable, Sendable {
  public let fileName: String

  init(type: ImageType) {
    fileName = UUID().uuidString.lowercased() + "." + type.fileExtension
  }

  /// Nil for a name that we cannot have made: drafts come back from the visitor's browser.
  public init?(fileName: String) {
    let parts = fileName.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count == 2, parts[0] == parts[0].lowercased(),
      UUID(uuidString: String(parts[0])) != nil,
      ImageType.allCases.contains(where: { $0.fileExtension == parts[1] })
    else { return nil }
    self.fileName = fileName
  }
}

extension PhotoReference: Codable {
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    guard let reference = PhotoReference(fileName: try container.decode(String.self)) else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "This is not the name of a stored photo.")
    }
    self = reference
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(fileName)
  }
}

/// A file that a person chose as the photo, not yet checked.
public struct ChosenPhoto: Equatable, Sendable {
  /// As it is called on the person's device; only ever shown.
  public var name: String
  /// Bytes.
  public var size: Int
  public var url: URL

  public init(name: String, size: Int, url: URL) {
    self.name = name
    self.size = size
    self.url = url
  }
}
