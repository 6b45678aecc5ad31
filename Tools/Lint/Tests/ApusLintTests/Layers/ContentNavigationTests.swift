import Testing

@testable import ApusLint

@Suite("content-navigation")
struct ContentNavigationTests {
  private let rule = ContentNavigation()

  @Test("links, stacks, destinations and navigators are found")
  func broken() {
    expect(
      rule,
      """
      struct TripContentView: View {
        let coordinator: TripCoordinator
        @Binding var path: NavigationPath
        @Environment(\\.dismiss) private var dismiss
        @Environment(\\.presentationMode) var mode
        var body: some View {
          NavigationStack { // finding
            NavigationLink("Detail", value: 1) // finding
            NavigationLink { Text("x") } label: { Text("y") } // finding
            Button("Close") { dismiss() } // finding
            Button("Close") { mode.wrappedValue.dismiss() } // finding
            Button("Next") { self.coordinator.showNext() } // finding
            Button("Push") { path.append(1) } // finding
          }
          .navigationDestination(for: Int.self) { _ in Text("") } // finding
        }
      }
      """)
  }

  @Test("what is presented may be part of the view: a note")
  func unsure() {
    expect(
      rule,
      """
      struct TripContentView: View {
        @Binding var isShown: Bool
        var body: some View {
          Text("")
            .sheet(isPresented: $isShown) { Text("") } // note
            .popover(isPresented: $isShown) { Text("") } // note
        }
      }
      """)
  }

  @Test("titles, toolbars, links to the web, alerts and callbacks are clean")
  func clean() {
    expect(
      rule,
      """
      struct TripContentView: View {
        let onSelect: (Int) -> Void
        let dismissal: String
        let path: [Int]
        var body: some View {
          List(path, id: \\.self) { id in Button("Open") { onSelect(id) } }
            .navigationTitle("Trip")
            .toolbar { Button("Add") { onSelect(0) } }
            .alert("Sorry", isPresented: .constant(false)) {}
          Link("Web", destination: url)
        }
      }
      struct TripRootView: View {
        @Environment(\\.dismiss) private var dismiss
        @State private var path = NavigationPath()
        var body: some View {
          NavigationStack(path: $path) { TripContentView(onSelect: { path.append($0) }) }
            .sheet(isPresented: .constant(true)) { Text("") }
        }
      }
      #Preview { NavigationStack { TripContentView(onSelect: { _ in }) } }
      """)
  }
}
