import SwiftUI

struct SlowApp: App {
  var body: some Scene { WindowGroup { SlowView() } }
}

struct SlowView: View {
  @State private var isLoaded = false
  @State private var asks = false
  @State private var count = 0

  var body: some View {
    VStack {
      if isLoaded { Text("Loaded") } else { ProgressView() }
      Text("\(count)")
      Button("Count") { count += 1 }
      TabView {
        Text("Left")
        Text("Right")
      }
      .tabViewStyle(.page)
      .frame(height: 120)
    }
    .task {
      try? await Task.sleep(for: .seconds(60))
      isLoaded = true
      try? await Task.sleep(nanoseconds: 30_000_000_000)
      asks = true
    }
    .alert("Rate us", isPresented: $asks) {
      Button("Later") {}
    }
  }
}
