import Foundation
import SwiftUI

/// A form that an address describes: the model of a person types into it.
struct PersonScreen: View {
  /// Such as `/person/r.pi.uo-s.p`, or with `/further` behind it when the pushed page is shown.
  let path: String
  @State private var model = PersonModel()

  private var description: String {
    let parts = path.split(separator: "/")
    return parts.count > 1 ? String(parts[1]) : ""
  }

  var body: some View {
    let form = PersonForm(description)
    if form.pages["t"] == nil {
      PersonStack(form: form, description: description)
    } else {
      TabView {
        PersonStack(form: form, description: description)
          .tabItem { Label("First", systemImage: "house") }
        NavigationStack {
          PersonPage(form: form, letter: "t", model: model) {}
            .navigationTitle("Second")
        }
        .tabItem { Label("Second", systemImage: "star") }
      }
    }
  }
}

struct PersonStack: View {
  let form: PersonForm
  let description: String
  @State private var model = PersonModel()
  @State private var path: [String] = []
  @State private var isSheetShown = false

  var body: some View {
    NavigationStack(path: $path) {
      PersonPage(form: form, letter: "r", model: model) {
        if form.pages["s"] != nil {
          Button("Open the sheet") { isSheetShown = true }
            .accessibilityIdentifier("person.open")
        }
        if form.pages["p"] != nil {
          NavigationLink("Further", value: "further")
            .accessibilityIdentifier("person.push")
        }
      }
      .navigationTitle("Person")
      .navigationDestination(for: String.self) { _ in
        PersonPage(form: form, letter: "p", model: model) {}
          .navigationTitle("Further")
      }
    }
    .sheet(isPresented: $isSheetShown) { PersonSheet(form: form, model: model) }
    .pageAddress("/person/" + description + (path.isEmpty ? "" : "/further"))
    .onOpenURL { path = $0.path.hasSuffix("/further") ? ["further"] : [] }
  }
}

struct PersonSheet: View {
  let form: PersonForm
  let model: PersonModel
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    PersonPage(form: form, letter: "s", model: model) {
      Button("Close") { dismiss() }
        .accessibilityIdentifier("person.close")
    }
  }
}
