import SwiftUI

/// Texts that would be code if anybody took them for markup, in every place that takes a text.
struct TextsScreen: View {
  static let vectors = [
    "<script>apusFired('script')</script>",
    "<img src=x onerror=apusFired('image')>",
    "\"><svg onload=apusFired('quote')>",
    "' autofocus onfocus=apusFired('single') x='",
    "</textarea><script>apusFired('textarea')</script>",
    "</title><script>apusFired('title')</script>",
    "</style><script>apusFired('style')</script>",
    "<!--<script>apusFired('comment')</script>-->",
    "javascript:apusFired('address')",
    "&lt;b&gt; &amp; &#x3c;",
    "{{7*7}} ${7*7} \u{2028} end",
  ]

  @State private var index = 0
  @State private var text = vectors[0]
  @State private var note = vectors[0]
  @State private var choice = 0

  private var vector: String { Self.vectors[index] }

  var body: some View {
    NavigationStack {
      content
        .navigationTitle(Text(verbatim: vector))
    }
  }

  private var content: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 12) {
        Text(verbatim: vector)
          .accessibilityIdentifier("texts.text")
        Button("Next") { show((index + 1) % Self.vectors.count) }
          .accessibilityIdentifier("texts.next")
        Text("\(index)")
          .accessibilityIdentifier("texts.index")
        places
      }
      .padding(16)
    }
  }

  @ViewBuilder
  private var places: some View {
    Button {
    } label: {
      Text(verbatim: vector)
    }
    .accessibilityLabel(Text(verbatim: vector))
    .accessibilityHint(Text(verbatim: vector))
    .accessibilityIdentifier("texts.button")
    TextField(text: $text, prompt: Text(verbatim: vector)) { Text(verbatim: vector) }
      .accessibilityLabel(Text(verbatim: vector))
      .accessibilityHint(Text(verbatim: vector))
      .accessibilityIdentifier("texts.input")
    TextEditor(text: $note)
      .accessibilityLabel("Note")
      .accessibilityIdentifier("texts.note")
    Picker(selection: $choice) {
      ForEach(Self.vectors.indices, id: \.self) { index in
        Text(verbatim: Self.vectors[index]).tag(index)
      }
    } label: {
      Text(verbatim: vector)
    }
    .pickerStyle(.menu)
    .accessibilityIdentifier("texts.select")
    Label {
      Text(verbatim: vector)
    } icon: {
      Image(systemName: vector)
    }
    .accessibilityIdentifier("texts.label")
    // The identifier itself is a text that a screen chooses.
    Text("Named")
      .accessibilityIdentifier(vector)
    if let url = URL(string: "javascript:apusFired(1)") {
      Link("A link that leads nowhere", destination: url)
        .accessibilityIdentifier("texts.link")
    }
  }

  private func show(_ next: Int) {
    index = next
    text = Self.vectors[next]
    note = Self.vectors[next]
  }
}
