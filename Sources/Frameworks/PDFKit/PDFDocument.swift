import Foundation

/// A PDF file. A page hands it over as a whole: it does not read its pages.
open class PDFDocument: NSObject {
  private let data: Data
  /// The address of the file.
  public let documentURL: URL?

  /// The file at an address; nil for an absent file and for other content than PDF.
  public init?(url: URL) {
    guard url.isFileURL, let data = try? Data(contentsOf: url), Self.isPDF(data) else {
      return nil
    }
    self.data = data
    documentURL = url
    super.init()
  }

  /// The file of bytes; nil if they are no PDF.
  public init?(data: Data) {
    guard Self.isPDF(data) else { return nil }
    self.data = data
    documentURL = nil
    super.init()
  }

  /// The bytes.
  open func dataRepresentation() -> Data? { data }

  /// Writes the bytes to a file.
  ///
  /// - Returns: Whether it could be written.
  @discardableResult
  open func write(to url: URL) -> Bool { (try? data.write(to: url)) != nil }

  /// The sign of the format stands within the first kilobyte.
  private static func isPDF(_ data: Data) -> Bool {
    data.prefix(1024).range(of: Data("%PDF-".utf8)) != nil
  }
}
