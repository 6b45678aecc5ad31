import SwiftUI

/// A list and what is chosen in it: beside each other where the window is wide, else the one of the two that the
/// page is about.
struct ListAndDetail<Items: View, Detail: View>: View {
  /// Whether the page is about what is chosen.
  let isChosen: Bool
  /// Leads to the page below, which the list's bar does where there are two columns.
  let onBack: @MainActor () -> Void
  @ViewBuilder let items: Items
  @ViewBuilder let detail: Detail
  @Environment(\.horizontalSizeClass) private var sizeClass

  var body: some View {
    if sizeClass == .regular {
      NavigationSplitView {
        items
          .toolbar(removing: .sidebarToggle)
          .toolbar {
            ToolbarItem(placement: .topBarLeading) {
              Button(action: onBack) { Label("Back", systemImage: "chevron.backward") }
                .accessibilityIdentifier("columns.back.tap")
            }
          }
      } detail: {
        detail
      }
      // Each column has a bar of its own.
      .toolbar(.hidden, for: .navigationBar)
    } else if isChosen {
      detail
    } else {
      items
    }
  }
}

#Preview {
  ListAndDetail(isChosen: true, onBack: {}) {
    List(["Morning tablets", "Walk"], id: \.self) { Text($0) }
  } detail: {
    Text("Morning tablets")
  }
}
