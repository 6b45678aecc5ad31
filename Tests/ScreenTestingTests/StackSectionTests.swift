import ApusUI
import ScreenTesting
import Testing

/// Sections outside of lists.
@MainActor
@Suite struct StackSectionTests {
  private func frames(_ spacing: Double?, alignment: HorizontalAlignment = .center) throws
    -> [CGRect]
  {
    let screen = Screen(width: 390) {
      ScrollView {
        LazyVStack(alignment: alignment, spacing: spacing.map { CGFloat($0) }) {
          ForEach(0..<2) { section in
            Section {
              ForEach(0..<2) { row in
                Color.teal.frame(width: 200, height: 40).accessibilityIdentifier(
                  "\(section).\(row)")
              }
            } header: {
              Color.gray.frame(width: 300, height: 20).accessibilityIdentifier("\(section).head")
            } footer: {
              Color.gray.frame(width: 100, height: 10).accessibilityIdentifier("\(section).foot")
            }
          }
        }
      }
    }
    return try ["0.head", "0.0", "0.1", "0.foot", "1.head", "1.0"].map {
      try #require(screen.element($0).frame)
    }
  }

  /// Distances between successive parts.
  private func gaps(_ frames: [CGRect]) -> [Double] {
    zip(frames, frames.dropFirst()).map { Double($1.minY - $0.maxY) }
  }

  @Test(arguments: [0.0, 16])
  func partsHaveTheDistanceOfTheStack(spacing: Double) throws {
    #expect(try gaps(frames(spacing)) == Array(repeating: spacing, count: 5))
  }

  @Test func partsAreAlignedByTheStack() throws {
    #expect(try frames(0).map(\.midX) == Array(repeating: 195, count: 6))
    #expect(try frames(0, alignment: .leading).map(\.minX) == Array(repeating: 0, count: 6))
    #expect(try frames(0, alignment: .trailing).map(\.maxX) == Array(repeating: 390, count: 6))
  }
}
