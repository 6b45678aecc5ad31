import ScreenTesting
import SwiftUI
import Testing
import UIKit

/// Shows a view that a closure makes, which a test keeps.
private struct Wrapped<Wrapped: UIView>: UIViewRepresentable {
  let make: @MainActor () -> Wrapped
  var onDismantle: @MainActor () -> Void = {}

  func makeCoordinator() -> @MainActor () -> Void { onDismantle }
  func makeUIView(context: Context) -> Wrapped { make() }
  func updateUIView(_ uiView: Wrapped, context: Context) {}
  static func dismantleUIView(_ uiView: Wrapped, coordinator: @MainActor () -> Void) {
    coordinator()
  }
}

private final class Listener: NSObject {
  var heard: [String] = []
  func changed(_ sender: UIControl) { heard.append("\(type(of: sender))") }
  @MainActor func tapped(_ sender: UITapGestureRecognizer) {
    heard.append("tap \(sender.view?.tag ?? 0) \(sender.state == .ended)")
  }
  func plain() { heard.append("plain") }
}

@MainActor
struct ControlTests {
  private let listener = Listener()

  @Test
  func aStackOfControlsTellsItsTargets() {
    let toggle = UISwitch()
    let stepper = UIStepper()
    let segments = UISegmentedControl(items: ["Day", "Week"])
    let button = UIButton(type: .system)
    button.setTitle("Go", for: .normal)
    let stack = UIStackView(arrangedSubviews: [toggle, stepper, segments, button])
    stack.axis = .vertical
    for control in [toggle, stepper, segments] as [UIControl] {
      control.addTarget(
        listener, action: Selector("changed(_:)", Listener.changed(_:)), for: .valueChanged)
    }
    button.addTarget(
      listener, action: Selector("plain()", Listener.plain), for: .touchUpInside)
    let screen = Screen { Wrapped { stack } }
    screen.all(.toggle)[0].setOn(true)
    screen.all(.stepper)[0].increment()
    screen.all(.picker)[0].select("Week")
    screen.button(label: "Go").tap()
    #expect(listener.heard == ["UISwitch", "UIStepper", "UISegmentedControl", "plain"])
    #expect(toggle.isOn)
    #expect(stepper.value == 1)
    #expect(segments.selectedSegmentIndex == 1)
    button.removeTarget(listener, action: nil, for: .allEvents)
    screen.button(label: "Go").tap()
    #expect(listener.heard.count == 4)
  }

  @Test
  func aChangeOfAViewIsShown() async {
    let label = UILabel()
    label.text = "Before"
    let stack = UIStackView(arrangedSubviews: [label])
    let screen = Screen { Wrapped { stack } }
    #expect(screen.text("Before").isVisible)
    label.text = "After"
    await screen.settle()
    #expect(screen.text("After").isVisible)
    let more = UILabel()
    more.text = "More"
    stack.addArrangedSubview(more)
    await screen.settle()
    #expect(screen.text("More").isVisible)
    more.removeFromSuperview()
    await screen.settle()
    #expect(!screen.text("More").exists)
    #expect(stack.arrangedSubviews == [label])
  }

  @Test
  func anActionRunsWithItsSender() {
    var titles: [String] = []
    let button = UIButton(
      type: .system,
      primaryAction: UIAction(title: "Save") { action in
        titles.append("\((action.sender as? UIButton)?.currentTitle ?? "")")
      })
    let screen = Screen { Wrapped { button } }
    screen.button(label: "Save").tap()
    #expect(titles == ["Save"])
  }

  @Test
  func aTapIsHeard() {
    let view = UIView()
    view.tag = 7
    view.accessibilityIdentifier = "tapped"
    view.addGestureRecognizer(
      UITapGestureRecognizer(target: listener, action: Selector("tapped(_:)", Listener.tapped(_:))))
    let screen = Screen { Wrapped { view }.frame(width: 80, height: 80) }
    screen.element("tapped").tap()
    #expect(listener.heard == ["tap 7 true"])
  }

  private struct LeavingScreen: View {
    @State private var isShown = true
    let onDismantle: @MainActor () -> Void

    var body: some View {
      if isShown { Wrapped(make: { UILabel() }, onDismantle: onDismantle) }
      Button("Leave") { isShown = false }
    }
  }

  @Test
  func aViewIsDismantledWhenItLeaves() async {
    var count = 0
    let screen = Screen { LeavingScreen { count += 1 } }
    #expect(count == 0)
    screen.button(label: "Leave").tap()
    await screen.settle()
    #expect(count == 1)
  }

  // MARK: Controllers

  private struct Page: UIViewControllerRepresentable {
    let title: String
    let controller: UIViewController

    func makeUIViewController(context: Context) -> UIViewController { controller }
    func updateUIViewController(_ uiViewController: UIViewController, context: Context) {
      (uiViewController as? LabelController)?.label.text = title
    }
  }

  private final class LabelController: UIViewController {
    let label = UILabel()
    var life: [String] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      life.append("load")
      label.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(label)
      NSLayoutConstraint.activate([
        label.centerXAnchor.constraint(equalTo: view.centerXAnchor),
        label.centerYAnchor.constraint(equalTo: view.centerYAnchor),
      ])
    }

    override func viewDidAppear(_ animated: Bool) { life.append("appear") }
  }

  private struct PageScreen: View {
    @State private var title = "One"
    let controller: UIViewController

    var body: some View {
      Page(title: title, controller: controller)
      Button("Next") { title = "Two" }
    }
  }

  @Test
  func aControllerShowsItsView() {
    let controller = LabelController()
    let screen = Screen { PageScreen(controller: controller) }
    #expect(screen.text("One").isVisible)
    #expect(controller.life == ["load", "appear"])
    screen.button(label: "Next").tap()
    #expect(screen.text("Two").isVisible)
    #expect(controller.life == ["load", "appear"])
  }

  @Test
  func aHostingControllerIsShown() {
    let controller = UIHostingController(rootView: Text("Hosted"))
    let screen = Screen { PageScreen(controller: controller) }
    #expect(screen.text("Hosted").isVisible)
  }
}
