import Foundation
import Logging
import Synchronization
import Testing

@testable import PageMarkup
@testable import WebHost

@Suite("Icons of our own")
struct OwnIconTests {
  @Test("A name in use has a drawing of ours on the grid")
  func namesInUse() {
    let names = [
      "chevron.left", "xmark.circle.fill", "exclamationmark.triangle.fill", "magnifyingglass",
      "person.circle.fill", "envelope", "lock", "camera.fill", "location.slash", "pawprint.fill",
      "hammer", "photo", "calendar", "phone", "ellipsis.circle", "wifi.slash",
    ]
    for name in names {
      let icon = OwnIcons.icons[name]
      #expect(icon != nil, "\(name)")
      // What is much higher than wide takes half of the grid.
      let width = name == "chevron.left" ? 12.0 : 24
      #expect(icon.map { [$0.viewBox.2, $0.viewBox.3] } == [width, 24], "\(name)")
    }
  }

  @Test("Every drawing stays inside its grid", arguments: OwnIcons.icons.keys.sorted())
  func insideGrid(name: String) throws {
    let icon = try #require(OwnIcons.icons[name])
    #expect(!icon.shapes.isEmpty)
    for shape in icon.shapes {
      let numbers = shape.path.split { !($0.isNumber || $0 == "." || $0 == "-") }
      for number in numbers {
        let value = try #require(Double(number), "\(number) in \(shape.path)")
        #expect((0...24).contains(value), "\(value) in \(shape.path)")
      }
    }
  }

  @Test("A filled form differs from the drawn one")
  func filledForms() throws {
    for (name, icon) in OwnIcons.icons where name.hasSuffix(".fill") {
      #expect(
        icon.shapes.contains { if case .fill = $0.paint { true } else { false } }, "\(name)")
      guard let drawn = OwnIcons.icons[String(name.dropLast(5))] else { continue }
      #expect(drawn.shapes != icon.shapes, "\(name)")
    }
  }

  @Test("The outline of a bent line has mitred joins and round ends")
  func outline() {
    #expect(
      IconPath.outline([(2, 2), (8, 2), (8, 8)], width: 2)
        == "M2 1L9 1L9 8A1 1 0 0 1 7 8L7 3L2 3A1 1 0 0 1 2 1Z")
  }
}

@Suite("Markup of icons")
struct IconMarkupTests {
  @Test("A sign on a filled shape shows the page, in a stroke as wide as others")
  func signOnFilledShape() throws {
    let (icon, isPlaceholder) = IconCatalogue.icon(named: "7.circle.fill")
    #expect(!isPlaceholder && icon.shapes.count == 2)
    let sign = try #require(icon.shapes.last)
    let attributes = Dictionary(uniqueKeysWithValues: sign.attributes().map { ($0.name, $0.value) })
    #expect(sign.isCut && attributes[.stroke] == "currentColor")
    let stroke = try #require(attributes[.strokeWidth]?.wholeMatch(of: /calc\((.+)px\*var\(--sw.+/))
    let width = try #require(Double(stroke.1))
    #expect(abs(width * sign.placing.scale - Icon.strokeWidth) < 0.02)
    #expect(attributes[.transform]?.hasPrefix("translate(") == true)
  }

  @Test(
    "Only path data becomes a shape",
    arguments: ["", "L1 1", "M0 0\"/><script>", "M0 0;url(x)", "javascript:M", "M0 0<"])
  func refusedPaths(path: String) {
    #expect(Icon.Shape(path: path, paint: .stroke) == nil)
  }

  @Test(
    "Numbers are short and exact to a hundredth",
    arguments: [(1.0, "1"), (0.05, "0.05"), (-1.755, "-1.76"), (2.5, "2.5"), (-0.001, "0")])
  func numbers(value: Double, text: String) {
    #expect(Icon.number(value) == text)
  }
}

@Suite("Installed icons")
struct InstalledIconTests {
  @Test("Every mapped name is in the installed package and is read")
  func installed() throws {
    let icons = InstalledIcons(folders: InstalledIcons.folders(environment: [:]))
    #expect(InstalledIconNames.files.count > 400)
    for (name, file) in InstalledIconNames.files {
      #expect(throws: Never.self, "\(name)") { _ = try icons.icon(file: file) }
      #expect(OwnIcons.icons[name] == nil, "\(name) is drawn and mapped")
    }
  }

