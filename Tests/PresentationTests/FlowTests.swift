import Observation
import Testing

@testable import Presentation

@MainActor
@Suite("Flow")
struct FlowTests {
  enum Route: Hashable, Sendable {
    case projects
    case project(Int)
    case settings
  }

  private func make(_ path: [Route] = [], isSignedIn: Bool = false) -> Flow<Route> {
    Flow(path: path, isSignedIn: isSignedIn) { $0 != .settings }
  }

  @Test("pushes, goes back, and goes back to a screen")
  func verbs() {
    let flow = make([.projects, .project(1)], isSignedIn: true)
    flow.push(.settings)
    #expect(flow.path == [.projects, .project(1), .settings])
    flow.pop()
    #expect(flow.current == .project(1))
    flow.replace(with: .project(2))
    #expect(flow.path == [.projects, .project(2)])
    flow.pop(to: .settings)
    #expect(flow.path == [.projects, .project(2)])
    flow.pop(to: .projects)
    #expect(flow.path == [.projects])
    flow.pop(7)
    #expect(flow.path.isEmpty && flow.current == nil)
    flow.push(.projects)
    flow.popToRoot()
    #expect(flow.path.isEmpty)
  }

  @Test("rule: a link that needs signing in waits, and goes on after signing in")
  func waitingLink() {
    let flow = make()
    #expect(!flow.open([.projects, .project(3)]))
    #expect(flow.path.isEmpty)
    #expect(flow.needsSignIn)
    flow.signIn()
    #expect(flow.path == [.projects, .project(3)])
    #expect(!flow.needsSignIn)
  }

  @Test("a flow that begins at a link which needs signing in waits, too")
  func beginning() {
    let flow = make([.project(3)])
    #expect(flow.path.isEmpty)
    flow.signIn()
    #expect(flow.path == [.project(3)])
  }

  @Test("a newer link takes the place of one that waits, and one that is open to all is shown")
  func newerLink() {
    let flow = make()
    flow.open([.project(1)])
    flow.open([.project(2)])
    flow.signIn()
    #expect(flow.path == [.project(2)])

    let other = make()
    other.open([.project(1)])
    #expect(other.open([.settings]))
    other.signIn()
    #expect(other.path == [.settings])
  }

  @Test("who would rather not sign in stays where they are")
  func cancelled() {
    let flow = make()
    flow.push(.settings)
    flow.open([.project(1)])
    flow.cancelSignIn()
    #expect(!flow.needsSignIn)
    flow.signIn()
    #expect(flow.path == [.settings])
  }

  @Test("signing out takes away what only a person who is signed in may see, and all above it")
  func signOut() {
    let flow = make([.settings, .project(1), .settings], isSignedIn: true)
    flow.signOut()
    #expect(flow.path == [.settings])
    flow.push(.project(1))
    #expect(flow.path == [.settings])
    flow.signIn()
    #expect(flow.path == [.settings, .project(1)])
  }

  @Test("an address that leads nowhere changes nothing")
  func addresses() {
    func read(_ address: String) -> [Route]? {
      address == "/projects/4" ? [.projects, .project(4)] : nil
    }
    let flow = make(isSignedIn: true)
    #expect(flow.open("/projects/4", reading: read))
    #expect(!flow.open("/nowhere", reading: read))
    #expect(flow.path == [.projects, .project(4)])
  }

  @Test("who reads the path is woken when the screen changes, and not when nothing does")
  func observed() {
    let flow = make(isSignedIn: true)
    let watcher = Watcher { _ = flow.path }
    flow.push(.projects)
    #expect(watcher.take() == 1)
    watcher.update()
    flow.open([.projects])
    #expect(watcher.take() == 0)
  }
}
