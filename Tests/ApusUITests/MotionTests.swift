import Foundation
import Testing
import ViewGraph

@testable import ApusUI

/// Which changes move, and how.
@MainActor
@Suite struct MotionTests {
  /// Changes in words: values of opacity, and how what follows moves by its duration.
  private func words(_ changes: [Change]) -> [String] {
    changes.compactMap { change in
      switch change {
      case .motion(let animation): animation.map { "\(Int($0.duration))" } ?? "at once"
      case .set(_, .opacity, .number(let value)): "\(value)"
      case .insert: "insert"
      case .remove: "remove"
      default: nil
      }
    }
  }

  private func changes(
    _ perform: @escaping @MainActor (Binding<Double>, Binding<Double>) -> Void
  ) -> [String] {
    let shown = Shown { Pair(act: perform) }
    shown.tap("act")
    return words(shown.graph.takeChanges())
  }

  private struct Pair: View {
    @State private var first = 0.1
    @State private var second = 0.2
    let act: @MainActor (Binding<Double>, Binding<Double>) -> Void
    var body: some View {
      Text(verbatim: "a").opacity(first)
      Text(verbatim: "b").opacity(second)
      Tap("act") { act($first, $second) }
    }
  }

  @Test func aChangeWithoutAnAnimationDoesNotMove() {
    #expect(changes { first, _ in first.wrappedValue = 0.5 } == ["0.5"])
  }

