import ViewGraph

/// A picture in memory, or a symbol by name.
public final class UIImage: Equatable, Sendable {
  private enum Content: Equatable {
    case data(Data)
    case symbol(String)
    case named(String)
  }

  private let content: Content

  /// Nil if the data is no PNG, JPEG, GIF or WebP.
  public init?(data: Data) {
    guard Self.type(of: data) != nil else { return nil }
    content = .data(data)
  }

  /// A symbol by name. Never `nil`: a name that is not known shows a placeholder.
  public init?(systemName: String) { content = .symbol(systemName) }
  /// A picture from the app's assets by name. Never `nil`: whether it exists is found out by the
  /// browser.
  public init?(named name: String) { content = .named(name) }

  /// The picture in a file on the server; `nil` if there is none, or it is no PNG, JPEG, GIF or
  /// WebP.
  public convenience init?(contentsOfFile path: String) {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    self.init(data: data)
  }

  /// The picture's bytes, if it is a PNG.
  public func pngData() -> Data? { bytes(ofType: "image/png") }

  /// The picture's bytes, if it is a JPEG; it is not compressed again.
  public func jpegData(compressionQuality: CGFloat) -> Data? { bytes(ofType: "image/jpeg") }

  private func bytes(ofType type: String) -> Data? {
    guard case .data(let data) = content, Self.type(of: data) == type else { return nil }
    return data
  }

  var source: Image.Source {
    switch content {
    case .data(let data):
      .picture("data:\(Self.type(of: data)!);base64,\(data.base64EncodedString())")
    case .symbol(let name): .symbol(name)
    case .named(let name): .picture("/assets/\(name)")
    }
  }

  public static func == (first: UIImage, second: UIImage) -> Bool {
    first === second || first.content == second.content
  }

  private static func type(of data: Data) -> String? {
    let start = Array(data.prefix(12))
    if start.starts(with: [0x89, 0x50, 0x4E, 0x47]) { return "image/png" }
    if start.starts(with: [0xFF, 0xD8, 0xFF]) { return "image/jpeg" }
    if start.starts(with: Array("GIF8".utf8)) { return "image/gif" }
    if start.starts(with: Array("RIFF".utf8)), start.suffix(4).elementsEqual("WEBP".utf8) {
      return "image/webp"
    }
    return nil
  }
}
