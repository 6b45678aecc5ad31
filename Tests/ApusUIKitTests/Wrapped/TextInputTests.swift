import ScreenTesting
import SwiftUI
import Testing
import UIKit

/// The caret and the size of UIKit's texts.
@MainActor
struct TextInputTests {
  private final class Listener: NSObject, UITextViewDelegate {
    var ranges: [NSRange] = []
    func textViewDidChangeSelection(_ textView: UITextView) {
      ranges.append(textView.selectedRange)
    }
  }

  private struct Shown: UIViewRepresentable {
    let view: UIView
    func makeUIView(context: Context) -> UIView { view }
    func updateUIView(_ view: UIView, context: Context) {}
  }

  @Test func aTextViewFollowsTheCaret() {
    let view = UITextView()
    let listener = Listener()
    view.accessibilityIdentifier = "notes"
    view.text = "abc def"
    view.delegate = listener
    #expect(view.selectedRange == NSRange(location: 7, length: 0))
    let screen = Screen {
      Shown(view: view)
      Button("Insert") { view.insertText("x") }
    }
    screen.element("notes").selectText(0..<3)
    #expect(view.selectedRange == NSRange(location: 0, length: 3))
    #expect(listener.ranges.last == NSRange(location: 0, length: 3))
    screen.button(label: "Insert").tap()
    #expect(view.text == "x def" && view.selectedRange == NSRange(location: 1, length: 0))
    #expect(screen.element("notes").value == "x def")
    screen.element("notes").type("y")
    #expect(view.text == "xy def" && view.selectedRange.location == 2)
    view.deleteBackward()
    #expect(view.text == "x def")
  }

  @Test func aFieldReplacesAPart() throws {
    let field = UITextField()
    field.text = "12👍34"
    let start = try #require(field.position(from: field.beginningOfDocument, offset: 2))
    let end = try #require(field.position(from: start, offset: 2))
    #expect(field.offset(from: start, to: field.endOfDocument) == 4)
    #expect(field.position(from: field.endOfDocument, offset: 1) == nil)
    let range = try #require(field.textRange(from: start, to: end))
    #expect(field.text(in: range) == "👍")
    field.replace(range, withText: "-")
    #expect(field.text == "12-34")
    #expect(field.selectedTextRange?.start.offsetIn(field) == 3)
    field.selectedTextRange = field.textRange(
      from: field.beginningOfDocument, to: field.endOfDocument)
    field.insertText("new")
    #expect(field.text == "new")
    field.text = "👍"
    field.deleteBackward()
    #expect(field.text == "" && !field.hasText)
  }

  /// A field for one digit.
  private final class Digit: UITextField {
    var deletions = 0
    override func insertText(_ text: String) { super.insertText(text.uppercased()) }
    override func deleteBackward() {
      deletions += 1
      super.deleteBackward()
    }
    override func textRect(forBounds bounds: CGRect) -> CGRect { bounds.insetBy(dx: 30, dy: 0) }
  }

  @Test func aSubclassTakesTheLettersOfAPerson() {
    let field = Digit()
    field.accessibilityIdentifier = "digit"
    let screen = Screen { Shown(view: field) }
    let element = screen.element("digit")
    element.focus()
    element.type("a")
    #expect(field.text == "A" && element.value == "A")
    element.deleteBackward()
    #expect(field.text == "" && field.deletions == 1)
    element.deleteBackward()
    #expect(field.deletions == 2 && element.value == "")
  }

  @Test func aSubclassMovesItsText() throws {
    let digit = Digit()
    let plain = UITextField()
    for (field, name) in [(digit, "digit"), (plain, "plain")] {
      field.accessibilityIdentifier = name
    }
    let screen = Screen {
      Shown(view: digit)
      Shown(view: plain)
    }
    let inner = try #require(screen.element("digit").frame)
    let outer = try #require(screen.element("plain").frame)
    #expect(inner.minX == outer.minX + 30 && inner.maxX == outer.maxX - 30)
  }

  @Test func fieldsAreTextInputs() throws {
    func whole(_ input: any UITextInput) throws -> String? {
      let range = try #require(
        input.textRange(from: input.endOfDocument, to: input.beginningOfDocument))
      return input.text(in: range)
    }
    let view = UITextView()
    view.attributedText = NSAttributedString(string: "abc")
    #expect(try whole(view) == "abc" && view.hasText)
    view.deleteBackward()
    #expect(view.attributedText.string == "ab")
    let field: any UIKeyInput = UITextField()
    field.insertText("12")
    #expect(field.hasText)
  }

  @Test func aTextViewGrowsWithItsLines() {
    let view = UITextView()
    view.font = .systemFont(ofSize: 17)
    view.text = "one"
    let room = CGSize(width: 120, height: CGFloat.greatestFiniteMagnitude)
    let one = view.sizeThatFits(room)
    view.text = "one and two and three and four and five"
    let many = view.sizeThatFits(room)
    #expect(one.height > 20 && many.height > 2 * one.height - 20 && many.width <= 120)
    let label = UILabel()
    label.text = "Wide words"
    label.font = .systemFont(ofSize: 20)
    #expect(label.sizeThatFits(.zero).width > 60)
    #expect(UIView(frame: CGRect(x: 0, y: 0, width: 5, height: 6)).sizeThatFits(room).width == 5)
  }

  @Test func viewsStandBesideTheTextOfAField() {
    let field = UITextField()
    let mark = UILabel()
    mark.text = "mark"
    field.leftView = mark
    let screen = Screen {
      Shown(view: field)
      Button("Show") { field.leftViewMode = .always }
    }
    #expect(!screen.text("mark").exists)
    screen.button(label: "Show").tap()
    #expect(screen.text("mark").isVisible)
  }
}

extension UITextPosition {
  @MainActor fileprivate func offsetIn(_ field: UITextField) -> Int {
    field.offset(from: field.beginningOfDocument, to: self)
  }
}
