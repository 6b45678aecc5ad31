import Testing

@testable import ApusLint

@Suite("What files declare")
struct ProjectTests {
  private func project(_ text: String...) throws -> Project {
    try Project(
      text.enumerated().map { try SourceFile(path: "\($0.offset).swift", text: $0.element) })
  }

  @Test("a name is looked up from inside to outside")
  func scopes() throws {
    let project = try project("struct A { struct B { struct C {} }; class C {} }\nenum C {}")
    #expect(project.type("C", in: ["A", "B"], of: "0.swift")?.qualifiedName == "A.B.C")
    #expect(project.type("C", in: ["A"], of: "0.swift")?.qualifiedName == "A.C")
    #expect(project.type("C", in: ["X"], of: "0.swift")?.qualifiedName == "C")
    #expect(project.type("B.C", in: ["A"], of: "0.swift")?.qualifiedName == "A.B.C")
    #expect(project.type("Self", in: ["A", "B"], of: "0.swift")?.qualifiedName == "A.B")
    #expect(project.type("D", in: [], of: "0.swift") == nil)
  }

  @Test("aliases that lead in a circle end")
  func circle() throws {
    let project = try project("typealias A = B\ntypealias B = A")
    #expect(project.type("A", in: [], of: "0.swift") == nil)
  }

  @Test("types that inherit from each other in a circle end")
  func inheritance() throws {
    let project = try project("class A: B {}\nclass B: A {}\nprotocol P: Q {}\nprotocol Q: P {}")
    let a = try #require(project.type("A", in: [], of: "0.swift"))
    #expect(!project.isObservable(a))
    #expect(!project.isMutableReference(a))
    let p = try #require(project.type("P", in: [], of: "0.swift"))
    #expect(!project.isReference(p))
  }

  @Test("what views observe is seen through superclasses and protocols")
  func observable() throws {
    let project = try project(
      "protocol Model: ObservableObject {}\nclass A: Model {}\nclass B: A {}\nclass C {}")
    for (name, expected) in [("A", true), ("B", true), ("C", false)] {
      let type = try #require(project.type(name, in: [], of: "0.swift"))
      #expect(project.isObservable(type) == expected)
    }
  }

  @Test("names written together share their type; patterns are left out")
  func bindings() throws {
    let project = try project(
      "struct A { let a, b: Int; var c = 1, d: String; let (e, f) = (1, 2) }")
    let properties = try #require(project.type("A", in: [], of: "0.swift")).properties
    #expect(properties.map(\.name) == ["a", "b", "c", "d"])
    #expect(properties.map { $0.type?.trimmedDescription } == ["Int", "Int", nil, "String"])
  }
}
