import Foundation
import ViewGraph

/// The languages that a browser asks for.
package enum AcceptLanguage {
  /// The languages of an `Accept-Language` header, the most wanted first: RFC 9110, 12.5.4.
  package static func preferred(_ header: String) -> [String] {
    let wanted = header.split(separator: ",").prefix(20).map { part in
      let halves = part.split(separator: ";").map { $0.trimmingCharacters(in: .whitespaces) }
      let weight = halves.dropFirst().first { $0.hasPrefix("q=") }.flatMap {
        Double($0.dropFirst(2))
      }
      return (tag: halves.first ?? "", weight: weight ?? 1)
    }
    return wanted.enumerated().filter { $0.element.weight > 0 }
      .sorted { ($1.element.weight, $0.offset) < ($0.element.weight, $1.offset) }.map(\.element.tag)
  }
}

extension PageWords {
  /// The words for a request without a screen.
  package static func words(for request: PageRequest) -> PageWords {
    words(forReaderOf: AcceptLanguage.preferred(request.headers[.acceptLanguage] ?? ""))
  }
}
