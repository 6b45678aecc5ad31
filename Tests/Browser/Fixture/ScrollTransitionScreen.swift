import SwiftUI

/// Cards that change while they come and go.
struct ScrollTransitionScreen: View {
  var body: some View {
    VStack(spacing: 0) {
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<12) { card in
            Text("Card \(card)").frame(width: 200, height: 100).background(.yellow)
              .accessibilityIdentifier("card.\(card)")
              .scrollTransition(.interactive(timingCurve: .linear)) { content, phase in
                content.opacity(phase.isIdentity ? 1 : 0.2).offset(x: phase.value * 40)
              }
          }
        }
      }
      .frame(height: 300)
      .accessibilityIdentifier("down")
      ScrollView(.horizontal) {
        HStack(spacing: 0) {
          ForEach(0..<12) { page in
            Text("Page \(page)").frame(width: 100, height: 100).background(.mint)
              .accessibilityIdentifier("page.\(page)")
              .scrollTransition(.animated(.linear(duration: 0.2)).threshold(.visible(0.5))) {
                content, phase in
                content.scaleEffect(phase.isIdentity ? 1 : 0.5)
              }
          }
        }
      }
      .frame(width: 300, height: 120)
      .accessibilityIdentifier("across")
    }
  }
}
