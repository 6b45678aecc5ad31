import Foundation
import ScreenTesting
import ShowcaseAreas
import SwiftUI

/// The showcase without a server.
private struct ShowcaseWindow: App {
  var body: some Scene { ShowcaseScenes() }
}

/// Controls of the headless host at points of screens: `FIXTURE=pointed`. A browser test compares it with what
/// a page has there.
///
/// Each line that is read asks for one screen, and is answered by a line.
@MainActor
enum PointedControls {
  private struct Question: Decodable {
    /// The demo account that is signed in on the showcase; empty: nobody. Nil: a screen of the fixture.
    var visitor: String?
    var address: String
    var width, height: Double
    var points: [[Double]]
    /// Elements whose frames are asked for.
    var identifiers: [String]?
  }

  private struct Answer: Encodable {
    /// The name of the control at each point; empty: none.
    var names: [String] = []
    /// The frames of those controls.
    var frames: [[Double]] = []
    /// The frames of the named elements; empty for absent and hidden elements.
    var places: [[Double]] = []
    var dump: String?
  }

  /// The screens of visitors, who sign in once.
  private static var visitors: [String: Screen] = [:]

  nonisolated static func answer() -> Never {
    Task { @MainActor in
      while let line = readLine() {
        guard let question = try? JSONDecoder().decode(Question.self, from: Data(line.utf8)) else {
          fatalError("not a question: \(line)")
        }
        let answer = await answer(question)
        guard let data = try? JSONEncoder().encode(answer) else { fatalError("no answer") }
        FileHandle.standardOutput.write(data + Data("\n".utf8))
      }
      exit(0)
    }
    dispatchMain()
  }

  private static func answer(_ question: Question) async -> Answer {
    let screen = await shown(question)
    screen.size = ScreenSize(width: question.width, height: question.height, scale: 1)
    await rest(screen)
    var answer = Answer()
    for point in question.points {
      let control = screen.control(at: CGPoint(x: point[0], y: point[1]))
      answer.names.append(control.map(name) ?? "")
      answer.frames.append(numbers(control?.frame))
    }
    for identifier in question.identifiers ?? [] {
      let element = screen.element(identifier)
      answer.places.append(element.exists ? numbers(element.frame) : [])
    }
    if ProcessInfo.processInfo.environment["FIXTURE_DUMP"] != nil {
      answer.dump = screen.dumpWithFrames
    }
    return answer
  }

  private static func numbers(_ frame: CGRect?) -> [Double] {
    frame.map { [$0.minX, $0.minY, $0.width, $0.height] } ?? []
  }

  private static func name(_ control: ScreenElement) -> String {
    [control.identifier, control.label, control.prompt, control.text].compactMap { $0 }
      .first { !$0.allSatisfy(\.isWhitespace) } ?? "?"
  }

  private static func shown(_ question: Question) async -> Screen {
    guard let visitor = question.visitor else {
      return Screen(width: question.width, address: question.address) { FixtureRoot() }
    }
    let signedIn = await signedIn(visitor)
    signedIn.open(question.address)
    await rest(signedIn)
    let screen = signedIn.reload()
    visitors[visitor] = screen
    return screen
  }

  private static func signedIn(_ visitor: String) async -> Screen {
    if let known = visitors[visitor] { return known }
    let area = visitor == "bob" ? "/builder" : visitor.isEmpty ? "/" : "/care"
    let screen = Screen(app: ShowcaseWindow(), width: 390, address: area)
    screen.size = ScreenSize(width: 390, height: 844)
    await rest(screen)
    if visitor == "bob" {
      screen.button("login.sampleButton.tap").tap()
      await rest(screen)
      screen.button("login.signInButton.tap").tap()
    } else if !visitor.isEmpty {
      screen.button("signIn.demo.\(visitor).tap").tap()
    }
    await rest(screen)
    await screen.wait(within: .seconds(30)) { !screen.button("signIn.signInButton.tap").exists }
    await screen.wait(within: .seconds(30)) { !screen.button("login.signInButton.tap").exists }
    await rest(screen)
    return screen
  }

  /// Screens with a database need a moment.
  private static func rest(_ screen: Screen) async {
    var (last, unchanged) = ("", 0)
    for _ in 0..<100 where unchanged < 3 {
      await screen.settle()
      try? await Task.sleep(for: .milliseconds(15))
      let now = screen.dump
      unchanged = now == last ? unchanged + 1 : 0
      last = now
    }
  }
}
