import ScreenTesting
import SwiftUI
import Testing
import UIKit

/// Views in fields, labels, pictures and controls, which draw content of their own.
@MainActor
struct SubviewsOverTests {
  private struct Shown: UIViewRepresentable {
    let view: UIView
    func makeUIView(context: Context) -> UIView { view }
    func updateUIView(_ view: UIView, context: Context) {}
  }

  private final class Writer: NSObject, UITextViewDelegate {
    let hint = UILabel()
    @MainActor func textViewDidChange(_ textView: UITextView) {
      hint.isHidden = !textView.text.isEmpty
    }
  }

  private func notes(_ writer: Writer) -> UITextView {
    let view = UITextView()
    view.accessibilityIdentifier = "notes"
    writer.hint.text = "Write here"
    view.addSubview(writer.hint)
    view.delegate = writer
    return view
  }

  private func place(of hint: ScreenElement, in box: ScreenElement) throws -> CGPoint {
    let (hint, box) = (try #require(hint.frame), try #require(box.frame))
    return CGPoint(x: hint.minX - box.minX, y: hint.minY - box.minY)
  }

  private func screen(_ view: UIView) -> Screen {
    Screen { Shown(view: view) }
  }

  private func boxed(_ view: UIView) -> Screen {
    Screen {
      VStack {
        Shown(view: view).frame(width: 300, height: 120)
      }
      .accessibilityElement(children: .contain)
      .accessibilityIdentifier("box")
    }
  }

  @Test func aHintAtAFrameIsSeenUntilAPersonTypes() throws {
    let writer = Writer()
    let view = notes(writer)
    writer.hint.frame = CGRect(x: 5, y: 8, width: 200, height: 20)
    let screen = screen(view)
    #expect(screen.text("Write here").isVisible)
    #expect(try #require(screen.text("Write here").frame).width > 0)
    screen.all(.textEditor)[0].type("Hello")
    #expect(view.text == "Hello" && !screen.text("Write here").isVisible)
    screen.all(.textEditor)[0].clear()
    #expect(screen.text("Write here").isVisible)
  }

  @Test func aHintIsPlacedByConstraints() throws {
    let writer = Writer()
    let view = notes(writer)
    writer.hint.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      writer.hint.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 10),
      writer.hint.topAnchor.constraint(equalTo: view.topAnchor, constant: 12),
    ])
    let screen = boxed(view)
    let place = try place(of: screen.text("Write here"), in: screen.element("box"))
    #expect(place == CGPoint(x: 10, y: 12))
  }

  @Test func eachControlShowsTheViewsInIt() {
    let views = [
      UITextField(), UILabel(), UIImageView(), UIButton(type: .system), UISwitch(), UISlider(),
      UIProgressView(), UIActivityIndicatorView(), UIStepper(), UISegmentedControl(),
      UIDatePicker(), UIPageControl(),
    ]
    for view in views {
      let label = UILabel(frame: CGRect(x: 2, y: 2, width: 80, height: 20))
      label.text = "Above"
      view.addSubview(label)
      #expect(screen(view).text("Above").isVisible, "\(type(of: view))")
    }
  }

  @Test func aControlUnderALabelIsUsed() {
    func covered(_ view: UIView) -> Screen {
      let label = UILabel(frame: CGRect(x: 0, y: 0, width: 300, height: 120))
      label.text = "Above"
      view.addSubview(label)
      return screen(view)
    }
    let field = UITextField()
    covered(field).all(.textField)[0].type("Hi")
    #expect(field.text == "Hi")
    let toggle = UISwitch()
    covered(toggle).all(.toggle)[0].tap()
    #expect(toggle.isOn)
    var count = 0
    let button = UIButton(type: .system, primaryAction: UIAction(title: "Go") { _ in count += 1 })
    covered(button).all(.button)[0].tap()
    #expect(count == 1)
  }

  @Test func contentKeepsItsDistanceFromAScrollView() throws {
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 120))
    view.contentSize = CGSize(width: 200, height: 400)
    view.contentInset = UIEdgeInsets(top: 20, left: 6, bottom: 0, right: 0)
    let label = UILabel(frame: CGRect(x: 1, y: 2, width: 80, height: 20))
    label.text = "Above"
    view.addSubview(label)
    let screen = boxed(view)
    let place = try place(of: screen.text("Above"), in: screen.element("box"))
    #expect(place == CGPoint(x: 7, y: 22))
  }

  @Test func viewsWithoutContentShowThemOnce() {
    for view in [UIView(), UIScrollView()] {
      let label = UILabel(frame: CGRect(x: 2, y: 2, width: 80, height: 20))
      label.text = "Above"
      view.addSubview(label)
      #expect(screen(view).text("Above").isVisible)
    }
  }
}
