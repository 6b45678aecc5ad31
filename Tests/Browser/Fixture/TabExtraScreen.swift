import SwiftUI

/// Tabs with an accessory above their bar, and glass.
struct TabExtraScreen: View {
  @State private var count = 0

  var body: some View {
    TabView {
      ScrollView {
        ForEach(0..<60, id: \.self) { Text("Line \($0)").padding(4) }
        Text("The end")
      }
      .tabItem { Label("Long", systemImage: "list.bullet") }
      VStack(spacing: 24) {
        Text("Clear").padding().glassEffect()
        Text("Tinted").padding().glassEffect(.regular.tint(.yellow), in: .rect(cornerRadius: 8))
        Button("Glass") {}.buttonStyle(.glass)
        Button("Prominent") {}.buttonStyle(.glassProminent)
        Image(uiImage: UIImage()).resizable().scaledToFit().frame(width: 20, height: 20)
      }
      .tabItem { Label("Short", systemImage: "star") }
    }
    .tabViewBottomAccessory {
      HStack {
        Text("Played \(count)")
        Spacer()
        Button("Play") { count += 1 }
      }
      .padding(.horizontal)
    }
  }
}
