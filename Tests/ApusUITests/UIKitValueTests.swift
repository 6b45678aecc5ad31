import ApusUI
import ScreenTesting
import Testing

/// Values of UIKit that screens use.
@MainActor @Suite struct UIKitValueTests {
  @Test func aDynamicColorIsTheOneOfTheInterface() {
    let color = UIColor {
      $0.userInterfaceStyle == .dark
        ? UIColor(red: 1, green: 0, blue: 0, alpha: 1) : UIColor(white: 1, alpha: 0.5)
    }
    #expect(
      "\(Color(uiColor: color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark))))"
        == "#FF0000FF")
    #expect(
      "\(Color(uiColor: color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .light))))"
        == "#FFFFFF80")
  }

  @Test func aColorGivesItsComponents() {
    var (one, two, three, four): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    let color = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
    let hasComponents = color.getRed(&one, green: &two, blue: &three, alpha: &four)
    #expect(hasComponents && one == 1 && abs(two - 0.5) < 0.005 && three == 0 && four == 1)
    color.getHue(&one, saturation: &two, brightness: &three, alpha: nil)
    #expect(abs(one - 1.0 / 12) < 0.005 && two == 1 && three == 1)
  }

  @Test func aFontOfUIKitIsOneOfSwiftUI() {
    #expect(Font(UIFont.systemFont(ofSize: 20, weight: .bold)) == .system(size: 20, weight: .bold))
    #expect(Font(UIFont.preferredFont(forTextStyle: .title1)) == .title)
    #expect(UIFont.systemFont(ofSize: 20).withSize(10).pointSize == 10)
    #expect(UIFont(name: "", size: 10) == nil)
  }

  private struct Copying: View {
    @State private var pasted = ""
    @State private var name = ""
    @FocusState private var isTyping: Bool

    var body: some View {
      VStack {
        Button("Copy") { UIPasteboard.general.string = "AB-12" }
        Button("Paste") { pasted = UIPasteboard.general.string ?? "nothing" }
        Text(pasted).accessibilityIdentifier("pasted")
        TextField("Name", text: $name).focused($isTyping).accessibilityIdentifier("name")
        Button("Hide") {
          UIApplication.shared.sendAction(
            Selector("resignFirstResponder"), to: nil, from: nil, for: nil)
        }
        Button("Tap") { UIImpactFeedbackGenerator(style: .medium).impactOccurred() }
      }
    }
  }

  @Test func theClipboardBelongsToItsVisitor() {
    let (screen, other) = (Screen { Copying() }, Screen { Copying() })
    screen.button(label: "Copy").tap()
    #expect(screen.copiedText == "AB-12")
    other.button(label: "Paste").tap()
    #expect(other.element("pasted").text == "nothing")
    screen.button(label: "Paste").tap()
    #expect(screen.element("pasted").text == "AB-12")
  }

  @Test func aMessageTakesTheKeyboardAway() {
    let screen = Screen { Copying() }
    screen.textField("name").focus()
    #expect(screen.textField("name").isFocused)
    screen.button(label: "Hide").tap()
    #expect(!screen.textField("name").isFocused)
  }
}
