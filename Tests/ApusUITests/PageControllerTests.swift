import ScreenTesting
import Testing

@testable import ApusUI

/// Pages of UIKit, side by side.
@MainActor struct PageControllerTests {
  private final class Source: NSObject, UIPageViewControllerDataSource,
    UIPageViewControllerDelegate
  {
    let names: [String]
    let isRing: Bool
    var made: [String: UIViewController] = [:]
    var log: [String] = []

    init(_ names: [String], isRing: Bool = false) {
      self.names = names
      self.isRing = isRing
    }

    func page(_ name: String) -> UIViewController {
      if let page = made[name] { return page }
      let page = UIHostingController(rootView: Text(name))
      page.title = name
      made[name] = page
      return page
    }

    private func beside(_ page: UIViewController, _ step: Int) -> UIViewController? {
      guard let place = names.firstIndex(of: page.title ?? "") else { return nil }
      if isRing { return self.page(names[(place + step + names.count) % names.count]) }
      return names.indices.contains(place + step) ? self.page(names[place + step]) : nil
    }

    func pageViewController(
      _ pageViewController: UIPageViewController, viewControllerBefore page: UIViewController
    ) -> UIViewController? { beside(page, -1) }

    func pageViewController(
      _ pageViewController: UIPageViewController, viewControllerAfter page: UIViewController
    ) -> UIViewController? { beside(page, 1) }

    func pageViewController(
      _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
      previousViewControllers: [UIViewController], transitionCompleted completed: Bool
    ) {
      let names = (previousViewControllers + (pageViewController.viewControllers ?? []))
      log.append(names.compactMap(\.title).joined(separator: ">"))
    }
  }

  private struct Pages: UIViewControllerRepresentable {
    let source: Source
    let first: String
    let controller: UIPageViewController

    func makeUIViewController(context: Context) -> UIPageViewController {
      controller.dataSource = source
      controller.delegate = source
      controller.setViewControllers([source.page(first)], direction: .forward, animated: false)
      return controller
    }
    func updateUIViewController(_ controller: UIPageViewController, context: Context) {}
  }

  private func controller() -> UIPageViewController {
    UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
  }

  @Test func theNeighboursOfAPageAreAskedForWhenItIsShown() {
    let source = Source(["a", "b", "c", "d"])
    let controller = controller()
    let screen = Screen { Pages(source: source, first: "b", controller: controller) }
    #expect(controller.pages.map(\.title) == ["a", "b", "c"])
    #expect(screen.text("b").exists && source.made["d"] == nil)
    controller.turned(to: ObjectIdentifier(source.page("c")))
    #expect(controller.pages.map(\.title) == ["a", "b", "c", "d"])
    #expect(controller.viewControllers?.first?.title == "c")
    #expect(source.log == ["b>c"])
    #expect(source.page("c").parent === controller)
  }

  @Test func aPageThatIsSetIsShownAlsoWhereItIsNoNeighbour() async {
    let source = Source(["a", "b", "c", "d"])
    let controller = controller()
    let screen = Screen { Pages(source: source, first: "a", controller: controller) }
    #expect(controller.pages.map(\.title) == ["a", "b"])
    controller.setViewControllers([source.page("d")], direction: .forward, animated: true)
    #expect(controller.pages.map(\.title) == ["c", "d"])
    await screen.advance(by: .seconds(1))
    #expect(source.log.isEmpty && source.page("a").parent == nil)
    #expect(screen.text("d").exists)
  }

  @Test func aRingOfPagesHasEachOnce() {
    let source = Source(["a", "b", "c"], isRing: true)
    let controller = controller()
    let screen = Screen { Pages(source: source, first: "a", controller: controller) }
    controller.turned(to: ObjectIdentifier(source.page("b")))
    #expect(controller.pages.map(\.title) == ["c", "a", "b"])
    #expect(screen.text("b").exists)
  }
}
