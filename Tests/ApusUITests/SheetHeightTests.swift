import ApusUI
import Foundation
import ScreenTesting
import Testing

/// Heights of sheets, and pages that stay usable behind them.
@MainActor
struct SheetHeightTests {
  private func frame(_ element: ScreenElement) throws -> CGRect { try #require(element.frame) }

  private struct Places: View {
    var interaction = PresentationBackgroundInteraction.enabled(upThrough: .medium)
    @State private var height = PresentationDetent.height(140)
    @State private var taps = 0

    var body: some View {
      VStack {
        Button("Locate") { taps += 1 }
        Text("Taps \(taps)")
        Spacer()
        Button("Below") { taps += 100 }
      }
      .sheet(isPresented: .constant(true)) {
        VStack {
          Text(height == .medium ? "Half" : height == .large ? "Whole" : "Low")
          Button("Grow") { height = .large }
        }
        .presentationDetents([.large, .height(140), .medium], selection: $height)
        .presentationBackgroundInteraction(interaction)
        .interactiveDismissDisabled()
      }
    }
  }

  @Test func theSheetStandsAtTheLowerEdge() throws {
    let screen = Screen { Places() }
    let size = screen.size
    #expect(try frame(screen.modal).height == 140)
    #expect(try frame(screen.modal).maxY == size.height)
    screen.modal.dragSheet(to: .medium)
    #expect(try frame(screen.modal).height == size.height / 2)
    #expect(screen.text("Half").exists)
    #expect(try frame(screen.text("Half")).minY > size.height / 2)
  }

  @Test func thePageBehindIsUsedUpToAHeight() {
    let screen = Screen { Places() }
    screen.button(label: "Locate").tap()
    #expect(screen.text("Taps 1").exists)
    #expect(!screen.button(label: "Below").isHittable)
    #expect(screen.button(label: "Grow").isHittable)
    screen.modal.dragSheet(to: .medium)
    screen.button(label: "Locate").tap()
    #expect(screen.text("Taps 2").exists)
    screen.button(label: "Grow").tap()
    #expect(screen.text("Whole").exists)
    #expect(!screen.button(label: "Locate").isHittable)
    screen.modal.dragSheet(to: .height(140))
    #expect(screen.button(label: "Locate").isHittable)
  }

  @Test func aPointBelongsToTheSheetOrThePage() throws {
    let screen = Screen { Places() }
    let size = screen.size
    let locate = try frame(screen.button(label: "Locate"))
    #expect(
      screen.control(at: CGPoint(x: locate.midX, y: locate.midY))?.label == "Locate")
    let below = try frame(screen.button(label: "Below"))
    #expect(below.midY > size.height - 140)
    #expect(screen.control(at: CGPoint(x: below.midX, y: size.height - 5)) == nil)
  }

  @Test func otherSheetsKeepThePage() {
    for interaction in [PresentationBackgroundInteraction.automatic, .disabled] {
      let screen = Screen { Places(interaction: interaction) }
      #expect(!screen.button(label: "Locate").isHittable)
    }
  }

  private struct Alone: View {
    @State private var isShown = true
    var body: some View {
      Button("Show") { isShown = true }
        .sheet(isPresented: $isShown) {
          Text("Content").presentationDetents([.fraction(0.3), .medium])
        }
    }
  }

  @Test func aHeightWithoutSelectionIsThePersons() throws {
    let screen = Screen { Alone() }
    let window = screen.size.height
    #expect(try abs(frame(screen.modal).height - 0.3 * window) < 0.01)
    screen.modal.dragSheet(to: .medium)
    #expect(try frame(screen.modal).height == window / 2)
    screen.modal.dismiss()
    screen.button(label: "Show").tap()
    // A new sheet begins with the smallest height.
    #expect(try abs(frame(screen.modal).height - 0.3 * window) < 0.01)
  }
}
