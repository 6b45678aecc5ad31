import ApusUI
import Foundation
import Logging
import Metrics
import Testing
import ViewGraph

@testable import WebHost
@testable import WebServer

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
  private func html<Content: View>(@ViewBuilder _ content: @escaping () -> Content) -> String {
    let session = Session(surroundings: Session.Surroundings(width: 390))
    let page = PageSession(
      graph: Graph(session: session) { content() }, isShown: true,
      metrics: SessionMetrics(factory: MetricsRegistry(), logger: Logger(label: "test")))
    return String(decoding: page.firstPaint().content.bytes, as: UTF8.self)
  }

  private func classes<Content: View>(
    @ViewBuilder _ content: @escaping () -> Content
  ) -> Set<String> {
    let lists = html(content).matches(of: /class="?([^">]*)/).map { String($0.1) }
    return Set(lists.flatMap { $0.split(separator: " ").map(String.init) })
  }

  /// The layout programs of the elements, in their order.
  private func programs<Content: View>(
    @ViewBuilder _ content: @escaping () -> Content
  ) -> [String] {
    html(content).matches(of: /data-l="([^"]*)/).map { String($0.1) }
  }

  @Test func guidesAreStepsWithTheirNumbers() {
    let found = programs {
      Text("a").alignmentGuide(.leading) { _ in -20 }.alignmentGuide(.top) { $0.height / 3 }
    }
    // The outermost stands last: the top has the number 3.
    #expect(found == ["~U0,-20,0,0 U3,0,0,0.33333"])
  }

  @Test func anotherGuideIsATerm() {
    let found = programs { Text("a").alignmentGuide(.bottom) { $0[.firstTextBaseline] - 1 } }
    #expect(found == ["~U5,-1,0,0,6,1"])
  }

  @Test func anAlignmentOfTheAppHasItsDefault() throws {
    let found = programs {
      HStack(alignment: .third) {
        Text("a")
        Text("b").alignmentGuide(.third) { _ in 5 }
      }
    }
    let stack = try #require(found.first)
    let number = try #require(stack.firstMatch(of: /s0,(\d+)\//)).output.1
    #expect(stack == "s0,\(number)/0/0/0.33333/1")
    #expect(found.last == "~U\(number)/0/0/0.33333/1,5,0,0")
  }

  @Test func aGuideThatIsNotLinearIsThatOfTheEstimate() {
    let red = {
      Color.red.frame(width: 80, height: 20)
        .alignmentGuide(.leading) { d in d.width > 50 ? -7 : 0 }
    }
    #expect(programs(red).contains { $0.contains("U0,-7,0,0") })
    #expect(classes(red).contains("mc-1"))
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
