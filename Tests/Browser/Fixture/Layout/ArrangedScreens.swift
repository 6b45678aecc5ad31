import SwiftUI

/// What code of an app arranges: tags that flow, views on a circle, buttons of one width.
struct ArrangedScreen: View {
  @State private var tags = [
    "Swift", "Layout", "Accessibility", "Tests", "Numbers", "Colours", "Dogs",
  ]
  @State private var taps = 0
  @State private var isRound = false

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 16) {
        HStack {
          Button("Tap \(taps)") { taps = (taps + 1) % 2 }.monospacedDigit()
          Button("Add") { tags.append("Added at the end") }
          Button("Longer") { tags[0] += " concurrency" }
        }
        Flow(spacing: 8) {
          ForEach(tags, id: \.self) { tag in
            Text(tag).padding(.horizontal, 10).padding(.vertical, 5)
              .background(Color.blue.opacity(0.2)).clipShape(Capsule())
              .accessibilityIdentifier("tag")
          }
        }
        .accessibilityIdentifier("flow")
        EqualWidths {
          Button("No") {}.buttonStyle(WideStyle()).accessibilityIdentifier("no")
          Button("Perhaps later") {}.buttonStyle(WideStyle()).accessibilityIdentifier("later")
          Button("Yes") {}.buttonStyle(WideStyle()).accessibilityIdentifier("yes")
        }
        Toggle("Round", isOn: $isRound)
        let layout = isRound ? AnyLayout(Radial()) : AnyLayout(HStackLayout(spacing: 10))
        layout {
          ForEach(0..<4) { index in
            Kept(name: "\(index)")
          }
        }
        .frame(width: 240, height: 240)
        .accessibilityIdentifier("switched")
        Text("Below").accessibilityIdentifier("below")
      }
      .padding()
    }
  }
}

private struct WideStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label.frame(maxWidth: .infinity).padding(8)
      .background(Color.gray.opacity(0.3)).cornerRadius(8)
  }
}

private struct Kept: View {
  let name: String
  @State private var count = 0

  var body: some View {
    Button("\(name): \(count)") { count += 1 }.frame(width: 40, height: 40)
      .background(Color.yellow).clipShape(Circle()).accessibilityIdentifier("kept.\(name)")
  }
}

/// Layouts in layouts, from right to left, aligned by guides of their own.
struct ArrangedNests: View {
  var body: some View {
    VStack(spacing: 20) {
      Flow(spacing: 6) {
        Text("Outer").accessibilityIdentifier("outer")
        Flow(spacing: 4) {
          Text("Inner one").accessibilityIdentifier("inner.0")
          Text("Inner two").accessibilityIdentifier("inner.1")
        }
        .accessibilityIdentifier("inner")
        Text("After the inner one").accessibilityIdentifier("after")
      }
      .environment(\.layoutDirection, .rightToLeft)
      HStack(alignment: .top, spacing: 0) {
        Color.red.frame(width: 40, height: 40).accessibilityIdentifier("beside")
        Lowered {
          Color.blue.frame(width: 40, height: 40).accessibilityIdentifier("lowered")
        }
      }
    }
    .padding()
  }
}

/// Says that its top is 15 points below its edge.
private struct Lowered: Layout {
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize { subviews[0].sizeThatFits(proposal) }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) { subviews[0].place(at: bounds.origin, proposal: proposal) }

  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout ()
  ) -> CGFloat? { guide == .top ? bounds.minY + 15 : nil }
}

/// A layout whose answers become none.
struct ArrangedFaults: View {
  @State private var isFaulty = false
  @State private var taps = 0

  var body: some View {
    VStack {
      Button("Break") { isFaulty = true }
      Button("Tap \(taps)") { taps += 1 }
      Faulty(isFaulty: isFaulty) {
        Text("One").accessibilityIdentifier("one")
        Text("Two").accessibilityIdentifier("two")
      }
      .border(.red)
      Text("Below").accessibilityIdentifier("below")
    }
  }
}

private struct Faulty: Layout {
  let isFaulty: Bool

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize { CGSize(width: isFaulty ? CGFloat.nan : 200, height: isFaulty ? -100 : 100) }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let x = isFaulty ? CGFloat.infinity : bounds.minX
    subviews[0].place(at: CGPoint(x: x, y: bounds.minY), proposal: .unspecified)
    subviews[1].place(at: CGPoint(x: x, y: bounds.minY + 50), proposal: .unspecified)
  }
}

// MARK: The layouts

private struct Flow: Layout {
  var spacing: CGFloat

  private func lines(_ width: CGFloat, _ sizes: [CGSize]) -> [[Int]] {
    var lines: [[Int]] = []
    var left: CGFloat = 0
    for (index, size) in sizes.enumerated() {
      if lines.isEmpty || left < size.width {
        lines.append([])
        left = width
      }
      lines[lines.count - 1].append(index)
      left -= size.width + spacing
    }
    return lines
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    let lines = lines(proposal.width ?? .infinity, sizes)
    let widths = lines.map { line in
      line.reduce(-spacing) { $0 + sizes[$1].width + spacing }
    }
    let heights = lines.map { line in line.map { sizes[$0].height }.max() ?? 0 }
    return CGSize(
      width: widths.max() ?? 0,
      height: heights.reduce(0, +) + spacing * CGFloat(max(0, lines.count - 1)))
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    var y = bounds.minY
    for line in lines(bounds.width, sizes) {
      var x = bounds.minX
      for index in line {
        subviews[index].place(
          at: CGPoint(x: x, y: y), proposal: ProposedViewSize(sizes[index]))
        x += sizes[index].width + spacing
      }
      y += (line.map { sizes[$0].height }.max() ?? 0) + spacing
    }
  }
}

private struct Radial: Layout {
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize { proposal.replacingUnspecifiedDimensions() }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for (index, subview) in subviews.enumerated() {
      let angle = 2 * Double.pi * Double(index) / Double(subviews.count)
      subview.place(
        at: CGPoint(
          x: bounds.midX + sin(angle) * bounds.width / 3,
          y: bounds.midY - cos(angle) * bounds.height / 3), anchor: .center,
        proposal: .unspecified)
    }
  }
}

private struct EqualWidths: Layout {
  private func widest(_ subviews: Subviews) -> CGSize {
    subviews.map { $0.sizeThatFits(.unspecified) }.reduce(.zero) {
      CGSize(width: max($0.width, $1.width), height: max($0.height, $1.height))
    }
  }

  private func distances(_ subviews: Subviews) -> [CGFloat] {
    subviews.indices.dropLast().map {
      subviews[$0].spacing.distance(to: subviews[$0 + 1].spacing, along: .horizontal)
    }
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    let size = widest(subviews)
    return CGSize(
      width: size.width * CGFloat(subviews.count) + distances(subviews).reduce(0, +),
      height: size.height)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let size = widest(subviews)
    let distances = distances(subviews)
    var x = bounds.minX + size.width / 2
    for index in subviews.indices {
      subviews[index].place(
        at: CGPoint(x: x, y: bounds.midY), anchor: .center, proposal: ProposedViewSize(size))
      if index < distances.count { x += size.width + distances[index] }
    }
  }
}
