import SwiftUI

/// Cards beside each other, with the number of the one that is seen.
struct ScrollPositionScreen: View {
  @State private var card: Int? = 0
  @State private var position = ScrollPosition(idType: Int.self)

  var body: some View {
    VStack {
      Text("Card \(card ?? -1)").accessibilityIdentifier("position.card")
      Button("Card 5") { card = 5 }
      ScrollView(.horizontal) {
        LazyHStack(spacing: 0) {
          ForEach(0..<12) { number in
            Text("This is card \(number)").frame(width: 300, height: 80)
              .background(.teal.opacity(number % 2 == 0 ? 0.2 : 0.4))
          }
        }
        .scrollTargetLayout()
      }
      .scrollPosition(id: $card)
      .frame(width: 300, height: 80)
      .accessibilityIdentifier("position.cards")
      Text("Line \(position.viewID(type: Int.self) ?? -1)").accessibilityIdentifier("position.line")
      HStack {
        Button("Line 20") { position.scrollTo(id: 20, anchor: .top) }
        Button("Last line") { position.scrollTo(edge: .bottom) }
      }
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<60) {
            Text("This is line \($0)").frame(height: 40).background(.teal.opacity(0.1))
          }
        }
        .scrollTargetLayout()
      }
      .scrollPosition($position)
      .frame(height: 200)
      .accessibilityIdentifier("position.lines")
    }
  }
}

/// Messages of which the last ones are seen first.
struct ChatAnchorScreen: View {
  @State private var count = 40

  var body: some View {
    VStack {
      Button("Another") { count += 1 }
      ScrollView {
        VStack(spacing: 0) {
          ForEach(1...count, id: \.self) { Text("Message \($0)").frame(height: 40) }
        }
        .frame(maxWidth: .infinity)
      }
      .defaultScrollAnchor(.bottom)
      .frame(height: 300)
      .accessibilityIdentifier("chat.messages")
    }
  }
}

/// A bell that swings when it is rung, and a heart that beats.
struct PhasesScreen: View {
  @State private var rings = 0

  var body: some View {
    VStack(spacing: 40) {
      Button("Ring") { rings += 1 }
      Text("Bell")
        .phaseAnimator([0.0, 20, -20], trigger: rings) { content, angle in
          content.rotationEffect(.degrees(angle)).accessibilityValue("\(angle)")
            .accessibilityIdentifier("phases.bell")
        } animation: { _ in
          .linear(duration: 0.4)
        }
      PhaseAnimator(["small", "large"]) { phase in
        Text(phase).scaleEffect(phase == "large" ? 1.5 : 1).accessibilityIdentifier("phases.heart")
      } animation: { _ in
        .linear(duration: 0.3)
      }
      Color.teal.frame(width: 120, height: 60)
        .visualEffect { content, place in content.offset(x: place.size.width / 4) }
        .accessibilityIdentifier("phases.moved")
    }
  }
}
