import SwiftUI

/// Fields whose text the app groups while it is typed.
struct MasksScreen: View {
  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 12) {
        MaskedField(name: "chip", mask: TextMask(group: 5, separator: "-", limit: 15))
        MaskedField(name: "card", mask: TextMask(group: 4, separator: " ", limit: 16))
        MaskedField(
          name: "eager", mask: TextMask(group: 4, separator: "-", limit: 12, isEager: true))
        MaskedField(
          name: "plate", mask: TextMask(group: 3, separator: " · ", limit: 9, isDigits: false))
      }
      .padding(16)
    }
  }
}

/// Keeps digits, or letters in upper case and digits, in groups.
struct TextMask {
  var group: Int
  var separator: String
  var limit: Int
  /// Puts the separator as soon as its group is full.
  var isEager = false
  var isDigits = true

  func callAsFunction(_ text: String) -> String {
    let kept = text.uppercased().filter { $0.isASCII && ($0.isNumber || !isDigits && $0.isLetter) }
    var masked = ""
    for (place, character) in kept.prefix(limit).enumerated() {
      if place > 0, place.isMultiple(of: group), !isEager { masked += separator }
      masked.append(character)
      if (place + 1).isMultiple(of: group), isEager, place + 1 < limit { masked += separator }
    }
    return masked
  }
}

private struct MaskedField: View {
  let name: String
  let mask: TextMask
  @State private var text = ""
  @State private var edits = 0

  var body: some View {
    TextField(
      name,
      text: Binding(
        get: { text },
        set: {
          text = mask($0)
          edits += 1
        })
    )
    .accessibilityIdentifier("\(name).input")
    Text(text)
      .accessibilityIdentifier("\(name).echo")
    Text(verbatim: "\(edits)")
      .accessibilityIdentifier("\(name).edits")
    Button("Clear") { text = "" }
      .accessibilityLabel("Clear \(name)")
      .accessibilityIdentifier("\(name).clear")
  }
}
