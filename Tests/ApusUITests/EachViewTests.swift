import Testing
import ViewGraph

@testable import ApusUI

/// What stands for several views gets a modifier for each of them, also one that puts its content into something.
@MainActor
struct EachViewTests {
  private func layers<Content: View>(
    @ViewBuilder _ content: @escaping @MainActor () -> Content
  ) -> [String] {
    ControlsScreen(content).all(.box).filter { $0[.layering] != nil }.map(\.words)
  }

  @Test func eachViewOfAGroupHasABackgroundOfItsOwn() {
    #expect(
      layers {
        Group {
          Text("a")
          if true { Text("b") }
        }
        .background { Capsule() }
      } == ["a", "b"])
  }

  @Test func eachRowOfAForEachHasAnOverlayOfItsOwn() {
    #expect(
      layers {
        HStack {
          ForEach(["a", "b", "c"], id: \.self) { Text($0) }
            .padding()
            .overlay(Circle())
        }
      } == ["a", "b", "c"])
  }

  @Test func oneViewInAGroupHasOne() {
    #expect(layers { Group { Text("a") }.background { Capsule() } } == ["a"])
  }

  @Test func aStackHasOneForAllOfIt() {
    #expect(
      layers {
        VStack {
          Text("a")
          Text("b")
        }
        .background { Capsule() }
      }.count == 1)
  }

  @Test func eachViewHasABoxOfItsOwnWhereOneIsNeeded() {
    let screen = ControlsScreen {
      Group {
        Text("a")
        Text("b")
      }
      .padding(1).background(Color.red).padding(2)
    }
    #expect(
      screen.all(.box).filter { $0.attributes[.padding] != nil }.map(\.words) == ["a", "b"])
  }

  private struct Counting: ViewModifier {
    @State private var count = 0
    func body(content: Content) -> some View {
      VStack {
        content
        Button("Count \(count)") { count += 1 }
      }
    }
  }

  @Test func eachViewHasAModifierWithStateOfItsOwn() {
    let screen = ControlsScreen {
      Group {
        Text("a")
        Text("b")
      }
      .modifier(Counting())
    }
    screen.perform(.tap, on: screen.first(.button))
    #expect(screen.all(.button).map(\.words) == ["Count 1", "Count 0"])
  }

  private struct Growing: View {
    @State private var names = ["a", "b"]
    var body: some View {
      ForEach(names, id: \.self) { Text($0) }
        .modifier(Counting())
      Button("Grow") { names.insert("c", at: 0) }
    }
  }

  @Test func stateGoesWithItsRow() {
    let screen = ControlsScreen { Growing() }
    screen.perform(.tap, on: screen.first(.button))
    screen.perform(.tap, on: screen.all(.button).last!)
    #expect(screen.all(.button).map(\.words) == ["Count 0", "Count 1", "Count 0", "Grow"])
  }
}
