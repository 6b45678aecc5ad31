import ApusUI
import Testing
import ViewGraph

/// The views of previews, put on a screen.
@MainActor
@Suite struct PreviewViewTests {
  private func preview(_ name: String?) throws -> RegisteredPreview {
    try #require(
      PreviewRegistry.all.first { $0.module == "ApusMacrosTests" && $0.name == name })
  }

  private func graph(of view: AnyView) -> Graph {
    let graph = Graph(session: Session()) { AnyView._emit(view, $0) }
    graph.start()
    return graph
  }

  private func texts(_ graph: Graph) -> [String] {
    graph.elements().read { reader in
      var texts: [String] = []
      while let record = reader.next() {
        if case .open(_, _, let attributes) = record, let text = attributes[.text] {
          texts.append(text)
        }
      }
      return texts
    }
  }

  @Test(arguments: [
    (nil, ["returned"]),
    ("labelled", ["labelled"]),
    ("nested", ["nested 1"]),
    ("Text_Previews", ["provided"]),
    ("Hidden_Previews", ["hidden"]),
    ("Several_Previews", ["a", "b", "c"]),
  ])
  func showsItsView(name: String?, shown: [String]) throws {
    #expect(texts(graph(of: try preview(name).makeView())) == shown)
  }

  @Test func showsThePartsOfAProviderApart() throws {
    let parts = try preview("Several_Previews").makeParts()
    #expect(parts.map { texts(graph(of: $0.view)) } == [["a"], ["b"], ["c"]])
  }

  @Test func aPreviewableVariableIsStateOfTheView() throws {
    let counter = try preview("Counter")
    let (first, second) = (graph(of: counter.makeView()), graph(of: counter.makeView()))
    #expect(texts(first) == ["count 3 by 2", "linked"])

    try #require(CounterLink.last).wrappedValue = 7
    second.turn()
    #expect(texts(second) == ["count 7 by 2", "linked"])
    #expect(texts(first) == ["count 3 by 2", "linked"])
  }

  @Test(
    arguments: [
      ("Shared", ["shared", "number 41"]), ("Shared", ["shared", "number 41"]),
      ("Signed", ["letter", "Kim"]), ("Refused", ["NoData()"]),
    ])
  func isShownWithTheDataOfItsModifier(name: String, shown: [String]) async throws {
    let graph = graph(of: try preview(name).makeView())
    for _ in 0..<10_000 where texts(graph).isEmpty {
      await Task.yield()
      graph.turn()
    }
    #expect(texts(graph) == shown)
  }
}
