import Foundation

/// A file that arrived whole.
package struct UploadedFile: Sendable {
  /// The file of the bytes. The server chose its name.
  package var location: URL
  /// Bytes.
  package var size: Int
  /// The file name that the browser sent. Never use it as a path.
  package var declaredName: String
  /// The `Content-Type` that the browser sent.
  package var declaredType: String
  /// The type that its first bytes show, if it is known.
  package var detectedType: DetectedFileType?
  /// The payload of the upload's token, as the site set it.
  package var payload: [UInt8]
  /// The request that brought it.
  package var request: PageRequest

  /// A file with all that its request said.
  package init(
    location: URL, size: Int, declaredName: String, declaredType: String,
    detectedType: DetectedFileType?, payload: [UInt8], request: PageRequest
  ) {
    self.location = location
    self.size = size
    self.declaredName = declaredName
    self.declaredType = declaredType
    self.detectedType = detectedType
    self.payload = payload
    self.request = request
  }
}
