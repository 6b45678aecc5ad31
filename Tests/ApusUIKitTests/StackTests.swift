import ScreenTesting
import SwiftUI
import Testing
import UIKit

@MainActor
struct StackTests {
  private let journal = Journal()
  private let navigation = UINavigationController()

  private func named(_ name: String) -> NamedController { NamedController(name, journal) }

  private func show() -> Screen {
    let navigation = navigation
    let screen = Screen { NavigationControllerView(navigation) }
    return screen
  }

  @Test func aPushedPageHasASmallTitleUnlessItAsksForALargeOne() async throws {
    func page(_ name: String) -> UIViewController {
      UIHostingController(
        rootView: Color.red.accessibilityIdentifier(name).navigationTitle(name))
    }
    navigation.pushViewController(page("A"), animated: false)
    let screen = show()
    screen.size = ScreenSize(width: 390, height: 844)
    let large = try #require(screen.element("A").frame).minY
    navigation.pushViewController(page("B"), animated: false)
    await screen.settle()
    #expect(try #require(screen.element("B").frame).minY < large)
    let third = page("C")
    third.navigationItem.largeTitleDisplayMode = .always
    navigation.pushViewController(third, animated: false)
    await screen.settle()
    #expect(try #require(screen.element("C").frame).minY == large)
  }

  @Test func aBarThatPrefersLargeTitlesGivesThemToAllPages() async throws {
    func page(_ name: String) -> UIViewController {
      UIHostingController(
        rootView: Color.red.accessibilityIdentifier(name).navigationTitle(name))
    }
    navigation.navigationBar.prefersLargeTitles = true
    navigation.pushViewController(page("A"), animated: false)
    let screen = show()
    screen.size = ScreenSize(width: 390, height: 844)
    let large = try #require(screen.element("A").frame).minY
    navigation.pushViewController(page("B"), animated: false)
    await screen.settle()
    #expect(try #require(screen.element("B").frame).minY == large)
    let third = page("C")
    third.navigationItem.largeTitleDisplayMode = .never
    navigation.pushViewController(third, animated: false)
    await screen.settle()
    let small = try #require(screen.element("C").frame).minY
    #expect(small < large)
    navigation.popToRootViewController(animated: false)
    navigation.navigationBar.prefersLargeTitles = false
    await screen.settle()
    #expect(try #require(screen.element("A").frame).minY == small)
  }

  @Test
  func aPushShowsThePageOnTopWithABackButton() async {
    navigation.pushViewController(named("A"), animated: false)
    let screen = show()
    #expect(screen.text("A").isVisible)
    #expect(!screen.element("BackButton").exists)
    navigation.pushViewController(named("B"), animated: true)
    await screen.settle()
    #expect(screen.text("B").isVisible)
    #expect(!screen.text("A").isVisible)
    screen.button("BackButton").tap()
    #expect(screen.text("A").isVisible)
    #expect(navigation.viewControllers.count == 1)
  }

  @Test
  func theStackChangesAsAskedFor() async {
    let (a, b, c, d) = (named("A"), named("B"), named("C"), named("D"))
    navigation.viewControllers = [a, b, c, d]
    #expect(navigation.popViewController(animated: false) === d)
    #expect(navigation.popToViewController(a, animated: false) == [b, c])
    #expect(navigation.popToRootViewController(animated: false) == nil)
    #expect(navigation.popViewController(animated: false) == nil)
    navigation.setViewControllers([b, c, d], animated: false)
    #expect(navigation.popToRootViewController(animated: false) == [c, d])
    #expect(navigation.topViewController === b)
    #expect(b.navigationController === navigation)
    #expect(b.parent === navigation)
    #expect(a.navigationController == nil)
    #expect(UINavigationController(rootViewController: a).viewControllers == [a])
  }

  private struct Counter: View {
    @State private var count = 0
    var body: some View {
      Button("Count \(count)") { count += 1 }
        .accessibilityIdentifier("count")
    }
  }

  @Test
  func aNewRootHasNothingOfTheStateOfTheOld() async {
    navigation.viewControllers = [UIHostingController(rootView: Counter())]
    let screen = show()
    screen.button("count").tap()
    #expect(screen.button("count").label == "Count 1")
    navigation.setViewControllers([UIHostingController(rootView: Counter())], animated: false)
    await screen.settle()
    #expect(screen.button("count").label == "Count 0")
  }

  @Test
  func aNewRootTakesThePlaceOfTheOld() async {
    navigation.viewControllers = [named("A")]
    let screen = show()
    navigation.setViewControllers([named("B"), named("C")], animated: true)
    await screen.settle()
    #expect(screen.text("C").isVisible)
    screen.button("BackButton").tap()
    #expect(screen.text("B").isVisible)
    #expect(!screen.text("A").exists)
  }

  @Test
  func nothingHappensToAControllerOffTheScreen() async {
    navigation.pushViewController(named("A"), animated: false)
    navigation.pushViewController(named("B"), animated: false)
    #expect(journal.take().isEmpty)
    let screen = show()
    #expect(screen.text("B").isVisible)
    #expect(journal.take() == ["B didLoad", "B willAppear", "B didAppear"])
  }

