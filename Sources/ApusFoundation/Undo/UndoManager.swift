import Foundation

/// Keeps what undoes a person's changes.
///
/// ```swift
/// undoManager?.registerUndo(withTarget: note) { $0.title = old }
/// ```
///
/// Changes of one event are undone together. Foundation on Linux has no such class.
@MainActor
open class UndoManager: NSObject {
  private var undoing: [UndoGroup] = []
  private var redoing: [UndoGroup] = []
  /// Groups that are not closed, the innermost last.
  private var open: [UndoGroup] = []
  private var disabled = 0
  private var closesLater = false
  private var isBegunByEvent = false

  /// Calls back when the event is over in which something was registered; nil: in a later turn of the main queue.
  package var whenEventEnds: ((@escaping @MainActor () -> Void) -> Void)?

  /// Makes a manager without changes.
  nonisolated public override init() { super.init() }

  /// Whether each event begins a group, and closes it.
  open var groupsByEvent = true

  /// The most groups that are kept; 0 for any number.
  open var levelsOfUndo = 0 {
    didSet { trim() }
  }

  /// How many groups are open.
  open var groupingLevel: Int { open.count }

  /// Whether changes are kept.
  open var isUndoRegistrationEnabled: Bool { disabled == 0 }

  /// Whether something is being undone.
  open private(set) var isUndoing = false

  /// Whether something is being redone.
  open private(set) var isRedoing = false

  /// Whether an undo action exists.
  open var canUndo: Bool { !undoing.isEmpty || open.contains { !$0.isEmpty } }

  /// Whether a redo action exists.
  open var canRedo: Bool { !redoing.isEmpty }

  /// How many groups there are to undo.
  open var undoCount: Int { undoing.count }

  /// How many groups there are to redo.
  open var redoCount: Int { redoing.count }

  // MARK: Groups

  /// Begins a group, which is undone as one.
  open func beginUndoGrouping() {
    open.append(UndoGroup())
    post(.NSUndoManagerDidOpenUndoGroup)
  }

  /// Closes the innermost group. A group that was not begun traps.
  open func endUndoGrouping() {
    guard let group = open.popLast() else { fatalError("No group of undo actions is open.") }
    post(.NSUndoManagerWillCloseUndoGroup)
    if open.isEmpty {
      isBegunByEvent = false
      if !group.isEmpty { keep(group) }
    } else {
      open[open.count - 1].add(group)
    }
    post(.NSUndoManagerDidCloseUndoGroup)
  }

  private func keep(_ group: UndoGroup) {
    if isUndoing {
      redoing.append(group)
    } else {
      undoing.append(group)
      if !isRedoing { redoing = [] }
    }
    trim()
  }

  private func trim() {
    guard levelsOfUndo > 0 else { return }
    undoing = undoing.suffix(levelsOfUndo)
    redoing = redoing.suffix(levelsOfUndo)
  }

  // MARK: Registration

  /// Keeps what undoes a change.
  ///
  /// - Parameters:
  ///   - target: What was changed. It is not kept alive, and a change of what is gone is left out.
  ///   - handler: Undoes the change. Its own registrations redo it.
  open func registerUndo<TargetType: AnyObject>(
    withTarget target: TargetType, handler: @escaping @MainActor @Sendable (TargetType) -> Void
  ) {
    guard isUndoRegistrationEnabled else { return }
    if open.isEmpty {
      guard groupsByEvent else {
        fatalError("A change is registered outside of a group, though events begin none.")
      }
      isBegunByEvent = true
      beginUndoGrouping()
      closeWhenEventEnds()
    }
    open[open.count - 1].add(
      UndoAction(target: ObjectIdentifier(target)) { [weak target] in
        if let target { handler(target) }
      })
    if !isUndoing && !isRedoing { redoing = [] }
  }

  private func closeWhenEventEnds() {
    guard !closesLater, !isUndoing, !isRedoing else { return }
    closesLater = true
    let close: @MainActor () -> Void = { [weak self] in
      self?.closesLater = false
      self?.closeGroupOfEvent()
    }
    if let whenEventEnds { return whenEventEnds(close) }
    DispatchQueue.main.async { MainActor.assumeIsolated(close) }
  }

  private func closeGroupOfEvent() {
    if isBegunByEvent, open.count == 1 { endUndoGrouping() }
  }

  /// Keeps no changes until ``enableUndoRegistration()``.
  open func disableUndoRegistration() { disabled += 1 }

  /// Keeps changes again. A call without ``disableUndoRegistration()`` before it traps.
  open func enableUndoRegistration() {
    guard disabled > 0 else { fatalError("The registration of undo actions is enabled already.") }
    disabled -= 1
  }

  /// Forgets all changes, and keeps new ones.
  open func removeAllActions() {
    (undoing, redoing, open, disabled, isBegunByEvent) = ([], [], [], 0, false)
  }

  /// Forgets the changes of an object.
  open func removeAllActions(withTarget target: Any) {
    let identity = ObjectIdentifier(target as AnyObject)
    open = open.map { $0.without(identity) }
    undoing = undoing.map { $0.without(identity) }.filter { !$0.isEmpty }
    redoing = redoing.map { $0.without(identity) }.filter { !$0.isEmpty }
  }

  // MARK: Undo and redo

  /// Undoes the last group. It closes the group of the present event before.
  open func undo() {
    closeGroupOfEvent()
    guard open.isEmpty else { fatalError("undo() is called while a group is open.") }
    undoNestedGroup()
  }

  /// Undoes the last closed group.
  open func undoNestedGroup() {
    guard let group = undoing.popLast() else { return }
    post(.NSUndoManagerWillUndoChange)
    isUndoing = true
    run(group)
    isUndoing = false
    post(.NSUndoManagerDidUndoChange)
  }

  /// Redoes what was undone last.
  open func redo() {
    closeGroupOfEvent()
    guard let group = redoing.popLast() else { return }
    post(.NSUndoManagerWillRedoChange)
    isRedoing = true
    run(group)
    isRedoing = false
    post(.NSUndoManagerDidRedoChange)
  }

  /// Runs what undoes a group. Registrations meanwhile form a group of their own, with the same name.
  private func run(_ group: UndoGroup) {
    beginUndoGrouping()
    open[0].name = group.name
    group.run()
    endUndoGrouping()
  }

  private func post(_ name: Notification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }

  // MARK: Names

  /// Names the group that is open, or the last one.
  open func setActionName(_ actionName: String) {
    if !open.isEmpty {
      open[0].name = actionName
    } else if !undoing.isEmpty {
      undoing[undoing.count - 1].name = actionName
    }
  }

  /// The name of the next undo action; empty by default.
  open var undoActionName: String { open.first?.name ?? undoing.last?.name ?? "" }

  /// The name of the next redo action; empty by default.
  open var redoActionName: String { redoing.last?.name ?? "" }

  /// The title of a menu's item that undoes.
  open var undoMenuItemTitle: String { undoMenuTitle(forUndoActionName: undoActionName) }

  /// The title of a menu's item that redoes.
  open var redoMenuItemTitle: String { redoMenuTitle(forUndoActionName: redoActionName) }

  /// The title of a menu's item that undoes something of a name.
  open func undoMenuTitle(forUndoActionName actionName: String) -> String {
    actionName.isEmpty ? "Undo" : "Undo \(actionName)"
  }

  /// The title of a menu's item that redoes something of a name.
  open func redoMenuTitle(forUndoActionName actionName: String) -> String {
    actionName.isEmpty ? "Redo" : "Redo \(actionName)"
  }
}
