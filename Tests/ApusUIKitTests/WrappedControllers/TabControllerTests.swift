import ScreenTesting
import SwiftUI
import Testing
import UIKit

/// A bar of tabs of UIKit.
@MainActor
struct TabControllerTests {
  private final class Page: UIViewController {
    var log: [String] = []
    let words: String

    init(_ words: String) {
      self.words = words
      super.init(nibName: nil, bundle: nil)
      title = words
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      let label = UILabel()
      label.text = "page \(words)"
      label.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(label)
      log.append("load")
    }
    override func viewDidAppear(_ animated: Bool) { log.append("in") }
    override func viewDidDisappear(_ animated: Bool) { log.append("out") }
  }

  private final class Listener: NSObject, UITabBarControllerDelegate {
    var refused: UIViewController?
    var chosen: [String?] = []

    func tabBarController(
      _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool { viewController !== refused }

    func tabBarController(
      _ tabBarController: UITabBarController, didSelect viewController: UIViewController
    ) { chosen.append(viewController.title) }
  }

  private final class Tabs: UITabBarController {
    let one = Page("One")
    let two = Page("Two")

    override func viewDidLoad() {
      super.viewDidLoad()
      one.tabBarItem = UITabBarItem(title: "First", image: UIImage(systemName: "star"), tag: 0)
      two.tabBarItem.badgeValue = "3"
      viewControllers = [one, UINavigationController(rootViewController: two)]
    }
  }

  private struct Shown: UIViewControllerRepresentable {
    let controller: UIViewController
    func makeUIViewController(context: Context) -> UIViewController { controller }
    func updateUIViewController(_ controller: UIViewController, context: Context) {}
  }

  @Test func aPersonChoosesATab() {
    let tabs = Tabs()
    let listener = Listener()
    tabs.delegate = listener
    let screen = Screen { Shown(controller: tabs) }
    #expect(screen.text("page One").isVisible && !screen.text("page Two").exists)
    #expect(screen.all(.tab).map(\.label) == ["First", "Two 3"])
    #expect(tabs.one.log == ["load", "in"] && tabs.one.tabBarController === tabs)
    screen.all(.tab)[1].tap()
    #expect(screen.text("page Two").isVisible)
    #expect(tabs.selectedIndex == 1 && tabs.two.tabBarController === tabs)
    #expect(tabs.one.log == ["load", "in", "out"] && tabs.two.log == ["load", "in"])
    #expect(listener.chosen.count == 1)
    listener.refused = tabs.one
    screen.all(.tab)[0].tap()
    #expect(screen.text("page Two").isVisible && tabs.selectedIndex == 1)
  }

  @Test func theAppChoosesATabAndHidesTheBar() {
    let tabs = Tabs()
    let screen = Screen {
      Shown(controller: tabs)
      Button("Go") { tabs.selectedIndex = 1 }
      Button("Hide") { tabs.tabBar.isHidden = true }
    }
    screen.button(label: "Go").tap()
    #expect(screen.text("page Two").isVisible)
    #expect(tabs.selectedViewController is UINavigationController)
    #expect(screen.all(.tab).count == 2)
    screen.button(label: "Hide").tap()
    #expect(screen.all(.tab).allSatisfy { !$0.isVisible })
  }
}
