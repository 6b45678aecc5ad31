import Foundation

/// Texts and addresses that a browser is handed.
struct SharedItems {
  var title = ""
  /// The items in their order.
  private(set) var lines: [String] = []
  private var texts: [String] = []
  private var addresses: [String] = []

  /// Adds an item, if it is a text or an address.
  mutating func add(_ item: Any) {
    switch item {
    case let url as URL: addAddress(url.absoluteString)
    case let url as NSURL: addAddress(url.absoluteString)
    case let text as String: addText(text)
    case let text as NSString: addText(text.description)
    case let text as NSAttributedString: addText(text.string)
    case let text as AttributedString: addText(String(text.characters))
    default:
      #if DEBUG
        reportOnce(
          "`UIActivityViewController` shares texts and addresses, and no \(type(of: item)).")
      #endif
    }
  }

  private mutating func addAddress(_ address: String) {
    lines.append(address)
    addresses.append(address)
  }

  private mutating func addText(_ text: String) {
    lines.append(text)
    texts.append(text)
  }

  /// The address that a browser takes; further ones are lines of the text.
  var address: String { addresses.first ?? "" }
  var text: String { (texts + addresses.dropFirst()).joined(separator: "\n") }
}
