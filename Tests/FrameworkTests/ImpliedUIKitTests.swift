import ApusAVKit
import Testing

/// A file with no other import, as apps have them: the module brings UIKit's names.
@MainActor
struct ImpliedUIKitTests {
  @Test func playersBringUIKit() {
    let style = UIImpactFeedbackGenerator.FeedbackStyle.heavy
    UIImpactFeedbackGenerator(style: style).prepare()
    #expect(UIScreen.main.bounds.width > 0)
  }
}
