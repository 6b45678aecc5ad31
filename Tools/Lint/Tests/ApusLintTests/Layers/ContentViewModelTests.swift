import Testing

@testable import ApusLint

@Suite("content-view-model")
struct ContentViewModelTests {
  private let rule = ContentViewModel()

  @Test("a view model that a content view has or makes is found")
  func broken() {
    expect(
      rule,
      """
      final class SeatViewModel: ObservableObject {}
      @Observable final class Draft {}
      struct SeatContentView: View {
        @StateObject private var first = Something() // finding
        @ObservedObject var second: SeatViewModel // finding
        let third: SeatViewModel // finding
        @State private var fourth = Draft() // finding
        @State private var fifth: Draft? // finding
        @Bindable var sixth: SeatViewModel // finding
        @State private var seventh = FarViewModel() // finding
        var body: some View {
          Button("New") { print(Draft()) } // finding
        }
      }
      """)
  }

  @Test("values, and view models that are values, are clean")
  func clean() {
    expect(
      rule,
      """
      struct SeatViewModel { let row: Int }
      @Observable final class Draft {}
      struct SeatContentView: View {
        let seat: SeatViewModel
        @State private var isOpen = false
        @State private var path = [Int]()
        @State private var other: FarAway?
        @Bindable var draft: Draft
        let make: () -> Draft
        var body: some View { Text("\\(SeatViewModel(row: 1).row)") }
      }
      struct SeatRootView: View {
        @State private var draft = Draft()
        var body: some View { SeatContentView(seat: .init(row: 1), draft: draft, make: { Draft() }) }
      }
      """)
  }

  @Test("what one rule reports the other leaves alone")
  func onceOnly() {
    expect(
      ContentValues(),
      """
      final class SeatViewModel: ObservableObject {}
      struct SeatContentView: View {
        @ObservedObject var second: SeatViewModel
        let third: SeatViewModel
        init(third: SeatViewModel) { self.third = third }
        var body: some View { Text("") }
      }
      """)
  }
}
