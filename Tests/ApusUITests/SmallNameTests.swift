import ApusFoundation
import ApusUniformTypeIdentifiers
import Foundation
import ScreenTesting
import Testing
import ViewGraph

@testable import ApusUI

/// Buttons that rename and paste, subtitles, scales of text and steppers with a format.
@MainActor
struct SmallNameTests {
  @Test func aRenameButtonRunsTheActionAroundAndIsDisabledWithoutOne() {
    struct Renamed: View {
      @State private var name = "Draft"
      var body: some View {
        Text(name)
        RenameButton().renameAction { name = "Letter" }
        RenameButton()
      }
    }
    let screen = ControlsScreen { Renamed() }
    let buttons = screen.all(.button)
    #expect(buttons.map(\.words) == ["Rename", "Rename"])
    #expect(buttons.map { $0[.isDisabled] ?? false } == [false, true])
    screen.perform(.tap, on: buttons[0])
    #expect(screen.first(.text)[.text] == "Letter")
  }

  @Test func aRenameActionPutsTheKeyboardIntoAField() {
    struct Renamed: View {
      @FocusState private var isEditing: Bool
      @State private var name = ""
      var body: some View {
        TextField("Name", text: $name).focused($isEditing).accessibilityIdentifier("name")
        RenameButton().renameAction($isEditing)
      }
    }
    let screen = Screen { Renamed() }
    screen.button(label: "Rename").tap()
    #expect(screen.element("name").isFocused)
  }

  private struct Pasted: View {
    @State private var pasted = "nothing"
    var body: some View {
      Text(pasted).accessibilityIdentifier("pasted")
      PasteButton(payloadType: String.self) { pasted = $0.joined() }
      Button("Copy") { UIPasteboard.general.string = "Berlin" }
    }
  }

  @Test func aPasteButtonHandsOverTheTextOfTheClipboard() async {
    let screen = Screen { Pasted() }
    screen.button(label: "Copy").tap()
    screen.button(label: "Paste").tap()
    await screen.settle()
    #expect(screen.text("Berlin").exists)
  }

  @Test func aPageHandsItsClipboardToAPasteButton() async {
    var kinds: [[String]] = []
    let screen = ControlsScreen {
      PasteButton(supportedContentTypes: [.url, .plainText]) { providers in
        kinds.append(providers.flatMap(\.registeredTypeIdentifiers))
      }
      PasteButton(supportedContentTypes: [.image]) { _ in kinds.append(["image"]) }
    }
    let takers = screen.all.filter { $0[.isDisabled] != nil }
    #expect(takers.map { $0[.isDisabled] } == [false, true])
    #expect(takers.map(\.words) == ["Paste", "Paste"])
    screen.perform(.open("https://example.org"), on: takers[0])
    screen.perform(.open("some words"), on: takers[0])
    #expect(kinds == [["public.url"], ["public.utf8-plain-text"]])
  }

  @Test func pastedContentIsReadAsText() async throws {
    let provider = try #require(PastedText("Größe").provider(of: [.plainText]))
    #expect(provider.canLoadObject(ofClass: String.self))
    #expect(provider.hasItemConformingToTypeIdentifier("public.text"))
    #expect(!provider.hasItemConformingToTypeIdentifier("public.url"))
    let text = await withCheckedContinuation { continuation in
      provider.loadObject(ofClass: String.self) { text, _ in continuation.resume(returning: text) }
    }
    #expect(text == "Größe")
    let copied = await withCheckedContinuation { continuation in
      provider.loadFileRepresentation(forTypeIdentifier: "public.text") { file, _ in
        continuation.resume(
          returning: file.flatMap { try? String(contentsOf: $0, encoding: .utf8) })
      }
    }
    #expect(copied == "Größe")
  }

  @Test func aSubtitleStandsBelowTheTitleInTheBar() throws {
    let screen = Screen {
      NavigationStack {
        Text("Content").navigationTitle("Inbox").navigationSubtitle("3 unread")
      }
    }
    let title = try #require(screen.text("Inbox").frame)
    let subtitle = try #require(screen.text("3 unread").frame)
    #expect(subtitle.minY >= title.maxY - 1)
    #expect(abs(subtitle.midX - title.midX) < 1)
    let bar = ControlsScreen {
      NavigationStack { Text("Content").navigationTitle("Inbox").navigationSubtitle("3 unread") }
    }
    #expect(bar.first(.bar)[.hasInlineTitle] == true)
    #expect(bar.graph.session.pageTitle == "Inbox")
  }

