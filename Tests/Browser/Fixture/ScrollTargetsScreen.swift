import SwiftUI

/// A header that is open or closed, and shelves that a program moves.
struct ScrollTargetsScreen: View {
  @State private var position = ScrollPosition(idType: Int.self)
  @State private var isLifted = false
  @State private var heights: [String: CGFloat] = [:]
  @State private var showsMore = false

  var body: some View {
    VStack(spacing: 8) {
      HStack {
        Button("To 500") { position.scrollTo(y: 500) }
        Button("Glide to 900") { withAnimation { position.scrollTo(y: 900) } }
        Button("Lift") { isLifted.toggle() }
        Button("More") { showsMore = true }
      }
      HStack {
        Button {
        } label: {
          Text("Ink").tint(.primary)
        }
        .accessibilityIdentifier("targets.ink")
        Button("Square") {}.padding(6).background(.yellow)
          .accessibilityIdentifier("targets.square")
        Text("Card")
          .opacity(isLifted ? 0.5 : 1)
          .accessibilityIdentifier("targets.face")
          .animation(.linear(duration: 8)) { $0.offset(y: isLifted ? 4 : 0) }
      }
      if showsMore {
        Text("More of it").frame(width: 140, height: 30).background(height("more"))
      }
      Text(
        heights.sorted { $0.key < $1.key }.map { "\($0.key) \(Int($0.value))" }.joined(
          separator: ", ")
      )
      .accessibilityIdentifier("targets.heights")
      .frame(height: 24)
      .background(height("line"))
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<40, id: \.self) { Text("Line \($0)").frame(height: 40) }
        }
        .mask {
          Rectangle().visualEffect { content, place in
            content.offset(y: min(place.frame(in: .scrollView).minY, 0))
          }
        }
      }
      .scrollPosition($position)
      .scrollTargetBehavior(OpenOrClosed())
      .accessibilityIdentifier("targets.lines")
    }
  }

  private func height(_ name: String) -> some View {
    GeometryReader { room in
      Color.clear.onAppear { heights[name] = room.size.height }
    }
  }
}

private struct OpenOrClosed: ScrollTargetBehavior {
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    if target.rect.minY < 100 { target.rect.origin.y = target.rect.minY < 50 ? 0 : 100 }
  }
}
