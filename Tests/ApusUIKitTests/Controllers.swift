import SwiftUI
import UIKit

/// What happened, in order.
@MainActor
final class Journal {
  private(set) var lines: [String] = []
  func write(_ line: String) { lines.append(line) }
  /// The lines since the last time.
  func take() -> [String] {
    defer { lines = [] }
    return lines
  }
}

/// A page with its name as text, whose life is written down.
class NamedController: UIHostingController<Text> {
  let name: String
  private let journal: Journal

  init(_ name: String, _ journal: Journal) {
    self.name = name
    self.journal = journal
    super.init(rootView: Text(verbatim: name))
  }

  required dynamic init?(coder aDecoder: NSCoder) { fatalError("no archives") }

  override func viewDidLoad() {
    super.viewDidLoad()
    journal.write("\(name) didLoad")
  }
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    journal.write("\(name) willAppear")
  }
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    journal.write("\(name) didAppear")
  }
  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    journal.write("\(name) willDisappear")
  }
  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    journal.write(
      "\(name) didDisappear\(isMovingFromParent || isBeingDismissed ? " for good" : "")")
  }
}

/// Writes down what a navigation controller says.
@MainActor
final class JournalDelegate: NSObject, UINavigationControllerDelegate {
  let journal: Journal
  init(_ journal: Journal) { self.journal = journal }

  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {
    journal.write("will show \((viewController as? NamedController)?.name ?? "?")")
  }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {
    journal.write("did show \((viewController as? NamedController)?.name ?? "?")")
  }
}
