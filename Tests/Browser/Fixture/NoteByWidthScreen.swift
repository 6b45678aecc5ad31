import SwiftUI

/// The same field in other views, as many apps have it for phones and for wide windows.
struct NoteByWidthScreen: View {
  @Environment(\.horizontalSizeClass) private var sizeClass

  var body: some View {
    if sizeClass == .regular {
      HStack {
        Text("Wide").accessibilityIdentifier("noteByWidth.form")
        NoteField()
      }
    } else {
      VStack {
        Text("Narrow").accessibilityIdentifier("noteByWidth.form")
        NoteField()
      }
    }
  }
}

private struct NoteField: View {
  @State private var note = ""

  var body: some View {
    TextField("Note", text: $note).accessibilityIdentifier("noteByWidth.field")
    Text("\(note.count) letters").accessibilityIdentifier("noteByWidth.count")
  }
}
