import ApusUI
import Foundation
import ScreenTesting
import Testing

/// Guides that count widths in captured variables, by which many apps break tags into rows.
@MainActor
struct CountingGuideTests {
  private struct Tags: View {
    var names: [String]
    @State private var height = CGFloat.zero

    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        GeometryReader { geometry in
          rows(geometry)
        }
        .frame(height: height)
        Text("below")
      }
      .frame(width: 200)
    }

    private func rows(_ geometry: GeometryProxy) -> some View {
      var width = CGFloat.zero
      var height = CGFloat.zero
      return ZStack(alignment: .topLeading) {
        ForEach(names, id: \.self) { name in
          Color.red.frame(width: 80, height: 20).accessibilityIdentifier(name)
            .padding(5)
            .alignmentGuide(.leading) { size in
              if abs(width - size.width) > geometry.size.width {
                width = 0
                height -= size.height
              }
              let result = width
              if name == names.last { width = 0 } else { width -= size.width }
              return result
            }
            .alignmentGuide(.top) { _ in
              let result = height
              if name == names.last { height = 0 }
              return result
            }
        }
      }
      .background(
        GeometryReader { inner in
          Color.clear
            .onAppear { self.height = inner.size.height }
            .onChange(of: inner.size.height) { self.height = $0 }
        })
    }
  }

  private func places(_ screen: Screen, _ names: [String]) -> [[CGFloat]] {
    let origin = screen.element(names[0]).frame ?? .zero
    return names.map { name in
      let frame = screen.element(name).frame ?? .zero
      return [frame.minX - origin.minX, frame.minY - origin.minY]
    }
  }

  private func expected(_ count: Int) -> [[CGFloat]] {
    (0..<count).map { index -> [CGFloat] in [CGFloat(index % 2 * 90), CGFloat(index / 2 * 30)] }
  }

  @Test(arguments: [1, 2, 3, 5, 12]) func tagsStandInRows(count: Int) {
    let names = (0..<count).map { "tag\($0)" }
    let screen = Screen { Tags(names: names) }
    #expect(places(screen, names) == expected(count))
    let first = screen.element("tag0").frame ?? .zero
    let below = screen.text("below").frame?.minY ?? 0
    #expect(below == first.minY - 5 + CGFloat((count + 1) / 2 * 30))
  }

  private struct Growing: View {
    @State private var count = 1
    var body: some View {
      Tags(names: (0..<count).map { "tag\($0)" })
      Button("More") { count += 2 }
    }
  }

  @Test func furtherTagsFollow() {
    let screen = Screen { Growing() }
    for count in [3, 5, 7] {
      screen.button(label: "More").tap()
      let names = (0..<count).map { "tag\($0)" }
      #expect(places(screen, names) == expected(count))
    }
    #expect(screen.faults.isEmpty)
  }
}
