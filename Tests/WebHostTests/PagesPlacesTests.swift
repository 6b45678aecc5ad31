import ApusUI
import Foundation
import Logging
import Metrics
import Testing
import ViewGraph

@testable import WebHost
@testable import WebServer

/// What reads its size before a browser has measured anything.
@MainActor @Suite struct PagesPlacesTests {
  private struct Halves: View {
    var body: some View {
      VStack(spacing: 0) {
        Text("Title").frame(height: 44)
        GeometryReader { place in
          Text(verbatim: "\(Int(place.size.width)) × \(Int(place.size.height))")
          GeometryReader { Text(verbatim: "inside \(Int($0.size.width))") }.padding(.leading, 100)
        }
        .padding(.horizontal, 45)
        .frame(height: 200)
      }
    }
  }

  private func firstHTML(width: Double) -> String {
    let session = Session(surroundings: Session.Surroundings(width: width))
    let page = PageSession(
      graph: Graph(session: session) { Halves() }, isShown: true,
      metrics: SessionMetrics(factory: MetricsRegistry(), logger: Logger(label: "test")))
    return String(decoding: page.firstPaint().content.bytes, as: UTF8.self)
  }

  @Test func theFirstHTMLIsMadeForTheirPlaces() {
    let phone = firstHTML(width: 390)
    #expect(phone.contains("300 × 200"), "\(phone)")
    // A reader in a reader, too.
    #expect(phone.contains("inside 200"), "\(phone)")
    #expect(firstHTML(width: 1280).contains("1190 × 200"))
  }
}
