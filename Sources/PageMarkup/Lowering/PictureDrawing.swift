import Foundation
import PageProtocol
import ViewGraph

/// A picture as a page draws it: an `img`, or, for a template, an area of the foreground colour that
/// the picture masks. Both have their size before anything is loaded.
struct PictureDrawing {
  let address: String
  /// As in an `srcset`; empty: there is one address.
  let sources: String
  /// Width and height in points; nil: nobody knows them yet.
  let size: [Double]?
  let isTemplate: Bool

  /// Nil: there is no picture, or none that a page may load.
  init?(_ values: Values) {
    guard let address = values[.source].flatMap(WebAddress.picture) else { return nil }
    self.address = address
    let sources = values[.sources] ?? ""
    self.sources = Self.areAllowed(sources) ? sources : ""
    size = values[.naturalSize].flatMap { size in
      size.count == 2 && size.allSatisfy { $0.isFinite && $0 > 0 } ? size : nil
    }
    isTemplate = values.flag(.isTemplate)
  }

  /// Each is an address and a scale.
  private static func areAllowed(_ sources: String) -> Bool {
    sources.split(separator: ", ").allSatisfy { source in
      let parts = source.split(separator: " ")
      return parts.count == 2 && WebAddress.picture(String(parts[0])) != nil
        && parts[1].hasSuffix("x") && Double(parts[1].dropLast()) != nil
    }
  }

  /// As a drawing: no address has a line end.
  var text: String {
    let width = size.map { CSSText.number($0[0]) } ?? ""
    let height = size.map { CSSText.number($0[1]) } ?? ""
    return "u" + [isTemplate ? "1" : "", width, height, sources, address].joined(separator: "\n")
  }

  /// Tells one mask from another.
  var maskName: String { String(ContentHash.text(Data((address + sources).utf8)).prefix(12)) }

  /// What the area of a template is masked by.
  var maskDeclarations: String {
    func image(_ address: some StringProtocol) -> String {
      let safe = String(address).replacing("\"", with: "%22").replacing("<", with: "%3C")
      return "url(\"\(safe)\")"
    }
    guard !sources.isEmpty else { return "--tm:\(image(address))" }
    let images = sources.split(separator: ", ").map { source in
      let parts = source.split(separator: " ")
      return "\(image(parts[0])) \(parts[1])"
    }
    return "--tm:image-set(\(images.joined(separator: ",")))"
  }

  /// - Parameter text: That of a drawing, without its first letter.
  static func write(_ text: String, to sink: inout some DOMSink) {
    let parts = text.split(separator: "\n", maxSplits: 4, omittingEmptySubsequences: false)
    guard parts.count == 5 else { return }
    let isTemplate = parts[0] == "1"
    let tag: Tag = isTemplate ? .svg : .img
    sink.open(tag)
    if isTemplate { sink.attribute(.class, "tinted") } else { sink.attribute(.part, "") }
    if !parts[1].isEmpty {
      sink.attribute(.width, String(parts[1]))
      sink.attribute(.height, String(parts[2]))
    }
    if !isTemplate {
      if !parts[3].isEmpty { sink.attribute(.srcset, String(parts[3])) }
      // A size that nobody knows yet comes of the scale. Beside other addresses this one is of scale 1 to browsers.
      if !parts[1].isEmpty || parts[3].isEmpty { sink.attribute(.src, String(parts[4])) }
      sink.attribute(.alt, "")
    }
    sink.close(tag)
  }
}
