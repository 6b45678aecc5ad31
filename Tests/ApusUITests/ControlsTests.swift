import Foundation
import Testing
import ViewGraph

@testable import ApusUI

@MainActor
struct ControlsTests {
  private struct Counter: View {
    @State private var count = 0
    var body: some View {
      VStack {
        Text("\(count)")
        Button("More") { count += 1 }
        Button("Never") { count += 100 }.disabled(true)
      }
    }
  }

  @Test
  func aButtonRunsItsActionAndADisabledOneDoesNot() {
    let screen = ControlsScreen { Counter() }
    let buttons = screen.all(.button)
    #expect(screen.perform(.tap, on: buttons[0]) == nil)
    #expect(screen.perform(.tap, on: buttons[1]) == .disabled)
    #expect(screen.first(.text)[.text] == "1")
    #expect(buttons[0].words == "More")
  }

  private struct Shouting: ButtonStyle {
    @Environment(\.isEnabled) private var isEnabled
    func makeBody(configuration: Configuration) -> some View {
      HStack {
        Text(isEnabled ? "on" : "off")
        configuration.label
      }
    }
  }

  @Test
  func aCustomStyleDrawsTheButtonAndReadsItsEnvironment() {
    let screen = ControlsScreen {
      Button("Go") {}.buttonStyle(Shouting()).disabled(true).accessibilityIdentifierForTest("go")
    }
    let button = screen.node("go")
    #expect(button.role == .button)
    #expect(button.words == "off Go")
    #expect(button.flag(.isDisabled))
  }

  private struct Field: View {
    @State private var text = "a"
    var body: some View {
      VStack {
        TextField("Name", text: $text, prompt: Text("Yours"))
          .keyboardType(.emailAddress).textContentType(.emailAddress)
          .textInputAutocapitalization(.never).submitLabel(.next).autocorrectionDisabled()
        Text(text)
      }
    }
  }

  @Test
  func aFieldShowsAndSetsItsBinding() {
    let screen = ControlsScreen { Field() }
    let field = screen.first(.textField)
    #expect(field[.value] == "a")
    #expect(field[.label] == "Name")
    #expect(field[.prompt] == "Yours")
    #expect(field[.inputKind] == .email)
    #expect(field[.contentType] == "email")
    #expect(field[.autocapitalization] == .never)
    #expect(field[.submitKind] == .next)
    #expect(field.flag(.isAutocorrectionDisabled))
    #expect(field[.fills] == .horizontal)
    let refusal = screen.graph.perform(Event(field.id, .edit("ab")))
    #expect(refusal == nil)
    // The field has what was typed; only the text beside it is news.
    let text = screen.first(.text)
    #expect(screen.update() == [.set(text.id, .text, .text("ab"))])
  }

  private struct Masked: View {
    @State private var text = ""
    var body: some View {
      let upper = Binding(get: { text }, set: { text = $0.uppercased() })
      TextField("Code", text: upper)
    }
  }

  @Test
  func whatTheModelMakesOfAnEditGoesBack() {
    let screen = ControlsScreen { Masked() }
    let field = screen.first(.textField)
    screen.perform(.edit("ab"), on: field)
    #expect(field[.value] == "AB")
  }

  private struct Boxed: TextFieldStyle {
    func _body(configuration: TextField<Self._Label>) -> some View {
      HStack {
        Image(systemName: "lock")
        configuration
      }
    }
  }

  @Test(arguments: [false, true])
  func aCustomStyleHoldsTheFieldThatIsIdentified(isSecure: Bool) {
    let screen = ControlsScreen {
      Group {
        if isSecure {
          SecureField("Password", text: .constant("x"))
        } else {
          TextField("Password", text: .constant("x"))
        }
      }
      .textFieldStyle(Boxed()).accessibilityIdentifierForTest("field")
    }
    let field = screen.node("field")
    #expect(field.role == (isSecure ? .secureField : .textField))
    #expect(field.parent?.children.first?[.symbol] == "lock")
  }

  private struct Number: View {
    @State var value = 5
    var body: some View {
      VStack {
        TextField("Age", value: $value, format: .number)
        Text("is \(value)")
        Button("Six") { value = 6 }
      }
    }
  }

