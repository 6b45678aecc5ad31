import SwiftUI

/// What must keep its size beside long texts, as the browser tests measure it.
struct SizesScreen: View {
  @State private var amount = "12"

  var body: some View {
    List {
      Section {
        BookLine(title: "The History of the Decline and Fall of the Roman Empire", name: "book")
        BookLine(title: "somebody.with.a.long.name@organisation.example.org", name: "address")
        ScrollView(.horizontal) {
          HStack {
            ForEach(0..<12) { index in
              Text("Chip \(index)")
                .padding(8)
                .background(.quaternary, in: .capsule)
                .accessibilityIdentifier("sizes.chip.\(index)")
            }
          }
        }
        HStack {
          ZStack { Color.indigo.frame(width: 40, height: 40) }
            .accessibilityIdentifier("sizes.layers")
          Text("A text that is much longer than the line on which it stands, so that it wraps")
        }
      } header: {
        Text("Rows").textCase(nil).accessibilityIdentifier("sizes.header")
      }
      Section("Fields") {
        LabeledContent("Amount") {
          TextField("0", text: $amount)
            .multilineTextAlignment(.trailing)
            .accessibilityIdentifier("sizes.labelled")
        }
        HStack {
          Text("Amount")
          TextField("0", text: $amount)
            .multilineTextAlignment(.trailing)
            .accessibilityIdentifier("sizes.beside")
        }
        HStack {
          Button("One") {}.accessibilityIdentifier("sizes.button")
          Button("Two") {}
        }
        .buttonStyle(.borderless)
      }
    }
  }
}

private struct BookLine: View {
  let title: String
  let name: String

  var body: some View {
    HStack(spacing: 12) {
      RoundedRectangle(cornerRadius: 6)
        .fill(.indigo)
        .frame(width: 36, height: 48)
        .overlay { Text("A") }
        .accessibilityIdentifier("sizes.\(name).cover")
      VStack(alignment: .leading) {
        Text(title)
          .lineLimit(name == "book" ? 1 : nil)
          .accessibilityIdentifier("sizes.\(name).title")
        Text("Edward Gibbon")
      }
      Spacer()
      Text(verbatim: "€12.50")
        .accessibilityIdentifier("sizes.\(name).price")
    }
  }
}

/// A list without cells.
struct PlainScreen: View {
  @State private var tapped = ""

  var body: some View {
    List {
      ForEach(["One", "Two", "Three", "Four"], id: \.self) { name in
        Button(name) { tapped = name }
          .accessibilityIdentifier("plain.\(name)")
      }
      Text("Tapped \(tapped)").accessibilityIdentifier("plain.tapped")
    }
    .listStyle(.plain)
  }
}

/// Tabs with a mark and with dots, and rows with a value before what stands at their end.
struct MarksScreen: View {
  @State private var count = 3

  var body: some View {
    TabView {
      List {
        NavigationLink {
          Text("There")
        } label: {
          LabeledContent("Network", value: "Home")
        }
        .accessibilityIdentifier("marks.link")
        Stepper(value: $count) { LabeledContent("Period", value: "Three") }
          .accessibilityIdentifier("marks.stepper")
        TabView {
          ForEach(0..<3) { index in
            Color.indigo.overlay { Text("Page \(index)") }
              .accessibilityIdentifier("marks.page.\(index)")
          }
        }
        .tabViewStyle(.page)
        .frame(height: 140)
        .accessibilityIdentifier("marks.pages")
      }
      .tabItem { Label("Loans", systemImage: "book") }
      .badge(7)
    }
  }
}
