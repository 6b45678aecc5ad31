import SwiftUI

/// What an app keeps in memory, as apps for phones do: one for the whole process.
@MainActor
final class RoomManager: ObservableObject {
  static let shared = RoomManager()
  @Published var user: String?
}

/// Signs in for the whole process, asks the others, dies, and hangs.
struct RoomScreen: View {
  @ObservedObject private var manager = RoomManager.shared
  @State private var name = ""
  @State private var heard: [String] = []
  @State private var count = 0

  var body: some View {
    Form {
      Text(manager.user.map { "Signed in as \($0)" } ?? "Signed out").accessibilityIdentifier(
        "user")
      Text(verbatim: "\(ProcessInfo.processInfo.processIdentifier)").accessibilityIdentifier(
        "process")
      TextField("Name", text: $name).accessibilityIdentifier("name")
      Button("Sign in") { manager.user = name }.accessibilityIdentifier("signIn")
      Button("Count \(count)") { count += 1 }.accessibilityIdentifier("count")
      Button("Tell") { Broadcast.post(name, on: "names") }.accessibilityIdentifier("tell")
      Text(heard.joined(separator: ",")).accessibilityIdentifier("heard")
      Button("Trap") { fatalError("asked to") }.accessibilityIdentifier("trap")
      Button("Hang") { while true {} }.accessibilityIdentifier("hang")
    }
    .task {
      for await name in Broadcast.values(of: String.self, on: "names") { heard.append(name) }
    }
  }
}

/// Shows dates, numbers and words as an app does that never heard of other visitors than the phone's.
struct ZoneScreen: View {
  private var long: String {
    let formatter = DateFormatter()
    formatter.dateStyle = .long
    return formatter.string(from: Date(timeIntervalSince1970: 1_700_000_000))
  }

  private var local: String {
    let formatter = DateFormatter()
    formatter.dateFormat = "yyyy-MM-dd HH:mm"
    return formatter.string(from: Date(timeIntervalSince1970: 1_700_000_000))
  }

  var body: some View {
    VStack {
      Text(verbatim: TimeZone.current.identifier).accessibilityIdentifier("zone")
      Text(verbatim: local).accessibilityIdentifier("local")
      Text(
        verbatim:
          "\(Calendar.current.component(.hour, from: Date(timeIntervalSince1970: 1_700_000_000)))"
      )
      .accessibilityIdentifier("hour")
      Text(verbatim: long).accessibilityIdentifier("long")
      Text(verbatim: 1234.5.formatted()).accessibilityIdentifier("number")
      Text(verbatim: "\(Calendar.current.firstWeekday)").accessibilityIdentifier("weekday")
      Text(verbatim: Locale.preferredLanguages[0]).accessibilityIdentifier("language")
      Text(verbatim: NSLocalizedString("Good morning", comment: "A greeting"))
        .accessibilityIdentifier("greeting")
    }
  }
}
