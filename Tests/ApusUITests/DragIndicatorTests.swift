import ApusUI
import Testing
import ViewGraph

@testable import ScreenTesting

/// The sign at the top of a sheet that it can be dragged.
@MainActor
struct DragIndicatorTests {
  private struct Page<Content: View>: View {
    @State private var isShown = false
    var covers = false
    @ViewBuilder let content: Content
    var body: some View {
      if covers {
        Button("Open") { isShown = true }.fullScreenCover(isPresented: $isShown) { content }
      } else {
        Button("Open") { isShown = true }.sheet(isPresented: $isShown) { content }
      }
    }
  }

  private func hasIndicator(
    covers: Bool = false, @ViewBuilder _ content: @escaping () -> some View
  ) throws -> Bool {
    let screen = Screen { Page(covers: covers, content: content) }
    screen.button(label: "Open").tap()
    return try #require(screen.modal.node)[.hasDragIndicator] ?? false
  }

  @Test func aSheetThatSaysSoHasOne() throws {
    #expect(try hasIndicator { Text("Words").presentationDragIndicator(.visible) })
    #expect(try !hasIndicator { Text("Words").presentationDragIndicator(.hidden) })
    #expect(try !hasIndicator { Text("Words").presentationDragIndicator(.automatic) })
    #expect(try !hasIndicator { Text("Words") })
  }

  @Test func aSheetOfSeveralHeightsHasOneUnlessItIsHidden() throws {
    #expect(try hasIndicator { Text("Words").presentationDetents([.medium, .large]) })
    #expect(try !hasIndicator { Text("Words").presentationDetents([.medium]) })
    #expect(
      try hasIndicator {
        Text("Words").presentationDetents([.medium, .large], selection: .constant(.large))
      })
    #expect(
      try !hasIndicator {
        Text("Words").presentationDetents([.medium, .large]).presentationDragIndicator(.hidden)
      })
  }

  @Test func whatCoversTheScreenHasNone() throws {
    #expect(try !hasIndicator(covers: true) { Text("Words").presentationDragIndicator(.visible) })
  }
}
