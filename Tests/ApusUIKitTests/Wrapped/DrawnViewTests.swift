import ScreenTesting
import SwiftUI
import Testing
import UIKit

/// Shows a view that a test keeps, as large as a test says.
struct Kept<Wrapped: UIView>: UIViewRepresentable {
  let view: Wrapped
  var size: CGSize?

  func makeUIView(context: Context) -> Wrapped { view }
  func updateUIView(_ uiView: Wrapped, context: Context) {}
  func sizeThatFits(
    _ proposal: ProposedViewSize, uiView: Wrapped, context: Context
  ) -> CGSize? { size }
}

@MainActor
struct DrawnViewTests {
  private final class Listener: NSObject {
    var heard: [String] = []
    @MainActor func changed(_ sender: UIDatePicker) {
      heard.append("\(sender.date.timeIntervalSince1970)")
    }
    @MainActor func pressed(_ sender: UISegmentedControl) {
      heard.append("\(sender.selectedSegmentIndex)")
    }
    @MainActor func tapped(_ sender: UITapGestureRecognizer) {
      heard.append("\(sender.numberOfTapsRequired) taps, \(sender.numberOfTouchesRequired) fingers")
    }
  }

  private let listener = Listener()

  /// The places of views that do not follow from a proposal, in their container.
  private func frame(_ identifier: String, in screen: Screen) -> CGRect? {
    guard let frame = screen.element(identifier).frame,
      let outer = screen.element("container").frame
    else { return nil }
    return frame.offsetBy(dx: -outer.minX, dy: -outer.minY)
  }

  private func container(_ views: UIView...) -> UIView {
    let container = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    container.accessibilityIdentifier = "container"
    for view in views { container.addSubview(view) }
    return container
  }

  @Test
  func framesPlaceViews() async {
    let box = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    box.accessibilityIdentifier = "box"
    let wide = UIView(frame: CGRect(x: 0, y: 80, width: 200, height: 20))
    wide.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
    wide.accessibilityIdentifier = "wide"
    let screen = Screen {
      Kept(view: container(box, wide)).frame(width: 300, height: 150)
    }
    #expect(frame("box", in: screen) == CGRect(x: 10, y: 20, width: 30, height: 40))
    #expect(frame("wide", in: screen) == CGRect(x: 0, y: 130, width: 300, height: 20))
    box.center = CGPoint(x: 100, y: 50)
    await screen.settle()
    #expect(frame("box", in: screen) == CGRect(x: 85, y: 30, width: 30, height: 40))
  }

  @Test
  func aRepresentableSaysItsSize() {
    let view = UIView()
    view.accessibilityIdentifier = "view"
    let screen = Screen { Kept(view: view, size: CGSize(width: 120, height: 34)) }
    #expect(screen.element("view").frame?.size == CGSize(width: 120, height: 34))
  }

