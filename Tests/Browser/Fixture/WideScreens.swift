import SwiftUI

/// A post office: three columns, each of which says what the next one shows.
struct MailScreen: View {
  enum Box: String, CaseIterable, Identifiable {
    case inbox, drafts, sent
    var id: Self { self }
    var name: LocalizedStringKey {
      switch self {
      case .inbox: "Inbox"
      case .drafts: "Drafts"
      case .sent: "Sent"
      }
    }
    var symbol: String {
      switch self {
      case .inbox: "tray"
      case .drafts: "doc"
      case .sent: "paperplane"
      }
    }
  }

  struct Message: Identifiable {
    let id: Int
    var subject: String { "Offer number \(id)" }
    var sender: String { ["Ada Byron", "Grace Hopper", "Edith Clarke"][id % 3] }
  }

  @State private var box: Box?
  @State private var message: Message.ID?
  @State private var answer = ""
  private let messages = (1...40).map { Message(id: $0) }

  var body: some View {
    NavigationSplitView {
      List(selection: $box) {
        Section("Boxes") {
          ForEach(Box.allCases) { box in
            NavigationLink(value: box) { Label(box.name, systemImage: box.symbol) }
              .accessibilityIdentifier("box.\(box.rawValue)")
          }
        }
      }
      .navigationTitle("Mail")
    } content: {
      if let box {
        List(messages, selection: $message) { message in
          VStack(alignment: .leading) {
            Text(message.sender).font(.headline)
            Text(message.subject).foregroundStyle(.secondary)
          }
          .accessibilityElement(children: .combine)
          .accessibilityIdentifier("message.\(message.id)")
        }
        .listStyle(.plain)
        .navigationTitle(box.name)
      } else {
        ContentUnavailableView("No box is open", systemImage: "tray")
      }
    } detail: {
      if let message {
        Form {
          LabeledContent("From", value: messages[message - 1].sender)
          Text(String(repeating: "We have looked at what you sent us. ", count: 12))
          Section("Answer") {
            TextField("Your words", text: $answer).accessibilityIdentifier("answer")
            Button("Send") { answer = "" }
          }
        }
        .navigationTitle(messages[message - 1].subject)
        .navigationBarTitleDisplayMode(.inline)
        .toolbar { Button("Delete", systemImage: "trash", role: .destructive) {} }
      } else {
        ContentUnavailableView("Nothing is chosen", systemImage: "envelope")
      }
    }
  }
}

/// A person's settings: two columns, and a stack of its own in the second.
struct DeviceScreen: View {
  enum Area: String, CaseIterable, Identifiable {
    case general, sound, privacy
    var id: Self { self }
  }

  @State private var area: Area? = .general
  @State private var path: [Int] = []
  @State private var name = ""
  @State private var isLoud = true

  var body: some View {
    NavigationSplitView {
      List(Area.allCases, selection: $area) { area in
        Text(area.rawValue.capitalized).accessibilityIdentifier("area.\(area.rawValue)")
      }
      .navigationTitle("Settings")
      .navigationSplitViewColumnWidth(260)
    } detail: {
      NavigationStack(path: $path) {
        Form {
          TextField("Name of the device", text: $name).accessibilityIdentifier("name")
          Toggle("Loud", isOn: $isLoud)
          NavigationLink("More", value: 1).accessibilityIdentifier("more")
        }
        .navigationTitle(area?.rawValue.capitalized ?? "Nothing")
        .navigationDestination(for: Int.self) { level in
          List(1..<30) { row in
            NavigationLink("Level \(level), row \(row)", value: level + 1)
              .accessibilityIdentifier("row.\(row)")
          }
          .navigationTitle("Level \(level)")
        }
      }
    }
  }
}

/// A drawing with its properties beside it, and small views over it.
struct DrawingScreen: View {
  @State private var isInspected = true
  @State private var isHelped = false
  @State private var isColored = false
  @State private var name = "Circle"

  var body: some View {
    NavigationStack {
      VStack(spacing: 20) {
        Circle().fill(.blue).frame(width: 160, height: 160)
        Text(name).accessibilityIdentifier("name")
        Button("Help") { isHelped = true }
          .accessibilityIdentifier("help")
          .popover(isPresented: $isHelped) {
            Text("This is a circle.").padding().accessibilityIdentifier("words")
          }
        Button("Color") { isColored = true }
          .accessibilityIdentifier("color")
          .popover(isPresented: $isColored, arrowEdge: .trailing) {
            Text("Blue").padding().accessibilityIdentifier("blue")
              .presentationCompactAdaptation(.popover)
          }
      }
      .navigationTitle("Drawing")
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        Button("Inspector", systemImage: "sidebar.trailing") { isInspected.toggle() }
          .accessibilityIdentifier("inspect")
      }
      .inspector(isPresented: $isInspected) {
        Form {
          TextField("Name", text: $name).accessibilityIdentifier("field")
          Toggle("Visible", isOn: .constant(true))
        }
        .inspectorColumnWidth(min: 200, ideal: 280, max: 400)
      }
    }
  }
}

/// A club: tabs, which are a sidebar in a wide window.
struct ClubScreen: View {
  var body: some View {
    TabView {
      NavigationStack {
        List(1..<40) { number in
          NavigationLink("Member \(number)", value: number)
            .accessibilityIdentifier("member.\(number)")
        }
        .navigationTitle("Members")
        .navigationDestination(for: Int.self) { number in
          Form { LabeledContent("Number", value: "\(number)") }
            .navigationTitle("Member \(number)")
        }
      }
      .tabItem { Label("Members", systemImage: "person.2") }
      NavigationStack {
        ScrollView { Text("Nothing is new.").padding() }
          .frame(maxWidth: .infinity)
          .background(Color.yellow.opacity(0.2))
          .navigationTitle("News")
      }
      .tabItem { Label("News", systemImage: "newspaper") }
      .badge(3)
    }
    .tabViewStyle(.sidebarAdaptable)
  }
}
