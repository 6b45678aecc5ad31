import ScreenTesting
import SwiftUI
import Testing
import UIKit

@MainActor
struct ButtonConfigurationTests {
  private func screen(_ button: UIButton) -> Screen {
    Screen { Kept(view: button).frame(width: 300, height: 60) }
  }

  @Test
  func aConfiguredButtonShowsItsWordsAndRunsItsAction() {
    var look = UIButton.Configuration.filled()
    look.title = "Save"
    look.subtitle = "To the cloud"
    look.image = UIImage(systemName: "square.and.arrow.up")
    look.imagePadding = 12
    look.cornerStyle = .capsule
    var count = 0
    let button = UIButton(configuration: look, primaryAction: UIAction { _ in count += 1 })
    let screen = screen(button)
    #expect(screen.text("To the cloud").isVisible)
    screen.text("Save").tap()
    #expect(count == 1)
    let (picture, words) = (screen.all(.image)[0].frame, screen.text("Save").frame)
    #expect(picture.flatMap { picture in words.map { $0.minX - picture.maxX } } == 12)
  }

  @Test(arguments: [
    (NSDirectionalRectEdge.leading, true), (.trailing, false),
  ])
  func thePictureIsOnTheSideThatIsSaid(_ edge: NSDirectionalRectEdge, _ isFirst: Bool) throws {
    var look = UIButton.Configuration.tinted()
    look.title = "Go"
    look.image = UIImage(systemName: "arrow.right")
    look.imagePlacement = edge
    let screen = screen(UIButton(configuration: look))
    let picture = try #require(screen.all(.image)[0].frame)
    let words = try #require(screen.text("Go").frame)
    #expect((picture.midX < words.midX) == isFirst)
  }

  @Test
  func anActionGivesTheWordsThatTheLookHasNot() async {
    let button = UIButton(
      configuration: .plain(), primaryAction: UIAction(title: "From the action") { _ in })
    let screen = screen(button)
    #expect(screen.button(label: "From the action").isVisible)
    button.configuration?.title = "From the look"
    await screen.settle()
    #expect(screen.button(label: "From the look").isVisible)
    button.isEnabled = false
    await screen.settle()
    #expect(!screen.button(label: "From the look").isEnabled)
    button.configuration = nil
    button.setTitle("Its own", for: .normal)
    await screen.settle()
    #expect(screen.button(label: "Its own").exists)
  }

  @Test
  func aButtonIsAsLargeAsItsPlaceAndItsWordsAreInTheMiddle() throws {
    let button = UIButton(type: .system)
    button.setTitle("Middle", for: .normal)
    button.accessibilityIdentifier = "button"
    let screen = screen(button)
    let frame = try #require(screen.button("button").frame)
    let words = try #require(screen.text("Middle").frame)
    #expect(frame.width == 300)
    #expect(abs(frame.midX - words.midX) < 1)
  }

  @Test
  func roomGoesWithTheSizeUnlessTheAppSaysIt() {
    var look = UIButton.Configuration.gray()
    look.buttonSize = .large
    #expect(look.contentInsets.top == 15)
    look.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    look.buttonSize = .small
    #expect(look.contentInsets.trailing == 4)
  }
}
