import ApusUI
import Foundation
import ScreenTesting
import Testing

// What the article "Testing screens" shows; the last test compares the two.

struct SignUpView: View {
  let save: (String) async throws -> Void
  @State private var name = ""
  @State private var message: String?
  @State private var isSaving = false

  var body: some View {
    Form {
      TextField("Name", text: $name)
        .accessibilityIdentifier("signUp.nameTextField.input")
      if let message {
        Text(message).accessibilityIdentifier("signUp.message.text")
      }
      Button("Sign up") { signUp() }
        .disabled(isSaving)
        .accessibilityIdentifier("signUp.signUpButton.tap")
    }
  }

  private func signUp() {
    guard !name.isEmpty else { return message = "Please enter your name" }
    isSaving = true
    Task {
      do {
        try await save(name)
        message = "Welcome, \(name)"
      } catch {
        message = "That did not work"
      }
      isSaving = false
    }
  }
}

@MainActor
@Suite("Sign up")
struct SignUpTests {
  @Test("a name is required")
  func nameIsRequired() {
    let screen = Screen { SignUpView(save: { _ in }) }
    screen.button("signUp.signUpButton.tap").tap()
    #expect(screen.element("signUp.message.text").text == "Please enter your name")
  }

  @Test("a new user is welcomed by name")
  func welcome() async {
    let screen = Screen { SignUpView(save: { _ in }) }
    screen.textField("signUp.nameTextField.input").type("Ada")
    screen.button("signUp.signUpButton.tap").tap()
    await screen.settle()
    #expect(screen.text("Welcome, Ada").isVisible)
  }
}

extension SignUpTests {
  @Test("a second tap while it saves does nothing")
  func secondTap() async {
    let network = ScreenNetwork(.stalled)
    let screen = Screen { SignUpView(save: { _ in try await network.request {} }) }
    screen.textField("signUp.nameTextField.input").type("Ada")
    screen.button("signUp.signUpButton.tap").tap()
    await screen.settle()
    let failures = ScreenFailure.collect { screen.button("signUp.signUpButton.tap").tap() }
    #expect(failures.count == 1)
    #expect(network.requestCount == 1)
  }

  @Test("the button is where a thumb reaches it")
  func reach() {
    let screen = Screen { SignUpView(save: { _ in }) }
    screen.size = .iPhone15
    let button = screen.button("signUp.signUpButton.tap")
    #expect(button.frame!.maxY < 852 - 34)
    #expect(screen.dumpWithFrames.contains("button #signUp.signUpButton.tap"))
  }

  @Test("the greeting goes after three seconds")
  func greetingGoes() async {
    let clock = ScreenClock()
    let screen = Screen(clock: clock) { GreetingView(clock: clock) }
    await screen.advance(by: .milliseconds(2_999))
    #expect(screen.text("Hello").isVisible)
    await screen.advance(by: .milliseconds(1))
    #expect(!screen.text("Hello").exists)
    #expect(clock.sleeperCount == 0)
  }

  @Test("a key evaluates the form alone")
  func cost() {
    let screen = Screen { SignUpView(save: { _ in }) }
    let field = screen.textField("signUp.nameTextField.input")
    #expect(screen.bodies { field.type("A") }.filter { $0 != "SignUpView" } == [])
  }
}

private struct GreetingView: View {
  let clock: any Clock<Duration>
  @State private var isShown = true

  var body: some View {
    VStack {
      if isShown { Text("Hello") }
    }
    .task {
      try? await clock.sleep(for: .seconds(3))
      isShown = false
    }
  }
}

/// A line that stands in two for people with large letters.
private struct DepartureView: View {
  @Environment(\.dynamicTypeSize) private var size

  var body: some View {
    let layout =
      size.isAccessibilitySize
      ? AnyLayout(VStackLayout(alignment: .leading)) : AnyLayout(HStackLayout())
    layout {
      Text("Departure").accessibilityIdentifier("departure.name")
      Text("12:40").accessibilityIdentifier("departure.time")
    }
  }
}

@MainActor
@Suite struct ArticleTests {
  private struct CardView: View {
    @State private var offset = CGSize.zero
    @State private var isThere = true

    var body: some View {
      if isThere {
        Text(offset.width > 100 ? "Keep" : "Swipe").padding(60).background(.yellow)
          .accessibilityIdentifier("card")
          .gesture(
            DragGesture().onChanged { offset = $0.translation }
              .onEnded { isThere = $0.translation.width < 100 })
      }
    }
  }

  @Test func fingers() {
    let screen = Screen { CardView() }
    let finger = screen.element("card").touchDown()
    finger.move(by: CGSize(width: 150, height: 0))
    #expect(screen.text("Keep").isVisible)
    finger.lift()
    #expect(screen.element("card").exists == false)
  }

  @Test func textSizes() async {
    let screen = Screen { DepartureView() }
    screen.dynamicTypeSize = .accessibility3
    await screen.settle()
    #expect(
      screen.element("departure.time").frame!.minY > screen.element("departure.name").frame!.maxY)
  }

  private let source = URL(fileURLWithPath: #filePath)

  private var article: String {
    get throws {
      let root = source.deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()
      return try String(
        contentsOf: root.appendingPathComponent("Sources/ApusUI/ApusUI.docc/TestingScreens.md"),
        encoding: .utf8)
    }
  }

  @Test func theCodeOfTheArticleIsTested() throws {
    let tested = flat(try String(contentsOf: source, encoding: .utf8))
    let blocks = try article.components(separatedBy: "```swift\n").dropFirst()
      .map { $0.components(separatedBy: "```")[0] }
      .filter { !$0.hasPrefix("// Package.swift") }
    #expect(blocks.count == 8)
    for block in blocks { #expect(tested.contains(flat(block)), "\(block)") }
  }

  @Test func theMessageInTheArticleIsTheOneThatAFailureHas() async throws {
    let network = ScreenNetwork(.stalled)
    let screen = Screen { SignUpView(save: { _ in try await network.request {} }) }
    screen.textField("signUp.nameTextField.input").type("Ada")
    screen.button("signUp.signUpButton.tap").tap()
    let failures = ScreenFailure.collect { screen.button("signUp.signUpButton.tap").tap() }
    let message = try #require(failures.first).description
    #expect(try article.contains("```\n\(message)\n```"), "\(message)")
  }

  /// Without indentation: what is in a suite here stands alone there.
  private func flat(_ text: String) -> String {
    text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
      .joined(separator: "\n")
  }
}
