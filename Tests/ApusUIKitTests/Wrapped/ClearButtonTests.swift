import ScreenTesting
import SwiftUI
import Testing
import UIKit

private struct NameForm: View {
  @State private var name = ""
  @State private var code = ""

  var body: some View {
    Form {
      TextField("Name", text: $name).accessibilityIdentifier("name")
      TextField("Code", text: $code).textFieldStyle(.roundedBorder).accessibilityIdentifier("code")
      Text("Hello \(name)").accessibilityIdentifier("words")
    }
  }
}

/// These tests follow each other because settings for all fields hold for the process.
@MainActor
@Suite(.serialized)
struct ClearButtonTests {
  @Test func fieldsGetAButtonThatEmptiesThem() {
    UITextField.appearance().clearButtonMode = .whileEditing
    defer { UITextField.appearance().clearButtonMode = .never }
    let screen = Screen { NameForm() }
    let field = screen.textField("name")
    #expect(!screen.button(label: "Clear text").exists)
    field.focus()
    field.type("Ada")
    #expect(screen.element("words").text == "Hello Ada")
    screen.button(label: "Clear text").tap()
    #expect(screen.element("words").text == "Hello ")
    #expect(field.value == "")
    #expect(!screen.button(label: "Clear text").exists)
  }

  @Test func withoutTheSettingThereIsNone() {
    let screen = Screen { NameForm() }
    screen.textField("name").focus()
    screen.textField("name").type("Ada")
    #expect(!screen.button(label: "Clear text").exists)
  }
}
