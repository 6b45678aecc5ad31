import SwiftUI

/// What a person may leave behind: text on a page, in sheets of every kind, and in what comes late.
struct LeftBehindScreen: View {
  @State private var page = 1
  @State private var text = ""
  @State private var password = ""
  @State private var late = ""
  @State private var loaded = ""
  @State private var isLoaded = false
  @State private var answer = "none"
  @State private var open: Covering?

  enum Covering: String, CaseIterable, Identifiable {
    case sheet, kept, asking, cover, popover, alert, choice, demand
    var id: String { rawValue }
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Text("Page \(page)")
        .accessibilityIdentifier("left.page.text")
      // A sheet with an address of its own.
      Button("Open linked") { page = 9 }
        .accessibilityIdentifier("left.linked.open")
      Button("Next page") { page += 1 }
        .accessibilityIdentifier("left.next.tap")
      TextField("Text", text: $text)
        .accessibilityIdentifier("left.text.input")
      SecureField("Password", text: $password)
        .accessibilityIdentifier("left.password.input")
      Button("Send") { text = "" }
        .accessibilityIdentifier("left.send.tap")
      if isLoaded {
        TextField("Late", text: $late)
          .accessibilityIdentifier("left.late.input")
        TextField("Loaded", text: $loaded)
          .accessibilityIdentifier("left.loaded.input")
          .task { loaded = "Ada" }
      }
      Text(answer)
        .accessibilityIdentifier("left.answer.text")
      ForEach(Covering.allCases) { covering in
        Button("Open \(covering.rawValue)") { open = covering }
          .accessibilityIdentifier("left.\(covering.rawValue).open")
      }
      ForEach(0..<40) { Text("Line \($0)") }
      Button("Next page from below") { page += 1 }
        .accessibilityIdentifier("left.below.tap")
    }
    .padding(16)
    .task { isLoaded = true }
    .pageAddress(page == 1 ? "/left-behind" : "/left-behind?page=\(page)")
    .onOpenURL { url in
      page = url.query.flatMap { Int($0.dropFirst("page=".count)) } ?? 1
    }
    .sheet(isPresented: Binding(get: { page == 9 }, set: { if !$0 { page = 2 } })) {
      LeftBehindSheet()
    }
    .sheet(isPresented: shows(.sheet)) { LeftBehindSheet(isOuter: true) }
    .sheet(isPresented: shows(.kept)) {
      LeftBehindSheet().interactiveDismissDisabled(true)
    }
    .sheet(isPresented: shows(.asking)) { AskingSheet(open: $open) }
    .fullScreenCover(isPresented: shows(.cover)) { LeftBehindSheet() }
    .popover(isPresented: shows(.popover)) { LeftBehindSheet() }
    .alert("Delete it?", isPresented: shows(.alert)) {
      Button("Cancel", role: .cancel) { answer = "cancel" }
        .accessibilityIdentifier("left.alert.cancel")
      Button("Delete", role: .destructive) { answer = "delete" }
        .accessibilityIdentifier("left.alert.delete")
    }
    .confirmationDialog("Which one?", isPresented: shows(.choice), titleVisibility: .visible) {
      Button("First") { answer = "first" }
        .accessibilityIdentifier("left.choice.first")
    }
    .alert("Left or right?", isPresented: shows(.demand)) {
      Button("Left") { answer = "left" }
        .accessibilityIdentifier("left.demand.left")
      Button("Right") { answer = "right" }
        .accessibilityIdentifier("left.demand.right")
    }
  }

  private func shows(_ covering: Covering) -> Binding<Bool> {
    Binding(get: { open == covering }, set: { if !$0 { open = nil } })
  }
}

/// A sheet with a field, and another sheet above it.
private struct LeftBehindSheet: View {
  var isOuter = false
  @State private var text = ""
  @State private var query = ""
  @State private var isInnerShown = false
  @Environment(\.dismiss) private var dismiss

  private var prefix: String { isOuter ? "left.sheet" : "left.over" }

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Text("A sheet")
        .font(.title3)
        .accessibilityAddTraits(.isHeader)
      TextField("Text", text: $text)
        .accessibilityIdentifier("\(prefix).input")
      Button("Clear") { text = "" }
        .accessibilityIdentifier("\(prefix).clear")
      if isOuter {
        Button("Another") { isInnerShown = true }
          .accessibilityIdentifier("left.inner.open")
      }
      Button("Cancel") { dismiss() }
        .accessibilityIdentifier("\(prefix).cancel")
    }
    .padding(16)
    .sheet(isPresented: $isInnerShown) { LeftBehindSheet() }
  }
}

/// A sheet that asks by itself, in the way of an app: it cannot be dragged away once there is text,
/// and its own button asks.
private struct AskingSheet: View {
  @Binding var open: LeftBehindScreen.Covering?
  @State private var text = ""
  @State private var isAsking = false

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      TextField("Text", text: $text)
        .accessibilityIdentifier("left.asking.input")
      Button("Cancel") { if text.isEmpty { open = nil } else { isAsking = true } }
        .accessibilityIdentifier("left.asking.cancel")
    }
    .padding(16)
    .interactiveDismissDisabled(!text.isEmpty)
    .confirmationDialog("Throw it away?", isPresented: $isAsking, titleVisibility: .visible) {
      Button("Throw away", role: .destructive) { open = nil }
        .accessibilityIdentifier("left.asking.discard")
    }
  }
}
