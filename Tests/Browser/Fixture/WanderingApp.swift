import SwiftUI

/// Pages that links and code push, tabs below a page, and a sheet with a stack of its own.
struct WanderingApp: View {
  @State private var tab = 0

  var body: some View {
    NavigationView {
      TabView(selection: $tab) {
        CodeTab().tabItem { Text("One") }.tag(0)
        NavigationLink(destination: ScrollView { Text("detail") }.navigationBarHidden(true)) {
          Text("Go two")
        }
        .tabItem { Text("Two") }.tag(1)
      }
    }
    .onOpenURL { _ in }
  }
}

private struct CodeTab: View {
  @State private var path: [Int] = []
  @State private var isOn = false
  @State private var isShown = false
  @State private var text = ""
  @FocusState private var isTyping: Bool

  var body: some View {
    NavigationStack(path: $path) {
      VStack {
        Button("Open") { path.append(1) }
        Button("Show") { isOn = true }
        TextField("Text", text: $text).focused($isTyping).onSubmit { isShown = true }
        NavigationLink("Link") { Text("linked") }
      }
      .navigationDestination(for: Int.self) { number in
        Button("Page \(number)") { path = [number + 10] }
      }
      .navigationDestination(isPresented: $isShown) { Text(isTyping ? "typing" : "not typing") }
      .sheet(isPresented: $isOn) {
        NavigationStack { NavigationLink("Further") { Text("inner") } }
      }
    }
  }
}
