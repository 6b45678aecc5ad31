import ApusUI
import ScreenTesting
import Testing

@MainActor
struct TouchTests {
  @Test func emptyPartsOfContainersLeaveTouchesToWhatIsBehind() {
    let screen = Screen {
      ZStack {
        Button("Row") {}.frame(width: 300, height: 300)
        VStack {
          Text("Bar")
          Spacer()
          HStack { Spacer() }
        }
        Color.clear
      }
    }
    #expect(screen.button(label: "Row").isHittable)
  }

  @Test func aBackgroundTakesThePaddingToo() {
    let screen = Screen {
      ZStack {
        Button("Behind") {}
        Text("").padding(40).background(Color.yellow)
      }
    }
    #expect(!screen.button(label: "Behind").isHittable)
  }

  @Test func whatHasAGestureTakesTheTouchesOfItsFrame() {
    let screen = Screen {
      ZStack {
        Button("Behind") {}
        Color.clear.contentShape(Rectangle()).onTapGesture {}.accessibilityIdentifier("area")
      }
    }
    #expect(!screen.button(label: "Behind").isHittable)
    #expect(screen.element("area").isHittable)
  }

  @Test func aViewWithAMenuTakesTheTouchesOfItsFrame() {
    let screen = Screen {
      ZStack {
        Button("Behind") {}
        HStack { Spacer() }.frame(height: 100).contextMenu { Button("Copy") {} }
      }
    }
    #expect(!screen.button(label: "Behind").isHittable)
  }

  @Test func whatNobodyScrollsAwayFromABarIsNotReached() {
    let screen = Screen {
      ZStack(alignment: .top) {
        ScrollView {
          VStack(spacing: 0) {
            ForEach(0..<30, id: \.self) { Button("Row \($0)") {}.frame(height: 44) }
          }
        }
        Color.orange.frame(height: 60)
      }
    }
    // The first row is under it and cannot be pulled down.
    #expect(!screen.button(label: "Row 0").isHittable)
    #expect(screen.button(label: "Row 5").isHittable)
    #expect(screen.button(label: "Row 29").isHittable)
  }

  struct Fields: View {
    @State private var name = ""
    @State private var isWide = false
    var body: some View {
      VStack {
        TextField("Name", text: $name)
        Picker("Kind", selection: $isWide) {
          Text("Narrow").tag(false)
          Text("Wide").tag(true)
        }
        Text(name)
      }
    }
  }

  @Test func aFingerReachesAPlainField() {
    let screen = Screen { Fields() }
    let field = screen.textField(label: "Name")
    #expect(field.isHittable)
    #expect(screen.picker(label: "Kind").isHittable)
    field.tap()
    #expect(field.isFocused)
    field.focus(false)
    #expect(!field.isFocused)
    field.focus()
    #expect(field.isFocused)
    field.type("Ann")
    // Nobody asked for Return.
    field.submit()
    #expect(screen.text("Ann").exists)
  }

  @Test func aFingerReachesNoFieldThatIsDisabledOrCovered() {
    let screen = Screen {
      VStack {
        TextField("Asleep", text: .constant("")).disabled(true)
        ZStack {
          TextField("Below", text: .constant(""))
          Color.white
        }
      }
    }
    for label in ["Asleep", "Below"] {
      let field = screen.textField(label: label)
      #expect(!field.isHittable)
      #expect(ScreenFailure.collect { field.tap() }.count == 1)
      #expect(!field.isFocused)
    }
  }

  @Test func aFingerReachesMenusAndLinks() {
    let screen = Screen {
      VStack {
        Menu("More") { Button("Copy") {} }
        Menu("None") { Button("Copy") {} }.disabled(true)
      }
    }
    #expect(screen.menu(label: "More").isHittable)
    #expect(!screen.menu(label: "None").isHittable)
  }

  struct Choice: View {
    @State private var text = ""
    @State private var chosen = "-"
    @FocusState private var isTyping: Bool
    var body: some View {
      VStack {
        TextField("City", text: $text).focused($isTyping)
        if isTyping { Button("Oslo") { chosen = "Oslo" } }
        Text(chosen)
      }
    }
  }

  @Test func whatIsShownWhileTypingCanBeChosen() {
    let screen = Screen { Choice() }
    screen.textField(label: "City").tap()
    screen.button(label: "Oslo").tap()
    #expect(screen.text("Oslo").exists)
  }
}