  @Test
  func pushAndPopTellTheControllersInUIKitsOrder() async {
    navigation.viewControllers = [named("A")]
    let delegate = JournalDelegate(journal)
    navigation.delegate = delegate
    let screen = show()
    #expect(
      journal.take() == ["A didLoad", "A willAppear", "will show A", "A didAppear", "did show A"])
    navigation.pushViewController(named("B"), animated: true)
    await screen.settle()
    #expect(screen.text("B").isVisible)
    #expect(
      journal.take() == [
        "B didLoad", "A willDisappear", "B willAppear", "will show B", "A didDisappear",
        "B didAppear", "did show B",
      ])
    screen.button("BackButton").tap()
    #expect(
      journal.take() == [
        "B willDisappear", "A willAppear", "will show A", "B didDisappear for good", "A didAppear",
        "did show A",
      ])
  }

  @Test
  func twoPushesAtOnceAreTwoTransitions() async {
    navigation.viewControllers = [named("A")]
    let screen = show()
    _ = journal.take()
    navigation.pushViewController(named("B"), animated: true)
    navigation.pushViewController(named("C"), animated: true)
    await screen.settle()
    #expect(screen.text("C").isVisible)
    #expect(
      journal.take() == [
        "B didLoad", "A willDisappear", "B willAppear", "A didDisappear", "B didAppear",
        "C didLoad", "B willDisappear", "C willAppear", "B didDisappear", "C didAppear",
      ])
  }

  @Test
  func theViewThatGoesTakesTheTopOffTheScreen() async {
    struct Host: View {
      let navigation: UINavigationController
      @State private var isShown = true
      var body: some View {
        VStack {
          Button("Leave") { isShown = false }
          if isShown { NavigationControllerView(navigation) }
        }
      }
    }
    navigation.viewControllers = [named("A")]
    let navigation = navigation
    let screen = Screen { Host(navigation: navigation) }
    _ = journal.take()
    screen.button(label: "Leave").tap()
    #expect(journal.take() == ["A willDisappear", "A didDisappear"])
  }

  @Test
  func titlesAreTheBarsAndThePages() async {
    let a = named("A")
    a.title = "First"
    navigation.viewControllers = [a]
    let screen = show()
    #expect(screen.title == "First")
    a.navigationItem.title = "Renamed"
    await screen.settle()
    #expect(screen.title == "Renamed")
    #expect(a.title == "First")
    let b = named("B")
    b.title = "Second"
    b.navigationItem.hidesBackButton = true
    navigation.pushViewController(b, animated: true)
    await screen.settle()
    #expect(screen.title == "Second")
    #expect(!screen.element("BackButton").isVisible)
    b.navigationItem.setHidesBackButton(false, animated: false)
    await screen.settle()
    #expect(screen.button("BackButton").isVisible)
    navigation.setNavigationBarHidden(true, animated: false)
    await screen.settle()
    #expect(!screen.element("BackButton").isVisible)
  }

  @Test
  func aTitleThatIsSetLaterIsTheBars() async {
    let a = named("A")
    navigation.viewControllers = [a]
    let screen = show()
    a.navigationItem.title = "Item"
    a.title = "Later"
    await screen.settle()
    #expect(a.navigationItem.title == "Later")
    #expect(screen.title == "Later")
  }

  @Test
  func theContentsOwnTitleComesFirst() async {
    let page = UIHostingController(rootView: Text("A").navigationTitle("Content"))
    page.title = "Controller"
    navigation.viewControllers = [page]
    let screen = show()
    #expect(screen.title == "Content")
  }

  @Test
  func anotherRootViewIsShownInItsPlace() async {
    let page = UIHostingController(rootView: Text("Old"))
    navigation.viewControllers = [page]
    let screen = show()
    page.rootView = Text("New")
    await screen.settle()
    #expect(screen.text("New").isVisible)
    #expect(!screen.text("Old").exists)
  }

  @Test
  func dismissInAPagePops() async {
    struct Page: View {
      @Environment(\.dismiss) private var dismiss
      var body: some View { Button("Done") { dismiss() } }
    }
    navigation.viewControllers = [named("A")]
    let screen = show()
    navigation.pushViewController(UIHostingController(rootView: Page()), animated: true)
    await screen.settle()
    screen.button(label: "Done").tap()
    #expect(screen.text("A").isVisible)
    #expect(navigation.viewControllers.count == 1)
  }

  @Test
  func aLinkPushesAControllerOfItsOwn() async {
    struct Page: View {
      @State private var isActive = false
      var body: some View {
        NavigationLink("Next") { Text("Linked") }
        NavigationLink(isActive: $isActive) {
          Text("Bound")
        } label: {
          Text("Bind")
        }
        NavigationLink("Value", value: 1)
        Text(isActive ? "active" : "idle")
      }
    }
    navigation.viewControllers = [UIHostingController(rootView: Page())]
    let screen = show()
    // Nobody says where a value leads.
    #expect(!screen.button(label: "Value").isEnabled)
    screen.button(label: "Next").tap()
    #expect(screen.text("Linked").isVisible)
    #expect(navigation.viewControllers.count == 2)
    navigation.pushViewController(named("B"), animated: true)
    await screen.settle()
    #expect(screen.text("B").isVisible)
    navigation.popToRootViewController(animated: true)
    await screen.settle()
    screen.button(label: "Bind").tap()
    #expect(screen.text("Bound").isVisible)
    screen.button("BackButton").tap()
    #expect(screen.text("idle").isVisible)
    #expect(navigation.viewControllers.count == 1)
  }
}
