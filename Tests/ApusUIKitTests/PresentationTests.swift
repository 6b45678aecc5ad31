import ScreenTesting
import SwiftUI
import Testing
import UIKit

@MainActor
struct PresentationTests {
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

  @Test
  func aSheetLiesOverThePageWhichStays() async {
    let screen = show()
    let sheet = NamedController("S", journal)
    root.present(sheet, animated: true) { [journal] in journal.write("presented") }
    await screen.settle()
    #expect(screen.text("S").isVisible)
    #expect(journal.take() == ["S didLoad", "S willAppear", "S didAppear", "presented"])
    #expect(sheet.presentingViewController === navigation)
    #expect(root.presentedViewController === sheet)
    #expect(navigation.visibleViewController === sheet)
    sheet.dismiss(animated: true) { [journal] in journal.write("dismissed") }
    await screen.settle()
    #expect(!screen.text("S").exists)
    #expect(journal.take() == ["S willDisappear", "S didDisappear for good", "dismissed"])
    #expect(sheet.presentingViewController == nil)
    #expect(root.presentedViewController == nil)
  }

  @Test
  func aCoverTakesThePageOffTheScreen() async {
    let screen = show()
    let cover = NamedController("S", journal)
    cover.modalPresentationStyle = .fullScreen
    root.present(cover, animated: true)
    await screen.settle()
    #expect(screen.text("S").isVisible)
    #expect(
      journal.take() == [
        "S didLoad", "A willDisappear", "S willAppear", "S didAppear", "A didDisappear",
      ])
    root.dismiss(animated: true)
    await screen.settle()
    #expect(screen.text("A").isVisible)
    #expect(
      journal.take() == [
        "S willDisappear", "A willAppear", "A didAppear", "S didDisappear for good",
      ])
  }

  @Test
  func aSheetWithAStackOfItsOwn() async {
    struct Root: View {
      @Environment(\.dismiss) private var dismiss
      var body: some View { Button("Close") { dismiss() } }
    }
    let screen = show()
    let inner = UINavigationController(rootViewController: UIHostingController(rootView: Root()))
    navigation.present(inner, animated: true)
    inner.pushViewController(NamedController("B", journal), animated: true)
    await screen.settle()
    #expect(screen.text("B").isVisible)
    #expect(journal.take() == ["B didLoad", "B willAppear", "B didAppear"])
    screen.button("BackButton").tap()
    screen.button(label: "Close").tap()
    #expect(navigation.presentedViewController == nil)
    #expect(!screen.button(label: "Close").exists)
  }

  @Test
  func endingAPresentationEndsWhatLiesOnIt() async {
    let screen = show()
    let (first, second) = (NamedController("S", journal), NamedController("T", journal))
    root.present(first, animated: true)
    await screen.settle()
    first.present(second, animated: true)
    await screen.settle()
    #expect(screen.text("T").isVisible)
    _ = journal.take()
    root.dismiss(animated: true)
    await screen.settle()
    #expect(!screen.text("T").exists)
    #expect(!screen.text("S").exists)
    #expect(
      journal.take() == [
        "T willDisappear", "T didDisappear for good", "S willDisappear", "S didDisappear for good",
      ])
    #expect(second.presentingViewController == nil)
  }

  @Test
  func aSecondPresentationIsRefusedAsInUIKit() async {
    let screen = show()
    root.present(NamedController("S", journal), animated: true)
    await screen.settle()
    let refused = NamedController("T", journal)
    root.present(refused, animated: true)
    await screen.settle()
    #expect(screen.text("S").isVisible)
    #expect(!screen.text("T").exists)
    #expect(refused.presentingViewController == nil)
  }

  @Test
  func nothingIsPresentedByWhatIsNotOnTheScreen() async {
    let sheet = NamedController("S", journal)
    root.present(sheet, animated: true)
    #expect(root.presentedViewController == nil)
    #expect(journal.take().isEmpty)
  }

  @MainActor
  private final class Listener: NSObject, UIAdaptivePresentationControllerDelegate {
    let journal: Journal
    var lets = true
    init(_ journal: Journal) { self.journal = journal }
    func presentationControllerShouldDismiss(_ controller: UIPresentationController) -> Bool {
      lets
    }
    func presentationControllerDidDismiss(_ controller: UIPresentationController) {
      journal.write("closed by the person")
    }
    func presentationControllerDidAttemptToDismiss(_ controller: UIPresentationController) {
      journal.write("tried to close")
    }
  }

  @Test
  func thePersonEndsASheetIfTheAppLets() async {
    let screen = show()
    let sheet = NamedController("S", journal)
    let listener = Listener(journal)
    sheet.presentationController?.delegate = listener
    root.present(sheet, animated: true)
    await screen.settle()
    _ = journal.take()
    listener.lets = false
    screen.modal.dismiss()
    #expect(screen.text("S").isVisible)
    #expect(journal.take() == ["tried to close"])
    listener.lets = true
    screen.modal.dismiss()
    #expect(!screen.text("S").exists)
    #expect(
      journal.take() == ["S willDisappear", "S didDisappear for good", "closed by the person"])
  }

  @Test
  func theAppHearsOfAnAttemptToEndASheetThatItKeeps() async {
    let screen = show()
    let sheet = NamedController("S", journal)
    let listener = Listener(journal)
    sheet.presentationController?.delegate = listener
    sheet.isModalInPresentation = true
    root.present(sheet, animated: true)
    await screen.settle()
    _ = journal.take()
    screen.modal.dismiss()
    #expect(screen.text("S").isVisible)
    #expect(journal.take() == ["tried to close"])
    sheet.isModalInPresentation = false
    await screen.settle()
    screen.modal.dismiss()
    #expect(!screen.text("S").exists)
  }
}
