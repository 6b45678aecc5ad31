import ScreenTesting
import SwiftUI
import Testing

@testable import ReportFlow

@MainActor
@Suite("Each step is a root view and a content view")
struct StepScreenTests {
  private nonisolated static let steps = [
    "ChipNumber", "Photo", "AnimalDescription", "ContactDetails", "Summary",
  ]

  @Test("a step's root view shows its content view", arguments: steps)
  func layers(step: String) async {
    let flow = ShowcaseScreen()
    let screen = flow.screen
    // Each step is built by the tap that leads to it.
    let taps: [() -> Void] = [
      { screen.button("chipNumber.continueButton.tap").tap() },
      { screen.button("photo.continueButton.tap").tap() },
      {
        flow.fillInDescription()
        screen.button("animalDescription.continueButton.tap").tap()
      },
    ]
    var bodies = screen.bodies {
      screen.open("/")
      screen.open("/report")
    }
    for tap in taps { bodies += screen.bodies(during: tap) }
    flow.fillInContact()
    flow.network.condition = .stalled
    screen.button("contactDetails.submitButton.tap").tap()
    await screen.settle()
    bodies += await screen.bodies {
      flow.network.condition = .up
      await screen.settle()
    }
    let root = bodies.firstIndex(of: "\(step)View")
    let content = bodies.firstIndex(of: "\(step)ContentView")
    #expect(root != nil && content != nil, "\(bodies)")
    if let root, let content { #expect(root < content) }
  }

  @Test("each content view has a preview that is found at run time and shows it", arguments: steps)
  func preview(step: String) throws {
    let file = "ReportFlow/\(step)ContentView.swift"
    let previews = PreviewRegistry.all.filter { $0.fileID == file }
    #expect(!previews.isEmpty, "\(PreviewRegistry.all.compactMap(\.fileID))")
    for preview in previews {
      var screen: Screen!
      screen = Screen {
        preview.makeView()
      }
      #expect(screen.faults == [])
      let title = try #require(screen.all(.text).first).text
      #expect(!title.isEmpty)
      #expect(screen.identifiers.contains { $0.hasSuffix("Button.tap") }, "\(screen.dump)")
    }
  }

  @Test("every other component has a preview too")
  func components() {
    let files = Set(PreviewRegistry.all.compactMap(\.fileID))
    for name in [
      "DropdownView", "LocationCoordinateView", "SubmitButton", "SelectorView", "TextAreaView",
      "ValidatedTextField",
    ] {
      #expect(files.contains("PresentationUI/\(name).swift"), "\(name)")
    }
  }
}
