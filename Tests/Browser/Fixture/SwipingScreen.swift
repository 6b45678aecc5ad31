import SwiftUI

/// Rows that are swiped and held, beside rows without actions.
struct SwipingScreen: View {
  @State private var mails = ["Ada", "Bea", "Cleo"]
  @State private var isOn = false
  @State private var log = ""

  var body: some View {
    List {
      Section {
        Text(log.isEmpty ? "nothing yet" : log)
          .accessibilityIdentifier("swiping.log")
      }
      Section("Mail") {
        ForEach(mails, id: \.self) { name in
          NavigationLink {
            Text("Page of \(name)")
          } label: {
            VStack(alignment: .leading) {
              Text(name).font(.headline)
              Text("A long letter").foregroundStyle(.secondary)
              Text("of three lines").foregroundStyle(.secondary)
            }
          }
          .accessibilityIdentifier("swiping." + name)
          .swipeActions {
            Button("Trash", systemImage: "trash", role: .destructive) { remove(name) }
            Button("Flag", systemImage: "flag") { log += "f" }
              .tint(.orange)
          }
          .swipeActions(edge: .leading, allowsFullSwipe: false) {
            Button("Unread", systemImage: "envelope.badge") { log += "u" }
              .tint(.blue)
          }
          .contextMenu {
            Button("Copy", systemImage: "doc.on.doc") { log += "c" }
            Button("Share", systemImage: "square.and.arrow.up") { log += "s" }
          }
        }
      }
      Section("Short") {
        Text("Plain")
          .accessibilityIdentifier("swiping.plain")
        Text("Plain")
          .accessibilityIdentifier("swiping.icons")
          .swipeActions {
            Button("Star", systemImage: "star") { log += "*" }
              .tint(.yellow)
            Button("Mute", systemImage: "bell.slash") { log += "m" }
              .tint(.indigo)
          }
        ForEach(["Plain"], id: \.self) {
          Text($0)
            .accessibilityIdentifier("swiping.deleted")
        }
        .onDelete { _ in log += "d" }
        Text("Plain")
          .accessibilityIdentifier("swiping.words")
          .swipeActions { Button("Archive it") { log += "a" } }
        Text("Plain")
          .accessibilityIdentifier("swiping.menu")
          .contextMenu { Button("Copy") { log += "c" } }
        Toggle("Switch", isOn: $isOn)
          .accessibilityIdentifier("swiping.switch")
          .swipeActions { Button("Reset", role: .destructive) { log += "r" } }
      }
      Section("Others") {
        ForEach(1..<20) { Text("Row \($0)") }
      }
    }
    .navigationTitle("Swipes")
  }

  private func remove(_ name: String) {
    log += "t"
    mails.removeAll { $0 == name }
  }
}
