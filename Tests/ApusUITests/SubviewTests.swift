import ApusUI
import Testing

extension ContainerValues {
  @Entry var isPinned = false
}

/// Containers that look at the views that they are given.
@MainActor
struct SubviewTests {
  private struct Numbered<Content: View>: View {
    @ViewBuilder let content: Content
    var body: some View {
      Group(subviews: content) { views in
        Text("\(views.count) views")
        ForEach(views) { view in
          Text(view.containerValues.isPinned ? "pinned" : "plain")
          view
        }
      }
    }
  }

  @Test func statementsConditionsAndRowsAreSubviews() {
    let screen = Shown {
      Numbered {
        Text("one")
        Group {
          Text("two").containerValue(\.isPinned, true).padding()
          if true { Text("three") }
          if false { Text("never") }
        }
        ForEach(["four", "five"], id: \.self) { Text($0) }
        EmptyView()
      }
    }
    #expect(
      screen.texts == [
        "5 views", "plain", "one", "pinned", "two", "plain", "three", "plain", "four", "plain",
        "five",
      ])
  }

  @Test func aModifierOfSeveralViewsIsOneOfEach() {
    let screen = Shown {
      Numbered {
        Group {
          Text("one")
          Text("two").containerValue(\.isPinned, false)
        }
        .containerValue(\.isPinned, true)
      }
    }
    #expect(screen.texts == ["2 views", "pinned", "one", "pinned", "two"])
  }

  private struct Split<Content: View>: View {
    @ViewBuilder let content: Content
    var body: some View {
      Group(subviews: content) { views in
        if let first = views.first { first }
        Text("rest")
        views.dropFirst()
      }
    }
  }

  @Test func aCollectionAndASliceShowTheirViews() {
    let screen = Shown {
      Split {
        Text("one")
        Text("two")
        Text("three")
      }
    }
    #expect(screen.texts == ["one", "rest", "two", "three"])
  }

  private struct Counter: View {
    let name: String
    @State private var count = 0
    var body: some View {
      Button("\(name) \(count)") { count += 1 }.accessibilityIdentifier(name)
    }
  }

  private struct Changing: View {
    @State private var names = ["a", "b"]
    var body: some View {
      Button("Turn") { names = ["c", "b", "a"] }.accessibilityIdentifier("turn")
      Framed { ForEach(names, id: \.self) { Counter(name: $0) } }
    }
  }

  private struct Framed<Content: View>: View {
    @ViewBuilder let content: Content
    var body: some View {
      VStack { ForEach(subviews: content) { $0.padding() } }
    }
  }

  @Test func aSubviewKeepsItsStateWhereverItGoes() {
    let screen = Shown { Changing() }
    screen.tap("a")
    screen.tap("a")
    screen.tap("b")
    #expect(screen.texts == ["Turn", "a 2", "b 1"])
    screen.tap("turn")
    #expect(screen.texts == ["Turn", "c 0", "b 1", "a 2"])
  }

  private struct Board<Content: View>: View {
    @ViewBuilder let content: Content
    var body: some View {
      ForEach(sections: content) { section in
        Text(section.containerValues.isPinned ? "pinned section" : "section")
        section.header
        Text("\(section.content.count) inside")
        section.content
        section.footer
      }
    }
  }

  @Test func sectionsKeepTheirPartsTogether() {
    let screen = Shown {
      Board {
        Text("before")
        Section("Shoes") {
          Text("boots")
          Text("clogs")
        }
        Section {
          Text("beret")
        } header: {
          Text("Hats")
        } footer: {
          Text("felt")
        }
        .containerValue(\.isPinned, true)
      }
    }
    #expect(
      screen.texts == [
        "section", "1 inside", "before", "section", "Shoes", "2 inside", "boots", "clogs",
        "pinned section", "Hats", "1 inside", "beret", "felt",
      ])
  }

  private struct Tagged<Content: View>: View {
    @ViewBuilder let content: Content
    var body: some View {
      ForEach(subviews: content) { view in
        Text("\(view.containerValues.tag(for: Int.self) ?? -1) \(view.containerValues.hasTag(2))")
      }
    }
  }

  @Test func tagsAreContainerValues() {
    let screen = Shown {
      Tagged {
        Text("one").tag(1)
        Text("two").tag(2)
        Text("none")
      }
    }
    #expect(screen.texts == ["1 false", "2 true", "-1 false"])
  }
}
