import ApusUI
import Foundation
import Logging
import Metrics
import Testing
import ViewGraph

@testable import WebHost

extension VerticalAlignment {
  private enum Third: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat {
      context.height / 3 + context[.firstTextBaseline] * 2
    }
  }
  fileprivate static let third = VerticalAlignment(Third.self)
}

/// What of alignment, fitting and containers a page has in its classes.
@MainActor @Suite struct PagesGuidesTests {
  private func classes<Content: View>(
    @ViewBuilder _ content: @escaping () -> Content
  ) -> Set<String> {
    let session = Session(surroundings: Session.Surroundings(width: 390))
    let page = PageSession(
      graph: Graph(session: session) { content() }, isShown: true,
      metrics: SessionMetrics(factory: MetricsRegistry(), logger: Logger(label: "test")))
    let html = String(decoding: page.firstPaint().content.bytes, as: UTF8.self)
    let lists = html.matches(of: /class="?([^">]*)/).map { String($0.1) }
    return Set(lists.flatMap { $0.split(separator: " ").map(String.init) })
  }

  @Test func guidesAreAClassWithTheirNumbers() {
    let found = classes {
      Text("a").alignmentGuide(.leading) { _ in -20 }.alignmentGuide(.top) { $0.height / 3 }
    }
    // The outermost first: the top has the number 3.
    #expect(found.contains("gd-3-0-0-0_33333-0-n20-0-0"), "\(found.sorted())")
  }

  @Test func anotherGuideIsATerm() {
    let found = classes { Text("a").alignmentGuide(.bottom) { $0[.firstTextBaseline] - 1 } }
    #expect(found.contains("gd-5-n1-0-0-n7-1-0-0"), "\(found.sorted())")
  }

  @Test func anAlignmentOfTheAppHasItsDefault() throws {
    let found = classes {
      HStack(alignment: .third) {
        Text("a")
        Text("b").alignmentGuide(.third) { _ in 5 }
      }
    }
    let alignment = try #require(found.first { $0.hasPrefix("av-") && $0.count > 4 })
    let number = alignment.split(separator: "-")[1]
    #expect(alignment == "av-\(number)-0-0-0_33333-n7-2-0-0")
    #expect(found.contains("gd-\(number)-5-0-0"), "\(found.sorted())")
  }

  @Test func aGuideThatIsNotLinearIsThatOfTheEstimate() {
    let found = classes {
      Color.red.frame(width: 80, height: 20)
        .alignmentGuide(.leading) { d in d.width > 50 ? -7 : 0 }
    }
    #expect(found.contains("gd-0-n7-0-0"), "\(found.sorted())")
    #expect(found.contains("mc-1"))
  }

  @Test func viewsThatFitAreMarked() {
    let found = classes {
      ViewThatFits { Text("a") }
      ViewThatFits(in: .vertical) { Text("b") }
    }
    #expect(found.isSuperset(of: ["fit-3", "fit-2"]), "\(found.sorted())")
  }

  @Test func framesInContainersHaveTheirFactors() {
    let found = classes {
      Color.red.containerRelativeFrame(.horizontal, count: 2, spacing: 10)
      Color.red.containerRelativeFrame(.vertical)
    }
    #expect(found.isSuperset(of: ["cf-1-0_5-n5-0-0", "cf-2-0-0-1-0"]), "\(found.sorted())")
  }
}
