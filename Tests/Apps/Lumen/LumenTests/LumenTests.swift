import XCTest
import SwiftUI
@testable import Lumen

final class LumenTests: XCTestCase {
  func testSearchIgnoresAccents() {
    let library = NoteLibrary(url: temporaryURL())
    library.notes = [Note(title: "Café", body: ""), Note(title: "Tea", body: "")]
    library.searchText = "cafe"
    XCTAssertEqual(library.found.map(\.title), ["Café"])
  }

  func testSavesAndLoads() {
    let url = temporaryURL()
    let library = NoteLibrary(url: url)
    let note = library.add()
    library.binding(for: note)?.wrappedValue.title = "New"
    library.save()
    XCTAssertEqual(NoteLibrary(url: url).notes.first?.title, "New")
    addTeardownBlock { try FileManager.default.removeItem(at: url) }
  }

  func testDeletes() {
    let library = NoteLibrary(url: temporaryURL())
    library.delete(at: IndexSet(integer: 0))
    XCTAssertEqual(library.notes.count, 1)
    XCTAssertNil(library.notes[safe: 5])
  }

  func testPaperIsDarkInTheDark() {
    let dark = UIColor.paper.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark))
    var white: CGFloat = 0
    XCTAssertTrue(dark.getWhite(&white, alpha: nil))
    XCTAssertLessThan(white, 0.2)
  }

  func testRoundedCorner() {
    let path = RoundedCorner(radius: 10, corners: [.topLeft]).path(
      in: CGRect(x: 0, y: 0, width: 100, height: 50))
    XCTAssertFalse(path.contains(CGPoint(x: 1, y: 1)))
    XCTAssertTrue(path.contains(CGPoint(x: 99, y: 1)))
  }

  private func temporaryURL() -> URL {
    FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).json")
  }
}
