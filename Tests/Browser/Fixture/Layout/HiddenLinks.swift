import SwiftUI

/// A screen with what strangers hide in it: links that nobody sees, and several tools in a bar at the bottom.
struct HiddenLinks: View {
  @State private var isOpen = false

  var body: some View {
    NavigationStack {
      VStack {
        HStack {}
        Button("Open") { isOpen = true }
          .overlay(
            NavigationLink(isActive: $isOpen) {
              Text("The page behind it")
            } label: {
              EmptyView()
            }
            .opacity(0))
        HStack {
          ForEach(["One", "Two"], id: \.self) { Text($0) }
            .frame(maxWidth: .infinity)
            .background { Capsule().fill(.yellow) }
        }
        Spacer()
      }
      .toolbar {
        ToolbarItemGroup(placement: .bottomBar) {
          Button {
          } label: {
            HStack {
              Image(systemName: "plus.circle.fill")
              Text("New reminder")
            }
          }
          Spacer()
          Button("Add a list") {}
        }
      }
    }
  }
}

/// Tabs under a bar of the app's own, and a list in an inset style.
struct OwnTabs: View {
  @State private var chosen = "List"

  var body: some View {
    ZStack(alignment: .bottom) {
      TabView(selection: $chosen) {
        List { Text("A row") }
          .listStyle(.inset)
          .toolbar(.hidden, for: .tabBar)
          .tag("List")
        Text("Nothing here").toolbar(.hidden, for: .tabBar).tag("Other")
      }
      HStack {
        ForEach(["List", "Other"], id: \.self) { name in
          Button("Show " + name) { chosen = name }.frame(maxWidth: .infinity)
        }
      }
      .padding()
      .background(Color.green)
    }
    .ignoresSafeArea(.all, edges: .bottom)
  }
}
