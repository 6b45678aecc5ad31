import ApusUI
import Crypto
import Foundation
import Logging
import NIOCore
import NIOPosix
import ScreenTesting
import Testing
import ViewGraph

@testable import WebHost
@testable import WebServer

/// No length that an app writes ends the process, whatever view has it.
@MainActor @Suite struct OddLengthTests {
  private nonisolated static let lengths: [CGFloat] = [
    .greatestFiniteMagnitude, -.greatestFiniteMagnitude, .infinity, -.infinity, .nan, 1e300, 1e19,
    -1e19, 1e12, -44, .leastNonzeroMagnitude,
  ]

  private struct Odd: View {
    let length: CGFloat

    var body: some View {
      ScrollView {
        Group {
          Text(words).background(
            GeometryReader { _ in
              ZStack { Text(words).background(GeometryReader { _ in Color.clear }) }
                .frame(height: length)
            })
          Text(words).frame(width: length)
          Text(words).lineSpacing(length).lineLimit(2)
          Text(words).font(.system(size: length)).minimumScaleFactor(0.5)
          Text(words).frame(minWidth: length, maxHeight: length)
          Image(systemName: "star").resizable().frame(width: length, height: length)
        }
        Group {
          VStack(spacing: length) {
            Text("a"); Spacer(minLength: length); Text("b")
          }
          HStack(spacing: length) {
            Text("a").padding(length); Divider(); Text("b").offset(x: length)
          }
          LazyVGrid(columns: [GridItem(.adaptive(minimum: length), spacing: length)]) { Text("a") }
            .frame(width: length)
          LazyVGrid(columns: [GridItem(.fixed(length)), GridItem(.flexible(minimum: length))]) {
            Text("a")
          }
          Grid(horizontalSpacing: length) {
            GridRow {
              Text("a"); Text("b")
            }
          }
          ScrollView(.horizontal) { LazyHStack(spacing: length) { Text("a") } }.frame(
            height: length)
        }
        Group {
          Circle().trim(from: 0, to: length).stroke(lineWidth: length).frame(
            width: 40, height: length)
          RoundedRectangle(cornerRadius: length).inset(by: length).blur(radius: length)
          Rectangle().rotationEffect(.degrees(length)).scaleEffect(length).position(x: length, y: 4)
          Path { path in
            path.move(to: CGPoint(x: length, y: 0))
            path.addLine(to: CGPoint(x: 10, y: length))
          }
          Color.red.aspectRatio(length, contentMode: .fit).zIndex(length).opacity(length)
          ProgressView(value: length, total: 10)
          Slider(value: .constant(length), in: 0...10)
          ViewThatFits {
            Text(words).frame(width: length); Text("b")
          }
        }
      }
    }
  }

  private final class OddApp: HostedApp {
    let title = "Odd"
    let length: CGFloat
    init(_ length: CGFloat) { self.length = length }
    func makeGraph(for session: Session) -> Graph {
      let length = length
      return Graph(session: session) { Odd(length: length) }
    }
  }

  @Test(arguments: lengths) func aTestLaysItOut(length: CGFloat) {
    let screen = Screen { Odd(length: length) }
    #expect(screen.dumpWithFrames.contains("“b”"))
  }

  @Test(arguments: lengths) func aPageIsWritten(length: CGFloat) async throws {
    var configuration = ServerConfiguration()
    configuration.data = FileManager.default.temporaryDirectory
      .appendingPathComponent(UUID().uuidString)
    let site = try WebSite(
      app: OddApp(length),
      context: ServerContext(
        configuration: configuration, signer: TokenSigner(current: SymmetricKey(size: .bits256)),
        logger: Logger(label: "test"), metrics: MetricsRegistry(),
        eventLoop: MultiThreadedEventLoopGroup.singleton.next()))
    let response = await site.respondWhenLoaded(to: PageRequest(path: "/"))
    #expect(response.status.code == 200)
    let page = String(buffer: response.body)
    #expect(page.contains("Some words"))
    for wrong in ["infpx", "nanpx", "e+"] { #expect(!page.contains(wrong)) }
  }
}

private let words = "Some words of which no window has room for all in one line, however wide"
