import ScreenLayout
import ViewGraph

/// The place of the caret in a text, in UTF-16 units.
struct Caret {
  var units: Range<Int>
  /// How often the app had chosen the place itself by then.
  var turn: Double
}

extension ScreenElement {
  /// Chooses a part of the field's text, as a person does who holds Shift and moves the caret. An empty range
  /// places the caret.
  ///
  /// - Parameter characters: The range by the places of characters, counted from 0.
  public func selectText(
    _ characters: Range<Int>, fileID: String = #fileID, filePath: String = #filePath,
    line: Int = #line, column: Int = #column
  ) {
    let place = ScreenFailure.Place(fileID: fileID, filePath: filePath, line: line, column: column)
    guard enter(place, to: "choose a text in"), let node = target(place, to: "choose a text in")
    else { return }
    guard node.has(.onCaret) else {
      return fail("\(description) is no field whose selection the screen follows.", place)
    }
    let text = node[.value] ?? ""
    guard characters.lowerBound >= 0, characters.upperBound <= text.count else {
      return fail("\(description) has \(text.count) characters, no part \(characters).", place)
    }
    func units(_ count: Int) -> Int { String(text.prefix(count)).utf16.count }
    let range = units(characters.lowerBound)..<units(characters.upperBound)
    if let refusal = screen.move(caret: range, in: node) {
      fail(refusal, on: node, to: "choose a text in", place)
    }
  }

  /// Types or pastes at once, over what is chosen, where the caret stands.
  @discardableResult
  func edit(_ node: TreeNode, entering words: String, _ place: ScreenFailure.Place) -> Bool {
    let text = node[.value] ?? ""
    guard let range = screen.caret(in: node) else { return edit(node, text + words, place) }
    return edit(node, putting: words, at: range, place)
  }

  /// Takes away what is chosen, or else the character in front of the caret.
  func deleteBackward(in node: TreeNode, _ place: ScreenFailure.Place) {
    let text = node[.value] ?? ""
    guard !text.isEmpty else {
      if let listening = node.lineage.first(where: \.asksForBackspace) {
        press("Backspace", on: listening, place)
      }
      return
    }
    guard let range = screen.caret(in: node) else {
      edit(node, String(text.dropLast()), place)
      return
    }
    let end = String.Index(utf16Offset: range.lowerBound, in: text)
    guard range.isEmpty else {
      edit(node, putting: "", at: range, place)
      return
    }
    guard end > text.startIndex else { return }
    let begin = text.index(before: end).utf16Offset(in: text)
    edit(node, putting: "", at: begin..<range.lowerBound, place)
  }

  @discardableResult
  private func edit(
    _ node: TreeNode, putting words: String, at range: Range<Int>, _ place: ScreenFailure.Place
  ) -> Bool {
    var units = Array((node[.value] ?? "").utf16)
    units.replaceSubrange(range, with: words.utf16)
    let end = range.lowerBound + words.utf16.count
    let text = String(decoding: units, as: UTF16.self)
    guard edit(node, text, place) else { return false }
    guard let node = screen.present.nodes[node.id] else { return true }
    // The app may have written another text, and browsers keep the distance to the end of it then.
    let shown = (node[.value] ?? "").utf16.count
    let caret = node[.value] == text ? end : max(0, shown - (units.count - end))
    return screen.caretIsTheApps(in: node) || screen.move(caret: caret..<caret, in: node) == nil
  }
}

extension Screen {
  /// The place of the caret in a field's text; nil if the screen does not follow it.
  func caret(in node: TreeNode) -> Range<Int>? {
    guard node.has(.onCaret) else { return nil }
    let length = (node[.value] ?? "").utf16.count
    let place = caretIsTheApps(in: node) ? chosen(in: node) : carets[node.id]?.units
    return (place ?? length..<length).clamped(to: 0..<length)
  }

  /// Whether the app has chosen since the person moved.
  func caretIsTheApps(in node: TreeNode) -> Bool {
    (node[.caret]?[2] ?? 0) != (carets[node.id]?.turn ?? 0)
  }

  private func chosen(in node: TreeNode) -> Range<Int>? {
    node[.caret].map { Int($0[0])..<Int($0[1]) }
  }

  /// Moves the caret, and tells the screen.
  func move(caret: Range<Int>, in node: TreeNode) -> Refusal? {
    carets[node.id] = Caret(units: caret, turn: node[.caret]?[2] ?? 0)
    return perform(.caret(caret), on: node)
  }

  /// A field that gets the keyboard tells where the person stands in it.
  func tellCaret(in field: NodeID) {
    guard let node = present.nodes[field], node.has(.onCaret), keyboard == field,
      !caretIsTheApps(in: node), let range = caret(in: node)
    else { return }
    _ = move(caret: range, in: node)
  }
}

extension TreeNode {
  /// Whether an `onKeyPress` hears of Backspace.
  fileprivate var asksForBackspace: Bool {
    guard has(.onKey), let wishes = self[.keys] else { return false }
    return wishes.split(separator: " ").contains { ["backspace", "*"].contains($0.dropFirst()) }
  }
}
