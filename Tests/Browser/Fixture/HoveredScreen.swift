import SwiftUI

/// A loupe that follows a pointer over a picture.
struct HoveredScreen: View {
  @State private var point: CGPoint?

  var body: some View {
    VStack(spacing: 20) {
      Text(point.map { "\(Int($0.x)) \(Int($0.y))" } ?? "away")
        .accessibilityIdentifier("hovered.place")
      LinearGradient(colors: [.teal, .indigo], startPoint: .top, endPoint: .bottom)
        .frame(width: 300, height: 200)
        .overlay {
          if let point {
            Circle().strokeBorder(.white, lineWidth: 3).frame(width: 60, height: 60)
              .position(point)
          }
        }
        .accessibilityIdentifier("hovered.picture")
        .onContinuousHover { phase in
          switch phase {
          case .active(let place): point = place
          case .ended: point = nil
          }
        }
    }
  }
}
