import Foundation

/// The optional methods of a data source that a subclass of ``UITableViewController`` has.
@MainActor
enum TableOverrides {
  private static let base = UITableViewController.self
  private static let commit = ClassInstance.slot(
    of: base, overriddenBy: CommitProbe.self, OtherCommitProbe.self,
    behind: UIViewController.self, unlike: PlainProbe.self)
  private static let move = ClassInstance.slot(
    of: base, overriddenBy: MoveProbe.self, OtherMoveProbe.self,
    behind: UIViewController.self, unlike: PlainProbe.self)

  /// Whether the controller says what becomes of a row that a person deletes.
  static func commits(_ controller: UITableViewController) -> Bool {
    ClassInstance.overrides(type(of: controller), base, at: commit)
  }

  /// Whether the controller says what becomes of a row that a person moves.
  static func moves(_ controller: UITableViewController) -> Bool {
    ClassInstance.overrides(type(of: controller), base, at: move)
  }
}

// Their methods have different bodies, because a linker may keep one of two that are the same.

private final class PlainProbe: UITableViewController {}

private final class CommitProbe: UITableViewController {
  private var number = 0
  override func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) { number += 1 }
}

private final class OtherCommitProbe: UITableViewController {
  private var number = 0
  override func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) { number += 2 }
}

private final class MoveProbe: UITableViewController {
  private var number = 0
  override func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) { number += 1 }
}

private final class OtherMoveProbe: UITableViewController {
  private var number = 0
  override func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) { number += 2 }
}
