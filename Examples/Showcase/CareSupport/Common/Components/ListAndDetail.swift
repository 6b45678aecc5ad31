import SwiftUI

/// A list, with the chosen item beside it in a wide window.
struct ListAndDetail<Model: AnyObject, Items: View, Detail: View, Nothing: View>: View {
  @ObservedObject var columns: Columns<Model>
  /// Leads to the page below.
  let onBack: @MainActor () -> Void
  /// The list, with an item chosen beside it.
  @ViewBuilder let items: (CareRoute?) -> Items
  @ViewBuilder let detail: (Model) -> Detail
  /// Stands for what is chosen until something is.
  @ViewBuilder let nothing: Nothing

  var body: some View {
    if columns.isWide {
      NavigationSplitView {
        items(columns.routeBesideList)
          .toolbar(removing: .sidebarToggle)
          .toolbar {
            ToolbarItem(placement: .topBarLeading) {
              Button(action: onBack) { Label("Back", systemImage: "chevron.backward") }
                .accessibilityIdentifier("columns.back.tap")
            }
          }
      } detail: {
        if let choice = columns.choice {
          detail(choice.model).id(choice.route)
        } else {
          nothing
        }
      }
      // The columns have their own bars.
      .toolbar(.hidden, for: .navigationBar)
    } else {
      items(nil)
    }
  }
}

/// Columns hold it weakly.
@MainActor private let previewNavigationController = UINavigationController()

#Preview {
  ListAndDetail(
    columns: Columns<NSObject>(
      route: .tasks, isWide: true, in: previewNavigationController,
      makePage: { _ in UIViewController() }),
    onBack: {}
  ) { _ in
    List(["Morning tablets", "Walk"], id: \.self) { Text($0) }
  } detail: { _ in
    Text("Morning tablets")
  } nothing: {
    Text("Nothing is chosen.")
  }
}
