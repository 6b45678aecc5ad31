import Testing
import ToolTesting

@testable import ApusCheck

@Suite("members that a type does not have")
struct MemberTests {
  /// The findings in the sources of a folder without a project: `A.swift:1 UIImage.draw`.
  private func causes(_ sources: [String: String]) throws -> [String] {
    let folder = try TemporaryFolder()
    for (name, text) in sources { try folder.write(text, to: name) }
    return try AppCheck.check(at: folder.path).groups.filter(\.cause.stops).flatMap { group in
      group.places.map { place in
        "\(place.path.dropFirst(folder.path.count + 1)):\(place.line) \(group.cause.title)"
      }
    }.sorted()
  }

  private func causes(_ text: String) throws -> [String] { try causes(["A.swift": text]) }

  @Test("of types and their values")
  func types() throws {
    let text = """
      import SwiftUI
      import UIKit
      let a = UIImage(named: "a")?.planted(.red)
      let b = UIColor.planted
      let c = Image.Scale.planted
      let d = (UIImage(named: "d")!).planted
      let e = SwiftUI.Color.planted
      func f() {
        UINavigationBar.appearance().planted = nil
        UINavigationBar.appearance().standardAppearance.planted = 1
        UIApplication.shared.planted()
        UIColor.red.withAlphaComponent(0.5).planted()
      }
      """
    #expect(
      try causes(text) == [
        "A.swift:10 UINavigationBarAppearance.planted", "A.swift:11 UIApplication.planted",
        "A.swift:12 UIColor.planted", "A.swift:3 UIImage.planted", "A.swift:4 UIColor.planted",
        "A.swift:5 Image.Scale.planted", "A.swift:6 UIImage.planted",
        "A.swift:7 Color.planted", "A.swift:9 UINavigationBar.planted",
      ])
  }

  @Test(
    "of views in chains, behind modifiers of SwiftUI and of the app, and of the app's own views")
  func views() throws {
    let text = """
      import SwiftUI
      struct A: View {
        var body: some View {
          VStack {
            Text("a").bold()
              .padding()
              .planted(1)
            Image("b").resizable().frame(width: 1).planted { 0 }
          }
          .background(.red)
          .planted()
          Circle().fill(.red).planted()
          Text("c").mine().planted()
          B(a: 1).planted()
          B(a: 1).padding().planted()
        }
      }
      struct B: View, Equatable { let a: Int; var body: some View { EmptyView() } }
      extension View { func mine() -> some View { self } }
      """
    #expect(
      try causes(text) == [
        "A.swift:11 .planted", "A.swift:12 .planted", "A.swift:13 .planted", "A.swift:14 .planted",
        "A.swift:15 .planted", "A.swift:7 .planted", "A.swift:8 .planted",
      ])
  }

  @Test("not of names that the app declares anywhere, and not behind them")
  func ownNames() throws {
    let own = """
      extension UIImage { var one: Int { 0 }; static func two() {}; enum Three { case a } }
      protocol P { var four: UIImage { get } }
      typealias Gauge = Other
      func Slider() -> Other {}
      struct Toggle<Stepper> { let a: Stepper }
      enum Divider { case planted }
      """
    let use = """
      import SwiftUI
      let a = UIImage().one, b: () = UIImage.two(), c = UIImage.Three.a, d = UIImage().four.planted
      let e = Gauge().planted, f = Slider().planted, g = Toggle.planted, h = Stepper.planted
      let i = Divider.planted
      """
    #expect(try causes(["Own.swift": own, "Use.swift": use]) == [])
  }

  @Test("not of what syntax alone does not tell")
  func unknown() throws {
    let text = """
      import SwiftUI
      struct Data: View { var body: some View { EmptyView() } }
      struct A: View, Unknown { var body: some View { EmptyView() } }
      enum C { struct B: View { var body: some View { EmptyView() } } }
      enum D { struct B {} }
      @Binding var a: Int
      let b = image.planted, c = make().planted, d: UIImage = .planted, e = \\UIImage.planted
      let f = Data(contentsOf: g).planted, h = A().planted, i = B().planted
      let j = Binding(a).planted, k = AttributedString("a").planted
      let l = UIImage(named: "a").map { $0 }, m = UIImage.self, n = UIImage.init(named: "a")
      let o = Image.Scale.allCases, p = UIColor.red.hashValue, q = Text("a").id(1).hidden()
      let r = UIApplication.shared.connectedScenes.planted, s = Text("a").body.planted
      let t = (Text("a") + Text("b")).planted, u = V.Planted.self
      struct V: View { var body: some View { EmptyView() } }
      """
    #expect(try causes(text) == [])
  }

  @Test("not in conditions of other systems, and not in files without Apple's frameworks")
  func conditions() throws {
    let text = """
      import SwiftUI
      let a = Text("a")
        #if !os(iOS)
          .planted()
        #endif
        .planted()
      #if !canImport(ApusUI)
        let b = UIColor.planted
      #endif
      """
    #expect(try causes(text) == ["A.swift:6 .planted"])
    #expect(try causes("import Foundation\nlet a = UIColor.planted") == [])
  }

  @Test("not in a target that imports a package, which may have extended Apple's types")
  func packages() throws {
    let use = "import SwiftUI\nlet a = UIColor.planted"
    #expect(try causes(["A.swift": use]) == ["A.swift:2 UIColor.planted"])
    #expect(try causes(["A.swift": use, "B.swift": "import Lottie"]) == [])
    #expect(try causes(["A.swift": use, "B.swift": "import CryptoKit"]) != [])
  }

  @Test("in a target that imports a package whose sources are here, unless they declare the member")
  func packagesBesideTheApp() throws {
    let folder = try TemporaryFolder()
    func write(core: String, dependency: String = "") throws -> [String] {
      try folder.write(
        """
        let package = Package(
          name: "App", dependencies: [.package(path: "../Core")],
          targets: [.executableTarget(name: "App", dependencies: ["Core"])])
        """, to: "App/Package.swift")
      try folder.write(
        "import SwiftUI\nimport Core\nlet a = UIColor.planted", to: "App/Sources/App/A.swift")
      try folder.write(
        "let package = Package(name: \"Core\", targets: [.target(name: \"Core\")])",
        to: "Core/Package.swift")
      try folder.write(core, to: "Core/Sources/Core/Core.swift")
      let groups = try AppCheck.check(at: folder.path + "/App").groups
      return groups.map(\.cause.title).sorted()
    }
    #expect(
      try write(core: "import SwiftUI\nlet own = 1") == ["UIColor.planted", "import Core"])
    #expect(
      try write(core: "import SwiftUI\nextension UIColor { static let planted = 1 }")
        == ["import Core"])
    // The package exports its imports.
    #expect(try write(core: "import Lottie") == ["import Core"])
  }

  @Test("not of colours and pictures in asset catalogues")
  func assets() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "import SwiftUI\nlet a = Color.brand, b = UIImage.myFlag\nlet c = Color.other",
      to: "A.swift")
    try folder.write("{}", to: "Assets.xcassets/Brand.colorset/Contents.json")
    try folder.write("{}", to: "Assets.xcassets/my flag.imageset/Contents.json")
    let groups = try AppCheck.check(at: folder.path).groups
    #expect(groups.map(\.cause.title) == ["Color.other"])
    #expect(groups.first?.places.map(\.line) == [3])
  }

  @Test("with a reason where one is known, and each place once")
  func reasons() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "import SwiftUI\nlet a = Text(\"a\").modelContainer(of: []) { _ in true }\nlet b = UIColor.planted",
      to: "A.swift")
    let groups = try AppCheck.check(at: folder.path).groups
    #expect(groups.map(\.cause.title) == [".modelContainer", "UIColor.planted"])
    #expect(groups.map(\.places.count) == [1, 1])
    #expect(groups[0].cause.advice == KnownNames.shared.reason(forAbsent: ".modelContainer"))
    #expect(groups[1].cause.advice.contains("`UIColor` has no such member"))
  }

  @Test("the table: parents, results, and types that may have any member")
  func table() {
    let table = MemberTable(
      rows: "A: B C | a>D both = self2\nB: ~ | b both>D\nC: |\n  c\nD: ? | d\nE: | e>A")
    #expect(table.member("a", of: "A") == .present(type: "D"))
    #expect(table.member("self2", of: "A") == .present(type: "A"))
    #expect(table.member("b", of: "A") == .possible)
    #expect(table.member("both", of: "A") == .possible)
    #expect(table.member("c", of: "A") == .possible)
    #expect(table.member("d", of: "A") == .missing)
    #expect(table.member("x", of: "B") == .possible)
    #expect(table.member("x", of: "D") == .possible)
    #expect(table.member("x", of: "F") == .possible)
    #expect(table.member("e", of: "E") == .present(type: "A"))
    #expect(table.holds("A") && !table.holds("B") && !table.holds("D"))
  }
}
