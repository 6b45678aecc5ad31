import Foundation
import ScreenTesting
import XCTest

/// A subject of a picture: an app, an element, or the phone's screen.
@MainActor @preconcurrency
public protocol XCUIScreenshotProviding {
  /// The picture at this moment. Here it is a text.
  func screenshot() -> XCUIScreenshot
}

/// The screen at one moment. Nothing draws it here: it is the screen as text, a line for each element.
public final class XCUIScreenshot: Sendable {
  /// The screen as text, with the place of each element.
  ///
  /// An addition of Apus. There is no `image`: a picture needs a browser, as in the tests of pages.
  public let text: String

  init(_ text: String) { self.text = text }
}

/// The screen of the phone.
@MainActor @preconcurrency
public final class XCUIScreen: XCUIScreenshotProviding {
  /// The only screen.
  public static let main = XCUIScreen()
  /// All screens: the only one.
  public static var screens: [XCUIScreen] { [main] }

  public func screenshot() -> XCUIScreenshot {
    XCUIScreenshot(RunningApp.front?.screen.dumpWithFrames ?? "(no app is in front)")
  }
}

extension XCUIElement: XCUIScreenshotProviding {
  public func screenshot() -> XCUIScreenshot {
    guard let (found, app) = target(to: "picture") else { return XCUIScreenshot("") }
    if found.part == .application { return XCUIScreenshot(app.screen.dumpWithFrames) }
    let lines = [found] + found.descendants(in: app)
    return XCUIScreenshot(lines.map(\.summary).joined(separator: "\n"))
  }
}

/// Something that a test leaves behind for people.
public final class XCTAttachment {
  /// How long it is kept.
  public enum Lifetime: Int, Sendable {
    case keepAlways = 0
    case deleteOnSuccess
  }

  /// Its name; nil: `Attachment`.
  public var name: String?
  /// How long it is kept. A picture for failures alone is written if the test has failed before.
  public var lifetime: Lifetime = .deleteOnSuccess
  let text: String

  /// The screen as text.
  public init(screenshot: XCUIScreenshot) { text = screenshot.text }
  /// Any text.
  public init(string: String) { text = string }
}

/// A part of a test with a name.
public protocol XCTActivity {
  /// The name of the part.
  var name: String { get }
  /// Leaves something behind for people.
  func add(_ attachment: XCTAttachment)
}

extension XCTestCase: XCTActivity {
  /// Leaves something behind for people: a file in the folder that `APUS_ATTACHMENTS` names, `.build/attachments`
  /// unless it does.
  public func add(_ attachment: XCTAttachment) {
    let hasFailed = (testRun?.totalFailureCount ?? 0) > 0
    guard attachment.lifetime == .keepAlways || hasFailed else { return }
    let folder = ProcessInfo.processInfo.environment["APUS_ATTACHMENTS"] ?? ".build/attachments"
    let title = "\(name)-\(attachment.name ?? "Attachment")".map {
      $0.isLetter || $0.isNumber || "-._".contains($0) ? $0 : "_"
    }
    let file = URL(fileURLWithPath: folder).appendingPathComponent(String(title) + ".txt")
    do {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try attachment.text.write(to: file, atomically: true, encoding: .utf8)
    } catch {
      XCTFail("The attachment \(file.path) cannot be written: \(error.localizedDescription).")
    }
  }
}

/// Parts of a test with a name.
public enum XCTContext {
  private struct Activity: XCTActivity {
    let name: String
    func add(_ attachment: XCTAttachment) { RunningTests.current?.add(attachment) }
  }

  /// Runs a part of a test.
  ///
  /// - Throws: The error of `block`.
  @MainActor @preconcurrency
  public static func runActivity<Result>(
    named name: String, block: (any XCTActivity) throws -> Result
  ) rethrows -> Result {
    try block(Activity(name: name))
  }
}
