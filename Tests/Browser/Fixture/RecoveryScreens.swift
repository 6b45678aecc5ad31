import SwiftUI

/// Screens whose server ends while a person uses them.
struct RecoveryScreens: View {
  let path: String

  var body: some View {
    switch path {
    case "/recovery/pages": RecoveryPages()
    case "/recovery/sheet": RecoverySheet()
    case "/recovery/tabs": RecoveryTabs()
    case "/recovery/late": RecoveryLate()
    case "/recovery/state": RecoveryState()
    case "/recovery/model": RecoveryModel()
    case "/recovery/scroll": RecoveryScroll()
    case "/recovery/links": RecoveryLinks()
    case "/recovery/builds": RecoveryBuilds()
    default: RecoveryFields()
    }
  }
}

/// A field, and what the model has of it.
struct RecoveryField: View {
  let title: String
  var field: String?
  let echo: String
  @State private var text = ""

  init(_ title: String, field: String? = nil, echo: String) {
    self.title = title
    self.field = field
    self.echo = echo
  }

  var body: some View {
    VStack(alignment: .leading) {
      if let field {
        TextField(title, text: $text).accessibilityIdentifier(field)
      } else {
        TextField(title, text: $text)
      }
      Text(text).accessibilityIdentifier(echo)
    }
  }
}

/// Rows with one identifier, and fields with none.
private struct RecoveryFields: View {
  var body: some View {
    Form {
      Section("Rows") {
        ForEach(["first", "second", "third", "fourth"], id: \.self) { name in
          RecoveryField(name, field: "row.input", echo: "\(name).echo")
        }
      }
      Section("Unnamed") {
        RecoveryField("Nickname", echo: "nickname.echo")
        RecoveryField("Motto", echo: "motto.echo")
      }
    }
  }
}

/// A page on another, with one identifier for both fields.
private struct RecoveryPages: View {
  var body: some View {
    NavigationStack {
      VStack {
        RecoveryField("Name", field: "name.input", echo: "root.echo")
        NavigationLink("Further", value: 7).accessibilityIdentifier("further.button")
      }
      .navigationTitle("Root")
      .navigationDestination(for: Int.self) { number in
        RecoveryField("Name", field: "name.input", echo: "page.echo")
          .navigationTitle("Page \(number)")
      }
    }
  }
}

/// Pages that links lead to without a value.
private struct RecoveryLinks: View {
  var body: some View {
    NavigationStack {
      VStack {
        NavigationLink("One") { RecoveryField("One", field: "link.input", echo: "one.echo") }
          .accessibilityIdentifier("one.button")
        NavigationLink("Two") { RecoveryField("Two", field: "link.input", echo: "two.echo") }
          .accessibilityIdentifier("two.button")
      }
      .navigationTitle("Links")
    }
  }
}

private struct RecoverySheet: View {
  @State private var isShown = false
  @State private var isAlerting = false

  var body: some View {
    VStack {
      RecoveryField("Below", field: "below.input", echo: "below.echo")
      Button("Open") { isShown = true }.accessibilityIdentifier("open.button")
      Button("Alert") { isAlerting = true }.accessibilityIdentifier("alert.button")
    }
    .alert("Careful", isPresented: $isAlerting) { Button("Good") {} }
    .sheet(isPresented: $isShown) {
      RecoveryField("Inside", field: "inside.input", echo: "inside.echo")
    }
  }
}

private struct RecoveryTabs: View {
  var body: some View {
    TabView {
      RecoveryField("Text", field: "tab.input", echo: "left.echo").tabItem { Text("Left") }
      RecoveryField("Text", field: "tab.input", echo: "right.echo").tabItem { Text("Right") }
    }
  }
}

/// Fields that are there only after a while.
private struct RecoveryLate: View {
  @State private var names: [Name] = []

  private struct Name: Identifiable {
    let id: String
  }

  var body: some View {
    Form {
      ForEach(names) { name in
        RecoveryField(name.id, field: "late.input", echo: "\(name.id).echo")
      }
    }
    .task {
      try? await Task.sleep(for: .milliseconds(400))
      names = [Name(id: "early"), Name(id: "late")]
    }
  }
}

/// State of each kind that is kept.
private struct RecoveryState: View {
  private enum Size: String { case small, large }
  private struct Point: Codable { var x = 0 }

  @State private var count = 0
  @State private var size = Size.small
  @State private var point = Point()
  @State private var chosen: Int?

  var body: some View {
    VStack {
      Button("Count") {
        count += 1
        size = .large
        point.x += 2
        chosen = 5
      }
      .accessibilityIdentifier("count.button")
      Text("\(count) \(size.rawValue) \(point.x) \(chosen ?? 0)")
        .accessibilityIdentifier("count.text")
      DisclosureGroup("More") { Text("Inside").accessibilityIdentifier("more.text") }
        .accessibilityIdentifier("more.button")
    }
  }
}

private final class RecoveryCounter: ObservableObject {
  @Published var count = 0
}

/// State that cannot be kept.
private struct RecoveryModel: View {
  @StateObject private var counter = RecoveryCounter()

  var body: some View {
    VStack {
      Button("Count") { counter.count += 1 }.accessibilityIdentifier("model.button")
      Text("\(counter.count)").accessibilityIdentifier("model.text")
      RecoveryField("Beside", field: "beside.input", echo: "beside.echo")
    }
  }
}

/// More than fits, in both directions.
private struct RecoveryScroll: View {
  var body: some View {
    ScrollView {
      ScrollView(.horizontal) {
        HStack {
          ForEach(0..<40) { Text("Column \($0)").padding() }
        }
      }
      .accessibilityIdentifier("columns")
      ForEach(0..<60) { Text("Row \($0)").padding() }
      RecoveryField("End", field: "end.input", echo: "end.echo")
    }
  }
}

/// Another screen in another build of the program, as the environment says.
private struct RecoveryBuilds: View {
  private let build = ProcessInfo.processInfo.environment["FIXTURE_BUILD"] ?? "1"
  @State private var secret = ""

  var body: some View {
    VStack {
      RecoveryField("Kept", field: "kept.input", echo: "kept.echo")
      // In the place of another field.
      let name = build == "1" ? "street" : "town"
      RecoveryField(name, field: "\(name).input", echo: "\(name).echo")
      if build == "1" {
        RecoveryField("Gone", field: "gone.input", echo: "gone.echo")
        SecureField("Password", text: $secret).accessibilityIdentifier("secret.input")
      }
    }
  }
}