  @Test func secondaryTextIsSmallerThanItsFont() throws {
    let screen = Screen {
      VStack {
        Text("kilometres").font(.system(size: 20)).accessibilityIdentifier("whole")
        Text("kilometres").font(.system(size: 20)).textScale(.secondary)
          .accessibilityIdentifier("small")
        Text("kilometres").font(.system(size: 20)).textScale(.secondary, isEnabled: false)
          .accessibilityIdentifier("off")
        Text("kilometres").font(.system(size: 16)).accessibilityIdentifier("equal")
      }
    }
    func width(_ name: String) throws -> Double { try #require(screen.element(name).frame).width }
    #expect(try width("small") == width("equal"))
    #expect(try width("off") == width("whole"))
  }

  @Test func aStepperShowsItsValueInAFormat() {
    struct Weighed: View {
      @State private var weight = 1.5
      var body: some View {
        Stepper(
          "Weight", value: $weight, in: 0...2, step: 0.5,
          format: .number.precision(.fractionLength(1)))
      }
    }
    let screen = ControlsScreen { Weighed() }
    #expect(screen.first(.stepper).words == "Weight 1.5")
    screen.perform(.increment, on: screen.first(.stepper))
    #expect(screen.first(.stepper).words == "Weight 2.0")
    #expect(screen.first(.stepper)[.canIncrement] == false)
  }

  private struct Days: View {
    @State var days: Set<DateComponents> = [DateComponents(year: 2026, month: 2, day: 10)]
    let end: Date
    var body: some View {
      Text(days.map { "\($0.month!)-\($0.day!)" }.sorted().joined(separator: " "))
        .accessibilityIdentifier("days")
      MultiDatePicker("Days off", selection: $days, in: ..<end)
        .environment(\.timeZone, TimeZone(identifier: "UTC")!)
        .environment(\.locale, Locale(identifier: "en_GB"))
    }
  }

  @Test func severalDaysOfAMonthAreChosen() throws {
    let end = try #require(ISO8601DateFormatter().date(from: "2026-03-05T00:00:00Z"))
    let screen = Screen { Days(end: end) }
    let days = screen.element("days")
    #expect(screen.text("February 2026").exists)
    #expect(!screen.text("29").exists)
    screen.button(label: "Thursday 12 February").tap()
    #expect(days.text == "2-10 2-12")
    screen.button(label: "Tuesday 10 February").tap()
    #expect(days.text == "2-12")
    screen.button(label: "March 2026").tap()
    #expect(screen.text("March 2026").exists)
    screen.button(label: "Wednesday 4 March").tap()
    #expect(days.text == "2-12 3-4")
    #expect(!screen.button(label: "Thursday 5 March").isEnabled)
    #expect(!screen.button(label: "April 2026").isEnabled)
  }

  @Test func weeksBeginWithTheCalendarsFirstDay() throws {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = try #require(TimeZone(identifier: "UTC"))
    calendar.locale = Locale(identifier: "en_GB")
    calendar.firstWeekday = 2
    let date = try #require(ISO8601DateFormatter().date(from: "2026-03-05T00:00:00Z"))
    let month = CalendarMonth(around: date, calendar)
    #expect(month.weekdays.first == "Mon")
    #expect(month.cells.count == 6 + 31)
    #expect(month.cells[5].day == nil)
    #expect(calendar.component(.day, from: try #require(month.cells[6].day)) == 1)
  }

  @Test func aRepresentationIsFoundInPlaceOfTheView() {
    struct Dial: View {
      @State private var isOn = false
      var body: some View {
        Text(isOn ? "on" : "off")
        Text("drawn").accessibilityRepresentation { Toggle("Power", isOn: $isOn) }
        Text("chart").accessibilityChildren {
          Text("first")
          Text("second")
        }
      }
    }
    let screen = ControlsScreen { Dial() }
    #expect(screen.all(.text).first { $0[.text] == "drawn" }?[.isAccessibilityHidden] == true)
    screen.perform(.toggle(true), on: screen.first(.toggle))
    #expect(screen.first(.text)[.text] == "on")
    let spoken = screen.all(.box).filter { $0[.isSpokenOnly] == true }
    #expect(spoken.map(\.words) == ["Power", "first second"])
    #expect(spoken.map { $0[.childrenBehavior] } == [nil, .contain])
  }
}
