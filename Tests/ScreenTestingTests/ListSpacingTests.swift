import ApusUI
import Foundation
import ScreenTesting
import Testing

/// Distances of sections and rows that an app gives.
@MainActor
struct ListSpacingTests {
  private func frames<Rows: View>(
    @ViewBuilder _ rows: @escaping () -> Rows
  ) -> (String) -> CGRect {
    let screen = Screen { List { rows() } }
    return { screen.element($0).frame! }
  }

  private func tile(_ name: String) -> some View {
    Color.red.frame(height: 50).listRowInsets(EdgeInsets()).accessibilityIdentifier(name)
  }

  @Test func sectionsAreApartAsTheListSays() {
    let screen = Screen {
      List {
        Section { tile("a") }
        Section { tile("b") }
      }
      .listSectionSpacing(10)
    }
    #expect(screen.element("b").frame!.minY - screen.element("a").frame!.maxY == 10)
  }

  @Test func ofTwoSectionsTheSmallerDistanceCounts() {
    let frame = frames {
      Section { tile("a") }
      Section { tile("b") }.listSectionSpacing(6)
      Section { tile("c") }
      Section { tile("d") }.listSectionSpacing(50)
      Section { tile("e") }.listSectionSpacing(40)
    }
    #expect(frame("b").minY - frame("a").maxY == 6)
    #expect(frame("c").minY - frame("b").maxY == 6)
    #expect(frame("d").minY - frame("c").maxY == 35)
    #expect(frame("e").minY - frame("d").maxY == 40)
  }

  @Test func rowsAreApartInAndOutsideOfSections() {
    let screen = Screen {
      List {
        tile("a")
        tile("b")
        Section {
          tile("c")
          tile("d")
        }
      }
      .listRowSpacing(12)
    }
    let frame = { screen.element($0).frame! }
    #expect(frame("b").minY - frame("a").maxY == 12)
    #expect(frame("d").minY - frame("c").maxY == 12)
    #expect(frame("c").minY - frame("b").maxY == 35)
  }

  @Test func aRowWithoutSelectionIsNotChosen() {
    struct Rows: View {
      @State private var choice: Int?
      var body: some View {
        List(1..<4, selection: $choice) { number in
          Text("Row \(number)").selectionDisabled(number == 2)
            .accessibilityIdentifier("row.\(number)")
        }
        Text(choice.map { "\($0)" } ?? "none").accessibilityIdentifier("choice")
      }
    }
    let screen = Screen { Rows() }
    screen.element("row.1").tap()
    #expect(screen.element("choice").text == "1")
    screen.element("row.3").tap()
    #expect(screen.element("choice").text == "3")
    #expect(screen.element("row.2").isHittable == false || screen.element("choice").text == "3")
  }
}
