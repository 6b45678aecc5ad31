import Foundation
import ScreenTesting
import SwiftUI
import Testing

// The code of the README, and its figures.

struct SignUpView: View {
  @State private var name = ""
  @State private var greeting = ""

  var body: some View {
    Form {
      TextField("Name", text: $name)
        .accessibilityIdentifier("signUp.nameTextField.input")
      Button("Sign up") { greeting = "Welcome, \(name)" }
        .disabled(name.isEmpty)
        .accessibilityIdentifier("signUp.signUpButton.tap")
      Text(greeting)
    }
  }
}

@MainActor @Test func aNewUserIsWelcomedByName() {
  let screen = Screen { SignUpView() }
  #expect(!screen.button("signUp.signUpButton.tap").isEnabled)
  screen.textField("signUp.nameTextField.input").type("Ada")
  screen.button("signUp.signUpButton.tap").tap()
  #expect(screen.text("Welcome, Ada").isVisible)
}

@Suite struct ReadmeTests {
  private let source = URL(fileURLWithPath: #filePath)

  @Test func theCodeOfTheReadmeIsTested() throws {
    let tested = try String(contentsOf: source, encoding: .utf8)
    let blocks = try text("README.md").components(separatedBy: "```swift\n").dropFirst()
      .map { $0.components(separatedBy: "\n```")[0] }
    #expect(blocks.count == 2)
    for block in blocks {
      #expect(tested.contains(block.replacing("import SwiftUI\n\n", with: "")), "\(block)")
    }
  }

  @Test("each figure is the one that `make bench` measured last")
  func figures() throws {
    let readme = try text("README.md")
    for row in [
      "| A click on a counter | \(try bytes("bytes up R1")) | \(try bytes("bytes down R1")) |",
      "| A key in a field that is judged | \(try bytes("bytes up R2"))"
        + " | \(try bytes("bytes down R2")) |",
      "| The script and the style sheet, once, compressed | |"
        + " \(try bytes("script with style sheet, compressed")) |",
    ] {
      #expect(readme.contains(row), "README.md should say: \(row)")
    }
  }

  /// What was measured, in whole bytes: `18 bytes`.
  private func bytes(_ name: String) throws -> String {
    let row = try #require(
      text("Benchmarks/results.md").split(separator: "\n").first { $0.hasPrefix("| \(name) |") })
    let number = row.split(separator: "|")[1].replacing(",", with: "").split(separator: " ")[0]
    let value = try #require(Double(number)).rounded()
    return "\(Int(value).formatted(.number.locale(Locale(identifier: "en_US")))) bytes"
  }

  private func text(_ path: String) throws -> String {
    let root = source.deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    return try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
  }
}
