import SwiftUI

/// An app whose previews are served: one that counts, one that traps, and one of a provider.
@main
struct PreviewsApp: App {
  var body: some Scene {
    WindowGroup { Counter(start: 0) }
  }
}

struct Counter: View {
  @State var count: Int
  @Environment(\.colorScheme) private var colorScheme
  @Environment(\.layoutDirection) private var direction
  @Environment(\.dynamicTypeSize) private var size

  init(start: Int) { _count = State(initialValue: start) }

  var body: some View {
    NavigationStack {
      List {
        Button("Count \(count)") { count += 1 }
          .accessibilityIdentifier("counter.count")
        Text(colorScheme == .dark ? "dark" : "light").accessibilityIdentifier("counter.scheme")
        Text(direction == .rightToLeft ? "rtl" : "ltr")
          .accessibilityIdentifier("counter.direction")
        Text(String(describing: size)).accessibilityIdentifier("counter.size")
        NavigationLink("More", value: 1)
      }
      .navigationTitle("Counter")
      .navigationDestination(for: Int.self) { Text("Page \($0)") }
    }
  }
}

#Preview("From seven") {
  Counter(start: 7)
}
