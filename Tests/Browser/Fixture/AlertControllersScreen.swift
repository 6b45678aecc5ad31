import SwiftUI
import UIKit

/// Alerts and a choice of actions that a controller presents.
struct AlertControllersScreen: View {
  var body: some View {
    NavigationControllerView { AlertingCoordinator($0) }
  }
}

@MainActor @Observable
private final class AlertingCoordinator {
  var answer = "No answer"
  @ObservationIgnored private let navigationController: UINavigationController

  init(_ navigationController: UINavigationController) {
    self.navigationController = navigationController
    let list = UIHostingController(rootView: AlertingList(coordinator: self))
    list.title = "Alerts"
    list.pageAddress = "/alert-controllers"
    navigationController.pushViewController(list, animated: false)
  }

  func ask(_ style: UIAlertController.Style) {
    let alert = UIAlertController(
      title: "Delete the note?", message: "It cannot be restored.", preferredStyle: style)
    for (title, style) in [("Delete", UIAlertAction.Style.destructive), ("Cancel", .cancel)] {
      alert.addAction(
        UIAlertAction(title: title, style: style) { self.answer = $0.title ?? "" })
    }
    navigationController.present(alert, animated: true)
  }

  func rename() {
    let alert = UIAlertController(title: "Rename", message: nil, preferredStyle: .alert)
    alert.addTextField { $0.placeholder = "Name" }
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    let save = UIAlertAction(title: "Save", style: .default) { _ in
      self.answer = alert.textFields?.first?.text ?? ""
    }
    alert.addAction(save)
    alert.preferredAction = save
    navigationController.present(alert, animated: true)
  }
}

private struct AlertingList: View {
  let coordinator: AlertingCoordinator

  var body: some View {
    VStack {
      Button("Ask") { coordinator.ask(.alert) }
      Button("Choose") { coordinator.ask(.actionSheet) }
      Button("Rename") { coordinator.rename() }
      Text(coordinator.answer)
    }
  }
}
