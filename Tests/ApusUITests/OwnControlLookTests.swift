import ApusUI
import Foundation
import ScreenTesting
import Testing

/// Looks of controls that an app chooses or makes.
@MainActor
@Suite struct OwnControlLookTests {
  @Test(arguments: [
    (ButtonSizing.flexible, true), (.fitted, false), (.automatic, false),
  ])
  func buttonsAreAsWideAsTheyAreTold(_ sizing: ButtonSizing, _ isWide: Bool) throws {
    let screen = Screen {
      VStack {
        Button("Save") {}.accessibilityIdentifier("save")
      }
      .buttonStyle(.bordered).buttonSizing(sizing).frame(width: 300)
    }
    let width = try #require(screen.button("save").frame?.width)
    #expect(isWide ? width == 300 : width < 150)
  }

  @Test(arguments: [
    (ControlSize.regular, ButtonBorderShape.automatic), (.small, .capsule), (.large, .circle),
  ])
  func togglesThatAreButtonsHaveTheirSizes(
    _ size: ControlSize, _ shape: ButtonBorderShape
  ) throws {
    let screen = Screen {
      VStack {
        Button("Mute") {}.accessibilityIdentifier("button")
        Toggle("Mute", isOn: .constant(true)).accessibilityIdentifier("toggle")
      }
      .buttonStyle(.bordered).toggleStyle(.button).controlSize(size).buttonBorderShape(shape)
    }
    let button = try #require(screen.element("button").frame)
    #expect(screen.element("toggle").frame?.size == button.size)
  }

  @Test func smallButtonsHaveSmallLettersUnlessTheyAreGiven() throws {
    let screen = Screen {
      VStack {
        Button("Mute all") {}.accessibilityIdentifier("small")
        Button("Mute all") {}.font(.body).accessibilityIdentifier("given")
        Text("Mute all").font(.subheadline).accessibilityIdentifier("words")
      }
      .buttonStyle(.bordered).controlSize(.small)
    }
    func width(_ name: String) throws -> CGFloat { try #require(screen.element(name).frame).width }
    #expect(try abs(width("small") - width("words") - 20) < 0.1)
    #expect(try width("given") > width("small"))
  }

  @Test func aColorWellStandsAtTheEndOfItsRow() throws {
    let screen = Screen {
      Form {
        ColorPicker("Ink", selection: .constant(.red)).accessibilityIdentifier("words")
        ColorPicker(selection: .constant(.red)) { Image(systemName: "star") }
          .accessibilityIdentifier("mark")
      }
    }
    let words = try #require(screen.element("words").frame)
    let mark = try #require(screen.element("mark").frame)
    #expect(words.width == mark.width && words.width > 200)
  }

  private struct Boxed: DatePickerStyle {
    func makeBody(configuration: Configuration) -> some View {
      VStack {
        configuration.label
        Text("from \(Int(configuration.minimumDate?.timeIntervalSince1970 ?? -1))")
        Button("Later") { configuration.selection += 86_400 }
        DatePicker("Inner", selection: configuration.$selection)
      }
    }
  }

  private struct Appointment: View {
    @State private var day = Date(timeIntervalSince1970: 86_400)
    var body: some View {
      DatePicker("Day", selection: $day, in: Date(timeIntervalSince1970: 500)...)
        .datePickerStyle(Boxed())
      Text(verbatim: "at \(Int(day.timeIntervalSince1970))")
    }
  }

  @Test func anOwnStyleShowsAndChoosesTheDate() {
    let screen = Screen { Appointment() }
    #expect(screen.text("Day").exists && screen.text("from 500").exists)
    #expect(screen.datePicker(label: "Inner").exists)
    screen.button(label: "Later").tap()
    #expect(screen.text("at 172800").exists)
  }

  private struct Folder: Equatable {
    let name: String
    var inside: [Folder]?
  }

  @Test func aTreeIsToldApartByAValue() {
    let folders = [Folder(name: "Outer", inside: [Folder(name: "Inner")])]
    let screen = Screen {
      List(folders, id: \.name, children: \.inside) { Text($0.name) }
    }
    #expect(screen.text("Outer").exists && !screen.text("Inner").isVisible)
    screen.text("Outer").tap()
    #expect(screen.text("Inner").isVisible)
  }

  @Test func aMenuThatIsMadeApartHasItsActions() {
    var count = 0
    let menu = ContextMenu { Button("Copy") { count += 1 } }
    let screen = Screen {
      VStack {
        Text("One").contextMenu(menu)
        Text("Two").contextMenu(nil as ContextMenu<Text>?)
      }
    }
    #expect(screen.all(.menu).count == 1)
    screen.button(label: "Copy").tap()
    #expect(count == 1)
  }
}
