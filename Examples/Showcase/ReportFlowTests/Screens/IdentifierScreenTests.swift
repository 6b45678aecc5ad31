import Foundation
import ScreenTesting
import SwiftUI
import Testing

@testable import ReportFlow
@testable import ShowcaseAreas

@MainActor
@Suite("Identifiers")
struct IdentifierScreenTests {
  /// Every screen of the showcase in every state in which it has other elements.
  private func walk(_ visit: (Screen) throws -> Void) async throws {
    let flow = ShowcaseScreen(address: "/", location: .denied)
    let screen = flow.screen
    try visit(screen)
    screen.button("start.reportButton.tap").tap()
    try visit(screen)
    flow.goToPhoto()
    try visit(screen)
    try await withTemporaryFolder { folder in
      let file = folder.appendingPathComponent("luna.png")
      try pngData().write(to: file)
      screen.filePicker("photo.chooseButton.tap").choose(file: file, type: "image/png")
      await screen.element("photo.fileName.text").appears()
      try visit(screen)
      screen.button("photo.continueButton.tap").tap()
      try visit(screen)
      for field in ["age", "latitude", "longitude"] {
        screen.textField("animalDescription.\(field)TextField.input").type("x")
      }
      screen.button("animalDescription.continueButton.tap").tap()
      try visit(screen)
      screen.button("animalDescription.gpsButton.tap").tap()
      await screen.settle()
      try visit(screen)
      screen.button("animalDescription.permissionCancelButton.tap").tap()
      screen.answerLocation(.unavailable)
      flow.fillInDescription()
      for field in ["age", "latitude", "longitude"] {
        screen.textField("animalDescription.\(field)TextField.input").clear()
      }
      screen.button("animalDescription.continueButton.tap").tap()
      try visit(screen)
      screen.button("contactDetails.submitButton.tap").tap()
      await screen.settle()
      try visit(screen)
      flow.fillInContact()
      flow.network.condition = .down()
      screen.button("contactDetails.submitButton.tap").tap()
      await screen.settle()
      try visit(screen)
      flow.network.condition = .up
      screen.button("contactDetails.tryAgainButton.tap").tap()
      await screen.settle()
      try visit(screen)
      screen.button("summary.reportsButton.tap").tap()
      await screen.element("reports.list.scroll").appears()
      try visit(screen)
    }
    let noFix = ShowcaseScreen(location: .unavailable)
    noFix.goToDescription()
    noFix.screen.button("animalDescription.gpsButton.tap").tap()
    await noFix.screen.settle()
    try visit(noFix.screen)
    let empty = ShowcaseScreen(address: "/reports")
    try visit(empty.screen)
    await empty.screen.element("reports.message.text").appears()
    try visit(empty.screen)
    try visit(
      Screen {
        ReportListContentView(
          content: .failed, searchText: .constant(""), species: .constant(""),
          way: { ReportRowView(row: $0) }, onRetry: {}, onRefresh: {})
      })
    try visit(Screen { StoreUnavailableView() })
  }

  /// Controls that the framework itself adds.
  private let system: Set = ["BackButton", "RefreshButton"]

  @Test("every identifier is {screen}.{element}.{action}")
  func shape() async throws {
    let shape = /[a-z][A-Za-z]*\.[a-z][A-Za-z]*(\.[a-z0-9]+)?\.(tap|input|text|image|scroll)/
    // What stands below a field is named after it.
    let below = /[a-z][A-Za-z]*\.[a-z][A-Za-z]*(\.(tap|input|text))?\.(error|counter)/
    var seen: Set<String> = []
    try await walk { seen.formUnion($0.identifiers) }
    #expect(seen.count > 60)
    for identifier in seen.subtracting(system) {
      let fits =
        identifier.wholeMatch(of: shape) != nil || identifier.wholeMatch(of: below) != nil
      #expect(fits, "\(identifier)")
    }
  }

  @Test("the first part is the screen's name, on whatever belongs to the screen alone")
  func screens() async throws {
    let shared: Set = ["stepBar", "toast", "BackButton", "RefreshButton"]
    let names: Set = [
      "start", "chipNumber", "photo", "animalDescription", "contactDetails", "summary", "reports",
      "storeUnavailable",
    ]
    try await walk { screen in
      let visible = screen.identifiers.filter { screen.element($0).isVisible }
      let first = Set(visible.map { String($0.prefix { $0 != "." }) }).subtracting(shared)
      #expect(first.count == 1 && first.isSubset(of: names), "\(visible)")
    }
  }

  @Test("every control has one, and no two controls on a screen have the same")
  func controls() async throws {
    let kinds: [ElementKind] = [
      .button, .link, .textField, .secureField, .textEditor, .toggle, .picker, .datePicker,
      .filePicker,
    ]
    try await walk { screen in
      // The field of a search is the framework's too.
      let controls = kinds.flatMap(screen.all).filter {
        $0.isVisible && ![$0.label, $0.prompt].contains(L10n.reportsSearch)
      }
      #expect(controls.allSatisfy { $0.identifier != nil }, "\(screen.dump)")
      let identifiers = controls.compactMap(\.identifier)
      #expect(Set(identifiers).count == identifiers.count, "\(identifiers)")
    }
  }

  @Test("the table of identifiers names them all")
  func table() async throws {
    let source = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("ReportFlow/Identifiers.swift")
    let table = try String(contentsOf: source, encoding: .utf8)
    var seen: Set<String> = []
    try await walk { seen.formUnion($0.identifiers) }
    for identifier in seen.subtracting(system)
    where !identifier.hasPrefix("reports.row.") && !identifier.hasSuffix(".error") {
      #expect(table.contains("`\(identifier)`"), "\(identifier)")
    }
  }
}
