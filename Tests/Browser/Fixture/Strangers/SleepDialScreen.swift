import SwiftUI

/// A dial to set an alarm: a knob that turns with a finger, wheels, framed tiles, and a notice that withdraws by itself.
struct SleepDialScreen: View {
  @State private var bedtime = 0.0
  @State private var snooze = 10
  @State private var notice: String?
  @State private var pulse = 1.0
  @State private var tip: SleepTip? = SleepTip.all[0]

  private let size: CGFloat = 220

  var body: some View {
    VStack(spacing: 24) {
      dial
      HStack {
        Picker("Snooze", selection: $snooze) {
          ForEach([5, 10, 15, 20], id: \.self) { Text("\($0)") }
        }
        .pickerStyle(.inline)
        .labelsHidden()
        .frame(width: 80, height: 100)
        .clipped()
        Text("minutes of snooze")
      }
      nights
      Button("Save") { say("Saved") }
        .buttonStyle(.borderedProminent)
      SleepTips(tip: $tip)
      Spacer()
    }
    .padding(.top, 40)
    .frame(maxWidth: .infinity)
    .overlay(alignment: .top) {
      if let notice {
        Text(notice)
          .foregroundColor(.white)
          .padding(.horizontal, 16)
          .padding(.vertical, 8)
          .background(.black, in: Capsule())
          .padding(.top, 4)
      }
    }
  }

  private var dial: some View {
    ZStack {
      Circle()
        .stroke(.black.opacity(0.08), lineWidth: 30)
      Circle()
        .trim(from: 0, to: bedtime / 360)
        .stroke(.indigo, style: StrokeStyle(lineWidth: 30, lineCap: .round))
        .rotationEffect(.degrees(-90))
      Image(systemName: "moon.fill")
        .foregroundColor(.indigo)
        .frame(width: 30, height: 30)
        .background(.white, in: Circle())
        .offset(x: size / 2)
        .rotationEffect(.degrees(bedtime))
        .gesture(DragGesture().onChanged { turn(to: $0.location) })
        .rotationEffect(.degrees(-90))
      Text(hour)
        .font(.largeTitle.bold())
        .scaleEffect(pulse)
    }
    .frame(width: size, height: size)
  }

  /// Framed tiles, one for each night.
  private var nights: some View {
    HStack(spacing: 4) {
      ForEach(0..<5) { night in
        ZStack {
          night < 3 ? Color.mint : Color.white
          Text("\(6 + night % 3)")
        }
        .rotation3DEffect(.zero, axis: (x: 1, y: 0, z: 0))
        .frame(width: 48, height: 48)
        .border(.red, width: 2)
      }
    }
  }

  private var hour: String { "\(Int((bedtime / 30).rounded()) % 12) h" }

  /// The knob's own coordinates begin at its top left, before the dial turns it.
  private func turn(to place: CGPoint) {
    let angle = atan2(place.y - 15, place.x - 15) * 180 / .pi
    bedtime = angle < 0 ? angle + 360 : angle
  }

  private func say(_ words: String) {
    withAnimation { notice = words }
    withAnimation(.linear(duration: 0.2).delay(1)) { notice = nil }
    withAnimation(.easeOut(duration: 0.2)) { pulse = 1.5 }
    withAnimation(.easeIn(duration: 0.2).delay(0.6)) { pulse = 1 }
  }
}

enum SleepTip: String, CaseIterable, Identifiable {
  case dark = "Keep it dark", cool = "Keep it cool", quiet = "Keep it quiet"
  static let all = SleepTip.allCases
  var id: Self { self }
}

/// Tips side by side. The bars above them have the same identities as the tips.
struct SleepTips: View {
  @Binding var tip: SleepTip?

  var body: some View {
    ScrollView(.horizontal) {
      LazyHStack(spacing: 0) {
        ForEach(SleepTip.all) { tip in
          Text(tip.rawValue)
            .frame(height: 60)
            .containerRelativeFrame(.horizontal)
        }
      }
      .scrollTargetLayout()
    }
    .scrollTargetBehavior(.viewAligned)
    .scrollIndicators(.hidden)
    .scrollPosition(id: $tip)
    .frame(height: 60)
    .safeAreaInset(edge: .top) {
      HStack {
        ForEach(SleepTip.all) { one in
          Capsule()
            .fill(one == tip ? Color.indigo : .gray.opacity(0.3))
            .frame(height: 4)
        }
        Button("Next tip") { next() }
      }
      .padding(.horizontal)
    }
  }

  private func next() {
    let index = tip.flatMap(SleepTip.all.firstIndex) ?? -1
    withAnimation { tip = SleepTip.all[(index + 1) % SleepTip.all.count] }
  }
}
