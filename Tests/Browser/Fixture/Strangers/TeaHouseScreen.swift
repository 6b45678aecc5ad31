import SwiftUI

/// A shop in one page: a search around the stack, prices in two sizes, and a player at the bottom.
struct TeaHouseScreen: View {
  @State private var text = ""
  @State private var isSubscribed = true
  @State private var isQuiet = true

  private let teas = [
    TeaHouseTea(name: "Assam", note: nil, price: 12),
    TeaHouseTea(name: "Darjeeling", note: "First flush", price: 24),
    TeaHouseTea(name: "Sencha", note: nil, price: 18),
  ]

  var body: some View {
    NavigationView {
      ScrollView {
        VStack(alignment: .leading, spacing: 24) {
          ForEach(teas.filter { text.isEmpty || $0.name.contains(text) }, id: \.name) { tea in
            TeaHouseCard(tea: tea)
          }
          VStack {
            Toggle("News by mail", isOn: $isSubscribed).tint(.purple)
            Toggle("Quiet", isOn: $isQuiet)
          }
          Link("Terms", destination: URL(string: "https://example.org/terms")!)
            .buttonStyle(TeaHouseLinkStyle())
          TeaHousePlayer()
        }
        .padding()
      }
      .navigationTitle("Tea house")
    }
    .accentColor(.orange)
    .searchable(text: $text, prompt: "Find a tea")
  }
}

struct TeaHouseTea {
  let name: String
  let note: String?
  let price: Int
}

/// The price has less room than it wants.
private struct TeaHouseCard: View {
  let tea: TeaHouseTea

  var body: some View {
    HStack(alignment: .bottom, spacing: 16) {
      RoundedRectangle(cornerRadius: 12).fill(.green.opacity(0.3)).frame(width: 120, height: 120)
      VStack(alignment: .leading) {
        TeaHouseNote(words: tea.note)
          .background(Color.yellow.opacity(0.4))
          .accessibilityIdentifier("\(tea.name).note")
        Text(tea.name).font(.headline).accessibilityIdentifier("\(tea.name).name")
        Group {
          Text("$").font(.system(size: 14))
            + Text("\(tea.price)").font(.system(size: 56, weight: .heavy))
        }
        .accessibilityIdentifier("\(tea.name).price")
        Text("in stock").font(.footnote)
      }
      .frame(height: 96)
    }
  }
}

private struct TeaHouseNote: View {
  let words: String?

  var body: some View {
    if let words { Text(words).font(.caption) }
  }
}

private struct TeaHouseLinkStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label.underline().opacity(configuration.isPressed ? 0.5 : 1)
  }
}

private struct TeaHousePlayer: View {
  var body: some View {
    HStack {
      Label {
        Text("Cover")
      } icon: {
        Image(systemName: "leaf.fill").resizable().scaledToFit()
          .accessibilityIdentifier("cover")
      }
      .labelStyle(.iconOnly)
      Spacer()
      Text("80%").font(.system(size: 200, weight: .bold)).minimumScaleFactor(0.001)
        .frame(height: 30).accessibilityIdentifier("share")
    }
    .frame(height: 30)
  }
}
