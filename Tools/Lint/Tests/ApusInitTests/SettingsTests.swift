import Testing

@testable import ApusInit

@Suite("build settings")
struct SettingsTests {
  @Test(
    "variables, their modifiers, and what is in each other",
    arguments: [
      ("$(A)", "my app"), ("${A}!", "my app!"), ("$(A:upper)", "MY APP"),
      ("$(A:c99extidentifier)", "my_app"), ("$(A:rfc1034identifier)", "my-app"),
      ("$(B$(C))", "inner"), ("$(A", "$(A"), ("5 $", "5 $"), ("$(LOOP)", ""), ("$(NONE)", ""),
      ("$(NONE:default=x)", "x"), ("$()", ""),
    ])
  func variables(text: String, value: String) {
    var settings = BuildSettings([
      "A": "my app", "B1": "inner", "C": "1", "LOOP": "$(LOOP2)", "LOOP2": "$(LOOP)",
    ])
    #expect(settings.resolved(text) == value)
  }

  @Test("settings that grow without an end")
  func endless() {
    var values = ["X0": "x"]
    for number in 1...200 { values["X\(number)"] = "$(X\(number - 1))$(X\(number - 1))" }
    var settings = BuildSettings(values)
    #expect(settings.resolved("$(X20)").utf8.count < 100_000)
    #expect(settings.resolved("$(X200)").utf8.count < 100_000)
    let deep = String(repeating: "$(", count: 5_000) + String(repeating: ")", count: 5_000)
    #expect(settings.resolved(deep) == "")
  }

  @Test("later levels win, and take along what they inherit")
  func levels() {
    var settings = BuildSettings(levels: [
      ["A": "one", "B": "b"], ["A": "$(inherited) two", "B[sdk=macosx*]": "no"],
      ["A": "$(inherited) three"],
    ])
    #expect(settings.value("A") == "one two three")
    #expect(settings.value("B") == "b")
  }

  @Test(
    "names for the linker",
    arguments: [
      ("Größe", "Groesse"), ("Café", "Cafe"), ("2048", "_2048"), ("Ελλάδα", "Ellada"),
      ("___", "App"), ("Übung_1", "Uebung_1"),
    ])
  func names(module: String, name: String) { #expect(Names.ascii(module) == name) }

  @Test("addresses and paths of Apus")
  func identity() {
    let address = ApusLocation(place: "https://example.org/them/apus-fork.git", package: "/a/.apus")
    #expect(address.identity == "apus-fork")
    #expect(
      address.dependency
        == ".package(url: \"https://example.org/them/apus-fork.git\", branch: \"main\")")
    let path = ApusLocation(place: "/b/apus-main", package: "/a/.apus")
    #expect(path.dependency == ".package(name: \"apus\", path: \"../../b/apus-main\")")
  }
}
