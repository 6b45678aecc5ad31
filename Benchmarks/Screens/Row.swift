import SwiftUI

/// What a row shows.
struct Row: Identifiable {
  let id: Int
  let title: String
  let note: String

  /// What all visitors see, as from a store that they share.
  static let thousand = make(1_000)
  static let tenThousand = make(10_000)

  private static func make(_ count: Int) -> [Row] {
    (0..<count).map { Row(id: $0, title: "Row \($0)", note: "Note \($0 * 7919 % 1000)") }
  }
}

/// Three texts and a button that changes the third.
struct RowView: View {
  let row: Row
  @State private var count = 0

  var body: some View {
    HStack {
      Text(verbatim: row.title)
      Text(verbatim: row.note)
      Text(verbatim: "Changed \(count)").accessibilityIdentifier("r3.row.\(row.id).text")
      Button("Change") { count += 1 }.accessibilityIdentifier("r3.row.\(row.id).button")
    }
  }
}
