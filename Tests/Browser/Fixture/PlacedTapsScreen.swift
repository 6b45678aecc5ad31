import SwiftUI

/// Taps that tell their place, in a page that scrolls.
struct PlacedTapsScreen: View {
  @State private var local = "none"
  @State private var page = "none"
  @State private var card = "none"
  @State private var twice = "none"

  var body: some View {
    ScrollView {
      VStack(spacing: 16) {
        board("local", .teal).onTapGesture { local = words($0) }
        Text(local).accessibilityIdentifier("local.text")
        board("page", .orange).onTapGesture(coordinateSpace: .global) { page = words($0) }
        Text(page).accessibilityIdentifier("page.text")
        VStack(spacing: 8) {
          Text("A card around it")
          board("named", .indigo)
            .onTapGesture(coordinateSpace: .named("card")) { card = words($0) }
        }
        .coordinateSpace(.named("card"))
        Text(card).accessibilityIdentifier("named.text")
        board("twice", .pink)
          .gesture(SpatialTapGesture(count: 2).onEnded { twice = words($0.location) })
        Text(twice).accessibilityIdentifier("twice.text")
        Color.gray.frame(width: 200, height: 900)
      }
      .padding()
    }
  }

  private func board(_ name: String, _ color: Color) -> some View {
    color.frame(width: 200, height: 80).accessibilityIdentifier(name)
      .accessibilityLabel("Board \(name)")
  }

  private func words(_ point: CGPoint) -> String {
    "\(Int(point.x.rounded())) \(Int(point.y.rounded()))"
  }
}
