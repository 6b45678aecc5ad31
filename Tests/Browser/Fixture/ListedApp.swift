import SwiftUI

/// An app whose property list has a name and is dark.
struct ListedApp: App {
  init() {
    _AppInfo.register { ["CFBundleDisplayName": "Night Watch", "UIUserInterfaceStyle": "Dark"] }
  }

  var body: some Scene { WindowGroup { ListedScreen() } }
}

private struct ListedScreen: View {
  @State private var isLight = false
  @State private var isShown = false

  var body: some View {
    VStack {
      ReadScheme()
      Toggle("Light", isOn: $isLight)
      Button("Show") { isShown = true }
    }
    .preferredColorScheme(isLight ? .light : nil)
    .sheet(isPresented: $isShown) { Text("in a sheet") }
  }
}

private struct ReadScheme: View {
  @Environment(\.colorScheme) private var scheme
  var body: some View { Text(scheme == .dark ? "reads dark" : "reads light") }
}
