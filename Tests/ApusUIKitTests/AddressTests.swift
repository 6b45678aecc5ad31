import ScreenTesting
import SwiftUI
import Testing
import UIKit

@MainActor
struct AddressTests {
  private let navigation = UINavigationController()

  private func page(_ name: String, _ address: String? = nil) -> UIViewController {
    let page = UIHostingController(rootView: Text(verbatim: name))
    page.pageAddress = address
    return page
  }

  private func show(
    at address: String = "/", onOpen: @escaping (URL) -> Void = { _ in }
  ) -> Screen {
    let navigation = navigation
    return Screen(address: address) { NavigationControllerView(navigation, onOpen: onOpen) }
  }

  @Test
  func theAddressFollowsTheStack() async {
    navigation.viewControllers = [page("A")]
    let screen = show()
    #expect(screen.address == "/")
    navigation.pushViewController(page("B"), animated: true)
    await screen.settle()
    #expect(screen.address == "/1")
    navigation.pushViewController(page("C", "/tasks/42"), animated: true)
    await screen.settle()
    #expect(screen.address == "/tasks/42")
    navigation.present(page("S"), animated: true)
    await screen.settle()
    #expect(screen.address == "/tasks/42/3")
    navigation.dismiss(animated: true)
    navigation.popToRootViewController(animated: true)
    await screen.settle()
    #expect(screen.address == "/")
  }

  @Test
  func backInTheBrowserPops() async {
    navigation.viewControllers = [page("A")]
    let screen = show()
    navigation.pushViewController(page("B"), animated: true)
    navigation.pushViewController(page("C"), animated: true)
    await screen.settle()
    screen.open("/1")
    #expect(screen.text("B").isVisible)
    #expect(navigation.viewControllers.count == 2)
    screen.open("/")
    #expect(screen.text("A").isVisible)
    #expect(navigation.viewControllers.count == 1)
    #expect(screen.address == "/")
  }

  @Test
  func backInTheBrowserEndsASheet() async {
    navigation.viewControllers = [page("A")]
    let screen = show()
    navigation.pushViewController(page("B"), animated: true)
    navigation.present(page("S"), animated: true)
    await screen.settle()
    #expect(screen.text("S").isVisible)
    screen.open("/1")
    #expect(!screen.text("S").exists)
    #expect(screen.text("B").isVisible)
    #expect(screen.address == "/1")
  }

  @Test
  func anAddressOfNoPageIsTheAppsAndLeavesAgainIfItIsNotShown() async {
    navigation.viewControllers = [page("A")]
    var opened: [String] = []
    let navigation = navigation
    let detail = page("D", "/tasks/42")
    let screen = show(at: "/tasks/42") { url in
      opened.append(url.path)
      if url.path == "/tasks/42" { navigation.pushViewController(detail, animated: false) }
    }
    #expect(opened == ["/tasks/42"])
    #expect(screen.text("D").isVisible)
    #expect(screen.address == "/tasks/42")
    screen.open("/nowhere")
    #expect(opened == ["/tasks/42", "/nowhere"])
    #expect(screen.text("D").isVisible)
    #expect(screen.address == "/tasks/42")
  }
}
