import Foundation
import Testing
import ViewGraph

@testable import ApusUI

/// What a keystroke costs in a form of 1,000 fields.
@MainActor
struct ControlsFormTests {
  /// Names of what is evaluated for one edit of the 501st field, and the changes.
  private func keystroke<Content: View>(
    @ViewBuilder _ content: @escaping @MainActor () -> Content
  ) -> (evaluated: [String], changes: [Change], screen: ControlsScreen) {
    let screen = ControlsScreen(content)
    let fields = screen.all(.textField)
    #expect(fields.count == 1_000)
    var evaluated: [String] = []
    screen.graph.onEvaluate = { evaluated.append($0.debugName) }
    #expect(screen.graph.perform(Event(fields[500].id, .edit("typed"))) == nil)
    return (evaluated, screen.update(), screen)
  }

  private struct Indices: View {
    @State var values = [String](repeating: "", count: 1_000)
    var body: some View {
      Form {
        ForEach(values.indices, id: \.self) { TextField("", text: $values[$0]) }
      }
    }
  }

  @Test
  func aFieldByIndex() {
    let (evaluated, changes, _) = keystroke { Indices() }
    #expect(evaluated.filter { $0.hasPrefix("TextField") }.count == 1)
    #expect(changes.isEmpty)
  }

  struct Item: Identifiable {
    let id: Int
    var text = ""
  }

  struct Row: View {
    @Binding var item: Item
    var body: some View {
      HStack {
        TextField("", text: $item.text)
        Text(item.text)
      }
    }
  }

  private struct Items: View {
    @State var items = (0..<1_000).map { Item(id: $0) }
    var body: some View {
      VStack { ForEach($items) { $item in Row(item: $item) } }
    }
  }

  @Test
  func aFieldOfABoundItem() {
    let (evaluated, changes, screen) = keystroke { Items() }
    #expect(evaluated == ["Row"])
    let text = screen.all(.text)[500]
    #expect(changes == [.set(text.id, .text, .text("typed"))])
  }

  final class Model: ObservableObject {
    @Published var fields = [String](repeating: "", count: 1_000)
  }

  private struct Observed: View {
    @ObservedObject var model: Model
    var body: some View {
      VStack {
        ForEach(0..<1_000, id: \.self) { index in TextField("", text: $model.fields[index]) }
      }
    }
  }

  @Test
  func aFieldOfAnObservedObject() {
    let model = Model()
    let (evaluated, changes, _) = keystroke { Observed(model: model) }
    #expect(evaluated.filter { $0.hasPrefix("TextField") }.count == 1)
    #expect(changes.isEmpty)
    #expect(model.fields[500] == "typed")
  }

  @Observable final class Form1 {
    var fields = (0..<1_000).map { _ in Field1() }
  }
  @Observable final class Field1 { var text = "" }

  private struct ObservableRow: View {
    @Bindable var field: Field1
    var body: some View { TextField("", text: $field.text) }
  }

  private struct ObservableForm: View {
    @State var form = Form1()
    var body: some View {
      VStack {
        ForEach(0..<1_000, id: \.self) { index in ObservableRow(field: form.fields[index]) }
      }
    }
  }

  @Test
  func aFieldOfAnObservableObject() {
    let (evaluated, changes, _) = keystroke { ObservableForm() }
    #expect(evaluated == ["ObservableRow"])
    #expect(changes.isEmpty)
  }

  @Test
  func aNewItemAppears() {
    struct Growing: View {
      @State var items = (0..<3).map { Item(id: $0) }
      var body: some View {
        VStack {
          ForEach($items) { $item in Row(item: $item) }
          Button("Add") { items.append(Item(id: items.count, text: "new")) }
          Button("Remove") { items.removeFirst() }
        }
      }
    }
    let screen = ControlsScreen { Growing() }
    screen.perform(.tap, on: screen.all(.button)[0])
    screen.perform(.tap, on: screen.all(.button)[1])
    #expect(screen.all(.textField).map { $0[.value] } == ["", "", "new"])
    screen.perform(.edit("last"), on: screen.all(.textField)[2])
    #expect(screen.all(.text)[2][.text] == "last")
  }
}
