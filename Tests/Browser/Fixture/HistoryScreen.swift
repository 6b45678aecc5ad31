import Foundation
import SwiftUI

#if canImport(Glibc)
  import Glibc
#endif

/// One of several visitors whose history is judged: what is done here is written down outside of the
/// process, before it is acknowledged.
struct HistoryScreen: View {
  /// Whose it is; part of all that they type.
  let name: String
  @State private var text = ""
  @State private var count = 0
  @State private var sent: [String] = []
  @State private var heard = ""

  var body: some View {
    ScrollView {
      VStack(alignment: .leading) {
        Text(name).accessibilityIdentifier("history.name")
        TextField("Text", text: $text).accessibilityIdentifier("history.field")
        Text(text).accessibilityIdentifier("history.echo")
        Button("Count") { count += 1 }.accessibilityIdentifier("history.count")
        Text("\(count)").accessibilityIdentifier("history.value")
        Button("Send") {
          Self.note("\(name) send \(text)")
          sent.append(text)
          Broadcast.post("\(sent.count)", on: "history")
        }
        .accessibilityIdentifier("history.send")
        Text(sent.joined(separator: ",")).accessibilityIdentifier("history.sent")
        Text(heard).accessibilityIdentifier("history.heard")
        Button("Trap") { fatalError("asked to") }.accessibilityIdentifier("history.trap")
      }
    }
    .task {
      for await count in Broadcast.values(of: String.self, on: "history") { heard = count }
    }
  }

  /// Adds a line to the file of effects. One write: a process that is killed leaves all of it or nothing.
  private static func note(_ line: String) {
    guard let path = ProcessInfo.processInfo.environment["FIXTURE_EFFECTS"] else { return }
    let file = open(path, O_WRONLY | O_APPEND | O_CREAT, 0o600)
    guard file >= 0 else { return }
    let bytes = Array("\(line)\n".utf8)
    _ = write(file, bytes, bytes.count)
    close(file)
  }
}
