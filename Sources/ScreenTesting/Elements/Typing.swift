import ScreenLayout
import ViewGraph

extension ScreenElement {
  /// Puts the cursor into the field and types, one character after another, at the end of what is
  /// there. `"\n"` is the Return key. In a field whose selection the screen follows, the person types
  /// where the caret stands, and over what is chosen: see
  /// ``selectText(_:fileID:filePath:line:column:)``.
  ///
  /// What the model makes of a character is there before the next one is typed, as for a slow
  /// typist.
  public func type(
    _ text: String, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line,
    column: Int = #column
  ) {
    let place = ScreenFailure.Place(fileID: fileID, filePath: filePath, line: line, column: column)
    guard enter(place, to: "type into") else { return }
    for character in text {
      guard let node = target(place, to: "type into") else { return }
      if character.isNewline, !node.takesLines {
        guard submitted(node, place) else { return }
      } else if !edit(node, entering: String(character), place) {
        return
      }
    }
  }

  /// Takes everything out of the field.
  public func clear(
    fileID: String = #fileID, filePath: String = #filePath, line: Int = #line,
    column: Int = #column
  ) {
    let place = ScreenFailure.Place(fileID: fileID, filePath: filePath, line: line, column: column)
    guard enter(place, to: "clear"), let node = target(place, to: "clear") else { return }
    if node[.value] != "" { edit(node, "", place) }
  }

  /// Presses the key that takes the last character away. An empty field tells the key to an `onKeyPress`, and stays as it
  /// is.
  public func deleteBackward(
    fileID: String = #fileID, filePath: String = #filePath, line: Int = #line,
    column: Int = #column
  ) {
    let place = ScreenFailure.Place(fileID: fileID, filePath: filePath, line: line, column: column)
    guard enter(place, to: "delete in"), let node = target(place, to: "delete in") else { return }
    deleteBackward(in: node, place)
  }

  /// Pastes a text at the end of what is there, in one edit. A field of one line takes no line ends.
  public func paste(
    _ text: String, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line,
    column: Int = #column
  ) {
    let place = ScreenFailure.Place(fileID: fileID, filePath: filePath, line: line, column: column)
    guard enter(place, to: "paste into"), let node = target(place, to: "paste into") else { return }
    let pasted = node.takesLines ? text : text.filter { !$0.isNewline }
    edit(node, entering: pasted, place)
  }

  /// Presses Return in the field. In one of several lines that begins a line; otherwise nothing happens where
  /// nobody asked for it.
  public func submit(
    fileID: String = #fileID, filePath: String = #filePath, line: Int = #line,
    column: Int = #column
  ) {
    let place = ScreenFailure.Place(fileID: fileID, filePath: filePath, line: line, column: column)
    guard enter(place, to: "press Return in"), let node = target(place, to: "press Return in")
    else { return }
    guard !node.takesLines else {
      edit(node, entering: "\n", place)
      return
    }
    submitted(node, place)
  }

  /// Moves the keyboard's focus here, or away.
  public func focus(
    _ isFocused: Bool = true, fileID: String = #fileID, filePath: String = #filePath,
    line: Int = #line, column: Int = #column
  ) {
    let place = ScreenFailure.Place(fileID: fileID, filePath: filePath, line: line, column: column)
    guard let node = target(place, to: "focus") else { return }
    guard node.has(.onFocus) || node.takesKeyboard else {
      return fail(.wrongAction, on: node, to: "focus", place)
    }
    // The screen moves the focus of what follows it; a person gets to a field with a finger.
    if isFocused, !node.has(.onFocus), case .failure(let refusal) = screen.graph.locate(node.id) {
      return fail(refusal, on: node, to: "focus", place)
    }
    if isFocused != (screen.keyboard == node.id),
      let refusal = screen.moveKeyboard(to: isFocused ? node.id : nil)
    {
      fail(refusal, on: node, to: "focus", place)
    }
  }

  /// A person's first key needs the focus; fields that do not follow it are entered all the same.
  func enter(_ place: ScreenFailure.Place, to verb: String) -> Bool {
    guard let node = target(place, to: verb) else { return false }
    // Who has no keyboard yet touches the field to get it.
    let touch: Event.Action? = screen.keyboard == node.id ? nil : .tap
    if case .failure(let refusal) = screen.graph.locate(node.id, for: touch) {
      fail(refusal, on: node, to: verb, place)
      return false
    }
    guard node.has(.onEdit) else {
      fail(.wrongAction, on: node, to: verb, place)
      return false
    }
    guard let refusal = screen.touch(node) else { return true }
    fail(refusal, on: node, to: verb, place)
    return false
  }

  @discardableResult
  func edit(_ node: TreeNode, _ text: String, _ place: ScreenFailure.Place) -> Bool {
    if let limit = node[.maximumLength], text.count > limit { return true }
    let refusal = screen.perform(.edit(text), on: node)
    if let refusal { fail(refusal, on: node, to: "type into", place) }
    return refusal == nil
  }

  /// Return in a field that does nothing with it is no mistake of a person's.
  @discardableResult
  private func submitted(_ node: TreeNode, _ place: ScreenFailure.Place) -> Bool {
    !node.has(.onSubmit) || act(.submit, on: node, to: "press Return in", place)
  }
}

extension Screen {
  /// Touches a field, which then has the keyboard; says why not.
  func touch(_ field: TreeNode) -> Refusal? {
    if keyboard == field.id { return nil }
    if case .failure(let refusal) = graph.locate(field.id, for: .tap) { return refusal }
    return refusalOfTouch(on: field, for: .tap) ?? moveKeyboard(to: field.id)
  }

  /// Moves the keyboard without a moment in which no control has it: the next control is told first, and then
  /// the last one, as a page does. Controls that do not follow the focus are not told.
  @discardableResult
  func moveKeyboard(to node: NodeID?) -> Refusal? {
    guard keyboard != node else { return nil }
    let last = keyboard.flatMap { present.nodes[$0] }
    let next = node.flatMap { present.nodes[$0] }
    keyboard = node
    last?.hasKeyboard = false
    next?.hasKeyboard = true
    func leave() {
      if let last, last.has(.onFocus) { _ = perform(.focus(false), on: last) }
    }
    guard let next, next.has(.onFocus) else {
      leave()
      if let next { tellCaret(in: next.id) }
      return nil
    }
    let refusal = perform(.focus(true), on: next)
    leave()
    if let refusal { return refusal }
    tellCaret(in: next.id)
    return nil
  }
}

extension TreeNode {
  /// Whether the keyboard can be there at all.
  fileprivate var takesKeyboard: Bool { has(.onEdit) || has(.onDate) }
  var takesLines: Bool { role == .textEditor || self[.axis] == .vertical }
}
