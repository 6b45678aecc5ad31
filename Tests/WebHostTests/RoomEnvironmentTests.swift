import Testing

@testable import VisitorRooms

/// What rooms get of the server's environment.
@Suite struct RoomEnvironmentTests {
  private let server = [
    "PATH": "/bin", "LC_ALL": "C", "APUS_MEMORY": "64", "APUS_KEY": "k", "APUS_PREVIOUS_KEY": "p",
    "SHOP_API": "a", "AWS_SECRET_ACCESS_KEY": "s", "PWD": "/", "pathological": "x",
  ]

  @Test func systemAndSettingsAreVisible() {
    #expect(
      RoomEnvironment().variables(of: server) == [
        "PATH": "/bin", "LC_ALL": "C", "APUS_MEMORY": "64",
      ])
  }

  @Test func declaredVariablesAreVisible() {
    let visible = RoomEnvironment(declared: ["SHOP_API", "absent"]).variables(of: server)
    #expect(visible["SHOP_API"] == "a")
    #expect(visible.count == 4)
  }

  @Test func keysCannotBeDeclared() {
    let visible = RoomEnvironment(declared: ["APUS_KEY"]).variables(of: server)
    #expect(visible["APUS_KEY"] == nil)
  }

  @Test func hiddenNamesAreSaidWithoutThoseOfALogin() {
    #expect(
      RoomEnvironment(declared: ["SHOP_API"]).hiddenNames(of: server)
        == ["AWS_SECRET_ACCESS_KEY", "pathological"])
  }
}
