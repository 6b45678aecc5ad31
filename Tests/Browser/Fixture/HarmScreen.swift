import SwiftUI

/// Does what an app should not, each on request; and beside it what must go on.
struct HarmScreen: View {
  @State private var count = 0
  @State private var text = ""
  @State private var rows = 0
  @State private var heard = ""
  @Environment(\.locale) private var locale
  @AppStorage("harm.stored") private var stored = "nothing"

  var body: some View {
    ScrollView {
      VStack(alignment: .leading) {
        Text(verbatim: "\(ProcessInfo.processInfo.processIdentifier)")
          .accessibilityIdentifier("harm.process")
        Text("\(count)").accessibilityIdentifier("harm.value")
        TextField("Text", text: $text).accessibilityIdentifier("harm.field")
        Text(text).accessibilityIdentifier("harm.echo")
        Button("Count") { count += 1 }.accessibilityIdentifier("harm.count")
        harm
        Text(heard).accessibilityIdentifier("harm.heard")
        ForEach(0..<rows, id: \.self) { Text("Row \($0)") }
      }
    }
  }

  @ViewBuilder
  private var harm: some View {
    Button("Trap") { fatalError("asked to") }.accessibilityIdentifier("harm.trap")
    Button("Hang") { while true {} }.accessibilityIdentifier("harm.hang")
    Button("Recurse") { heard = "\(Depth.below(count))" }.accessibilityIdentifier("harm.recurse")
    Button("Grow") { Hoard.shared.grow() }.accessibilityIdentifier("harm.grow")
    Button("Leap") { Hoard.shared.leap() }.accessibilityIdentifier("harm.leap")
    Button("Many rows") { rows = 100_000 }.accessibilityIdentifier("harm.rows")
    Button("Read elsewhere") { Task { heard = await readElsewhere() } }
      .accessibilityIdentifier("harm.elsewhere")
    Button("Tell") { Broadcast.post(text, on: "harm") }.accessibilityIdentifier("harm.tell")
  }

  /// Reads what belongs to the screen on another thread.
  private func readElsewhere() async -> String {
    let (locale, stored) = (_locale, _stored)
    return await Task.detached {
      "\(locale.wrappedValue.identifier) \(stored.wrappedValue)"
    }.value
  }
}

/// Calls itself without an end.
private enum Depth {
  static func below(_ depth: Int) -> Int {
    depth < 0 ? 0 : below(depth + 1) + below(depth + 2)
  }
}

/// Takes memory and never gives any back.
@MainActor private final class Hoard {
  static let shared = Hoard()
  private var pieces: [[UInt8]] = []

  func grow() {
    for number in 1...64 { pieces.append([UInt8](repeating: UInt8(number), count: 1 << 22)) }
  }

  /// The same at once.
  func leap() { pieces.append([UInt8](repeating: 1, count: 1 << 28)) }
}
