import SwiftUI

/// Tabs whose mark goes from one to the next, and a card that grows out of its row.
struct MatchedTabs: View {
  @Namespace private var places
  @State private var chosen = "One"
  @State private var isOpen = false

  var body: some View {
    VStack(spacing: 20) {
      HStack {
        ForEach(["One", "Second"], id: \.self) { name in
          Text(name)
            .padding(8)
            .background {
              if chosen == name {
                Capsule().fill(.yellow).matchedGeometryEffect(id: "mark", in: places)
                  .accessibilityIdentifier("matched.mark.\(name)")
              }
            }
            .onTapGesture { withAnimation(.linear(duration: 1)) { chosen = name } }
            .accessibilityIdentifier("matched.\(name)")
        }
      }
      Button("Open") { withAnimation(.linear(duration: 1)) { isOpen.toggle() } }
        .accessibilityIdentifier("matched.open")
      if isOpen {
        VStack {
          RoundedRectangle(cornerRadius: 20).fill(.green)
            .matchedGeometryEffect(id: "card", in: places)
            .frame(height: 200)
            .accessibilityIdentifier("matched.large")
        }
      } else {
        HStack {
          RoundedRectangle(cornerRadius: 20).fill(.green)
            .matchedGeometryEffect(id: "card", in: places)
            .frame(width: 60, height: 40)
            .accessibilityIdentifier("matched.small")
          Spacer()
        }
      }
      Spacer()
    }
  }
}
