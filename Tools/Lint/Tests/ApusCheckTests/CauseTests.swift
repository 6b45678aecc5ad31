import Testing
import ToolTesting

@testable import ApusCheck

@Suite("what stops a file on Linux")
struct CauseTests {
  /// The findings in the sources of a folder without a project: `File.swift:1 import CoreData`.
  private func causes(_ sources: [String: String], worthALook: Bool = false) throws -> [String] {
    let folder = try TemporaryFolder()
    for (name, text) in sources { try folder.write(text, to: name) }
    let result = try AppCheck.check(at: folder.path)
    return result.groups.filter { $0.cause.stops != worthALook }.flatMap { group in
      group.places.map { place in
        "\(place.path.dropFirst(folder.path.count + 1)):\(place.line) \(group.cause.title)"
      }
    }.sorted()
  }

  private func causes(_ text: String, worthALook: Bool = false) throws -> [String] {
    try causes(["A.swift": text], worthALook: worthALook)
  }

  @Test("modules that Linux has not")
  func modules() throws {
    #expect(
      try causes("import SwiftUI\nimport CoreData\nimport struct Vision.Request\nimport Foundation")
        == [
          "A.swift:2 import CoreData", "A.swift:3 import Vision",
        ])
  }

  @Test("types, modifiers, wrappers, environment values and members that Apus has not")
  func names() throws {
    let text = """
      struct A: View {
        @FetchRequest var a: FetchedResults<B>
        @Environment(\\.modelContext) var open
        @NSApplicationDelegateAdaptor var delegate: C
        var body: some View {
          FetchRequest { _, _ in }.modelContainer(of: []) { _ in true }.padding()
          SwiftUI.WidgetBundle(.animation) { _ in }
          Text("a").transition(AnyTransition.modifier(active: a, identity: b))
          Image(nsImage: a)
        }
      }
      import SwiftUI
      """
    #expect(
      try causes(text) == [
        "A.swift:2 @FetchRequest", "A.swift:2 FetchedResults",
        "A.swift:3 @Environment(\\.modelContext)", "A.swift:4 @NSApplicationDelegateAdaptor",
        "A.swift:6 .modelContainer", "A.swift:6 FetchRequest", "A.swift:7 WidgetBundle",
        "A.swift:9 Image(nsImage:)",
      ])
  }

  @Test("names that only the list of missing ones has, and none that the app declares")
  func missingNames() throws {
    let text = """
      import SwiftUI
      let a = Text("a").textRenderer()
      let b = WidgetBundle(.signIn)
      """
    #expect(try causes(text) == ["A.swift:2 .textRenderer", "A.swift:3 WidgetBundle"])
    let own = "extension View { func textRenderer(_ a: Int) -> some View { self } }"
    #expect(
      try causes(["A.swift": text, "B.swift": own]) == ["A.swift:3 WidgetBundle"])
    #expect(try causes("import WeatherKit") == ["A.swift:1 import WeatherKit"])
  }

  @Test("UIKit's types by their names, without those that Apus has")
  func uiKit() throws {
    #expect(
      try causes(
        "import UIKit\nlet a = UIDragInteraction()\nlet b: UIViewController? = nil\nlet UIX = 0")
        == ["A.swift:2 UIDragInteraction"])
  }

  @Test("what the app declares itself is no name of Apple's")
  func ownNames() throws {
    let own = """
      struct FetchRequest {}
      struct Widget<UIThing> { var a: UIThing }
      extension View { func modelContainer(_ a: Int) -> Self { self } }
      extension Image { init(nsImage: Int) { self.init("") } }
      extension EnvironmentValues { @Entry var modelContext = 0 }
      class UIHelper {}
      """
    let use = """
      import SwiftUI
      @Environment(\\.modelContext) var a
      let b = FetchRequest(), c = Widget(a: 0), d = Text("").modelContainer(1), e = Image(nsImage: 1)
      let f = UIHelper()
      """
    #expect(try causes(["Own.swift": own, "Use.swift": use]) == [])
  }

  @Test("a file without Apple's frameworks has no names of theirs")
  func models() throws {
    #expect(
      try causes("import Foundation\nlet a = thing.modelContainer(1), b: FetchedResults? = nil")
        == [])
    #expect(
      try causes(["A.swift": "let a = FetchRequest()", "B.swift": "@_exported import SwiftUI"])
        == ["A.swift:1 FetchRequest"])
  }

  @Test("members that only look like a modifier")
  func members() throws {
    #expect(
      try causes(
        "import SwiftUI\nlet a = b.modelContainer, c: D = .modelContainer(1), d = modelContainer()")
        == [])
  }

  @Test("what needs Objective-C, and no copy mends")
  func objectiveC() throws {
    let text = """
      import UIKit
      @objcMembers class A: NSObject {
        @objc func a() { perform(#selector(getter: b), #selector(c)) }
        @NSManaged var c: String
        @IBOutlet var d: UIView!
        func e() { autoreleasepool { NSSelectorFromString("e") } }
      }
      @main class AppDelegate: NSObject, NSApplicationDelegate {}
      class Delegate: UIResponder, UIApplicationDelegate {}
      """
    #expect(
      try causes(text) == [
        "A.swift:3 #selector", "A.swift:5 @IBOutlet", "A.swift:6 NSSelectorFromString",
        "A.swift:8 @main on an app delegate",
      ])
  }

  @Test("conditions are what they are in an app on a phone, as `apus init` writes them")
  func conditions() throws {
    let text = """
      #if os(iOS) && DEBUG
        import CoreData
      #elseif !os(Linux)
        import SceneKit
      #elseif canImport(HomeKit) || os(macOS)
        import HomeKit
      #elseif (os(Linux)) && swift(>=6)
        import Photos
      #else
        import CloudKit
      #endif
      #if os(Linux)
        let a = 0
        import SceneKit
      #elseif canImport(UIKit) && targetEnvironment(simulator)
        import GameKit
      #else
        import HomeKit
      #endif
      struct A {
        func b() {
          c
            #if !os(iOS)
              .modelContainer()
            #endif
        }
      }
      """
    #expect(
      try causes(text) == [
        "A.swift:16 import GameKit", "A.swift:2 import CoreData", "A.swift:8 import Photos",
      ])
    #expect(try causes(text, worthALook: true) == [])
  }

  @Test("code for iOS and for UIKit is read, whatever the app imports")
  func codeOfPhones() throws {
    for condition in ["os(iOS)", "canImport(UIKit)", "os(iOS) && !os(Linux)"] {
      let text = "#if \(condition)\nlet a = 0\nimport CoreData\n#else\nimport SceneKit\n#endif"
      #expect(try causes(text) == ["A.swift:3 import CoreData"], "\(condition)")
    }
  }

  @Test("packages are worth a look, and the app's own modules are none")
  func packages() throws {
    #expect(
      try causes(["A/A.swift": "import Alamofire\nimport B", "B/B.swift": ""], worthALook: true)
        == ["A/A.swift:1 import Alamofire"])
  }

  @Test("storyboards, xibs, Objective-C, and what is no Swift")
  func otherFiles() throws {
    #expect(
      try causes([
        "A.swift": "let a = 0\nstruct {", "Main.storyboard": "", "LaunchScreen.storyboard": "",
        "B.xib": "",
        "C.m": "", "D.h": "",
      ]) == [
        "A.swift:2 no Swift as the parser knows it", "B.xib:1 a xib",
        "C.m:1 a source in Objective-C", "Main.storyboard:1 a storyboard",
      ])
  }

  @Test("a bridging header of the target's settings")
  func bridgingHeader() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "App/App.swift")
    try folder.write(
      Projects.ofOneFile(named: "App").replacing(
        "buildSettings = {  };",
        with: "buildSettings = { SWIFT_OBJC_BRIDGING_HEADER = \"App/App-Header.h\"; };"),
      to: "App.xcodeproj/project.pbxproj")
    let result = try AppCheck.check(at: folder.path)
    #expect(result.groups.map(\.cause) == [Constructs.bridgingHeader])
    #expect(result.groups[0].places[0].path == folder.path("App/App-Header.h"))
    #expect(result.percent == 100)
  }

  @Test("a target's module may have another name than the target")
  func moduleName() throws {
    let folder = try TemporaryFolder()
    try folder.write("import Journal\nimport App", to: "App/App.swift")
    try folder.write(
      Projects.ofOneFile(named: "App").replacing(
        "buildSettings = {  };", with: "buildSettings = { PRODUCT_NAME = Journal; };"),
      to: "App.xcodeproj/project.pbxproj")
    #expect(try AppCheck.check(at: folder.path).groups.map(\.cause.title) == ["import App"])
  }

  @Test("each line of the table of modules is read, and says what else there is")
  func table() {
    #expect(ModuleTable.entries.count == ModuleTable.lines.count)
    for (name, entry) in ModuleTable.entries
    where entry.verdict == .absent || entry.verdict == .package {
      #expect(!entry.instead.isEmpty, "\(name)")
    }
  }

  @Test("names are known with their reasons, which may stand on several lines")
  func knownNames() {
    let known = KnownNames(
      types: "A UIB", absent: "a reason\n| that goes on\n  C .d\n  @E\nanother\n  \\.f")
    #expect(known.reason(forAbsent: ".d") == "a reason that goes on")
    #expect(known.reason(forAbsentWrapper: "E") == "a reason that goes on")
    #expect(known.reason(forAbsent: "\\.f") == "another")
    #expect(known.reason(forAbsentType: "UIBar") != nil)
    #expect(known.reason(forAbsentType: "A") == nil)
    #expect(KnownNames.shared.reason(forAbsent: "FetchRequest") != nil)
    #expect(KnownNames.shared.reason(forAbsent: "Text") == nil)
  }
}
