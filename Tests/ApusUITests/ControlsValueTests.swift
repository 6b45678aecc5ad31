import Foundation
import Testing
import ViewGraph

@testable import ApusUI

@MainActor
struct ControlsValueTests {
  private struct Day: View {
    @State var date = Date(timeIntervalSince1970: 1_795_219_200)
    var components: DatePickerComponents = .date
    var body: some View {
      VStack {
        DatePicker(
          "Day", selection: $date, in: ...Date(timeIntervalSince1970: 1_795_219_200),
          displayedComponents: components)
        Text(verbatim: "\(Int(date.timeIntervalSince1970))")
      }
    }
  }

  @Test(arguments: [
    ("UTC", "2026-11-21"), ("Pacific/Auckland", "2026-11-21"), ("America/New_York", "2026-11-20"),
  ])
  func aDateIsThatOfTheVisitorsTimeZone(zone: String, day: String) {
    let surroundings = Session.Surroundings(timeZone: TimeZone(identifier: zone)!)
    let screen = ControlsScreen(session: Session(surroundings: surroundings)) { Day() }
    let picker = screen.first(.datePicker)
    #expect(picker[.value] == day)
    #expect(picker[.latest] == day)
    #expect(picker[.components] == .date)
    #expect(screen.perform(.date("2026-11-25"), on: picker) == .impossibleValue)
    #expect(screen.perform(.date("2026-02-30"), on: picker) == .impossibleValue)
    #expect(screen.perform(.date("2026-11-19"), on: picker) == nil)
    let days = day == "2026-11-20" ? 1.0 : 2.0
    let expected = Int(1_795_219_200 - days * 86_400)
    #expect(screen.first(.text)[.text] == "\(expected)")
  }

  private struct AnyDay: View {
    @State var date = Date(timeIntervalSince1970: 1_795_219_200)
    var from: Date?
    var body: some View {
      VStack {
        if let from {
          DatePicker("Day", selection: $date, in: from..., displayedComponents: .date)
        } else {
          DatePicker("Day", selection: $date, displayedComponents: .date)
        }
        DatePicker("The same day", selection: $date, displayedComponents: .date)
        Text(verbatim: "\(Int(date.timeIntervalSince1970))")
      }
    }
  }

  /// What "without an end" is written as in many a database.
  @Test(arguments: [nil, Date(timeIntervalSince1970: 0)], ["UTC", "Pacific/Auckland"])
  func aDayFarAwayIsThatDay(from: Date?, zone: String) {
    let surroundings = Session.Surroundings(timeZone: TimeZone(identifier: zone)!)
    let screen = ControlsScreen(session: Session(surroundings: surroundings)) { AnyDay(from: from) }
    #expect(screen.perform(.date("9999-12-31"), on: screen.first(.datePicker)) == nil)
    // The first one shows what was typed, and is sent nothing else.
    #expect(screen.all(.datePicker).map { $0[.value] } == ["2026-11-21", "9999-12-31"])
    if zone == "UTC" { #expect(screen.first(.text)[.text] == "253402214400") }
  }

  @Test
  func dateAndTimeAreOneText() {
    let screen = ControlsScreen { Day(components: [.date, .hourAndMinute]) }
    let picker = screen.first(.datePicker)
    #expect(picker[.value] == "2026-11-21T00:00")
    #expect(screen.perform(.date("2026-11-20T13:05"), on: picker) == nil)
    #expect(screen.first(.text)[.text] == "1795179900")
  }

  private struct Steps: View {
    @State var value = 1
    @State var share = 0.5
    var body: some View {
      VStack {
        Stepper("Value", value: $value, in: 0...2)
        Slider(value: $share, in: 0...1, step: 0.25)
        Text(verbatim: "\(value) \(share)")
        ProgressView("Done", value: share)
        ProgressView()
      }
    }
  }

  @Test
  func steppersAndSlidersStayInTheirBounds() {
    let screen = ControlsScreen { Steps() }
    let stepper = screen.first(.stepper)
    #expect(screen.perform(.increment, on: stepper) == nil)
    #expect(!stepper.flag(.canIncrement))
    #expect(screen.perform(.increment, on: stepper) == .impossibleValue)
    let slider = screen.first(.slider)
    #expect(screen.perform(.number(0.3), on: slider) == .impossibleValue)
    #expect(screen.perform(.number(0.75), on: slider) == nil)
    #expect(screen.all(.text).contains { $0[.text] == "2 0.75" })
    let progress = screen.all(.progress)
    #expect(progress[0][.number] == 0.75)
    #expect(progress[0].words == "Done")
    #expect(progress[1][.number] == nil)
  }

  @Test
  func aFileIsTakenIfItFits() {
    var files: [PickedFile] = []
    let screen = ControlsScreen {
      FilePickerButton("Photo", types: ["image/*"], maximumBytes: 100) { files.append($0) }
    }
    let picker = screen.first(.filePicker)
    #expect(picker[.accept] == "image/*")
    func file(_ type: String, _ size: Int) -> Event.Action {
      .file(ChosenFile(name: "a", type: type, path: "/uploads/a", size: size))
    }
    #expect(screen.perform(file("image/png", 101), on: picker) == .impossibleValue)
    screen.perform(file("text/html", 10), on: picker)
    #expect(files.isEmpty)
    // A screen without words of its own for it: the visitor is told all the same.
    #expect(
      screen.commands == [.notice(message: "This kind of file cannot be used here.", id: "")])
    screen.perform(file("image/png", 10), on: picker)
    #expect(files.map(\.type) == ["image/png"])
  }

  @Test
  func aRefusedFileIsNamedWithItsReason() {
    var refused: [RefusedFile] = []
    let screen = ControlsScreen {
      FilePickerButton("Photo", types: ["image/*"], maximumBytes: 100) { _ in
        Issue.record("A file was taken.")
      } onRefuse: {
        refused.append($0)
      }
    }
    let picker = screen.first(.filePicker)
    func file(_ type: String, _ size: Int) -> Event.Action {
      .file(ChosenFile(name: "a", type: type, path: "/uploads/a", size: size))
    }
    screen.perform(file("image/png", 0), on: picker)
    screen.perform(file("text/html", 10), on: picker)
    screen.perform(.oversizedFile(name: "b", size: 101), on: picker)
    #expect(screen.perform(.oversizedFile(name: "b", size: 100), on: picker) == .impossibleValue)
    #expect(refused.map(\.reason) == [.empty, .wrongType, .tooLarge])
    #expect(refused.last?.size == 101)
    #expect(screen.commands.isEmpty)
  }

  @Test
  func aDisclosureShowsItsContentWhenItIsOpen() {
    let screen = ControlsScreen { DisclosureGroup("More") { Text("inside") } }
    let group = screen.first(.disclosure)
    #expect(group.words == "More")
    screen.perform(.toggle(true), on: group)
    #expect(group.words == "More inside")
  }

  @Test
  func symbolsHaveTheVariantsOfTheirSurroundings() {
    let screen = ControlsScreen {
      VStack {
        Image(systemName: "person.circle")
        Image(systemName: "heart.fill")
      }
      .symbolVariant(.fill)
    }
    #expect(screen.all(.image).map { $0[.symbol] } == ["person.circle.fill", "heart.fill"])
  }
}
