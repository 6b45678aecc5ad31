import ApusUI
import ScreenTesting
import Testing

/// Views that have less room than they want, and views of nothing.
@MainActor
@Suite struct SqueezedViewsTests {
  @Test func lettersShrinkToTheHeightOfAFrame() throws {
    let screen = Screen {
      Text("20%").font(.system(size: 300)).minimumScaleFactor(0.00001)
        .frame(height: 90).accessibilityIdentifier("share")
    }
    let share = try #require(screen.element("share").frame)
    #expect(share.height <= 91 && share.width < 250)
  }

  @Test func aPaddedListKeepsTheMarginsOfItsRows() throws {
    let screen = Screen {
      VStack {
        List { Text("First").accessibilityIdentifier("first") }.padding(.bottom, 0)
      }
    }
    #expect(try #require(screen.element("first").frame).minX == 40)
  }

  @Test func aSignFitsTheHeightOfItsLine() throws {
    let screen = Screen {
      HStack {
        Label {
          Text("Cover")
        } icon: {
          Image(systemName: "star").resizable().scaledToFit().accessibilityIdentifier("sign")
        }
        .labelStyle(.iconOnly)
        Spacer()
      }
      .frame(height: 30)
    }
    let sign = try #require(screen.element("sign").frame)
    #expect(sign.width == 30 && sign.height == 30)
  }

  @Test func aBackgroundOfNothingTakesNoRoom() throws {
    struct Reply: View {
      let words: String?
      var body: some View { if let words { Text(words) } }
    }
    struct Message: View {
      @State private var words: String?
      var body: some View {
        VStack(spacing: 8) {
          Reply(words: words).background(Color.red).overlay { Color.clear }
          Text("Answer").accessibilityIdentifier("answer")
          Button("Quote") { words = "Question" }
          Button("Leave out") { words = nil }
        }
        .frame(maxHeight: .infinity, alignment: .top)
      }
    }
    let screen = Screen { Message() }
    #expect(try #require(screen.element("answer").frame).minY == 0)
    screen.button(label: "Quote").tap()
    #expect(try #require(screen.element("answer").frame).minY > 25)
    #expect(screen.text("Question").isVisible)
    screen.button(label: "Leave out").tap()
    #expect(try #require(screen.element("answer").frame).minY == 0)
  }
}
