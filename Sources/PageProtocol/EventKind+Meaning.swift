/// What the page makes of an event of its own. The client's script has it by ``ClientVocabulary``.
extension EventKind {
  /// Something is entered into a control: of those that wait for a connection, the newest is enough.
  package var isEntry: Bool { self == .change || form.example?.isEntry == true }

  /// A person did something that is more than to enter, to look or to point: if it is lost, they are
  /// told so.
  package var isAct: Bool { form.example?.isAct == true }

  /// Its answer may take the keyboard elsewhere, so what is typed behind it waits for the answer.
  package var mayMoveFocus: Bool { form.example?.mayMoveFocus == true }
}
