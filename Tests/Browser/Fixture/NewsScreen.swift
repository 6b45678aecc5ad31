import SwiftUI

/// Messages, errors and rows that come while a person is elsewhere, as apps write them.
struct NewsScreen: View {
  @State private var name = ""
  @State private var error: String?
  @State private var status = ""
  @State private var messages = ["Hello"]
  @State private var count = 0
  @State private var isAdvanced = false
  @State private var isChecked = false
  @State private var isPushed = false
  @State private var isWritten = false
  @State private var rows: [Int] = []

  var body: some View {
    ScrollView {
      VStack(alignment: .leading) {
        TextField("Name", text: $name).accessibilityIdentifier("news.name")
        Text("\(name.count) of 20").accessibilityIdentifier("news.letters")
        if let error {
          Label(error, systemImage: "exclamationmark.triangle").foregroundStyle(.red)
        }
        Text(status)
        Button("Sign in") { error = "Wrong name or password" }
        Button("Save") { status = "Saved" }
        Button("Count \(count)") { count += 1 }
        Toggle("Advanced", isOn: $isAdvanced)
        if isAdvanced { TextField("Port", text: .constant("80")) }
        Button("Check") { isChecked = true }
        TextField("Phone", text: .constant("1"))
          .accessibilityError(isChecked ? "Too short" : nil)
        Button("Receive") {
          messages.append("How are you?")
          messages.append("Are you there?")
        }
        ForEach(messages, id: \.self) { Text($0) }
        Button("Hear from Ann") { isWritten = true }
        if isWritten { Text("See you at ten").accessibilityLabel("Ann: See you at ten") }
        Button("Load") { rows = Array(1...40) }
        ForEach(rows, id: \.self) { Text("Line \($0)") }
        NavigationLink("Further") { Text("Another page") }
      }
      .padding()
    }
    .refreshable { await refresh() }
  }

  private func refresh() async { count = 10 }
}

/// A long list, whose rows come by scrolling, and one that a person adds.
struct NewsListScreen: View {
  @State private var rows = Array(1...400)

  var body: some View {
    List {
      Button("Add") { rows.insert(0, at: 0) }
      ForEach(rows, id: \.self) { Text($0 == 0 ? "The newest" : "Row \($0)") }
    }
  }
}
