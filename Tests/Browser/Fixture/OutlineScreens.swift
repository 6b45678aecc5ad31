import SwiftUI

/// A part of a disk, as an app draws a pie.
private struct Wedge: Shape {
  var part: Double
  var animatableData: Double {
    get { part }
    set { part = newValue }
  }

  func path(in rect: CGRect) -> Path {
    var path = Path()
    let center = CGPoint(x: rect.midX, y: rect.midY)
    path.move(to: center)
    path.addArc(
      center: center, radius: rect.width / 2, startAngle: .zero, endAngle: .degrees(part * 360),
      clockwise: false)
    path.closeSubpath()
    return path
  }
}

/// A line through points, as an app draws a chart.
private struct Peak: Shape {
  var height: CGFloat
  var animatableData: CGFloat {
    get { height }
    set { height = newValue }
  }

  func path(in rect: CGRect) -> Path {
    Path { path in
      path.move(to: CGPoint(x: rect.minX, y: rect.maxY))
      path.addLine(to: CGPoint(x: rect.midX, y: rect.maxY - height * rect.height))
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
    }
  }
}

/// Outlines that move with a value.
struct MovingOutlines: View {
  @State private var part = 0.0

  var body: some View {
    VStack(spacing: 12) {
      Circle().trim(from: 0, to: part).stroke(.green, style: .init(lineWidth: 8, lineCap: .round))
        .rotationEffect(.degrees(-90)).frame(width: 80, height: 80)
        .accessibilityIdentifier("ring")
      Circle().trim(from: 0, to: part)
        .stroke(AngularGradient(colors: [.red, .blue], center: .center), lineWidth: 8)
        .frame(width: 80, height: 80).accessibilityIdentifier("bright")
      Wedge(part: part).fill(.orange).frame(width: 80, height: 80)
        .accessibilityIdentifier("wedge")
      Wedge(part: part).stroke(.orange).frame(width: 80, height: 80)
        .animation(.linear(duration: 1), value: part)
        .accessibilityIdentifier("slow")
      Peak(height: part).stroke(.blue, lineWidth: 2).frame(width: 80, height: 80)
        .accessibilityIdentifier("peak")
      HStack {
        Button("Half") { withAnimation(.linear(duration: 2)) { part = 0.5 } }
          .accessibilityIdentifier("half")
        Button("All") { withAnimation(.linear(duration: 2)) { part = 1 } }
          .accessibilityIdentifier("all")
        Button("At once") { part = part == 0 ? 1 : 0 }
          .accessibilityIdentifier("atOnce")
      }
    }
  }
}

/// A ring that turns and grows without end, beside a view that asks for its size.
struct EndlessRing: View {
  @State private var isOn = false

  var body: some View {
    VStack {
      GeometryReader { _ in Text("plain") }.frame(height: 40)
      Circle().trim(from: 0, to: isOn ? 0.8 : 0.2).stroke(.teal, lineWidth: 6)
        .frame(width: 60, height: 60).accessibilityIdentifier("ring")
      Circle().fill(.red).frame(width: 80, height: 80).opacity(isOn ? 0.2 : 1)
        .accessibilityIdentifier("disk")
        .onAppear {
          withAnimation(.linear(duration: 0.5).repeatForever()) { isOn = true }
        }
    }
  }
}
