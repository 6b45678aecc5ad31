import SwiftUI
import UIKit

/// Pages that a coordinator pushes and presents with UIKit's controllers.
@MainActor
final class FixtureCoordinator {
  private let navigationController: UINavigationController

  init(navigationController: UINavigationController) {
    self.navigationController = navigationController
  }

  func start() {
    let list = UIHostingController(
      rootView: VStack {
        Button("Push") { self.push(animated: true) }
          .accessibilityIdentifier("controllers.push.tap")
        Button("Push at once") { self.push(animated: false) }
          .accessibilityIdentifier("controllers.pushAtOnce.tap")
        Button("Present") { self.present(animated: true) }
          .accessibilityIdentifier("controllers.present.tap")
        Button("Present at once") { self.present(animated: false) }
          .accessibilityIdentifier("controllers.presentAtOnce.tap")
        Button("Present a form") { self.presentForm() }
          .accessibilityIdentifier("controllers.form.tap")
      })
    list.title = "List"
    list.pageAddress = "/controllers"
    navigationController.pushViewController(list, animated: false)
  }

  private func push(animated: Bool) {
    let detail = UIHostingController(
      rootView: Text("Detail").accessibilityIdentifier("controllers.detail.text"))
    detail.title = "Detail"
    navigationController.pushViewController(detail, animated: animated)
  }

  private func present(animated: Bool) {
    let sheet = UIHostingController(
      rootView: Text("Sheet").accessibilityIdentifier("controllers.sheet.text"))
    navigationController.present(sheet, animated: animated)
  }

  private let asking = AskingDelegate()

  private func presentForm() {
    let form = UIHostingController(rootView: NoteForm())
    form.isModalInPresentation = true
    form.presentationController?.delegate = asking
    navigationController.present(form, animated: true)
  }
}

/// Asks before a form is thrown away, in the way of UIKit.
private final class AskingDelegate: NSObject, UIAdaptivePresentationControllerDelegate {
  func presentationControllerDidAttemptToDismiss(_ presentation: UIPresentationController) {
    let form = presentation.presentedViewController
    let question = UIHostingController(
      rootView: Button("Throw away") {
        form.presentingViewController?.dismiss(animated: true)
      }
      .accessibilityIdentifier("controllers.discard.tap"))
    form.present(question, animated: true)
  }
}

private struct NoteForm: View {
  @State private var text = ""

  var body: some View {
    TextField("Note", text: $text)
      .padding(16)
      .accessibilityIdentifier("controllers.form.input")
  }
}

struct ControllersScreen: View {
  var body: some View {
    NavigationControllerView { navigationController in
      let coordinator = FixtureCoordinator(navigationController: navigationController)
      coordinator.start()
      return coordinator
    }
  }
}