  @Test
  func aPictureIsPutIntoItsViewAsItsModeSays() async throws {
    let data = try #require(
      Data(
        base64Encoded: "iVBORw0KGgoAAAANSUhEUgAAACgAAAAUCAIAAABwJOjsAAAAI0lEQVR42u3NsQ0AAAjAoP7/tJ7"
          + "hIAk7TZ1ILBaLxWKx+E+8ffodDqIehz0AAAAASUVORK5CYII="))
    let picture = UIImageView(image: UIImage(data: data))
    #expect(picture.frame.size == CGSize(width: 40, height: 20))
    picture.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    picture.accessibilityIdentifier = "picture"
    let screen = Screen { Kept(view: container(picture)).frame(width: 200, height: 100) }
    func shown() -> CGSize? { screen.all(.image).first?.frame?.size }
    #expect(shown() == CGSize(width: 100, height: 100))
    picture.contentMode = .scaleAspectFit
    await screen.settle()
    #expect(shown() == CGSize(width: 100, height: 50))
    picture.contentMode = .center
    await screen.settle()
    #expect(shown() == CGSize(width: 40, height: 20))
    picture.image = nil
    await screen.settle()
    #expect(screen.all(.image).isEmpty)
    picture.highlightedImage = UIImage(data: data)
    picture.isHighlighted = true
    await screen.settle()
    #expect(screen.all(.image).count == 1)
  }

  @Test
  func aDatePickerTellsItsTargetAndKeepsToItsRange() throws {
    let picker = UIDatePicker()
    picker.datePickerMode = .date
    picker.accessibilityIdentifier = "date"
    picker.date = Date(timeIntervalSince1970: 0)
    picker.maximumDate = Date(timeIntervalSince1970: 10 * 86_400)
    picker.addTarget(
      listener, action: Selector("changed(_:)", Listener.changed(_:)), for: .valueChanged)
    let screen = Screen { Kept(view: picker) }
    #expect(screen.datePicker("date").value == "1970-01-01")
    screen.datePicker("date").choose("1970-01-03")
    #expect(listener.heard == ["172800.0"])
    #expect(picker.date == Date(timeIntervalSince1970: 2 * 86_400))
    withKnownIssue("A date past the latest one is refused.") {
      screen.datePicker("date").choose("1970-02-01")
    }
    #expect(picker.date == Date(timeIntervalSince1970: 2 * 86_400))
  }

  @Test
  func aBarShowsHowFarItIs() async {
    let bar = UIProgressView(progressViewStyle: .bar)
    bar.progress = 0.25
    let screen = Screen { Kept(view: bar) }
    #expect(screen.all(.progress).first?.value == "0.25")
    bar.setProgress(7, animated: true)
    await screen.settle()
    #expect(bar.progress == 1)
    #expect(screen.all(.progress).first?.value == "1")
  }

  @Test
  func aSegmentThatIsMomentaryDoesNotStayChosen() {
    let segments = UISegmentedControl(items: ["Back", "On"])
    segments.isMomentary = true
    segments.addTarget(
      listener, action: Selector("pressed(_:)", Listener.pressed(_:)), for: .valueChanged)
    let screen = Screen { Kept(view: segments) }
    screen.all(.picker)[0].select("On")
    screen.all(.picker)[0].select("On")
    #expect(listener.heard == ["1", "1"])
    #expect(segments.selectedSegmentIndex == UISegmentedControl.noSegment)
  }

  @Test
  func tapsOfSeveralFingersAreNotHeardAsThoseOfOne() {
    let view = UIView()
    view.accessibilityIdentifier = "view"
    for (taps, fingers) in [(1, 2), (1, 1)] {
      let tap = UITapGestureRecognizer(
        target: listener, action: Selector("tapped(_:)", Listener.tapped(_:)))
      tap.numberOfTapsRequired = taps
      tap.numberOfTouchesRequired = fingers
      view.addGestureRecognizer(tap)
    }
    let screen = Screen { Kept(view: view).frame(width: 80, height: 80) }
    screen.element("view").tap()
    #expect(listener.heard == ["1 taps, 1 fingers"])
  }

  @Test
  func aTargetIsGivenTheEventThatTheAppSends() {
    final class Hearing: NSObject {
      var events: [UIEvent] = []
      @MainActor func heard(_ sender: UIControl, _ event: UIEvent) { events.append(event) }
    }
    let hearing = Hearing()
    let control = UIControl()
    control.addTarget(
      hearing, action: Selector("heard(_:_:)", Hearing.heard(_:_:)), for: .touchUpInside)
    control.sendActions(for: .touchUpInside)
    #expect(hearing.events.count == 1)
    control.sendAction(
      Selector("heard(_:_:)", Hearing.heard(_:_:)), to: hearing, for: hearing.events[0])
    #expect(hearing.events.count == 2 && hearing.events[0] === hearing.events[1])
  }

  private struct Unheard: UIViewRepresentable {
    let text: String
    let log: @MainActor () -> Void

    func makeUIView(context: Context) -> UITextField {
      let field = UITextField()
      field.accessibilityIdentifier = "field"
      return field
    }

    func updateUIView(_ uiView: UITextField, context: Context) {
      uiView.text = text
      log()
    }
  }

  @Test
  func whatIsTypedStaysWhereNothingElseHasChanged() {
    var updates = 0
    let screen = Screen { Unheard(text: "") { updates += 1 } }
    screen.textField("field").type("ab")
    screen.textField("field").type("c")
    #expect(screen.textField("field").value == "abc")
    #expect(updates == 1)
  }

  // MARK: What the context says

  private struct Told: UIViewRepresentable {
    let number: Int
    let log: @MainActor (Transaction) -> Void

    func makeUIView(context: Context) -> UILabel { UILabel() }
    func updateUIView(_ uiView: UILabel, context: Context) {
      uiView.text = "\(number)"
      log(context.transaction)
    }
  }

  private struct MovingScreen: View {
    @State private var number = 0
    let log: @MainActor (Transaction) -> Void

    var body: some View {
      Told(number: number, log: log)
      Button("Move") { withAnimation(.linear(duration: 2)) { number += 1 } }
      Button("Jump") { number += 1 }
    }
  }

  @Test
  func aViewIsToldHowAChangeMoves() {
    var animations: [Animation?] = []
    let screen = Screen { MovingScreen { animations.append($0.animation) } }
    screen.button(label: "Move").tap()
    screen.button(label: "Jump").tap()
    #expect(screen.text("2").isVisible)
    #expect(animations == [nil, .linear(duration: 2), nil])
  }
}
