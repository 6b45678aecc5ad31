import SwiftUI

/// A form of 100 rows: a name, a field and a note, which are 300 elements.
struct FormRowsScreen: View {
  @State private var values = Array(repeating: "", count: 100)

  var body: some View {
    Form {
      ForEach(0..<100, id: \.self) { row in
        HStack {
          Text("Name \(row)")
          TextField("Value", text: $values[row])
          Text("Note")
            .accessibilityIdentifier("form.\(row).text")
        }
      }
    }
  }
}
