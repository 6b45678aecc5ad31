import Foundation
import SwiftUI

/// What a screen keeps outside of its views.
@MainActor @Observable
final class PersonModel {
  var texts: [String: String] = [:]
}

/// The fields of one page, what is done with them, and what the page knows of them.
struct PersonPage<Tools: View>: View {
  let form: PersonForm
  let letter: Character
  let model: PersonModel
  @ViewBuilder let tools: Tools

  @State private var texts: [String: String] = [:]
  @State private var numbers: [String: Int] = [:]
  @State private var dates: [String: Date] = [:]
  @State private var choices: [String: Int] = [:]
  @State private var count = 0
  @State private var taken = ""
  @FocusState private var focus: Int?

  private var fields: [PersonForm.Field] { form.pages[letter] ?? [] }

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 8) {
        // One by one, as screens are written: each place has its own field.
        slot(0)
        slot(1)
        slot(2)
        slot(3)
        slot(4)
        slot(5)
        slot(6)
        slot(7)
        Button("Count") {
          count += 1
          taken = fields.first.map { text(of: $0) } ?? ""
        }
        .disabled(form.needsText && fields.first.map { text(of: $0).isEmpty } ?? true)
        .accessibilityIdentifier("person.count")
        Button("Check") { focus = fields.firstIndex { text(of: $0).isEmpty } }
          .accessibilityIdentifier("person.check")
        tools
        Text(verbatim: known)
          .font(.caption)
          .accessibilityIdentifier("person.known")
      }
      .padding(16)
    }
  }

  @ViewBuilder
  private func slot(_ index: Int) -> some View {
    if index < fields.count {
      let field = fields[index]
      if !field.isRow {
        identified(field) { control(field, index) }
      } else if index == 0 || !fields[index - 1].isRow {
        let rows = fields[index...].prefix(while: \.isRow)
        ForEach(Array(zip(rows.indices, rows)), id: \.1.key) { index, field in
          PersonRow(field: field, index: index, focus: $focus)
        }
      }
    }
  }

  @ViewBuilder
  private func identified(
    _ field: PersonForm.Field, @ViewBuilder control: () -> some View
  ) -> some View {
    if field.isNamed {
      control().accessibilityIdentifier("person." + field.key)
    } else {
      control()
    }
  }

  @ViewBuilder
  private func control(_ field: PersonForm.Field, _ index: Int) -> some View {
    switch field.kind {
    case .number:
      TextField("Number", value: $numbers[field.key], format: .number)
        .focused($focus, equals: index)
        .onSubmit { move(from: field) }
    case .date:
      DatePicker("Date", selection: date(field), displayedComponents: .date)
    case .picker:
      Picker("Choice", selection: choice(field)) {
        ForEach(0..<4, id: \.self) { Text("Choice \($0)") }
      }
      .onChange(of: choices[field.key]) { move(from: field) }
    case .editor:
      TextEditor(text: text(field))
        .frame(height: 80)
        .focused($focus, equals: index)
        .accessibilityLabel("Note")
    case .secure:
      if field.moves {
        SecureField("Secret", text: text(field))
          .focused($focus, equals: index)
          .onSubmit { move(from: field) }
      } else {
        SecureField("Secret", text: text(field)).focused($focus, equals: index)
      }
    case .code:
      TextField("Code", text: text(field))
        .focused($focus, equals: index)
        .onChange(of: text(of: field)) { fill(field, index) }
    default:
      if field.moves {
        TextField("Text", text: text(field))
          .focused($focus, equals: index)
          .onSubmit { move(from: field) }
      } else {
        TextField("Text", text: text(field)).focused($focus, equals: index)
      }
    }
  }

  private func move(from field: PersonForm.Field) {
    if field.moves { focus = field.next }
  }

  /// A box of a code holds one character, and then the next box has the keyboard.
  private func fill(_ field: PersonForm.Field, _ index: Int) {
    let typed = text(of: field)
    guard !typed.isEmpty else { return }
    if typed.count > 1 { texts[field.key] = String(typed.prefix(1)) }
    if index + 1 < fields.count, fields[index + 1].kind == .code { focus = index + 1 }
  }

  // MARK: Values

  private func text(_ field: PersonForm.Field) -> Binding<String> {
    let kept = Binding(
      get: { (field.isModelled ? model.texts : texts)[field.key] ?? "" },
      set: { if field.isModelled { model.texts[field.key] = $0 } else { texts[field.key] = $0 } })
    return field.masked(kept)
  }

  private func text(of field: PersonForm.Field) -> String {
    switch field.kind {
    case .number: numbers[field.key].map { String($0) } ?? ""
    case .picker: String(choices[field.key] ?? 0)
    case .date: Self.day(dates[field.key])
    default: (field.isModelled ? model.texts[field.key] : texts[field.key]) ?? ""
    }
  }

  private func date(_ field: PersonForm.Field) -> Binding<Date> {
    Binding(
      get: { dates[field.key] ?? Date(timeIntervalSince1970: 1_700_000_000) },
      set: { dates[field.key] = $0 })
  }

  private func choice(_ field: PersonForm.Field) -> Binding<Int> {
    Binding(get: { choices[field.key] ?? 0 }, set: { choices[field.key] = $0 })
  }

  private static func day(_ date: Date?) -> String {
    guard let date else { return "" }
    return date.formatted(.iso8601.year().month().day())
  }

  /// All that the page knows, as JSON.
  private var known: String {
    var values = ["\(letter).count": String(count), "\(letter).taken": taken]
    for field in fields where !field.isRow { values[field.key] = text(of: field) }
    return values.asPersonJSON
  }
}

/// A row that keeps its own text.
struct PersonRow: View {
  let field: PersonForm.Field
  let index: Int
  @FocusState.Binding var focus: Int?
  @State private var text = ""

  var body: some View {
    HStack {
      TextField("Row", text: field.masked($text))
        .focused($focus, equals: index)
        .onSubmit { if field.moves { focus = field.next } }
        .accessibilityIdentifier("person.row")
      Text(verbatim: [field.key: text].asPersonJSON)
        .font(.caption)
        .accessibilityIdentifier("person.known")
    }
  }
}

extension PersonForm.Field {
  /// What the field makes of what is typed, written as apps write it.
  func masked(_ text: Binding<String>) -> Binding<String> {
    let mask: (String) -> String
    switch kind {
    case .upper: mask = { $0.uppercased() }
    case .grouping: mask = PersonMask.grouped
    case .chip: mask = PersonMask.chip
    case .digits: mask = PersonMask.digits
    case .limited: mask = { String($0.prefix(8)) }
    default: return text
    }
    return Binding(get: { text.wrappedValue }, set: { text.wrappedValue = mask($0) })
  }
}

extension [String: String] {
  var asPersonJSON: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return (try? encoder.encode(self)).map { String(decoding: $0, as: UTF8.self) } ?? ""
  }
}
