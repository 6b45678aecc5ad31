import DesignSystem
import LedgerCore
import SwiftUI

@main
struct LedgerApp: App {
  @StateObject private var store = EntryStore.sample

  init() {
    #if DEBUG
      if ProcessInfo.processInfo.arguments.contains("--empty") {
        _store = StateObject(wrappedValue: EntryStore())
      }
    #endif
  }

  var body: some Scene {
    WindowGroup {
      RootView()
        .environmentObject(store)
        .tint(.money)
    }
    .commands {
      CommandGroup(after: .newItem) {
        Button("New Entry") { NotificationCenter.default.post(name: .newEntry, object: nil) }
          .keyboardShortcut("n")
      }
    }
  }
}

extension EntryStore {
  static var sample: EntryStore {
    let today = Date()
    return EntryStore(entries: [
      Entry(title: "Bakery", amount: 4.2, category: .food, date: today),
      Entry(title: "Train", amount: 18.9, category: .travel, date: today.addingTimeInterval(-3600)),
      Entry(
        title: "Rent", amount: 820, category: .home, date: today.addingTimeInterval(-86_400 * 2)),
    ])
  }
}

extension Notification.Name {
  static let newEntry = Notification.Name("newEntry")
}
