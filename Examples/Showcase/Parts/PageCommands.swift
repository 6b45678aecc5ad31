import SwiftUI

/// What the page that is seen lets a person do by the bar of menus and by keys.
public struct PageActions {
  /// What is made new there: `New Project…`.
  public let newTitle: LocalizedStringKey
  public let new: @MainActor () -> Void
  public let refresh: @MainActor () async -> Void

  /// - Parameters:
  ///   - newTitle: As the menu says it.
  ///   - new: Begins to make one.
  ///   - refresh: Fetches what is shown anew.
  public init(
    newTitle: LocalizedStringKey, new: @escaping @MainActor () -> Void,
    refresh: @escaping @MainActor () async -> Void
  ) {
    self.newTitle = newTitle
    self.new = new
    self.refresh = refresh
  }
}

extension FocusedValues {
  /// What the page that is seen can do.
  @Entry public var pageActions: PageActions?
}

/// Commands of the page that is seen. A page offers them by `focusedSceneValue(\.pageActions, …)`.
public struct PageCommands: Commands {
  @FocusedValue(\.pageActions) private var page

  nonisolated public init() {}

  public var body: some Commands {
    CommandGroup(replacing: .newItem) {
      Button {
        page?.new()
      } label: {
        Text(page?.newTitle ?? "New…")
      }
      // A browser keeps ⌘N for its windows.
      .keyboardShortcut("n", modifiers: [.command, .option])
      .disabled(page == nil)
      .accessibilityIdentifier("commands.new.tap")
    }
    CommandGroup(before: .toolbar) {
      Button("Refresh") { refresh() }
        .keyboardShortcut("r", modifiers: [.command, .option])
        .disabled(page == nil)
        .accessibilityIdentifier("commands.refresh.tap")
    }
  }

  private func refresh() {
    guard let page else { return }
    Task { await page.refresh() }
  }
}
