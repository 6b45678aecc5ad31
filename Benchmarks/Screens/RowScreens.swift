import SwiftUI

/// R3 and R4: all rows on the page.
struct RowsScreen: View {
  @State private var rows: [Row]

  init(_ rows: [Row]) { _rows = State(initialValue: rows) }

  var body: some View {
    ScrollView {
      VStack {
        ForEach(rows) { RowView(row: $0) }
      }
    }
  }
}

/// R3L and R4L: the rows that are in view.
struct RowListScreen: View {
  @State private var rows: [Row]

  init(_ rows: [Row]) { _rows = State(initialValue: rows) }

  var body: some View {
    List {
      ForEach(rows) { RowView(row: $0) }
    }
  }
}
