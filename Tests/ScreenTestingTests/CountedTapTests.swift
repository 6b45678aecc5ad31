import ApusUI
import ScreenTesting
import Testing

/// Views with actions for one tap and for two.
@MainActor
@Suite struct CountedTapTests {
  private final class Heard {
    var words: [String] = []
  }

  private struct Photo: View {
    let heard: Heard
    let isDoubleFirst: Bool

    var body: some View {
      if isDoubleFirst {
        Color.teal.frame(width: 100, height: 100).accessibilityIdentifier("photo")
          .onTapGesture(count: 2) { heard.words.append("two") }
          .onTapGesture { heard.words.append("one") }
      } else {
        Color.teal.frame(width: 100, height: 100).accessibilityIdentifier("photo")
          .onTapGesture { heard.words.append("one") }
          .onTapGesture(count: 2) { heard.words.append("two") }
      }
    }
  }

  @Test func oneTapAndTwoTapsHaveTheirActions() {
    let heard = Heard()
    let photo = Screen { Photo(heard: heard, isDoubleFirst: true) }.element("photo")
    photo.tap()
    #expect(heard.words == ["one"])
    photo.tap(count: 2)
    #expect(heard.words == ["one", "two"])
  }

  @Test func anInnerActionForOneTapTakesAll() {
    let heard = Heard()
    let photo = Screen { Photo(heard: heard, isDoubleFirst: false) }.element("photo")
    photo.tap(count: 2)
    #expect(heard.words == ["one", "one"])
  }

  @Test func aViewAroundHearsOneTap() {
    let heard = Heard()
    let screen = Screen {
      VStack {
        Text("Words").accessibilityIdentifier("words")
          .onTapGesture(count: 2) { heard.words.append("two") }
          .padding()
      }
      .onTapGesture { heard.words.append("one") }
    }
    screen.element("words").tap()
    screen.element("words").tap(count: 2)
    #expect(heard.words == ["one", "two"])
  }

  @Test func aNameAroundTheActionsStays() {
    let heard = Heard()
    let screen = Screen {
      Image(systemName: "heart")
        .onTapGesture(count: 2) { heard.words.append("two") }
        .onTapGesture { heard.words.append("one") }
        .accessibilityLabel("Like")
        .accessibilityIdentifier("like")
    }
    #expect(screen.element("like").label == "Like")
    screen.element("like").tap()
    screen.element("like").tap(count: 2)
    #expect(heard.words == ["one", "two"])
  }

  @Test func aSymbolThatTakesTapsHasItsName() {
    let heard = Heard()
    let screen = Screen {
      Image(systemName: "trash").font(.title).onTapGesture { heard.words.append("one") }
    }
    screen.element(.image, label: "Delete").tap()
    #expect(heard.words == ["one"])
  }

  @Test func aViewWithoutAnotherActionGetsTheTapsThatItWaitsFor() {
    let heard = Heard()
    let screen = Screen {
      Text("Words").accessibilityIdentifier("words")
        .onTapGesture(count: 2) { heard.words.append("two") }
    }
    screen.element("words").tap()
    screen.element("words").tap(count: 2)
    #expect(heard.words == ["two", "two"])
  }
}
