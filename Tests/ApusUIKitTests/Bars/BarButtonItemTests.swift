import ScreenTesting
import SwiftUI
import Testing
import UIKit

private final class Listener: NSObject {
  var heard: [String] = []
  @MainActor func done() { heard.append("done") }
  @MainActor func pressed(_ item: UIBarButtonItem) { heard.append("item \(item.tag)") }
}

/// A page whose content is a word.
private final class WordController: UIViewController {
  let word = UILabel()
  private(set) var edits: [Bool] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    word.text = "Page"
    view.addSubview(word)
  }

  override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    edits.append(editing)
  }
}

@MainActor
struct BarButtonItemTests {
  private let listener = Listener()
  private let page = WordController()

  private func show(_ navigation: UINavigationController? = nil) -> Screen {
    let navigation = navigation ?? UINavigationController(rootViewController: page)
    let screen = Screen { NavigationControllerView(navigation) }
    screen.size = ScreenSize(width: 390, height: 844)
    return screen
  }

  private func done() -> UIBarButtonItem {
    UIBarButtonItem(
      barButtonSystemItem: .done, target: listener,
      action: Selector("done()", Listener.done as (Listener) -> @MainActor () -> Void))
  }

  private func pressed(_ title: String, tag: Int) -> UIBarButtonItem {
    let item = UIBarButtonItem(
      title: title, style: .plain, target: listener,
      action: Selector("pressed(_:)", Listener.pressed(_:)))
    item.tag = tag
    return item
  }

  @Test func itemsCallTheirTargets() {
    page.navigationItem.leftBarButtonItem = pressed("Help", tag: 7)
    page.navigationItem.rightBarButtonItem = done()
    let screen = show()
    screen.button(label: "Done").tap()
    screen.button(label: "Help").tap()
    #expect(listener.heard == ["done", "item 7"])
    #expect(screen.text("Page").exists)
  }

  @Test func theFirstItemStandsAtTheEdge() throws {
    page.navigationItem.rightBarButtonItems = [pressed("First", tag: 1), pressed("Second", tag: 2)]
    page.navigationItem.leftBarButtonItems = [pressed("Third", tag: 3), pressed("Fourth", tag: 4)]
    let screen = show()
    let places = try ["Third", "Fourth", "Second", "First"].map {
      try #require(screen.button(label: $0).frame).minX
    }
    #expect(places == places.sorted())
  }

  @Test func aSymbolOfTheSystemHasItsName() {
    page.navigationItem.rightBarButtonItems = [
      UIBarButtonItem(
        systemItem: .add, primaryAction: UIAction { _ in listener.heard.append("add") }),
      UIBarButtonItem(barButtonSystemItem: .trash, target: nil, action: nil),
    ]
    let screen = show()
    screen.button(label: "Add").tap()
    #expect(listener.heard == ["add"])
    #expect(screen.button(label: "Delete").exists)
  }

  @Test func anItemFollowsItsProperties() async {
    let item = pressed("Save", tag: 1)
    page.navigationItem.rightBarButtonItem = item
    item.isEnabled = false
    let screen = show()
    #expect(!screen.button(label: "Save").isEnabled)
    item.isEnabled = true
    item.title = "Keep"
    await screen.settle()
    screen.button(label: "Keep").tap()
    #expect(listener.heard == ["item 1"])
    page.navigationItem.setRightBarButton(nil, animated: true)
    await screen.settle()
    #expect(!screen.button(label: "Keep").exists)
  }

  @Test func theEditItemTurnsToDone() {
    page.navigationItem.rightBarButtonItem = page.editButtonItem
    let screen = show()
    screen.button(label: "Edit").tap()
    #expect(page.isEditing)
    screen.button(label: "Done").tap()
    #expect(page.edits == [true, false])
  }

