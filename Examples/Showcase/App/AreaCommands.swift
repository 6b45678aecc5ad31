import SwiftUI

extension FocusedValues {
  /// Leads to the page of an address.
  @Entry var openAddress: (@MainActor (String) -> Void)?
}

/// A menu that leads to the start page and to each area.
struct AreaCommands: Commands {
  @FocusedValue(\.openAddress) private var open

  var body: some Commands {
    CommandMenu("Go") {
      Group {
        Button("Start Page") { open?("/") }
          .keyboardShortcut("0", modifiers: [.command, .option])
          .accessibilityIdentifier("commands.start.tap")
        Divider()
        ForEach(Array(Area.allCases.enumerated()), id: \.element) { index, area in
          Button(area.title) { open?(area.firstAddress) }
            .keyboardShortcut(
              KeyEquivalent(Character(String(index + 1))), modifiers: [.command, .option]
            )
            .accessibilityIdentifier("commands.\(area.name).tap")
        }
      }
      .disabled(open == nil)
    }
  }
}
