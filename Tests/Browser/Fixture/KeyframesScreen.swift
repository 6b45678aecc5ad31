import SwiftUI

/// Content that follows keyframes, a mesh of colours, and a symbol that is replaced blurred.
struct KeyframesScreen: View {
  @State private var rings = 0
  @State private var isNight = false
  @State private var isBent = false

  private struct Swing {
    var angle = Angle.zero
    var scale = 1.0
  }

  private var points: [SIMD2<Float>] {
    let middle: SIMD2<Float> = isBent ? [0.8, 0.3] : [0.5, 0.5]
    return [
      [0, 0], [0.5, 0], [1, 0], [0, 0.5], middle, [1, 0.5], [0, 1], [0.5, 1], [1, 1],
    ]
  }

  private var mesh: MeshGradient {
    MeshGradient(
      width: 3, height: 3, points: points,
      colors: [.indigo, .purple, .pink, .blue, .yellow, .orange, .teal, .mint, .green])
  }

  var body: some View {
    VStack(spacing: 24) {
      Button("Ring") { rings += 1 }
      Image(systemName: "bell.fill").font(.largeTitle)
        .keyframeAnimator(initialValue: Swing(), trigger: rings) { bell, swing in
          bell.scaleEffect(swing.scale).rotationEffect(swing.angle, anchor: .top)
            .accessibilityIdentifier("keyframes.bell")
            .accessibilityValue("\(swing.angle.degrees.rounded()) \(swing.scale)")
        } keyframes: { _ in
          KeyframeTrack(\.angle) {
            LinearKeyframe(.degrees(20), duration: 0.3)
            LinearKeyframe(.degrees(-20), duration: 0.3)
            SpringKeyframe(.zero, duration: 0.4)
          }
          KeyframeTrack(\.scale) {
            CubicKeyframe(1.6, duration: 0.5)
            CubicKeyframe(1, duration: 0.5)
          }
        }
      KeyframeAnimator(initialValue: 1.0) { scale in
        Image(systemName: "heart.fill").foregroundStyle(.red).scaleEffect(scale)
          .accessibilityIdentifier("keyframes.heart")
      } keyframes: { _ in
        LinearKeyframe(1.5, duration: 0.4)
        LinearKeyframe(1, duration: 0.4)
      }
      mesh.frame(height: 160).clipShape(.rect(cornerRadius: 24))
        .accessibilityIdentifier("keyframes.mesh")
      HStack(spacing: 24) {
        Circle().fill(mesh).frame(width: 80, height: 80).accessibilityIdentifier("keyframes.circle")
        Text("Mesh").font(.system(size: 48, weight: .black)).foregroundStyle(mesh)
      }
      Button("Bend") { isBent.toggle() }
      Button("Turn") { withAnimation(.linear(duration: 1)) { isNight.toggle() } }
      if isNight {
        Image(systemName: "moon.fill").transition(.blurReplace)
          .accessibilityIdentifier("keyframes.moon")
      }
    }
    .padding()
  }
}
