import Testing
import ViewGraph

@testable import ApusUI

/// What rows and sections say of the lines around them.
@MainActor
@Suite struct SeparatorTests {
  private let screen = ControlsScreen {
    List {
      Section("Cars") {
        Text("A").listRowSeparator(.hidden, edges: .top)
        Text("B").listRowSeparatorTint(.red, edges: .bottom)
        Text("C").listRowSeparatorTint(.red).listRowSeparatorTint(nil)
        Group {
          Text("D").listRowSeparator(.visible, edges: .bottom)
        }
        .listRowSeparator(.hidden)
      }
      .listSectionSeparator(.hidden, edges: .bottom)
      .listSectionSeparatorTint(.blue, edges: .top)
    }
    .listStyle(.plain)
  }

  @Test func edgesOfRowsAreTheirOwn() {
    let rows = screen.all(.row)
    #expect(rows[0].flag(.hidesSeparatorAbove) && !rows[0].flag(.hidesSeparatorBelow))
    #expect(rows[1].attributes[.separatorPaintBelow] == .paint(Paint(.red)))
    #expect(rows[1].attributes[.separatorPaintAbove] == nil)
  }

  @Test func theInnermostWins() {
    let rows = screen.all(.row)
    #expect(rows[3].flag(.hidesSeparatorAbove) && !rows[3].flag(.hidesSeparatorBelow))
  }

  @Test func aSectionHasLinesOfItsOwn() {
    let section = screen.first(.section)
    #expect(section.flag(.hidesSectionSeparatorBelow) && !section.flag(.hidesSectionSeparatorAbove))
    #expect(section.attributes[.sectionSeparatorPaintAbove] == .paint(Paint(.blue)))
    for row in screen.all(.row) { #expect(row.attributes[.hidesSectionSeparatorBelow] == nil) }
  }
}
