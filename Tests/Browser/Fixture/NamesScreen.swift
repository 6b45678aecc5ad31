import SwiftUI
import UIKit

/// Menus, bars, spoken actions and styles that public apps use.
struct NamesScreen: View {
  @State private var done = "none"
  @State private var name = "Draft"

  private func choose(_ style: UIUserInterfaceStyle) {
    UIApplication.shared.windows.first?.overrideUserInterfaceStyle = style
  }

  var body: some View {
    NavigationStack {
      VStack(spacing: 16) {
        Text(done).accessibilityIdentifier("names.done")
        Text("Message").accessibilityIdentifier("names.message")
          .accessibilityActions {
            Button("Reply") { done = "replied" }
            Button("Archive") { done = "archived" }
          }
        Menu("Sort") {
          Button("By name") { done = "sorted" }
        }
        .menuStyle(.button).buttonStyle(.bordered)
        Menu("Filter") {
          Button("Unread") { done = "filtered" }
        }
        .menuStyle(.button).buttonStyle(.borderedProminent)
        Circle().fill(.orange.shadow(.drop(color: .black, radius: 3, y: 2)))
          .frame(width: 40, height: 40).accessibilityIdentifier("names.circle")
        Image(
          uiImage: UIImage(
            systemName: "star", withConfiguration: UIImage.SymbolConfiguration(pointSize: 40))!
        )
        .accessibilityIdentifier("names.star")
        ContainerRelativeShape().fill(.blue).frame(width: 60, height: 20)
          .accessibilityIdentifier("names.shape")
        HStack {
          Button("Dark") { choose(.dark) }
          Button("Either") { choose(.unspecified) }
        }
      }
      .padding()
      .navigationTitle(name)
      .toolbarTitleMenu { Button("Rename") { name = "Letter" } }
      .toolbar {
        ToolbarItem { Button("One") {}.accessibilityIdentifier("names.one") }
        ToolbarSpacer(.fixed)
        ToolbarItem { Button("Two") {}.accessibilityIdentifier("names.two") }
        ToolbarItem(placement: .bottomBar) { Text("first").accessibilityIdentifier("names.first") }
        ToolbarSpacer(.flexible, placement: .bottomBar)
        ToolbarItem(placement: .bottomBar) { Text("last").accessibilityIdentifier("names.last") }
      }
    }
  }
}
