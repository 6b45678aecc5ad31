import ScreenTesting
import SwiftUI
import Testing
import UIKit

/// Controllers in controllers, and what a controller says of its page.
@MainActor
struct ChildControllerTests {
  private final class Child: UIViewController {
    var log: [String] = []
    override func viewWillAppear(_ animated: Bool) { log.append("will") }
    override func viewDidAppear(_ animated: Bool) { log.append("did") }
    override func viewDidDisappear(_ animated: Bool) { log.append("gone") }
    override func viewWillLayoutSubviews() { log.append("layout") }
    override func willMove(toParent parent: UIViewController?) {
      log.append(parent == nil ? "leaves" : "comes")
    }
    override func didMove(toParent parent: UIViewController?) {
      log.append(parent == nil ? "left" : "came")
    }
  }

  private final class Outer: UIViewController {
    let child = Child()
    let hosting = UIHostingController(rootView: Text("hosted"))

    override var prefersStatusBarHidden: Bool { true }
    override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }
    override func traitCollectionDidChange(_ previous: UITraitCollection?) {}

    override func viewDidLoad() {
      super.viewDidLoad()
      additionalSafeAreaInsets.top = 30
      for controller in [child, hosting] {
        addChild(controller)
        controller.view.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
        view.addSubview(controller.view)
        controller.didMove(toParent: self)
      }
    }
  }

  private struct Shown: UIViewControllerRepresentable {
    let controller: UIViewController
    func makeUIViewController(context: Context) -> UIViewController { controller }
    func updateUIViewController(_ controller: UIViewController, context: Context) {}
  }

  @Test func aChildAppearsWithItsParent() {
    let outer = Outer()
    let screen = Screen { Shown(controller: outer) }
    #expect(screen.text("hosted").isVisible)
    #expect(outer.children == [outer.child, outer.hosting] && outer.child.parent === outer)
    #expect(outer.child.log == ["comes", "came", "will", "layout", "did"])
    outer.child.willMove(toParent: nil)
    outer.child.view.removeFromSuperview()
    outer.child.removeFromParent()
    #expect(outer.child.log.suffix(3) == ["leaves", "gone", "left"])
    #expect(outer.children == [outer.hosting] && outer.child.parent == nil)
  }

  /// A view whose hosting controller nobody keeps.
  @Test func aHostedViewOutlivesItsController() throws {
    let outer = UIView()
    let hosted = UIHostingController(rootView: Text("alone")).view!
    hosted.frame = CGRect(x: 20, y: 40, width: 200, height: 100)
    outer.addSubview(hosted)
    let controller = UIViewController()
    controller.view = outer
    let screen = Screen { Shown(controller: controller) }
    #expect(screen.text("alone").isVisible)
  }

  @Test func theContentKeepsAwayFromTheEdges() throws {
    let plain = UIHostingController(rootView: Color.red.accessibilityIdentifier("box"))
    let moved = UIHostingController(rootView: Color.red.accessibilityIdentifier("box"))
    moved.additionalSafeAreaInsets.top = 30
    let first = Screen(width: 200) { Shown(controller: plain) }
    let second = Screen(width: 200) { Shown(controller: moved) }
    let high = try #require(first.element("box").frame?.height)
    #expect(second.element("box").frame?.height == high - 30)
  }

  @Test func aPushedPageHidesTheTabs() {
    let root = UIHostingController(rootView: Text("root"))
    let next = UIHostingController(rootView: Text("next"))
    next.hidesBottomBarWhenPushed = true
    let stack = UINavigationController(rootViewController: root)
    let tabs = UITabBarController()
    tabs.viewControllers = [stack]
    let screen = Screen {
      Shown(controller: tabs)
      Button("Push") { stack.pushViewController(next, animated: false) }
    }
    #expect(screen.all(.tab).contains { $0.isVisible })
    screen.button(label: "Push").tap()
    #expect(screen.text("next").isVisible)
    #expect(screen.all(.tab).allSatisfy { !$0.isVisible })
  }
}
