import Foundation
import ViewGraph

#if !canImport(Darwin)
  import ApusUI
#endif

/// A sentence of the kit's own, in the language of the words that the visitor reads now.
///
/// - Parameters:
///   - values: By the names of its gaps.
///   - count: The number that decides about its form.
package func own(
  _ words: OwnWords, _ values: [String: String] = [:], count: Int? = nil
) -> String {
  #if canImport(Darwin)
    let page = PageWords.shipped(in: Bundle.main.preferredLocalizations.first ?? "en")
  #else
    let page = PageWords.current
  #endif
  return page(words, values, count: count)
}
