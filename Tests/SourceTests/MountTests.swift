import ScreenTesting
import SwiftUI
import Testing

/// The other files here are written as screens for iOS are, with every overload of the families
/// that such screens use most: that they compile, in Swift 5 mode, is half of the test. That they
/// can be shown is the other half.
@MainActor
@Suite struct MountTests {
  private func shows<Content: View>(
    _ words: String, @ViewBuilder _ content: @escaping @MainActor @Sendable () -> Content,
    location: SourceLocation = #_sourceLocation
  ) {
    let screen = Screen(content: content)
    let isShown = screen.dump.contains(words)
    #expect(isShown, "“\(words)” is not on the screen.", sourceLocation: location)
    #expect(screen.faults.isEmpty, "\(screen.faults)", sourceLocation: location)
  }

  @Test func texts() {
    shows("Hello Ann, you have 3 items") { TextsProbe(name: "Ann", count: 3, price: 2.5) }
    shows("Price: 2.50") { TextsProbe(name: "Ann", count: 3, price: 2.5) }
    shows("Hello World") { AttributedProbe() }
  }

  @Test func layouts() {
    shows("“9”") { LayoutsProbe() }
    shows("“b”") { AnyLayoutProbe() }
  }

  @Test func decorations() { shows("“a”") { DecorProbe() } }

  @Test func controls() {
    shows("menu “x”") { ButtonsProbe(onTap: {}) }
    shows("datePicker “x”") { FieldsProbe() }
  }

  @Test func lists() { shows("list") { ListsProbe() } }

  @Test func navigation() { shows("tabs") { NavProbe() } }

  private struct Data: View {
    let store = Store()
    let model = Model()
    @State private var text = ""
    @State private var thing: Thing?
    var body: some View {
      DataProbe(store: store, binding: $text, thing: $thing, bindable: model)
        .environmentObject(store).environmentObject(MainStore()).environment(model)
    }
  }

  @Test func data() { shows("textField “x”") { Data() } }

  @Test func accessibility() { shows("“x”") { Access() } }
}
