import ApusUI
import Foundation
import ScreenTesting
import Testing

@MainActor
struct CoveringTests {
  private func complaint(_ screen: Screen, _ body: () -> Void) -> String {
    ScreenFailure.collect(during: body).map(\.description).first ?? ""
  }

  @Test func whatLiesOverAFieldKeepsFingersAway() {
    let screen = Screen {
      ZStack {
        TextField("Name", text: .constant("")).accessibilityIdentifier("name")
        Color.white.accessibilityIdentifier("cover")
      }
    }
    let field = screen.textField("name")
    #expect(!field.isHittable)
    let message = complaint(screen) { field.type("Ann") }
    #expect(
      message.contains(
        "Cannot type into text field “name”: something is in front of it: shape #cover."),
      "\(message)")
  }

  struct Counter: View {
    let passes: Bool
    @State private var count = 0
    var body: some View {
      Button("Count \(count)") { count += 1 }
        .overlay { Color.red.opacity(0.3).allowsHitTesting(!passes) }
    }
  }

  @Test func whatLetsTouchesThroughDoesNot() {
    let open = Screen { Counter(passes: true) }
    open.button(label: "Count 0").tap()
    #expect(open.button(label: "Count 1").exists)
    let covered = Screen { Counter(passes: false) }
    #expect(!covered.button(label: "Count 0").isHittable)
  }

  @Test func whatIsCutOffToNothingIsNotTouched() {
    let screen = Screen {
      VStack {
        Button("Cut off") {}.frame(width: 0, height: 0).clipped()
        Button("Drawn beside its frame") {}.fixedSize().frame(width: 0, height: 0)
      }
    }
    let message = complaint(screen) { screen.button(label: "Cut off").tap() }
    #expect(message.contains("a person does not see it"), "\(message)")
    screen.button(label: "Drawn beside its frame").tap()
  }

  @Test func aLineAroundItDoesNot() {
    let screen = Screen {
      Button("Go") {}.padding()
        .overlay(RoundedRectangle(cornerRadius: 8).stroke(Color.blue, lineWidth: 1))
        .background(Color.yellow)
    }
    #expect(screen.button(label: "Go").isHittable)
  }

  @Test func whatIsBesideItDoesNot() {
    let screen = Screen {
      ZStack(alignment: .bottom) {
        VStack {
          Button("Top") {}
          Spacer()
        }
        Color.red.frame(height: 100)
      }
    }
    #expect(screen.button(label: "Top").isHittable)
  }

  @Test func whatIsScrolledCanBeMovedAwayFromABar() {
    let screen = Screen {
      ZStack(alignment: .bottom) {
        ScrollView {
          VStack {
            ForEach(0..<30, id: \.self) { Button("Row \($0)") {}.frame(height: 60) }
          }
        }
        Color.white.frame(height: 200)
      }
    }
    #expect(screen.button(label: "Row 12").isHittable)
    // The end of the content stays under the bar.
    #expect(!screen.button(label: "Row 29").isHittable)
  }

  @Test func whatCoversAllOfAScrollViewCoversWhatIsInIt() {
    let screen = Screen {
      ZStack {
        ScrollView { Button("Row") {} }
        Color.black.opacity(0.5)
      }
    }
    #expect(!screen.button(label: "Row").isHittable)
  }

  @Test func whatIsMovedOffTheScreenIsNotSeen() {
    let screen = Screen {
      HStack { Button("Menu") {} }.frame(width: 200).offset(x: -300)
    }
    #expect(!screen.button(label: "Menu").isVisible)
    #expect(complaint(screen) { screen.button(label: "Menu").tap() }.contains("does not see it"))
  }

  @Test func whatIsClippedAwayIsNotSeen() {
    let screen = Screen {
      VStack {
        Text("Details").offset(y: 100)
      }
      .frame(height: 40)
      .clipped()
    }
    #expect(!screen.text("Details").isVisible)
  }

  @Test func whatIsInFrontByItsIndexCovers() {
    let screen = Screen {
      ZStack {
        Color.white.zIndex(1).accessibilityIdentifier("front")
        Button("Behind") {}
      }
    }
    #expect(!screen.button(label: "Behind").isHittable)
  }

  @Test func whatIsScrolledOutOfItsViewCoversNothing() {
    let screen = Screen {
      VStack(spacing: 0) {
        ScrollView {
          VStack { ForEach(0..<30, id: \.self) { Color.red.frame(height: 60).id($0) } }
        }
        .zIndex(1)
        Button("Below") {}.frame(height: 60)
      }
    }
    #expect(screen.button(label: "Below").isHittable)
  }

  @Test func aBackgroundLiesBehind() {
    let screen = Screen { Button("Go") {}.background { Color.red } }
    #expect(screen.button(label: "Go").isHittable)
  }

  @Test func whatIsTransparentTakesNoFinger() {
    let screen = Screen {
      VStack {
        Button("Ghost") {}.opacity(0)
        VStack { Toggle("Asleep", isOn: .constant(false)) }.allowsHitTesting(false)
      }
    }
    #expect(!screen.button(label: "Ghost").isHittable)
    let first = complaint(screen) { screen.button(label: "Ghost").tap() }
    #expect(first.contains("it is transparent"), "\(first)")
    let second = complaint(screen) { screen.toggle(label: "Asleep").tap() }
    #expect(second.contains("it takes no touches: allowsHitTesting(false)"), "\(second)")
  }

  /// As apps write fields for codes: the digits are drawn, and a transparent field has the keyboard.
  struct CodeEntry: View {
    @State private var code = ""
    @FocusState private var isTyping: Bool
    var body: some View {
      ZStack {
        TextField("Code", text: $code).focused($isTyping).opacity(0)
        Text(code.isEmpty ? "----" : code)
      }
      .contentShape(Rectangle())
      .onTapGesture { isTyping = true }
    }
  }

  @Test func whatIsTransparentTakesKeysWhenItHasTheKeyboard() {
    let screen = Screen { CodeEntry() }
    let field = screen.textField(label: "Code")
    let message = complaint(screen) { field.type("12") }
    #expect(message.contains("it is transparent"), "\(message)")
    screen.text("----").tap()
    field.type("12")
    #expect(screen.text("12").exists)
  }
}
