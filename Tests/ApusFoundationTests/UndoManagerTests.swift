import ApusFoundation
import Testing

/// Changes of a person are undone and redone.
@MainActor @Suite struct UndoManagerTests {
  @MainActor private final class Note {
    var title = "a"
    let manager = UndoManager()

    func rename(_ new: String) {
      let old = title
      manager.registerUndo(withTarget: self) { $0.rename(old) }
      manager.setActionName("Rename")
      title = new
    }
  }

  @Test func changesOfAnEventAreUndoneTogether() {
    let note = Note()
    note.rename("b")
    note.rename("c")
    #expect(note.manager.canUndo && !note.manager.canRedo)
    #expect(note.manager.undoMenuItemTitle == "Undo Rename")
    note.manager.undo()
    #expect(note.title == "a" && !note.manager.canUndo)
    #expect(note.manager.redoActionName == "Rename")
    note.manager.redo()
    #expect(note.title == "c" && note.manager.canUndo)
    note.manager.undo()
    #expect(note.title == "a")
  }

  @Test func aNewChangeForgetsWhatWasUndone() {
    let note = Note()
    note.rename("b")
    note.manager.undo()
    note.rename("d")
    #expect(!note.manager.canRedo)
  }

  @Test func eachEventIsAGroup() async {
    let note = Note()
    note.rename("b")
    await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } }
    note.rename("c")
    note.manager.undo()
    #expect(note.title == "b")
    note.manager.undo()
    #expect(note.title == "a")
  }

  @Test func groupsAndLevels() {
    let note = Note()
    note.manager.groupsByEvent = false
    note.manager.levelsOfUndo = 2
    for name in ["b", "c", "d"] {
      note.manager.beginUndoGrouping()
      note.rename(name)
      note.manager.endUndoGrouping()
    }
    #expect(note.manager.undoCount == 2)
    note.manager.undo()
    note.manager.undo()
    note.manager.undo()
    #expect(note.title == "b" && note.manager.redoCount == 2)
    note.manager.removeAllActions(withTarget: note)
    #expect(!note.manager.canRedo)
  }

  @Test func registrationCanRest() {
    let note = Note()
    note.manager.disableUndoRegistration()
    note.rename("b")
    note.manager.enableUndoRegistration()
    #expect(!note.manager.canUndo && note.title == "b")
  }

  @Test func whatIsGoneIsLeftOut() {
    let manager = UndoManager()
    var heard = 0
    var note: Note? = Note()
    manager.registerUndo(withTarget: note!) { _ in heard += 1 }
    note = nil
    manager.undo()
    #expect(heard == 0)
  }
}
