import ApusUI
import ScreenTesting
import Testing

@MainActor
@Suite struct AnimationTests {
  private struct Counter: View {
    let animation: Animation?
    var criteria = AnimationCompletionCriteria.logicallyComplete
    @State private var isWide = false
    @State private var completed = 0
    var body: some View {
      Text(verbatim: "completed \(completed)").opacity(isWide ? 1 : 0.5)
      rawButton("go", "Go") {
        withAnimation(animation, completionCriteria: criteria) {
          isWide.toggle()
        } completion: {
          completed += 1
        }
      }
    }
  }

  @Test func completionComesWhenTheTimeIsOver() async {
    let screen = Screen { Counter(animation: .linear(duration: 2).delay(1)) }
    screen.button("go").tap()
    await screen.advance(by: .milliseconds(2999))
    #expect(screen.text("completed 0").exists)
    await screen.advance(by: .milliseconds(1))
    #expect(screen.text("completed 1").exists)
    await screen.advance(by: .seconds(100))
    #expect(screen.text("completed 1").exists)
  }

  @Test func aSpringIsCompleteBeforeItIsStill() async {
    func completed(_ criteria: AnimationCompletionCriteria) async -> Bool {
      let screen = Screen {
        Counter(animation: .spring(duration: 0.5, bounce: 0.5), criteria: criteria)
      }
      screen.button("go").tap()
      await screen.advance(by: .milliseconds(600))
      return screen.text("completed 1").exists
    }
    #expect(await completed(.logicallyComplete))
    #expect(await !completed(.removed))
  }

  @Test func withoutAnAnimationItIsOverAtOnce() async {
    let screen = Screen { Counter(animation: nil) }
    screen.button("go").tap()
    await screen.settle()
    #expect(screen.text("completed 1").exists)
  }

  @Test func whatHasNoEndDoesNotComplete() async {
    let screen = Screen { Counter(animation: .linear(duration: 1).repeatForever()) }
    screen.button("go").tap()
    await screen.advance(by: .seconds(1000))
    #expect(screen.text("completed 0").exists)
    #expect(screen.clock.sleeperCount == 0)
  }
}
