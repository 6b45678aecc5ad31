import SwiftUI

/// Cards at which scrolling comes to rest.
struct SnappingScreen: View {
  var body: some View {
    VStack(spacing: 20) {
      ScrollView(.horizontal) {
        LazyHStack(spacing: 12) {
          ForEach(0..<20) { card in
            Text("Card \(card)").frame(width: 250, height: 120).background(.yellow)
              .accessibilityIdentifier("card.\(card)")
          }
        }
        .scrollTargetLayout()
      }
      .contentMargins(.horizontal, 20, for: .scrollContent)
      .scrollTargetBehavior(.viewAligned)
      .accessibilityIdentifier("cards")
      ScrollView(.horizontal) {
        HStack(spacing: 0) {
          ForEach(0..<5) { page in
            Text("Page \(page)").frame(width: 390, height: 120).background(.mint)
              .accessibilityIdentifier("page.\(page)")
          }
        }
      }
      .scrollTargetBehavior(.paging)
      .accessibilityIdentifier("pages")
    }
  }
}
