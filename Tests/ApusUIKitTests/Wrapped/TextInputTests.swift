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
