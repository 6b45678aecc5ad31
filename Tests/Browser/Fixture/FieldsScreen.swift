import SwiftUI

/// Fields whose text the server judges, changes and cuts on each key.
struct FieldsScreen: View {
  @State private var plain = ""
  @State private var upper = ""
  @State private var digits = ""
  @State private var rejected = 0
  @State private var note = ""
  @State private var submissions = 0

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 12) {
        Text("Fields")
          .font(.title2)
          .accessibilityAddTraits(.isHeader)
        TextField("Plain", text: $plain)
          .onSubmit { submissions += 1 }
          .accessibilityIdentifier("plain.input")
        Text(plain)
          .accessibilityIdentifier("plain.echo")
        Text(plain.count >= 10 ? "Long enough" : "At least 10 letters")
          .accessibilityIdentifier("plain.message")
        Text(verbatim: "\(submissions)")
          .accessibilityIdentifier("plain.submissions")
        TextField("Capitals", text: capitals)
          .accessibilityIdentifier("upper.input")
        Text(upper)
          .accessibilityIdentifier("upper.echo")
        TextField("Digits", text: digitsOnly)
          .accessibilityIdentifier("digits.input")
        Text(rejected == 0 ? "Digits" : "Only digits")
          .accessibilityIdentifier("digits.message")
        TextEditor(text: $note)
          .frame(minHeight: 80)
          .accessibilityLabel("Note")
          .accessibilityIdentifier("note.input")
        Text(verbatim: "\(note.count)")
          .accessibilityIdentifier("note.count")
      }
      .padding(16)
    }
  }

  private var capitals: Binding<String> {
    Binding(get: { upper }, set: { upper = $0.uppercased() })
  }

  private var digitsOnly: Binding<String> {
    Binding(
      get: { digits },
      set: { text in
        let kept = text.filter(\.isNumber)
        if kept != text { rejected += 1 }
        digits = kept
      })
  }
}
