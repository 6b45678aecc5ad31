import Presentation
import ScreenTesting
import SwiftUI
import Testing

@testable import PresentationUI

@MainActor
@Suite("The state views")
struct StateViewTests {
  private struct Broken: Error, LocalizedError {
    var errorDescription: String? { "The server did not answer" }
  }

  @Test("Loading is announced once, politely, with its message")
  func loading() {
    let screen = Screen { LoadingStateView(message: "Loading projects...") }
    #expect(screen.element("loadingState.message.text").text == "Loading projects...")
    #expect(screen.announcements == ["Loading projects..."])
    #expect(Screen { LoadingStateView() }.text("Loading...").isVisible)
  }

  private struct Waiting: View {
    @State var message = "Loading..."
    @State var other = 0
    var body: some View {
      LoadingStateView(message: message, accessibilityID: "projects.loading")
      Button("Message") { message = "Almost there..." }
      Button("Other \(other)") { other += 1 }
    }
  }

  @Test("A message that changes is announced, one that stays is not announced again")
  func changingMessage() {
    let screen = Screen { Waiting() }
    screen.button(label: "Other 0").tap()
    #expect(screen.announcements == ["Loading..."])
    screen.button(label: "Message").tap()
    #expect(screen.announcements == ["Loading...", "Almost there..."])
    #expect(screen.element("projects.loading.message.text").text == "Almost there...")
  }

  @Test("Emptiness has a title, a message, and a button if it has an action")
  func empty() {
    var created = 0
    let screen = Screen {
      EmptyStateView(
        icon: "hammer.fill", title: "No Projects Yet", message: "Create your first project",
        actionTitle: "Create Project", action: { created += 1 })
    }
    #expect(screen.element("emptyState.title.text").text == "No Projects Yet")
    #expect(screen.element("emptyState.message.text").text == "Create your first project")
    screen.button("emptyState.action.tap").tap()
    #expect(created == 1)
    #expect(screen.announcements == ["No Projects Yet"])

    let still = Screen {
      EmptyStateView(icon: "tray", title: "Nothing", message: "Nothing at all")
    }
    #expect(!still.element("emptyState.action.tap").exists)
  }

  @Test("An error is announced, and Try Again is there if trying again is possible")
  func error() {
    var tries = 0
    let screen = Screen {
      ErrorStateView(error: "Failed to load projects", retry: { tries += 1 })
    }
    #expect(screen.element("errorState.message.text").text == "Failed to load projects")
    #expect(screen.announcements == ["Failed to load projects"])
    #expect(screen.button("errorState.retry.tap").label == "Try Again")
    screen.button("errorState.retry.tap").tap()
    #expect(tries == 1)

    let still = Screen { ErrorStateView(error: "No", accessibilityID: "projects.error") }
    #expect(still.element("projects.error.message.text").isVisible)
    #expect(!still.element("projects.error.retry.tap").exists)
  }

  private struct Projects: View {
    let state: ViewState<[String]>
    var retry: (@MainActor () async -> Void)?
    var body: some View {
      StateView(state, retry: retry) { projects in
        Text(projects.joined(separator: ", "))
      }
    }
  }

  @Test("StateView shows each case of a ViewState")
  func eachCase() async {
    #expect(Screen { Projects(state: .idle) }.text("Loading...").isVisible)
    #expect(Screen { Projects(state: .loading) }.text("Loading...").isVisible)
    #expect(Screen { Projects(state: .loaded(["A", "B"])) }.text("A, B").isVisible)
    #expect(Screen { Projects(state: .empty) }.element("emptyState.title.text").isVisible)
    #expect(!Screen { Projects(state: .error(Broken())) }.element("errorState.retry.tap").exists)

    var tries = 0
    let failed = Screen { Projects(state: .error(Broken())) { tries += 1 } }
    #expect(failed.text("The server did not answer").isVisible)
    failed.button("errorState.retry.tap").tap()
    await failed.wait { tries == 1 }
    #expect(tries == 1)
  }

  @Test("Each part of StateView can be replaced")
  func replacedParts() {
    func screen(_ state: ViewState<Int>) -> Screen {
      Screen {
        StateView(state) { number in
          Text("number \(number)")
        } loading: {
          Text("one moment")
        } empty: {
          Text("none")
        } error: { error in
          Text("broken: \(error.localizedDescription)")
        }
      }
    }
    #expect(screen(.loading).text("one moment").isVisible)
    #expect(screen(.loaded(3)).text("number 3").isVisible)
    #expect(screen(.empty).text("none").isVisible)
    #expect(screen(.error(Broken())).text("broken: The server did not answer").isVisible)
  }

  @Test("An error's words may be other than its own")
  func words() {
    let screen = Screen {
      StateView(ViewState<Int>.error(Broken()), words: { _ in "No connection" }) { Text("\($0)") }
    }
    #expect(screen.element("errorState.message.text").text == "No connection")
  }
}
