import ApusUI
import Foundation
import Testing

@testable import ApusMacroExpansion

@Animatable
private struct Wedge: Shape {
  var start: Angle
  var end = 2.0
  var tip: CGPoint { didSet { moves += 1 } }
  @AnimatableIgnored var moves: Int
  let side = 3
  static let count = 1
  var isOpen: Bool { end > 1 }

  func path(in rect: CGRect) -> Path {
    Path(ellipseIn: CGRect(x: tip.x, y: tip.y, width: end, height: start.radians))
  }
}

/// A type that has no protocol by itself.
@Animatable
private struct Level {
  var width: Double
}

@Suite struct AnimatableMacroTests {
  private func expand(_ declaration: String) throws -> Expansion {
    try Expansion(
      Request.attached(
        "@Animatable", to: "@Animatable\n" + declaration, macro: "AnimatableMacro",
        role: "member", inside: []))
  }

  @Test func movesTheStoredProperties() throws {
    let source = try expand(
      """
      public struct Ring<A, B>: Shape {
        @MainActor private(set) var a: Double = 1, b: [A] = [], c: Pair<A, B>
        @State var hidden = 1
        @AnimatableIgnored var ignored: Bool
        var seen: Double { didSet { var x = 1 } }
        lazy var late = 1
        let constant = 2
        static var shared = 1
        var body: Int { 1 }
        func f() -> Int { var inner = 1; return inner }
      }
      """
    ).source
    let lines = source?.split(separator: "\n") ?? []
    #expect(lines.first == "nonisolated public var animatableData: some VectorArithmetic {")
    let names = lines.filter { $0.contains(".set(&") }.map {
      $0.drop { $0 != "&" }.dropFirst(6).prefix { $0 != "," }
    }
    #expect(names == ["a", "b", "c", "seen"])
  }

  @Test(arguments: [
    "struct A { let a = 1 }", "struct A { var animatableData = 1.0; var b = 2.0 }", "enum A {}",
  ])
  func addsNothingToMove(declaration: String) throws {
    #expect(try expand(declaration).source == "")
  }

  @Test func belongsToAType() throws {
    #expect(
      try expand("func f() {}").errors.map(\.message) == [
        "'@Animatable' stands before a struct, a class or an enum"
      ])
  }

  @Test func valuesAreReadAndWritten() {
    var wedge = Wedge(start: .radians(1), end: 2, tip: CGPoint(x: 3, y: 4), moves: 0)
    var data = wedge.animatableData
    data.scale(by: 10)
    wedge.animatableData = data
    #expect(wedge.start == .radians(10) && wedge.end == 20)
    #expect(wedge.tip == CGPoint(x: 30, y: 40) && wedge.moves == 1)
  }

  @Test func theConformanceIsMade() {
    func doubled(_ value: some Animatable) -> any Animatable {
      var value = value
      value.animatableData.scale(by: 2)
      return value
    }
    #expect((doubled(Level(width: 4)) as? Level)?.width == 8)
  }
}
