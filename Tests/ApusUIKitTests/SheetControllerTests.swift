import SwiftUI
import Testing
import UIKit
import ViewGraph

@testable import ScreenTesting

/// The heights and signs of sheets that controllers are presented as.
@MainActor
struct SheetControllerTests {
  private final class Root: UIViewController {}

  private func present(_ controller: UIViewController) async -> Screen {
    let root = Root()
    let navigation = UINavigationController(rootViewController: root)
    let screen = Screen(width: 390) { NavigationControllerView(navigation) }
    root.present(controller, animated: true)
    await screen.settle()
    return screen
  }

  private func controller() -> UIViewController {
    UIHostingController(
      rootView: Color.red.frame(maxHeight: .infinity).accessibilityIdentifier("ground"))
  }

  @Test
  func aSheetHasTheSmallestHeightOrTheSelectedOne() async throws {
    let shown = controller()
    let sheet = try #require(shown.sheetPresentationController)
    sheet.detents = [.medium(), .custom(identifier: .init("low")) { _ in 200 }]
    sheet.prefersGrabberVisible = true
    sheet.preferredCornerRadius = 24
    let screen = await present(shown)
    let low = try #require(screen.modal.node)
    #expect(low[.height] == 200)
    #expect(low[.hasDragIndicator] == true)
    #expect(low[.cornerRadius] == [24])
    sheet.animateChanges { sheet.selectedDetentIdentifier = .medium }
    await screen.settle()
    let medium = try #require(screen.modal.node)
    #expect(medium[.height] == nil)
    #expect(medium[.scale] == [0.5])
  }

  @Test
  func aSheetOfWhichTheAppSaysNothingIsAsItsContentSays() async throws {
    let shown = UIHostingController(rootView: Text("low").presentationDetents([.height(120)]))
    let screen = await present(shown)
    #expect(try #require(screen.modal.node)[.height] == 120)
  }

  @Test
  func aCoverIsNoSheet() {
    let shown = controller()
    shown.modalPresentationStyle = .fullScreen
    #expect(shown.sheetPresentationController == nil)
  }

  @Test
  func heightsAreFoundByTheRoomOfTheSheet() {
    struct Room: UISheetPresentationControllerDetentResolutionContext {
      var containerTraitCollection: UITraitCollection { .current }
      var maximumDetentValue: CGFloat { 600 }
    }
    typealias Detent = UISheetPresentationController.Detent
    #expect(Detent.medium().resolvedValue(in: Room()) == 300)
    #expect(Detent.large().resolvedValue(in: Room()) == 600)
    #expect(Detent.custom { $0.maximumDetentValue * 0.1 }.resolvedValue(in: Room()) == 60)
    #expect(Detent.custom { _ in nil }.resolvedValue(in: Room()) == nil)
  }

  @Test
  func aStackHasNoGestureThatGoesBack() {
    let stack = UINavigationController()
    stack.interactivePopGestureRecognizer?.isEnabled = false
    #expect(stack.interactivePopGestureRecognizer == nil)
  }

  @Test
  func valuesHoldRectanglesPointsAndSizes() {
    let frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    let info: [AnyHashable: Any] = [
      UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: frame)
    ]
    let height = (info[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?.cgRectValue.height
    #expect(height == 4)
    #expect(NSValue(cgPoint: frame.origin).cgPointValue == frame.origin)
    #expect(NSValue(cgSize: frame.size).cgSizeValue == frame.size)
  }
}
