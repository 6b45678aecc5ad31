import HTTPTypes
import Testing
import ViewGraph
import WebServer

@testable import PageProtocol
@testable import WebHost

/// What a first visit is guessed to be seen with.
@Suite struct FirstVisitTests {
  @Test(arguments: [
    (nil, nil, false),
    ("?0", nil, true), ("?1", nil, false),
    // The hint counts, where both are there.
    ("?1", "Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0.0.0 Safari/537.36", false),
    (nil, "Mozilla/5.0 (Windows NT 10.0; Win64; x64) Gecko/20100101 Firefox/140.0", true),
    (nil, "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/18.0 Safari/605.1.15", true),
    (nil, "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile/15E148", false),
    (nil, "Mozilla/5.0 (Linux; Android 15) Chrome/140.0.0.0 Safari/537.36", false),
    (nil, "Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0", false),
    (nil, "curl/8.14.1", false), ("yes", "", false),
  ])
  func aComputerSaysThatItIsOne(hint: String?, agent: String?, isOne: Bool) throws {
    var headers = HTTPFields()
    let name = try #require(HTTPField.Name("Sec-CH-UA-Mobile"))
    if let hint { headers[name] = hint }
    if let agent { headers[.userAgent] = agent }
    #expect(BrowserKind.isOnComputer(headers) == isOne)
  }

  @Test func itsWindowIsWideUntilItSaysHowWide() {
    let first = PageSurroundings.guess(
      cookie: nil, acceptLanguage: nil, isOnComputer: true, in: AppLanguages())
    #expect(first.width == PageSurroundings.computersWidth)
    let known = PageSurroundings.guess(
      cookie: "en-US~Europe/Berlin~0~0~700", acceptLanguage: nil, isOnComputer: true,
      in: AppLanguages())
    #expect(known.width == 700)
  }
}
