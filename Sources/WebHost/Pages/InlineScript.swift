import HTTPTypes
import NIOCore
import PageMarkup
import WebServer

/// The first script within a page, for browsers that do not have it yet. A script of its own comes a round trip
/// later, and nothing is seen before it.
struct InlineScript: PageCompressor {
  /// Holds the digest of the first script that a browser has. The page's second script sets it.
  static let cookie = "apus_script"

  /// How a page names the script.
  private let reference: [UInt8]
  private let digest: String
  private let segment: Gzip.Segment

  /// - Returns: `nil` if the script would end the element that holds it.
  init?(_ script: Assets.Asset) {
    let text = String(decoding: script.bytes, as: UTF8.self)
    guard !text.isEmpty, !text.contains("</script"), !text.contains("<!--") else { return nil }
    reference = Array(" src=\"\(script.address)\">".utf8)
    digest = String(script.address.drop { $0 != "-" }.dropFirst().prefix { $0 != "." })
    segment = Gzip.Segment(Array(" data-src=\"\(script.address)\">\(text)".utf8))
  }

  /// A page with the script in the place of its reference, compressed.
  /// - Returns: `nil` if the browser has the script, does not navigate, or the page has no reference to it.
  func compress(_ page: ByteBuffer, for headers: HTTPFields, padding: Int) -> [UInt8]? {
    guard Self.isNavigation(headers), headers.cookieValue(named: Self.cookie) != digest else {
      return nil
    }
    return page.withUnsafeReadableBytes { bytes in
      guard let start = place(in: bytes) else { return nil }
      return Gzip.compress(
        UnsafeRawBufferPointer(rebasing: bytes[..<start]), segment,
        UnsafeRawBufferPointer(rebasing: bytes[(start + reference.count)...]), padding: padding)
    }
  }

  /// Whether a browser asks for a page to show. Programs that read pages get the page alone.
  private static func isNavigation(_ headers: HTTPFields) -> Bool {
    if let destination = headers[fetchDestination] { return destination == "document" }
    // Browsers say so only over TLS and to their own machine.
    return headers[.accept]?.contains("application/xhtml+xml") == true
  }

  private static let fetchDestination = HTTPField.Name("Sec-Fetch-Dest")!

  /// The place of the reference. It stands in the page's head, where the title is the only text of a visitor.
  private func place(in bytes: UnsafeRawBufferPointer) -> Int? {
    let last = min(bytes.count, 16_384) - reference.count
    guard last >= 0 else { return nil }
    return (0...last).first { start in
      bytes[start] == reference[0] && bytes[start + 1] == reference[1]
        && bytes[start..<start + reference.count].elementsEqual(reference)
    }
  }
}
