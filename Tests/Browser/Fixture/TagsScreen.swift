import SwiftUI

/// Pickers whose options have no tag.
struct TagsScreen: View {
  private let names = ["Ann", "Bob", "Cleo"]
  @State private var number = 1
  @State private var name = "Bob"
  @State private var rank: Int?

  var body: some View {
    Form {
      Picker("Number", selection: $number) { ForEach(0..<3) { Text(names[$0]) } }
        .accessibilityIdentifier("tags.number")
      Picker("Name", selection: $name) { ForEach(names, id: \.self) { Text($0) } }
        .accessibilityIdentifier("tags.name")
      Picker("Rank", selection: $rank) {
        Text("None").tag(Int?.none)
        ForEach(1..<4) { Text("No. \($0)").tag($0) }
      }
      .accessibilityIdentifier("tags.rank")
      Text("\(number) \(name) \(rank ?? 0)").accessibilityIdentifier("tags.chosen")
    }
  }
}
