import SwiftUI

extension ContainerValues {
  @Entry var isPinned = false
}

/// Containers that look at the views that they are given.
struct SubviewsScreen: View {
  @State private var names = ["a", "b"]

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 12) {
        Cards {
          Text("one")
          Group {
            Text("two").containerValue(\.isPinned, true).padding(4)
            if !names.isEmpty { Text("three") }
          }
          ForEach(["four", "five"], id: \.self) { Text($0) }
        }
        Button("Turn") { names = ["c", "b", "a"] }.accessibilityIdentifier("turn")
        Framed { ForEach(names, id: \.self) { CountedButton(name: $0) } }
          .accessibilityIdentifier("framed")
        Board {
          Text("before")
          Section("Shoes") {
            Text("boots")
            Text("clogs")
          }
          Section {
            Text("beret").tag(3)
          } header: {
            Text("Hats")
          } footer: {
            Text("felt")
          }
          .containerValue(\.isPinned, true)
        }
      }
      .padding()
    }
  }
}

/// Its first view is large, and the others stand in a row below.
private struct Cards<Content: View>: View {
  @ViewBuilder let content: Content

  var body: some View {
    Group(subviews: content) { cards in
      if let first = cards.first { first.font(.title) }
      HStack { cards.dropFirst() }
      Text(cards.map { $0.containerValues.isPinned ? "pinned" : "plain" }.joined(separator: " "))
        .accessibilityIdentifier("cards.text")
    }
  }
}

private struct Framed<Content: View>: View {
  @ViewBuilder let content: Content
  var body: some View { HStack { ForEach(subviews: content) { $0.padding(8) } } }
}

private struct CountedButton: View {
  let name: String
  @State private var count = 0
  var body: some View {
    Button("\(name) \(count)") { count += 1 }.accessibilityIdentifier("count." + name)
  }
}

private struct Board<Content: View>: View {
  @ViewBuilder let content: Content

  var body: some View {
    ForEach(sections: content) { section in
      VStack(alignment: .leading) {
        HStack {
          section.header.font(.headline)
          if section.containerValues.isPinned { Image(systemName: "pin") }
        }
        section.content
        section.footer.font(.footnote)
        Text(words(section)).font(.caption)
      }
      .accessibilityIdentifier("section")
    }
  }

  private func words(_ section: SectionConfiguration) -> String {
    let tags = section.content.compactMap { $0.containerValues.tag(for: Int.self) }
    return "\(section.content.count) inside, tags \(tags)"
  }
}
