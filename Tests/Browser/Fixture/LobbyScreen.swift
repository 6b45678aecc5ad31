import SwiftUI

/// What a body of an app keeps for the whole process.
@MainActor
private enum Kept {
  static var names: [String] = []
}

/// Screens that readers ask for: one keeps the name in its address, two never get to their end.
struct LobbyScreen: View {
  let name: String

  var body: some View {
    let before = Kept.names.joined(separator: ",")
    let _ = Kept.names.append(name)
    if name == "trap" { let _ = fail() }
    if name == "loop" { let _ = loop() }
    Text(verbatim: "before: [\(before)] process: \(ProcessInfo.processInfo.processIdentifier)")
  }

  private func fail() { fatalError("asked to") }
  private func loop() { while true {} }
}
