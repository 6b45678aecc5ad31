import ApusUI
import Foundation
import ScreenTesting
import Testing

@testable import ViewGraph

/// Names that public apps use and that were missing.
@MainActor
@Suite struct SurveyedNamesTests {
  private struct Folder: Identifiable {
    let id: String
    var folders: [Folder]?
  }

  private static let folders = [
    Folder(id: "Music", folders: [Folder(id: "Jazz", folders: [Folder(id: "Bebop")])]),
    Folder(id: "Letters"),
  ]

  private struct Tree: View {
    var body: some View {
      List(SurveyedNamesTests.folders, children: \.folders) { Text($0.id) }
    }
  }

  @Test func aTreeOpensRowByRow() {
    let screen = Screen { Tree() }
    #expect(screen.text("Letters").isVisible)
    #expect(!screen.text("Jazz").exists)
    screen.text("Music").tap()
    #expect(screen.text("Jazz").isVisible)
    #expect(!screen.text("Bebop").exists)
    screen.text("Jazz").tap()
    #expect(screen.text("Bebop").isVisible)
  }

  @Test func defaultsTakeValuesByKey() throws {
    let defaults = try #require(UserDefaults(suiteName: "apus.tests.\(UUID())"))
    defaults.setValue("swift", forKey: "bird")
    #expect(defaults.value(forKey: "bird") as? String == "swift")
    defaults.setValue(nil, forKey: "bird")
    #expect(defaults.value(forKey: "bird") == nil)
  }

  @Test(arguments: [
    Spring(duration: 0.5, bounce: 0.2), Spring(response: 0.3, dampingRatio: 0.7), .bouncy,
    Spring(mass: 2, stiffness: 100, damping: 12), .smooth(duration: 0.25),
    Spring(duration: 0.5, bounce: -0.5),
  ])
  func aSpringIsTheSameInAllThreeWays(spring: Spring) {
    let byPhysics = Spring(
      mass: spring.mass, stiffness: spring.stiffness, damping: spring.damping,
      allowOverDamping: true)
    let byBounce = Spring(duration: spring.duration, bounce: spring.bounce)
    for other in [byPhysics, byBounce] {
      #expect(abs(other.response - spring.response) < 1e-9)
      #expect(abs(other.dampingRatio - spring.dampingRatio) < 1e-9)
    }
  }

  @Test func aScrollViewHasMarginsAroundItsContent() {
    let screen = Screen(width: 390) {
      ScrollView {
        ScrollView(.horizontal) { Text("inner").accessibilityIdentifier("inner") }
        Text("outer").frame(maxWidth: .infinity, alignment: .leading)
          .accessibilityIdentifier("outer")
      }
      .contentMargins(.horizontal, 20, for: .scrollContent)
    }
    #expect(screen.element("outer").frame?.minX == 20)
    #expect(screen.element("inner").frame?.minX == 20)
  }

  @Test func aHeaderThatStandsOutIsATitle() {
    let screen = ControlsScreen {
      List { Section("Plain") { Text("row") } }
      List { Section("Large") { Text("row") } }.headerProminence(.increased)
    }
    let words = screen.all(.text)
    let plain = words.first { $0[.text] == "Plain" }
    let large = words.first { $0[.text] == "Large" }
    #expect(plain?[.fontStyle] != large?[.fontStyle])
  }

  @Test func theBackgroundIsWhatAViewSaid() {
    let screen = ControlsScreen {
      Text("red").background(in: Rectangle()).backgroundStyle(.red)
      Text("plain").background(in: Rectangle())
    }
    let paints = screen.all(.shape).map { $0[.paint] }
    #expect(paints == [Paint(.red), Paint(.background)])
  }

  @Test func theBackgroundOfABoxWithATitleIsWhatAViewSaid() {
    let screen = ControlsScreen {
      GroupBox("Red") { Text("red") }.backgroundStyle(.red)
      GroupBox("Plain") { Text("plain") }
    }
    let paints = (screen.all(.stack) + screen.all(.box)).compactMap { $0[.background] }
    #expect(paints == [Paint(.red), Paint(.secondaryBackground)])
  }
}
