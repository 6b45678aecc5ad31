import ApusUI
import Foundation
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
        Button {
          count += 1
        } label: {
          if count == 0 {
            Image(systemName: "play").padding().background(.green, in: Circle())
          } else {
            Image(systemName: "pause")
          }
        }
        Button {
        } label: {
          Image(systemName: "gearshape")
        }
        .accessibilityLabel("Workshop")
        Link(destination: URL(string: "https://example.org")!) { Image(systemName: "safari") }
        Button {
        } label: {
          Image(systemName: "bell").padding(8).overlay(alignment: .topTrailing) { Text("3") }
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
    #expect(screen.button(label: "Play").exists && screen.button(label: "Workshop").exists)
    #expect(!screen.button(label: "Settings").exists)
    #expect(screen.all(.link).map(\.label) == ["Safari"])
    screen.button(label: "Add").tap()
    #expect(screen.element("count").text == "1")
    #expect(screen.button(label: "Pause").exists && !screen.button(label: "Play").exists)
    let names = screen.all(.button).map(\.label)
    #expect(names.contains("Empty") && !names.contains("Delete Empty"))
    #expect(!names.contains("Cart") && names.contains("3") && !names.contains("Bell"))
    #expect(screen.all(.menu).map(\.label) == ["More"])
  }

  @Test func theNameIsInTheLanguageOfTheApp() {
    let german = PageWords.words(in: "de")
    #expect(SymbolWords.name(of: "plus") { german[$0] } == "Hinzufügen")
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
