import ApusUI
import ScreenTesting
import Testing
import ViewGraph

/// The names of controls that show a symbol and no words.
@MainActor @Suite struct SymbolNameTests {
  private struct Tools: View {
    @State private var count = 0

    var body: some View {
      VStack {
        Text("\(count)").accessibilityIdentifier("count")
        Button {
          count += 1
        } label: {
          Image(systemName: "plus.circle.fill").font(.title)
        }
        Button {
        } label: {
          HStack {
            Image(systemName: "trash")
            Text("Empty")
          }
        }
        Button {
        } label: {
          Image(systemName: "cart").accessibilityLabel("Basket")
        }
        Menu {
          Button("Sort") {}
        } label: {
          Image(systemName: "ellipsis")
        }
      }
    }
  }

  @Test func aControlIsCalledLikeItsSymbol() {
    let screen = Screen { Tools() }
    screen.button(label: "Add").tap()
    #expect(screen.element("count").text == "1")
    let names = screen.all(.button).map(\.label)
    #expect(names.contains("Empty") && !names.contains("Delete Empty"))
    #expect(!names.contains("Cart"))
    #expect(screen.all(.menu).map(\.label) == ["More"])
  }

  @Test func otherSymbolsHaveTheWordsOfTheirNames() {
    #expect(SymbolWords.name(of: "cart") == "Cart")
    #expect(SymbolWords.name(of: "bell.badge.fill") == "Bell badge")
    #expect(SymbolWords.name(of: "square") == "Square")
    #expect(SymbolWords.name(of: "circle.fill") == "Circle")
    #expect(SymbolWords.name(of: "gearshape.fill") == "Settings")
    #expect(SymbolWords.name(of: "xmark.circle") { "<\($0)>" } == "<close>")
  }
}
