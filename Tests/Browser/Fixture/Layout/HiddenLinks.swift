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
