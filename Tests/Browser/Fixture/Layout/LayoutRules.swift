import SwiftUI

/// One rule of SwiftUI's layout in each box of 200 × 100 points; the tests know where views stand in it.
struct LayoutRules: View {
  var body: some View {
    ScrollView {
      VStack(spacing: 10) {
        shapes
        texts
      }
    }
  }

  @ViewBuilder private var shapes: some View {
    rule("least flexible first") {
      HStack(spacing: 0) {
        Color.red.frame(maxWidth: 100).accessibilityIdentifier("flexible.first")
        Color.blue.frame(minWidth: 150).accessibilityIdentifier("flexible.second")
      }
    }
    rule("priority") {
      HStack(spacing: 0) {
        Color.red.accessibilityIdentifier("priority.first")
        Color.blue.frame(minWidth: 20).layoutPriority(1).accessibilityIdentifier("priority.second")
      }
    }
    rule("padding") {
      Color.red.accessibilityIdentifier("padding.inside").padding(20)
    }
    rule("overflow") {
      Color.red.frame(width: 60, height: 140).accessibilityIdentifier("overflow.inside")
        .frame(width: 20, height: 20)
    }
    rule("frames") {
      Color.red.frame(width: 60, height: 40).accessibilityIdentifier("frames.inside")
        .frame(width: 100, height: 80, alignment: .topLeading)
        .frame(width: 180, height: 90, alignment: .bottomTrailing)
    }
    rule("ratio") {
      Color.red.accessibilityIdentifier("ratio.inside").aspectRatio(1, contentMode: .fit)
    }
    rule("position") {
      Color.red.frame(width: 40, height: 40).accessibilityIdentifier("position.inside")
        .position(x: 50, y: 30)
    }
  }

  @ViewBuilder private var texts: some View {
    rule("a text is as wide as its longest line") {
      Text("Words that need more than one line in a narrow box").frame(width: 150)
        .background(Color.yellow)
    }
    rule("a stack hugs") {
      HStack {
        Text("One").accessibilityIdentifier("hug.one")
        Text("Two").accessibilityIdentifier("hug.two")
      }
      .background(Color.yellow).accessibilityIdentifier("hug.both")
    }
    rule("baselines") {
      HStack(alignment: .firstTextBaseline) {
        Text("Large").font(.largeTitle).accessibilityIdentifier("baseline.large")
        Text("small").font(.caption).accessibilityIdentifier("baseline.small")
      }
    }
    rule("a label has the baseline of its title") {
      HStack(alignment: .firstTextBaseline) {
        Label("Name", systemImage: "bell").accessibilityIdentifier("baseline.label")
        Text("value").font(.footnote).accessibilityIdentifier("baseline.value")
      }
    }
    rule("a row keeps its ends apart") {
      HStack {
        Text("Begin").accessibilityIdentifier("ends.begin")
        Spacer()
        Text("End").accessibilityIdentifier("ends.end")
      }
    }
  }

  private func rule(_ name: String, @ViewBuilder _ content: () -> some View) -> some View {
    ZStack { content() }
      .frame(width: 200, height: 100)
      .background(Color.gray.opacity(0.1))
      .accessibilityElement(children: .contain)
      .accessibilityIdentifier("rule.\(name)")
  }
}
