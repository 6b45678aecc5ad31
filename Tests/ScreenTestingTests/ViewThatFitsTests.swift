import ApusUI
import Foundation
import ScreenTesting
import Testing

@MainActor
struct ViewThatFitsTests {
  private func box(_ name: String, _ width: CGFloat, _ height: CGFloat) -> some View {
    Color.red.accessibilityIdentifier(name).frame(width: width, height: height)
  }

  // MARK: Figures of Apple's

  @Test func theWideOneInAWideWindow() {
    let screen = Screen {
      ViewThatFits {
        HStack(spacing: 0) {
          box("v0", 300, 40)
          box("v1", 300, 40)
        }
        VStack(spacing: 0) {
          box("v2", 200, 40)
          box("v3", 200, 40)
        }
      }
    }
    #expect(screen.identifiers == ["v2", "v3"])
    #expect(screen.element("v2").frame == CGRect(x: 95, y: 382, width: 200, height: 40))
    #expect(screen.element("v3").frame == CGRect(x: 95, y: 422, width: 200, height: 40))
    screen.size = ScreenSize(width: 1024, height: 768)
    #expect(screen.identifiers == ["v0", "v1"])
    #expect(screen.element("v0").frame == CGRect(x: 212, y: 364, width: 300, height: 40))
    #expect(screen.element("v1").frame == CGRect(x: 512, y: 364, width: 300, height: 40))
  }

  @Test func theSecondInANarrowFrame() {
    let screen = Screen {
      ViewThatFits {
        box("v0", 200, 40)
        box("v1", 80, 30)
      }
      .frame(width: 100, height: 60)
    }
    #expect(!screen.element("v0").exists)
    #expect(screen.element("v1").frame == CGRect(x: 155, y: 407, width: 80, height: 30))
  }

  // MARK: What is shown

  @Test func whatDoesNotFitIsNotOnTheScreen() {
    let screen = Screen {
      ViewThatFits(in: .horizontal) {
        Button("A label that is much too long for the width of a telephone") {}
          .accessibilityIdentifier("long")
        VStack {
          Text("Short")
          Button("Short") {}.accessibilityIdentifier("short")
        }
      }
      .accessibilityIdentifier("choice")
    }
    #expect(!screen.button("long").exists)
    #expect(!screen.text(containing: "much too long").exists)
    #expect(screen.all(.button).count == 1)
    #expect(!screen.dump.contains("much too long"))
    #expect(screen.button("short").isHittable)
    let failures = ScreenFailure.collect { screen.button("long").tap() }
    #expect(failures.first?.message.contains("There is no button “long”") == true)
    screen.setWidth(800)
    #expect(screen.button("long").isHittable)
    #expect(!screen.button("short").exists)
    #expect(!screen.text("Short").exists)
  }

  @Test func onlyTheGivenDirectionsCount() {
    let screen = Screen {
      ViewThatFits(in: .horizontal) {
        box("high", 50, 500)
        box("low", 50, 50)
      }
      .frame(width: 100, height: 100)
      ViewThatFits(in: .vertical) {
        box("wide", 500, 50)
        box("narrow", 50, 50)
      }
      .frame(width: 100, height: 100)
    }
    #expect(screen.identifiers == ["high", "wide"])
  }

  @Test func theLastIsShownWhereNoneFits() {
    let screen = Screen {
      ViewThatFits {
        box("a", 300, 10)
        box("b", 200, 10)
      }
      .frame(width: 100)
    }
    #expect(screen.identifiers == ["b"])
  }

  /// An identifier of the whole is that of the one that is shown.
  @Test func modifiersApplyToEach() {
    let screen = Screen {
      ViewThatFits {
        Text("A sentence that is much too long for this frame")
        Text("Short")
      }
      .accessibilityIdentifier("words")
      .frame(width: 100)
    }
    #expect(screen.element("words").text == "Short")
  }

  private struct Growing: View {
    @State private var isLong = false
    var body: some View {
      VStack {
        ViewThatFits(in: .horizontal) {
          Text(isLong ? "This text has become too long for its frame" : "Fits")
            .accessibilityIdentifier("first")
          Text("Else").accessibilityIdentifier("second")
        }
        .frame(width: 100)
        Button("Write") { isLong.toggle() }.accessibilityIdentifier("write")
      }
    }
  }

  @Test func theChoiceFollowsTheContent() {
    let screen = Screen { Growing() }
    #expect(screen.element("first").exists)
    #expect(!screen.element("second").exists)
    screen.button("write").tap()
    #expect(!screen.element("first").exists)
    #expect(screen.element("second").exists)
    screen.button("write").tap()
    #expect(screen.element("first").exists)
  }

  @Test func oneMayBeInAnother() {
    let screen = Screen {
      ViewThatFits(in: .horizontal) {
        box("a", 500, 10)
        ViewThatFits(in: .vertical) {
          box("b", 20, 1000)
          box("c", 20, 20)
        }
      }
    }
    #expect(screen.identifiers == ["c"])
  }

  /// What does not fit covers nothing.
  @Test func whatIsNotShownCoversNothing() {
    let screen = Screen {
      ViewThatFits {
        Button("Under") {}.accessibilityIdentifier("under")
        Color.red.frame(width: 300, height: 300)
      }
    }
    #expect(screen.button("under").isHittable)
  }
}
