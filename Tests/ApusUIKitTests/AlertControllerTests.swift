import ScreenTesting
import SwiftUI
import Testing
import UIKit

/// Alerts and choices of actions that a controller presents.
@MainActor
struct AlertControllerTests {
  private let journal = Journal()
  private let navigation = UINavigationController()
  private let root: NamedController

  init() {
    root = NamedController("A", journal)
    navigation.viewControllers = [root]
  }

  private func show() -> Screen {
    let navigation = navigation
    let screen = Screen { NavigationControllerView(navigation) }
    _ = journal.take()
    return screen
  }

  private func question(_ style: UIAlertController.Style) -> UIAlertController {
    let alert = UIAlertController(
      title: "Delete?", message: "It cannot be restored.", preferredStyle: style)
    for (title, style) in [
      ("Delete", UIAlertAction.Style.destructive), ("Keep", .default), ("Cancel", .cancel),
    ] {
      alert.addAction(
        UIAlertAction(title: title, style: style) { [journal, root] action in
          let isFree = root.presentedViewController == nil
          journal.write("\(action.title ?? "") \(isFree)")
        })
    }
    return alert
  }

  @Test(arguments: [UIAlertController.Style.alert, .actionSheet])
  func anActionRunsOnceTheAlertHasGone(_ style: UIAlertController.Style) async {
    let screen = show()
    let alert = question(style)
    root.present(alert, animated: true)
    await screen.settle()
    #expect(screen.text("Delete?").isVisible)
    #expect(screen.text("It cannot be restored.").isVisible)
    #expect(root.presentedViewController === alert)
    screen.button(label: "Delete").tap()
    await screen.settle()
    #expect(!screen.text("Delete?").exists)
    #expect(journal.take() == ["Delete true"])
    #expect(alert.presentingViewController == nil)
  }

  @Test func twoActionsStandBesideEachOtherBelowAField() async throws {
    let screen = show()
    let alert = UIAlertController(title: "Rename", message: nil, preferredStyle: .alert)
    alert.addTextField { $0.placeholder = "Name" }
    for title in ["Cancel", "Save"] {
      alert.addAction(UIAlertAction(title: title, style: title == "Save" ? .default : .cancel))
    }
    root.present(alert, animated: true)
    await screen.settle()
    let cancel = try #require(screen.button(label: "Cancel").frame)
    let save = try #require(screen.button(label: "Save").frame)
    #expect(cancel.minY == save.minY && cancel.maxX == save.minX && cancel.width == save.width)
    let field = try #require(screen.all(.textField).first?.frame)
    #expect(field.maxY < cancel.minY)
  }

  @Test func anActionPresentsAnotherAlert() async {
    let screen = show()
    let first = UIAlertController(title: "First", message: nil, preferredStyle: .alert)
    first.addAction(
      UIAlertAction(title: "Next", style: .default) { [root] _ in
        let second = UIAlertController(title: "Second", message: nil, preferredStyle: .alert)
        second.addAction(UIAlertAction(title: "OK", style: .default))
        root.present(second, animated: true)
      })
    root.present(first, animated: true)
    await screen.settle()
    screen.button(label: "Next").tap()
    await screen.settle()
    #expect(screen.text("Second").isVisible)
    screen.button(label: "OK").tap()
    await screen.settle()
    #expect(!screen.text("Second").exists)
  }

  @Test func whatIsTypedIsInTheFieldAndMayAllowTheAction() async {
    let screen = show()
    let alert = UIAlertController(title: "Name", message: nil, preferredStyle: .alert)
    let save = UIAlertAction(title: "Save", style: .default) { [journal] _ in
      journal.write(alert.textFields?.first?.text ?? "none")
    }
    save.isEnabled = false
    alert.addTextField { field in
      field.placeholder = "Your name"
      field.addAction(
        UIAction { _ in save.isEnabled = !(field.text ?? "").isEmpty }, for: .editingChanged)
    }
    alert.addAction(save)
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    alert.preferredAction = save
    root.present(alert, animated: true)
    await screen.settle()
    #expect(!screen.button(label: "Save").isEnabled)
    screen.textField(label: "Your name").type("Ada")
    await screen.settle()
    #expect(screen.button(label: "Save").isEnabled)
    #expect(screen.all(.button).map(\.label) == ["Cancel", "Save"])
    screen.button(label: "Save").tap()
    await screen.settle()
    #expect(journal.take() == ["Ada"])
  }

  @Test func anAlertWithoutActionsStaysUntilTheAppTakesItAway() async {
    let screen = show()
    let alert = UIAlertController(title: "Please wait", message: nil, preferredStyle: .alert)
    root.present(alert, animated: true)
    await screen.settle()
    #expect(screen.text("Please wait").isVisible)
    #expect(screen.all(.button).isEmpty)
    alert.dismiss(animated: true)
    await screen.settle()
    #expect(!screen.text("Please wait").exists)
    #expect(root.presentedViewController == nil)
  }
}
