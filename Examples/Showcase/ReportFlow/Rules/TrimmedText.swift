import Foundation

extension String {
  /// The text without the white space around it: what is judged and what is kept.
  var trimmed: String { trimmingCharacters(in: .whitespacesAndNewlines) }
}
