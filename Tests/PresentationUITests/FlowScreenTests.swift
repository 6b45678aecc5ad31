import Presentation
import ScreenTesting
import SwiftUI
import Testing

@testable import PresentationUI

@MainActor
@Suite("Flows on a screen")
struct FlowScreenTests {
  private struct Page: View {
    @Bindable var flow: Flow<Int>
    var body: some View {
      NavigationStack(path: $flow.path) {
        VStack {
          Text("first")
          NavigationLink("Deeper", value: 1)
        }
        .navigationDestination(for: Int.self) { Text("screen \($0)") }
      }
    }
  }

  @Test("The path is what the stack shows; links and Back change it")
  func stack() async {
    let flow = Flow<Int>()
    let screen = Screen { Page(flow: flow) }
    screen.button(label: "Deeper").tap()
    #expect(flow.path == [1])
    flow.open([1, 2])
    await screen.settle()
    #expect(screen.text("screen 2").isVisible)
    screen.goBack()
    #expect(flow.path == [1])
    #expect(screen.text("screen 1").isVisible)
  }

  private struct Mixed: View {
    @Bindable var flow: PathFlow
    var body: some View {
      NavigationStack(path: $flow.path) {
        Text("first")
          .navigationDestination(for: Int.self) { Text("number \($0)") }
          .navigationDestination(for: String.self) { Text("word \($0)") }
      }
    }
  }

  @Test("A flow of several types leads to screens of each, and survives as data")
  func mixed() async throws {
    let flow = PathFlow()
    let screen = Screen { Mixed(flow: flow) }
    flow.push(7)
    flow.push("seven")
    await screen.settle()
    #expect(screen.text("word seven").isVisible)
    let saved = try #require(flow.saved)
    screen.goBack()
    #expect(screen.text("number 7").isVisible)
    #expect(flow.path.count == 1)

    #expect(flow.restore(saved))
    await screen.settle()
    #expect(screen.text("word seven").isVisible)
    #expect(!flow.restore(Data("[]x".utf8)))
    flow.pop(9)
    await screen.settle()
    #expect(screen.text("first").isVisible)
  }

  @Test("A flow of one type as a NavigationPath: going back is followed, what is foreign is not")
  func bridge() {
    let flow = Flow(path: [1, 2, 3])
    #expect(flow.navigationPath == NavigationPath([1, 2, 3]))
    var path = flow.navigationPath
    path.removeLast(2)
    flow.navigationPath = path
    #expect(flow.path == [1])
    path.append("foreign")
    flow.navigationPath = path
    #expect(flow.path == [1])
    #expect(PathFlow(flow).path == NavigationPath([1]))
  }
}
