import SwiftUI

/// A screen whose ground goes on behind its bar, with what strangers draw on it.
struct BehindBar: View {
  @State private var isDone = false
  @State private var count = 3

  var body: some View {
    VStack(spacing: 24) {
      HStack {
        Button("Done") { withAnimation { isDone.toggle() } }
        if isDone { Image(systemName: "checkmark.circle.fill").accessibilityIdentifier("mark") }
        Spacer()
        Menu("More") {
          Button("Something with a long name") { count += 1 }
        }
      }
      Circle().stroke(lineWidth: 16).foregroundColor(.orange).frame(width: 100, height: 100)
        .accessibilityIdentifier("ring")
      Rectangle().foregroundColor(.green).frame(width: 100, height: 20)
        .accessibilityIdentifier("bar")
      Image(systemName: "leaf.circle.fill").resizable().frame(width: 80, height: 80)
        .foregroundColor(.white).accessibilityIdentifier("leaf")
      Text("A card").frame(width: 150, height: 80).background(Color.yellow)
        .contextMenu { Button("Copy") {} }
        .accessibilityIdentifier("card")
      Button {
      } label: {
        Image(systemName: "plus")
      }
      .buttonStyle(.borderedProminent).buttonBorderShape(.circle)
      .accessibilityIdentifier("circle")
      Spacer()
    }
    .padding()
    .background(
      LinearGradient(colors: [.blue, .teal], startPoint: .top, endPoint: .bottom).ignoresSafeArea())
  }
}

/// A list that reaches the sides of the window, with a badge on a link's label.
struct GroupedStyle: View {
  var body: some View {
    List {
      Section("Boxes") {
        NavigationLink {
          Text("Mail")
        } label: {
          Label("Inbox", systemImage: "tray").badge(12).accessibilityIdentifier("inbox")
        }
        Text("Sent").accessibilityIdentifier("sent")
      }
    }
    .listStyle(GroupedListStyle())
  }
}
