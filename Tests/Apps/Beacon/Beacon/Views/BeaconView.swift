import Combine
import CoreLocation
import SwiftUI

struct BeaconView: View {
  @StateObject private var location = LocationManager()
  @StateObject private var sound = SoundPlayer()
  @ObservedObject private var orientation = OrientationModel.shared
  @State private var count = 0
  @State private var progress = 0.0
  @State private var showsSettings = false
  @State private var angle = Angle.zero
  private let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()

  var body: some View {
    NavigationView {
      VStack(spacing: 20) {
        Compass(angle: angle)
          .frame(width: 160, height: 160)
          .rotationEffect(angle)
          .onTapGesture { withAnimation(.easeInOut(duration: 1)) { angle += .degrees(90) } }
          .accessibilityElement()
          .accessibilityLabel(Text("Compass"))
          .accessibilityValue(Text("\(Int(angle.degrees)) degrees"))
          .accessibilityAddTraits(.isButton)
        if let place = location.lastLocation {
          Text(String(format: "%.3f, %.3f", place.coordinate.latitude, place.coordinate.longitude))
            .font(.system(.body, design: .monospaced))
        } else {
          Button("Find me", action: location.request)
            .buttonStyle(BorderedButtonStyle())
        }
        Text(location.errorMessage ?? "")
          .foregroundColor(Color(PlatformColor.systemRed))
        Badge(count: $count)
          .frame(width: 160, height: 110)
        Text("Counted \(count) times")
        ProgressRing(progress: progress)
          .frame(width: 44, height: 44)
        Slider(value: $sound.volume, in: 0...1)
          .padding(.horizontal)
          .accessibility(identifier: "volume")
        Button(action: { sound.isPlaying ? sound.stop() : sound.play("waves") }) {
          Image(systemName: sound.isPlaying ? "pause.fill" : "play.fill")
            .font(.title)
        }
        .accessibility(label: Text(sound.isPlaying ? "Pause" : "Play"))
        Spacer()
      }
      .padding(.top)
      .onReceive(timer) { _ in
        progress = progress >= 1 ? 0 : min(1, progress + 0.1)
      }
      .navigationBarTitle("Beacon")
      .navigationBarItems(trailing: Button("Settings") { showsSettings = true })
      .sheet(isPresented: $showsSettings, onDismiss: { count = 0 }) {
        SettingsController()
      }
    }
    #if os(iOS)
      .navigationViewStyle(StackNavigationViewStyle())
    #endif
  }
}

struct Compass: View {
  var angle: Angle

  var body: some View {
    GeometryReader { proxy in
      ZStack {
        Circle().strokeBorder(Color.gray, lineWidth: 4)
        ForEach(0..<12) { index in
          Rectangle()
            .fill(index % 3 == 0 ? Color.primary : Color.secondary)
            .frame(width: 2, height: index % 3 == 0 ? 14 : 8)
            .offset(y: -proxy.size.height / 2 + 14)
            .rotationEffect(.degrees(Double(index) * 30))
        }
        Path { path in
          let (w, h) = (proxy.size.width, proxy.size.height)
          path.move(to: CGPoint(x: w / 2, y: h * 0.15))
          path.addLine(to: CGPoint(x: w * 0.56, y: h / 2))
          path.addLine(to: CGPoint(x: w * 0.44, y: h / 2))
          path.closeSubpath()
        }
        .fill(Color.red)
      }
    }
  }
}

struct ProgressRing: View {
  var progress: Double

  var body: some View {
    ZStack {
      Circle()
        .stroke(style: StrokeStyle(lineWidth: 4, lineCap: .round))
        .opacity(0.2)
      Circle()
        .trim(from: 0, to: CGFloat(progress))
        .stroke(Color.blue, style: StrokeStyle(lineWidth: 4, lineCap: .round))
        .rotationEffect(Angle(degrees: -90))
        .animation(.linear, value: progress)
    }
    .accessibilityHidden(true)
  }
}

struct BeaconView_Previews: PreviewProvider {
  static var previews: some View {
    BeaconView()
      .previewLayout(.sizeThatFits)
      .environment(\.locale, .init(identifier: "de"))
  }
}
