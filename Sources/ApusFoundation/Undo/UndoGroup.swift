import Foundation

/// What undoes one change.
@MainActor
struct UndoAction {
  let target: ObjectIdentifier
  let run: @MainActor () -> Void
}

/// Changes that are undone together.
@MainActor
struct UndoGroup {
  private enum Part {
    case action(UndoAction)
    case group(UndoGroup)
  }

  var name: String?
  private var parts: [Part] = []

  var isEmpty: Bool { parts.isEmpty }

  mutating func add(_ action: UndoAction) { parts.append(.action(action)) }

  mutating func add(_ group: UndoGroup) {
    guard !group.isEmpty else { return }
    parts.append(.group(group))
    name = name ?? group.name
  }

  /// The last change is undone first.
  func run() {
    for part in parts.reversed() {
      switch part {
      case .action(let action): action.run()
      case .group(let group): group.run()
      }
    }
  }

  func without(_ target: ObjectIdentifier) -> UndoGroup {
    var copy = self
    copy.parts = parts.compactMap { part in
      switch part {
      case .action(let action): return action.target == target ? nil : part
      case .group(let group):
        let rest = group.without(target)
        return rest.isEmpty ? nil : .group(rest)
      }
    }
    return copy
  }
}

extension Notification.Name {
  /// A group was begun.
  public static let NSUndoManagerDidOpenUndoGroup = Notification.Name(
    "NSUndoManagerDidOpenUndoGroupNotification")
  /// A group is about to be closed.
  public static let NSUndoManagerWillCloseUndoGroup = Notification.Name(
    "NSUndoManagerWillCloseUndoGroupNotification")
  /// A group was closed.
  public static let NSUndoManagerDidCloseUndoGroup = Notification.Name(
    "NSUndoManagerDidCloseUndoGroupNotification")
  /// An undo action begins.
  public static let NSUndoManagerWillUndoChange = Notification.Name(
    "NSUndoManagerWillUndoChangeNotification")
  /// Something was undone.
  public static let NSUndoManagerDidUndoChange = Notification.Name(
    "NSUndoManagerDidUndoChangeNotification")
  /// A redo action begins.
  public static let NSUndoManagerWillRedoChange = Notification.Name(
    "NSUndoManagerWillRedoChangeNotification")
  /// Something was redone.
  public static let NSUndoManagerDidRedoChange = Notification.Name(
    "NSUndoManagerDidRedoChangeNotification")
}