  @Test
  func aFieldOfAValueKeepsWhatIsTypedUntilItIsLeft() {
    let screen = ControlsScreen { Number() }
    let field = screen.first(.textField)
    #expect(field[.value] == "5")
    screen.perform(.edit("0012"), on: field)
    #expect(screen.first(.text)[.text] == "is 12")
    screen.perform(.edit("abc"), on: field)
    #expect(screen.first(.text)[.text] == "is 12")
    screen.perform(.focus(false), on: field)
    #expect(field[.value] == "12")
    screen.perform(.tap, on: screen.first(.button))
    #expect(field[.value] == "6")
  }

  private struct Choice: View {
    enum Kind: String, CaseIterable { case dog, cat }
    @State var kind: Kind?
    var body: some View {
      VStack {
        Picker("Kind", selection: $kind) {
          Text("None").tag(Kind?.none)
          ForEach(Kind.allCases, id: \.self) { Text($0.rawValue).tag($0) }
        }
        .pickerStyle(.segmented)
        Text(kind?.rawValue ?? "nothing")
      }
    }
  }

  @Test
  func aPickerSelectsByTagsAlsoOptionalOnes() {
    let screen = ControlsScreen { Choice() }
    let picker = screen.first(.picker)
    let options = screen.all(.option)
    #expect(options.map { $0[.text] } == ["None", "dog", "cat"])
    #expect(options.map { $0.flag(.isSelected) } == [true, false, false])
    #expect(picker[.value] == options[0][.index].map { String($0) })
    #expect(picker[.look] == .segmented)
    #expect(screen.perform(.select(options[2][.index]!), on: picker) == nil)
    #expect(screen.all(.text).last?[.text] == "cat")
    #expect(options.map { $0.flag(.isSelected) } == [false, false, true])
    #expect(screen.perform(.select(7), on: picker) == .impossibleValue)
  }

  private struct Switch: View {
    @State var isOn = false
    var body: some View {
      VStack {
        Toggle("Wifi", isOn: $isOn)
        Text(isOn ? "yes" : "no")
      }
    }
  }

  @Test
  func aToggleSetsItsBinding() {
    let screen = ControlsScreen { Switch() }
    let toggle = screen.first(.toggle)
    #expect(toggle.words == "Wifi")
    #expect(screen.perform(.toggle(true), on: toggle) == nil)
    #expect(screen.all(.text).last?[.text] == "yes")
    #expect(screen.perform(.toggle(true), on: toggle) == .impossibleValue)
  }

  private struct Labelled: View {
    let isInvalid: Bool
    var body: some View {
      VStack {
        Text("Title")
        TextField("Inner", text: .constant(""))
      }
    }
  }

  @Test
  func aNameReachesTheControlThroughBoxesAndCompositeModifiers() {
    struct Padded: ViewModifier {
      func body(content: Content) -> some View {
        content.attribute(.padding, [8, 8, 8, 8], .padding)
      }
    }
    let screen = ControlsScreen {
      TextField("a", text: .constant("")).modifier(Padded())
        .attribute(.background, Paint(.red), .background)
        .accessibilityIdentifierForTest("field")
    }
    #expect(screen.node("field").role == .textField)
    #expect(screen.all.filter { $0[.identifier] == "field" }.count == 1)
  }

  @Test
  func whatIsTappedKeepsItsOwnName() {
    var taps = 0
    let screen = ControlsScreen {
      Labelled(isInvalid: false)
        .modifier(TapForTest { taps += 1 })
        .accessibilityIdentifierForTest("box")
    }
    #expect(screen.perform(.tap, on: screen.node("box")) == nil)
    #expect(taps == 1)
  }
}

extension View {
  func accessibilityIdentifierForTest(
    _ identifier: String
  ) -> ModifiedContent<Self, _AttributeModifier> {
    attribute(.identifier, identifier)
  }
}

struct TapForTest: ViewModifier {
  typealias Body = Never
  let action: @MainActor () -> Void

  static func _emit(_ modifier: Self, _ context: EmissionContext, content: () -> Void) {
    let index = context.registerHandler(.action(modifier.action))
    context.modify(.free) {
      $0.set(.onTap, handler: index)
    } content: {
      content()
    }
  }
}