  @Test("A file's paths and rules are kept")
  func accepted() throws {
    let icon = try IconFileParser.icon(
      from: """
        <svg xmlns="http://www.w3.org/2000/svg" width="16" height="16" viewBox="0 0 16 16">
          <path fill-rule="evenodd" d="M0 0h1v1z"/>
          <path d="M2 2h1v1z"/>
        </svg>
        """)
    #expect(icon.viewBox == (0, 0, 16, 16))
    #expect(
      icon.shapes == [
        Icon.Shape(path: "M0 0h1v1z", paint: .fill(evenOdd: true)),
        Icon.Shape(path: "M2 2h1v1z", paint: .fill(evenOdd: false)),
      ])
  }

  @Test(
    "A file that holds anything else is refused",
    arguments: [
      "",
      "<html></html>",
      "<svg viewBox=\"0 0 16 16\"></svg>",
      "<svg viewBox=\"0 0 16\"><path d=\"M0 0\"/></svg>",
      "<svg viewBox=\"0 0 nan 16\"><path d=\"M0 0\"/></svg>",
      "<svg viewBox=\"0 0 16 16\"><path d=\"M0 0\"/>",
      "<svg viewBox=\"0 0 16 16\"><path d=\"M0 0\"/></svg><svg/>",
      "<svg viewBox=\"0 0 16 16\"><path d=\"M0 0\"></path></svg>",
      "<svg viewBox=\"0 0 16 16\"><path d=\"M0 0\" onclick=\"x\"/></svg>",
      "<svg viewBox=\"0 0 16 16\"><path d=\"M0 0\" style=\"x\"/></svg>",
      "<svg viewBox=\"0 0 16 16\"><path d=\"M0 0\" fill-rule=\"url(x)\"/></svg>",
      "<svg viewBox=\"0 0 16 16\"><path d=\"M0 0\" d=\"M1 1\"/></svg>",
      "<svg viewBox=\"0 0 16 16\"><path d=\"M0 0&quot;\"/></svg>",
      "<svg viewBox=\"0 0 16 16\"><script>x</script></svg>",
      "<svg viewBox=\"0 0 16 16\"><circle cx=\"1\"/></svg>",
      "<svg viewBox=\"0 0 16 16\" onload=\"x\"><path d=\"M0 0\"/></svg>",
      "<svg viewBox=\"0 0 16 16\">text<path d=\"M0 0\"/></svg>",
      "<!DOCTYPE svg><svg viewBox=\"0 0 16 16\"><path d=\"M0 0\"/></svg>",
      "<svg viewBox=\"0 0 16 16\"><!-- --><path d=\"M0 0\"/></svg>",
    ])
  func refused(text: String) {
    #expect(throws: InstalledIcons.Refusal.self) { _ = try IconFileParser.icon(from: text) }
  }

  @Test("A file name cannot leave its folder", arguments: ["../etc/passwd", "a/b", "", "a.b", "A"])
  func fileNames(name: String) {
    let icons = InstalledIcons(folders: ["/"])
    #expect(throws: InstalledIcons.Refusal.self) { _ = try icons.icon(file: name) }
  }

  @Test("Folders from the environment come first")
  func search() {
    let folders = InstalledIcons.folders(environment: ["APUS_ICONS": "one:two"])
    #expect(Array(folders.prefix(2)) == ["one", "two"])
    #expect(folders.contains("/usr/share/bootstrap-icons/svg"))
  }
}

@Suite("Finding icons")
struct IconFinderTests {
  @Test("An unknown name is shown as a placeholder and logged once")
  func unknown() {
    let (finder, log) = makeFinder()
    for _ in 0..<3 {
      let found = finder.icon(named: "no.such.icon")
      #expect(found.isPlaceholder)
      #expect(found.icon.shapes == OwnIcons.placeholder.shapes)
    }
    _ = finder.icon(named: "another")
    #expect(log.count == 2)
  }

  @Test("A mapped name whose file is not installed is a placeholder, logged once")
  func notInstalled() {
    let (finder, log) = makeFinder()
    #expect(finder.icon(named: "person.2").isPlaceholder)
    #expect(finder.icon(named: "person.2").isPlaceholder)
    #expect(log.count == 1)
  }

  @Test("Own and installed icons are found without a word in the log")
  func known() {
    let (finder, log) = makeFinder(folders: InstalledIcons.folders(environment: [:]))
    #expect(!finder.icon(named: "chevron.left").isPlaceholder)
    #expect(!finder.icon(named: "person.2").isPlaceholder)
    #expect(finder.icon(named: "person.2").icon.viewBox == (0, 0, 16, 16))
    #expect(log.count == 0)
    #expect(!IconCatalogue.icon(named: "person.2").isPlaceholder)
  }

  @Test("Names made out of data fill neither the memory nor the log")
  func bounded() {
    let (finder, log) = makeFinder()
    for number in 0..<(IconFinder.mostMissingNames + 50) {
      #expect(finder.icon(named: "name \(number)").isPlaceholder)
    }
    #expect(log.count == IconFinder.mostMissingNames)
  }

  private func makeFinder(folders: [String] = []) -> (IconFinder, LogCounter) {
    let log = LogCounter()
    let logger = Logger(label: "test") { _ in log }
    return (IconFinder(installed: InstalledIcons(folders: folders), logger: logger), log)
  }
}

/// Counts what is logged.
private final class LogCounter: LogHandler {
  private let messages = Mutex(0)

  var count: Int { messages.withLock { $0 } }
  var metadata: Logger.Metadata {
    get { [:] }
    set {}
  }
  var logLevel: Logger.Level {
    get { .trace }
    set {}
  }
  subscript(metadataKey key: String) -> Logger.Metadata.Value? {
    get { nil }
    set {}
  }

  func log(event: LogEvent) {
    messages.withLock { $0 += 1 }
  }
}