  @Test func anItemOpensItsMenu() {
    var chosen: [String] = []
    page.navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Sort",
      menu: UIMenu(children: [
        UIAction(title: "Name", state: .on) { _ in chosen.append("name") },
        UIAction(title: "Never", attributes: .hidden) { _ in chosen.append("never") },
        UIMenu(
          title: "More", options: .displayInline,
          children: [
            UIAction(title: "Delete all", attributes: .destructive) { _ in chosen.append("all") },
            UIAction(title: "Locked", attributes: .disabled) { _ in chosen.append("locked") },
          ]),
      ]))
    let screen = show()
    let menu = screen.all(.menu)[0]
    #expect(menu.label == "Sort")
    screen.button(label: "Delete all").tap()
    #expect(!screen.button(label: "Locked").isEnabled)
    #expect(!screen.button(label: "Never").exists)
    #expect(screen.button(label: "Name").isSelected)
    screen.button(label: "Name").tap()
    #expect(chosen == ["all", "name"])
  }

  @Test func aViewStandsInPlaceOfTheTitle() {
    let words = UILabel()
    words.text = "Drawn title"
    page.title = "Title"
    page.navigationItem.titleView = words
    let screen = show()
    #expect(screen.text("Drawn title").exists)
  }

  @Test func itemsAtTheBottomAreShownByTheController() async throws {
    page.toolbarItems = [pressed("Left", tag: 1), .flexibleSpace(), pressed("Right", tag: 2)]
    let navigation = UINavigationController(rootViewController: page)
    let screen = show(navigation)
    #expect(!screen.button(label: "Left").exists)
    navigation.setToolbarHidden(false, animated: true)
    await screen.settle()
    screen.button(label: "Right").tap()
    #expect(listener.heard == ["item 2"])
    #expect(try #require(screen.button(label: "Left").frame).minX < 40)
    #expect(try #require(screen.button(label: "Right").frame).maxX > 350)
  }

  @Test func itemsAtTheLeadingEdgeTakeThePlaceOfBack() async {
    let navigation = UINavigationController(rootViewController: UIViewController())
    navigation.pushViewController(page, animated: false)
    let screen = show(navigation)
    #expect(screen.all(.button).count == 1)
    page.navigationItem.leftBarButtonItem = pressed("Cancel", tag: 1)
    await screen.settle()
    #expect(screen.all(.button).map(\.label) == ["Cancel"])
    page.navigationItem.leftItemsSupplementBackButton = true
    await screen.settle()
    #expect(screen.all(.button).count == 2)
  }

  @Test func thePageBelowSaysWhatTheWayBackIsCalled() async {
    let first = UIViewController()
    first.title = "Accounts"
    let navigation = UINavigationController(rootViewController: first)
    navigation.pushViewController(page, animated: false)
    let screen = show(navigation)
    func words() -> String { screen.button("BackButton").text }
    #expect(words() == "Accounts")
    first.navigationItem.backButtonTitle = "All"
    await screen.settle()
    #expect(words() == "All")
    first.navigationItem.backBarButtonItem = UIBarButtonItem(
      title: "List", style: .plain, target: nil, action: nil)
    await screen.settle()
    #expect(words() == "List")
    first.navigationItem.backBarButtonItem?.title = ""
    await screen.settle()
    #expect(words() == "")
    first.navigationItem.backBarButtonItem = nil
    first.navigationItem.backButtonTitle = nil
    first.navigationItem.backButtonDisplayMode = .generic
    await screen.settle()
    #expect(words() == "Back")
    first.navigationItem.backButtonDisplayMode = .minimal
    await screen.settle()
    #expect(words() == "")
    screen.button("BackButton").tap()
    #expect(navigation.topViewController === first)
  }

  @Test func aToolbarStandsAboveTheKeyboard() {
    let field = UITextField()
    field.placeholder = "Number"
    let bar = UIToolbar()
    bar.sizeToFit()
    bar.items = [.flexibleSpace(), done()]
    field.inputAccessoryView = bar
    page.view.addSubview(field)
    let screen = show()
    #expect(!screen.button(label: "Done").isVisible)
    screen.all(.textField)[0].focus()
    screen.button(label: "Done").tap()
    #expect(listener.heard == ["done"])
  }
}
