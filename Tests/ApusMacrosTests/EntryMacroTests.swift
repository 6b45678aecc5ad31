import Testing

@testable import ApusMacroExpansion

@Suite struct EntryMacroTests {
  private func expand(
    _ declaration: String, role: String, in context: String = "extension EnvironmentValues {}"
  ) throws -> Expansion {
    try Expansion(
      Request.attached(
        "\n  @Entry ", to: "\n  @Entry " + declaration, role: role, inside: [context]))
  }

  @Test func readsAndWritesThroughTheKey() throws {
    let expansion = try expand("public var `default`: Int = 1", role: "accessor")
    #expect(
      expansion.source == """
        {
        get { self[__Key_default.self] }
        set { self[__Key_default.self] = newValue }
        }
        """)
    #expect(expansion.errors.isEmpty)
  }

  @Test(arguments: [
    ("var a: Int = 1 // one", "_EntryDefault<Int>(1)"),
    ("var a = B(\"=\")", "_EntryDefault(B(\"=\"))"),
    ("var a: (Int) -> Void = { _ in }", "_EntryDefault<(Int) -> Void>({ _ in })"),
    ("var a: [String: Int?] = [:]", "_EntryDefault<[String: Int?]>([:])"),
    ("var a: Int?", "_EntryDefault<Int?>(nil)"),
    ("var a: Int!", "_EntryDefault<Int?>(nil)"),
    ("var a: Optional<Set<Int>>", "_EntryDefault<Set<Int>?>(nil)"),
    ("var a: (() -> Int)?", "_EntryDefault<(() -> Int)?>(nil)"),
    ("var a: Int? = 3", "_EntryDefault<Int?>(3)"),
    ("@MainActor private(set) var a: Int = 1", "_EntryDefault<Int>(1)"),
  ])
  func makesAKey(declaration: String, value: String) throws {
    #expect(
      try expand(declaration, role: "peer").source == """
        nonisolated private enum __Key_a: EnvironmentKey, _EntryKey {
        static let _entryDefault = \(value)
        }
        """)
  }

  @Test(arguments: [
    ("extension Transaction {}", "TransactionKey, _EntryKey"),
    ("\npublic extension SwiftUI.ContainerValues {}", "ContainerValueKey, _EntryKey"),
    ("@available(macOS 15, *) extension EnvironmentValues {}", "EnvironmentKey, _EntryKey"),
  ])
  func choosesTheKeyByTheExtension(context: String, conformances: String) throws {
    let source = try #require(try expand("var a = 1", role: "peer", in: context).source)
    #expect(source.hasPrefix("nonisolated private enum __Key_a: \(conformances) {"))
  }

  @Test func aFocusedValueHasNoDefault() throws {
    let context = "extension FocusedValues {}"
    #expect(
      try expand("var a: Binding<Int>?", role: "peer", in: context).source == """
        nonisolated private enum __Key_a: FocusedValueKey {
        typealias Value = Binding<Int>
        }
        """)
    #expect(try expand("var a: Int? = nil", role: "accessor", in: context).errors.isEmpty)
  }

  @Test(arguments: [
    ("let a = 1", "extension EnvironmentValues {}", "'@Entry' needs a 'var': the value can be set"),
    (
      "static var a = 1", "extension EnvironmentValues {}",
      "'@Entry' needs a variable of each value: remove 'static'"
    ),
    (
      "var a: Int { 1 }", "extension EnvironmentValues {}",
      "'@Entry' makes 'get' and 'set' itself: remove the braces"
    ),
    (
      "var a: Int", "extension EnvironmentValues {}",
      "'@Entry' needs a default value: write 'var a: Int = …' or make the type optional"
    ),
    (
      "var a: () -> Int?", "extension EnvironmentValues {}",
      "'@Entry' needs a default value: write 'var a: () -> Int? = …' or make the type optional"
    ),
    (
      "var a = 1", "struct Screen {}",
      "'@Entry' only works in an extension of 'EnvironmentValues', 'Transaction', "
        + "'ContainerValues' or 'FocusedValues'"
    ),
    (
      "var a: Int", "extension FocusedValues {}",
      "an entry of 'FocusedValues' needs an optional type, such as 'Int?'"
    ),
    (
      "var a: Int? = 1", "extension FocusedValues {}",
      "an entry of 'FocusedValues' has no default value: it starts as nil"
    ),
  ])
  func reportsMisuseOnce(declaration: String, context: String, message: String) throws {
    let accessors = try expand(declaration, role: "accessor", in: context)
    #expect(accessors.errors.map(\.message) == [message])
    #expect(accessors.errors.first?.file == Request.file)
    #expect(accessors.errors.first?.offset == 1_003)

    let key = try expand(declaration, role: "peer", in: context)
    #expect(key.source == nil)
    #expect(key.errors.isEmpty)
  }
}
