import SwiftUI
import UIKit

/// Items of UIKit in the bars of a controller's page, and a toolbar over the keyboard.
struct UIKitBarsScreen: UIViewControllerRepresentable {
  func makeUIViewController(context: Context) -> UINavigationController {
    let navigation = UINavigationController(rootViewController: BarsController())
    navigation.setToolbarHidden(false, animated: false)
    return navigation
  }

  func updateUIViewController(_ controller: UINavigationController, context: Context) {}
}

private final class BarsController: UIViewController {
  private let words = UILabel()
  private let field = UITextField()

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Items"
    let close = UIBarButtonItem(
      systemItem: .done, primaryAction: UIAction { [weak self] _ in self?.say("done") })
    close.accessibilityIdentifier = "done"
    let sort = UIBarButtonItem(
      image: UIImage(systemName: "arrow.up.arrow.down"),
      menu: UIMenu(children: [
        UIAction(title: "By name") { [weak self] _ in self?.say("name") },
        UIAction(title: "By date", state: .on) { [weak self] _ in self?.say("date") },
      ]))
    sort.accessibilityLabel = "Sort"
    navigationItem.rightBarButtonItems = [close, sort]
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      title: "Help", primaryAction: UIAction { [weak self] _ in self?.say("help") })
    toolbarItems = [
      UIBarButtonItem(
        systemItem: .add, primaryAction: UIAction { [weak self] _ in self?.say("add") }),
      .flexibleSpace(),
      UIBarButtonItem(
        systemItem: .trash, primaryAction: UIAction { [weak self] _ in self?.say("trash") }),
    ]
    words.text = "nothing"
    words.accessibilityIdentifier = "words"
    field.placeholder = "Number"
    field.accessibilityIdentifier = "field"
    field.borderStyle = .roundedRect
    let bar = UIToolbar()
    bar.items = [
      .flexibleSpace(),
      UIBarButtonItem(
        title: "Insert", primaryAction: UIAction { [weak self] _ in self?.field.text = "42" }),
    ]
    field.inputAccessoryView = bar
    let stack = UIStackView(arrangedSubviews: [words, field])
    stack.axis = .vertical
    stack.spacing = 16
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: view.topAnchor, constant: 20),
      stack.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
      stack.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -20),
    ])
  }

  private func say(_ word: String) { words.text = word }
}