  @Test func aChangeMovesWithItsAnimation() {
    #expect(
      changes { first, _ in withAnimation(.linear(duration: 1)) { first.wrappedValue = 0.5 } }
        == ["1000", "0.5"])
  }

  /// All of these change two states of one view.
  @Test func onlyChangesWithAnAnimationMove() {
    #expect(
      changes { first, second in
        first.wrappedValue = 0.5
        withAnimation(.linear(duration: 1)) { second.wrappedValue = 0.6 }
      } == ["0.5", "1000", "0.6"])
    #expect(
      changes { first, second in
        withAnimation(.linear(duration: 1)) { second.wrappedValue = 0.6 }
        first.wrappedValue = 0.5
      } == ["1000", "0.6", "at once", "0.5"])
    #expect(
      changes { first, second in
        withAnimation(.linear(duration: 1)) { first.wrappedValue = 0.5 }
        withAnimation(.linear(duration: 2)) { second.wrappedValue = 0.6 }
      } == ["1000", "0.5", "2000", "0.6"])
  }

  @Test func equalAnimationsAreOne() {
    #expect(
      changes { first, second in
        withAnimation(.linear(duration: 1)) {
          withAnimation(.linear(duration: 1)) { first.wrappedValue = 0.5 }
          second.wrappedValue = 0.6
        }
      } == ["1000", "0.5", "0.6"])
  }

  @Test func theInnermostAnimationCounts() {
    #expect(
      changes { first, second in
        withAnimation(.linear(duration: 1)) {
          first.wrappedValue = 0.5
          withAnimation(nil) { second.wrappedValue = 0.6 }
        }
      } == ["1000", "0.5", "at once", "0.6"])
  }

  @Test func whatChangesNothingSaysNothing() {
    #expect(
      changes { first, second in
        withAnimation(.linear(duration: 1)) {}
        first.wrappedValue = 0.5
        withAnimation(.linear(duration: 2)) { second.wrappedValue = 0.2 }
      } == ["0.5"])
  }

  @Test func aBindingCarriesItsAnimation() {
    #expect(
      changes { first, second in
        first.animation(.linear(duration: 1)).wrappedValue = 0.5
        second.wrappedValue = 0.6
      } == ["1000", "0.5", "at once", "0.6"])
  }

  @Test func aTransactionCarriesItsAnimation() {
    #expect(
      changes { first, second in
        withTransaction(Transaction(animation: .linear(duration: 1))) { first.wrappedValue = 0.5 }
        withTransaction(\.animation, .linear(duration: 2)) { second.wrappedValue = 0.6 }
      } == ["1000", "0.5", "2000", "0.6"])
    let shown = Shown {
      Pair { first, _ in
        var transaction = Transaction(animation: .linear(duration: 1))
        transaction.disablesAnimations = true
        withTransaction(transaction) { first.wrappedValue = 0.5 }
      }
    }
    shown.tap("act")
    #expect(shown.graph.takeChanges().first == .motion(ElementAnimation(.disabled)))
  }

  @Test func laterTurnsDoNotMove() {
    let shown = Shown {
      Pair { first, second in
        if first.wrappedValue == 0.1 {
          withAnimation(.linear(duration: 1)) { first.wrappedValue = 0.5 }
        } else {
          second.wrappedValue = 0.6
        }
      }
    }
    shown.tap("act")
    shown.tap("act")
    #expect(words(shown.graph.takeChanges()) == ["1000", "0.5", "at once", "0.6"])
    shown.tap("act")
    #expect(words(shown.graph.takeChanges()) == [])
  }

  @Test func theChangesOfATaskAreKeptApart() async {
    let shown = Shown {
      Pair { first, second in
        Task { @MainActor in
          first.wrappedValue = 0.5
          withAnimation(.linear(duration: 1)) { second.wrappedValue = 0.6 }
        }
      }
    }
    shown.tap("act")
    var seen: [String] = []
    await shown.wait {
      seen += words(shown.graph.takeChanges())
      return seen.contains("0.6")
    }
    #expect(seen == ["0.5", "1000", "0.6"])
  }

  @Test func whatAViewDoesAboutAChangeIsAnotherChange() {
    struct Parent: View {
      @State private var first = 0.1
      @State private var second = 0.2
      var body: some View {
        Text(verbatim: "a").opacity(first)
        Text(verbatim: "b").opacity(second).onChange(of: first) { second = 0.6 }
        Tap("act") {
          withAnimation(.linear(duration: 1)) { first = 0.5 }
          // Not in the middle of the action.
          #expect(second == 0.2)
        }
      }
    }
    let shown = Shown { Parent() }
    shown.tap("act")
    #expect(words(shown.graph.takeChanges()) == ["1000", "0.5", "at once", "0.6"])
  }

  @Test func whatComesAndGoesMovesWithTheChange() {
    struct Parent: View {
      @State private var isThere = false
      var body: some View {
        VStack { if isThere { Text(verbatim: "x") } }
        Tap("act") { withAnimation(.linear(duration: 1)) { isThere.toggle() } }
      }
    }
    let shown = Shown { Parent() }
    shown.tap("act")
    #expect(words(shown.graph.takeChanges()) == ["1000", "insert"])
    shown.tap("act")
    #expect(words(shown.graph.takeChanges()) == ["1000", "remove"])
  }

  @Test func whatMovesWithoutEndBeginsWithWhatThePageShowsFirst() {
    struct Parent: View {
      let animation: Animation
      @State private var value = 0.1
      var body: some View {
        Text(verbatim: "a").opacity(value).onAppear { withAnimation(animation) { value = 0.5 } }
      }
    }
    func graph(_ animation: Animation) -> Graph {
      let graph = Graph(session: Session()) { Parent(animation: animation) }
      graph.keepsBeginning = true
      graph.start()
      return graph
    }
    func opacity(_ stream: ElementStream?) -> Double? {
      stream?.read { reader in
        while let record = reader.next() {
          if case .open(_, _, let attributes) = record, let value = attributes[.opacity] {
            return value
          }
        }
        return nil
      }
    }
    let endless = graph(.linear(duration: 1).repeatForever())
    #expect(opacity(endless.takeBeginning()) == 0.1)
    #expect(endless.takeBeginning() == nil)
    #expect(words(endless.takeChanges()) == ["1000", "0.5"])
    // Who sees the page without its script sees what it comes to.
    let short = graph(.linear(duration: 1))
    #expect(short.takeBeginning() == nil)
    #expect(opacity(short.elements()) == 0.5)
    #expect(short.takeChanges() == [])
  }
}
