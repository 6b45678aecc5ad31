import Foundation
import Testing
import ViewGraph

@testable import ApusUI

@MainActor
struct FocusTests {
  enum Field: Hashable { case first, second }

  private struct Labelled: View {
    @Binding var text: String
    var body: some View {
      VStack {
        Text("Label")
        TextField("Field", text: $text)
      }
    }
  }

  private struct Fields: View {
    @State var text = ""
    @FocusState var focus: Field?
    var body: some View {
      VStack {
        Labelled(text: $text).focused($focus, equals: .first).onSubmit { focus = .second }
        TextField("Second", text: $text).focused($focus, equals: .second)
        Button("None") { focus = nil }
        Text(focus.map { "\($0)" } ?? "none").accessibilityIdentifierForTest("focus")
      }
      .onSubmit { text = "sent" }
    }
  }

  @Test
  func theStateFollowsTheVisitor() {
    let screen = ControlsScreen { Fields() }
    let fields = screen.all(.textField)
    screen.perform(.focus(true), on: fields[0])
    #expect(screen.node("focus")[.text] == "first")
    screen.perform(.focus(false), on: fields[0])
    screen.perform(.focus(true), on: fields[1])
    #expect(screen.node("focus")[.text] == "second")
    #expect(screen.commands.isEmpty)
  }

  private struct Grouped: View {
    @State var text = ""
    @FocusState var isInGroup: Bool
    var body: some View {
      VStack {
        TextField("First", text: $text)
        TextField("Second", text: $text)
      }
      .focused($isInGroup)
      Text(isInGroup ? "in" : "out").accessibilityIdentifierForTest("group")
    }
  }

  /// A host tells the next control before the last one.
  @Test
  func theFocusGoesFromOneControlToTheNext() {
    let screen = ControlsScreen { Fields() }
    let fields = screen.all(.textField)
    screen.perform(.focus(true), on: fields[0])
    screen.perform(.focus(true), on: fields[1])
    #expect(screen.node("focus")[.text] == "second")
    screen.perform(.focus(false), on: fields[0])
    #expect(screen.node("focus")[.text] == "second")
    screen.perform(.focus(false), on: fields[1])
    #expect(screen.node("focus")[.text] == "none")
    let group = ControlsScreen { Grouped() }
    let inside = group.all(.textField)
    group.perform(.focus(true), on: inside[0])
    group.perform(.focus(true), on: inside[1])
    group.perform(.focus(false), on: inside[0])
    #expect(group.node("group")[.text] == "in")
    group.perform(.focus(false), on: inside[1])
    #expect(group.node("group")[.text] == "out")
  }

  @Test
  func settingTheStateMovesTheFocusAndReturnRunsAllActions() {
    let screen = ControlsScreen { Fields() }
    let fields = screen.all(.textField)
    screen.perform(.submit, on: fields[0])
    #expect(screen.commands == [.focus(fields[1].id)])
    #expect(screen.node("focus")[.text] == "second")
    #expect(fields[1][.value] == "sent")
    screen.perform(.tap, on: screen.first(.button))
    #expect(screen.commands.last == .focus(nil))
  }

  private struct Early: View {
    @FocusState var isFocused: Bool
    var body: some View {
      VStack {
        TextField("Field", text: .constant("")).focused($isFocused)
        Text(isFocused ? "yes" : "no")
      }
      .onAppear { isFocused = true }
    }
  }

  @Test
  func theFocusOfTheFirstPaintIsSetWithIt() {
    let screen = ControlsScreen { Early() }
    #expect(screen.commands == [.focus(screen.first(.textField).id)])
    #expect(screen.first(.text)[.text] == "yes")
  }

  private struct Gone: View {
    @State var isShown = true
    @FocusState var focus: Field?
    var body: some View {
      VStack {
        if isShown { TextField("Field", text: .constant("")).focused($focus, equals: .first) }
        Button("Hide") { isShown = false }
        Button("Focus") { focus = .first }
        Text(focus == nil ? "none" : "some")
      }
    }
  }

  @Test
  func aValueThatNothingOnTheScreenStandsForIsNotKept() {
    let screen = ControlsScreen { Gone() }
    screen.perform(.tap, on: screen.all(.button)[0])
    screen.perform(.tap, on: screen.all(.button)[1])
    #expect(screen.commands.isEmpty)
    #expect(screen.all(.text).last?[.text] == "none")
  }
}
