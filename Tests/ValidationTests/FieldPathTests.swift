import Foundation
import Testing

@testable import Validation

private struct House {
  var street = ""
  var watched = "" { didSet {} }
}

private struct Person {
  var name = ""
  var address = House()
  var former: House?
  var full: String { name }
  var friends: [House] = []

  struct Nested<Value> {
    var value: Value
  }
}

private final class Account {
  var owner = Person()
}

@Suite("Field paths")
struct FieldPathTests {
  @Test(
    "text and back",
    arguments: [
      ("", FieldPath.root),
      ("name", FieldPath([.field("name")])),
      ("address.street", FieldPath([.field("address"), .field("street")])),
      ("guests[2].name", FieldPath([.field("guests"), .index(2), .field("name")])),
      ("guests[#7].name", FieldPath([.field("guests"), .element(id: "7"), .field("name")])),
      ("guests[].name", FieldPath([.field("guests"), .each, .field("name")])),
      ("[0][#]", FieldPath([.index(0), .element(id: "")])),
      (#"a\.b.c\[d\]"#, FieldPath([.field("a.b"), .field("c[d]")])),
      (##"guests[#x\]\.\#\\]"##, FieldPath([.field("guests"), .element(id: ##"x].#\"##)])),
      ("имя.ż", FieldPath([.field("имя"), .field("ż")])),
    ])
  func text(_ text: String, _ path: FieldPath) {
    #expect(path.description == text)
    #expect(FieldPath(text) as FieldPath? == path)
  }

  @Test(
    "what is no path",
    arguments: [
      ".", "a.", ".a", "a..b", "a[", "a]", "a[x]", "a[-1]", "a[01]", "a[#7", #"a\"#, "a#",
    ])
  func refused(_ text: String) {
    #expect(FieldPath(text) as FieldPath? == nil)
    let json = try! JSONEncoder().encode([text])
    #expect(throws: DecodingError.self) { try JSONDecoder().decode([FieldPath].self, from: json) }
  }

  @Test("a path survives JSON")
  func coding() throws {
    let path: FieldPath = #"guests[#a\]b].tags[3]"#
    let json = try JSONEncoder().encode([path])
    #expect(String(decoding: json, as: UTF8.self).contains("guests"))
    #expect(try JSONDecoder().decode([FieldPath].self, from: json) == [path])
  }

  @Test("stored properties have their names, computed ones none")
  func keyPaths() {
    #expect(FieldPath(\Person.name) == "name")
    #expect(FieldPath(\Person.address.street) == "address.street")
    #expect(FieldPath(\Person.former?.street) == "former.street")
    #expect(FieldPath(\Account.owner.name) == "owner.name")
    #expect(FieldPath(\Person.Nested<[Int]>.value) == "value")
    #expect(FieldPath(\Person.self) == .root)
    #expect(FieldPath(\Person.full) == nil)
    #expect(FieldPath(\Person.address.watched) == nil)
    #expect(FieldPath(\Person.friends[0].street) == nil)
  }

  @Test(
    "related is what one change touches",
    arguments: [
      ("a", "a", true), ("a", "a.b", true), ("a.b", "a", true), ("a", "b", false),
      ("a.b", "a.c", false), ("", "a", true), ("g[].n", "g[#1].n", true),
      ("g[#1].n", "g[#2].n", false),
      ("g[]", "g", true), ("g[2]", "g[]", true), ("g[].n", "g[#1].m", false),
    ])
  func related(_ first: String, _ second: String, _ expected: Bool) {
    let (one, two) = (FieldPath(first)!, FieldPath(second)!)
    #expect(one.isRelated(to: two) == expected)
    #expect(two.isRelated(to: one) == expected)
  }

  @Test("a pointer names positions, and escapes its two signs")
  func pointer() {
    let failure = ValidationFailure(
      path: "a\\.~/b.guests[#x/y].tags[3]", code: .required, positions: [5, 3])
    #expect(failure.pointer == "/a.~0~1b/guests/5/tags/3")
    #expect(ValidationFailure(path: .root, code: .required).pointer == "")
    let unknown = ValidationFailure(path: "guests[#x/y]", code: .required)
    #expect(unknown.pointer == "/guests/x~1y")
  }
}
