import SwiftUI

/// How much of something is done, as a ring.
struct ProgressRing: View {
  let done: Int
  let total: Int

  var body: some View {
    ZStack {
      Circle()
        .stroke(Color(UIColor.tertiarySystemFill), lineWidth: 8)
        .frame(width: 64, height: 64)
      Circle()
        .trim(from: 0, to: total == 0 ? 0 : Double(done) / Double(total))
        .stroke(Color.green, style: StrokeStyle(lineWidth: 8, lineCap: .round))
        .rotationEffect(.degrees(-90))
        .frame(width: 64, height: 64)
      Text("\(done)/\(total)")
        .font(.headline.monospacedDigit())
    }
    .frame(width: 72, height: 72)
    .accessibilityElement(children: .ignore)
    .accessibilityLabel("\(done) of \(total) tasks of today done")
  }
}

#Preview {
  ProgressRing(done: 2, total: 5).padding()
}
