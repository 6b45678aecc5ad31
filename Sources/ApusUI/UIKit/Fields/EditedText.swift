import Foundation

/// A field of UIKit as the page edits it.
@MainActor
protocol EditedText: UITextInput {
  var input: FieldInput { get }
  /// The text; never nil.
  var letters: String { get set }
  /// Shows the field anew.
  func changed()
  /// Tells the app that a person or a call has changed the text.
  func textChanged()
  /// Tells the app that the caret has moved.
  func caretMoved()
}

extension EditedText {
  /// The chosen range. The page tells it once it was asked for.
  var followedUnits: Range<Int> {
    input.follow(changed)
    return input.units(of: letters)
  }

  /// Chooses a part of the text; nil: the end.
  func choose(_ units: Range<Int>?) {
    input.choose(units)
    input.follow {}
    changed()
  }

  /// Replaces a part of the text as a call of the app.
  func edit(_ units: Range<Int>, _ new: String) {
    if !input.isTyping { input.follow {} }
    let next = input.replacing(units, of: letters, by: new)
    let place = input.chosen
    letters = next
    input.choose(place)
    changed()
    textChanged()
    caretMoved()
  }

  /// Makes the edit of a person, by the methods that an app overrides.
  func take(_ edit: TextReplacement) {
    input.type {
      input.choose(edit.range.location..<edit.range.location + edit.range.length)
      edit.replacement.isEmpty ? deleteBackward() : insertText(edit.replacement)
    }
    changed()
  }

  /// The selection, as a binding for the drawn field.
  var selection: Binding<TextSelection?> {
    Binding(
      get: { [weak self] in
        self.map { TextSelection($0.input.units(of: $0.letters), in: $0.letters) }
      },
      set: { [weak self] in
        guard let self, input.told($0, of: letters) else { return }
        caretMoved()
      })
  }
}

/// Tells a field of UIKit of Backspace while it is empty. Otherwise the text itself changes.
struct EmptyDeletion<Field: EditedText>: ViewModifier {
  weak var text: Field?

  func body(content: Content) -> some View {
    content.onKeyPress(.delete) { [weak text] in
      guard let text, text.letters.isEmpty else { return .ignored }
      text.deleteBackward()
      return .handled
    }
  }
}
