import SwiftUI

/// Words and signs that change into others, as a stranger writes a counter of steps.
struct ChangingWordsScreen: View {
  @State private var steps = 98
  @State private var isFavorite = false

  var body: some View {
    VStack(spacing: 24) {
      HStack {
        Image(systemName: isFavorite ? "star.fill" : "star")
          .contentTransition(.symbolEffect(.replace))
          .accessibilityIdentifier("words.star")
        Text("\(steps)")
          .font(.largeTitle)
          .monospacedDigit()
          .contentTransition(.numericText(value: Double(steps)))
          .accessibilityIdentifier("words.steps")
      }
      Text(steps.isMultiple(of: 2) ? "even" : "odd")
        .accessibilityIdentifier("words.plain")
      Text(steps > 99 ? "Goal" : "On the way")
        .contentTransition(.opacity)
        .animation(.linear(duration: 0.5), value: steps)
        .accessibilityIdentifier("words.goal")
      HStack {
        Button("Less") { withAnimation { steps -= 1 } }
        Button("More") { withAnimation { steps += 1 } }
        Button("At once") { steps += 1 }
        Button("Favorite") { withAnimation(.easeIn) { isFavorite.toggle() } }
      }
    }
  }
}
