import ApusUI
import ScreenTesting
import Testing

@MainActor
@Suite("The bar of a sheet")
struct SheetBarTests {
  private struct Page: View {
    @State private var isShown = false

    var body: some View {
      NavigationStack {
        Button("Open") { isShown = true }
          .navigationTitle("Outside")
          .sheet(isPresented: $isShown) {
            NavigationStack {
              Text("Content")
                .navigationTitle("Inside")
                .toolbar { Button("Save") {} }
            }
          }
      }
    }
  }

  @Test("title and tools of a sheet's stack are not those of the page below")
  func ownBar() {
    let screen = Screen { Page() }
    screen.button(label: "Open").tap()
    #expect(screen.modal.all(.button).map(\.label).contains("Save"))
    #expect(screen.all(.button).filter { $0.label == "Save" }.count == 1)
    #expect(screen.all(.text).filter { $0.text == "Inside" }.count == 1)
    #expect(screen.all(.text).contains { $0.text == "Outside" })
  }
}
