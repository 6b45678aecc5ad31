import SwiftUI

/// Ten thousand messages, some of them long.
struct LazyStackScreen: View {
  @State private var messages = (0..<10_000).map { "Message \($0)" }
  @State private var isDense = false
  @State private var seen: Set<String> = []

  var body: some View {
    ScrollViewReader { proxy in
      VStack {
        HStack {
          Button("Go to 5000") { proxy.scrollTo("Message 5000", anchor: .top) }
            .accessibilityIdentifier("lazy.go")
          Button("Insert") { messages.insert("Inserted", at: 5001) }
            .accessibilityIdentifier("lazy.insert")
          Button("Delete") { messages.removeAll { $0 == "Message 5001" } }
            .accessibilityIdentifier("lazy.delete")
          Button("Dense") { isDense.toggle() }
            .accessibilityIdentifier("lazy.dense")
        }
        Text(verbatim: "\(seen.count)").accessibilityIdentifier("lazy.seen")
        ScrollView {
          VStack(alignment: .leading) {
            Text("All messages").font(.headline)
            LazyVStack(alignment: .leading, spacing: isDense ? 2 : 12) {
              Text("The first of them is the oldest.")
              ForEach(messages, id: \.self) { message in
                MessageRow(message: message)
                  .accessibilityIdentifier("lazy." + message)
                  .onAppear { seen.insert(message) }
              }
              Text("That was all.").accessibilityIdentifier("lazy.end")
            }
          }
          .padding()
        }
      }
    }
  }
}

private struct MessageRow: View {
  let message: String
  private var lines: Int { message.hasSuffix("7") ? 6 : 1 }

  var body: some View {
    VStack(alignment: .leading) {
      Text(message).bold()
      ForEach(0..<lines, id: \.self) { Text(verbatim: "Line \($0 + 1)") }
    }
  }
}

/// A thousand cards side by side, below what has to be scrolled past.
struct LazyAcrossScreen: View {
  var body: some View {
    ScrollViewReader { proxy in
      ScrollView(.vertical) {
        VStack(alignment: .leading) {
          Button("Card 500") { proxy.scrollTo(500, anchor: .center) }
            .accessibilityIdentifier("across.go")
          ScrollView(.horizontal) {
            LazyHStack(spacing: 10) {
              ForEach(0..<1_000) { card in
                Text(verbatim: "Card \(card)")
                  .frame(width: 120, height: 80)
                  .background(.quaternary)
                  .accessibilityIdentifier("across.\(card)")
              }
            }
          }
          .accessibilityIdentifier("across.scroll")
        }
      }
    }
  }
}

/// As many photos in a line as there is room for.
struct LazyGridScreen: View {
  @State private var removed = 0

  var body: some View {
    ScrollView {
      Button("Remove the first") { removed += 1 }
        .accessibilityIdentifier("photos.remove")
      LazyVGrid(columns: [GridItem(.adaptive(minimum: 80))], spacing: 8) {
        Section("Photos") {
          ForEach(removed..<3_000, id: \.self) { photo in
            Text(verbatim: "\(photo)")
              .frame(maxWidth: .infinity, minHeight: 80)
              .background(.quaternary)
              .accessibilityIdentifier("photos.\(photo)")
          }
        }
      }
      .accessibilityIdentifier("photos.grid")
    }
  }
}

/// Headers of stacks with each alignment.
struct StackHeadersScreen: View {
  private let alignments: [(String, HorizontalAlignment)] = [
    ("leading", .leading), ("center", .center), ("trailing", .trailing),
  ]

  var body: some View {
    ScrollView {
      ForEach(alignments, id: \.0) { name, alignment in
        LazyVStack(alignment: alignment, pinnedViews: .sectionHeaders) {
          Section {
            Text("Row")
          } header: {
            Text(name).accessibilityIdentifier(name)
          } footer: {
            Text("Below").accessibilityIdentifier("\(name).below")
          }
        }
      }
    }
  }
}

/// Contacts by letter, whose headers stay in sight.
struct LazySectionsScreen: View {
  private let letters = (0..<26).map { String(UnicodeScalar(UInt8(65 + $0))) }

  var body: some View {
    ScrollView {
      LazyVStack(alignment: .leading, pinnedViews: .sectionHeaders) {
        ForEach(letters, id: \.self) { letter in
          Section {
            ForEach(0..<50) { number in
              Text(verbatim: "\(letter) \(number)")
                .frame(height: 30)
                .accessibilityIdentifier("contacts.\(letter).\(number)")
            }
          } header: {
            Text(letter)
              .frame(maxWidth: .infinity, minHeight: 32, alignment: .leading)
              .accessibilityIdentifier("contacts.\(letter)")
          }
        }
      }
    }
  }
}

/// Cells that stand at a side of their tracks.
struct AlignedTracksScreen: View {
  var body: some View {
    VStack(spacing: 20) {
      grid("leading", .leading)
      grid("trailing", .bottomTrailing)
    }
    .padding()
  }

  private func grid(_ name: String, _ alignment: Alignment) -> some View {
    LazyVGrid(columns: [GridItem(.adaptive(minimum: 150), alignment: alignment)]) {
      Color.red.frame(width: 40, height: 20).accessibilityIdentifier("\(name).low")
      Color.blue.frame(width: 60, height: 50).accessibilityIdentifier("\(name).high")
    }
  }
}
