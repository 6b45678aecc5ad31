import SwiftUI

/// Tabs whose contents say the ground of their bar.
struct TabGroundScreen: View {
  var body: some View {
    TabView {
      Text("Red")
        .toolbarBackground(Color(red: 1, green: 0, blue: 0), for: .tabBar)
        .toolbarBackground(.visible, for: .tabBar)
        .toolbarColorScheme(.dark, for: .tabBar)
        .tabItem { Label("Red", systemImage: "flame") }
      Text("Fading")
        .toolbarBackground(
          LinearGradient(colors: [.blue, .purple], startPoint: .leading, endPoint: .trailing),
          for: .tabBar
        )
        .tabItem { Label("Fading", systemImage: "drop") }
      Text("Plain")
        .tabItem { Label("Plain", systemImage: "leaf") }
    }
  }
}
