import SwiftUI

/// Addresses that would run something or lead elsewhere if a page took them as they are.
struct AddressesScreen: View {
  @Environment(\.openURL) private var openURL

  var body: some View {
    ScrollView {
      VStack {
        Button("Open all") {
          for address in Self.addresses { URL(string: address).map { openURL($0) } }
        }
        ForEach(Array(Self.addresses.enumerated()), id: \.offset) { number, address in
          if let url = URL(string: address) {
            Link("Link \(number)", destination: url)
            AsyncImage(url: url) {
              $0
            } placeholder: {
              Text("None")
            }
          }
          Text(.init("[Marks \(number)](\(address))"))
        }
        Text("\(Self.addresses.count)").accessibilityIdentifier("addresses.count")
      }
    }
  }

  private static let beginnings = [
    "javascript:alert(1)", "JaVaScRiPt:alert(1)", "javascript://%0aalert(1)", "vbscript:alert(1)",
    "data:text/html,<script>alert(1)</script>", "data:text/html;base64,PHNjcmlwdD4=",
    "data:image/svg+xml,<svg onload=alert(1)>", "blob:http://127.0.0.1/x", "file:///etc/passwd",
    "view-source:http://127.0.0.1/", "about:blank", "filesystem:http://127.0.0.1/x",
    "intent://evil.example#Intent;end", "ws://evil.example", "//evil.example/x",
    "///evil.example/x", "/\\evil.example/x", "\\/evil.example/x", "\\\\evil.example/x",
    "https:evil.example", "https:/evil.example", "http:\\\\evil.example",
  ]

  /// The beginnings, alone and with characters that browsers ignore in addresses.
  static let addresses: [String] = beginnings.flatMap { beginning in
    var all = [beginning, beginning.uppercased()]
    for letters in ["\t", "\n", "\r", "\u{0}", "\u{1}", " ", "\u{A0}", "\u{200B}", "%09", "%0a"] {
      all.append(letters + beginning)
      all.append(String(beginning.prefix(3)) + letters + String(beginning.dropFirst(3)))
    }
    return all
  }
}
