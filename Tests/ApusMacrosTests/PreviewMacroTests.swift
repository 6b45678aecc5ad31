import Testing

@testable import ApusMacroExpansion

@Suite struct PreviewMacroTests {
  private func expand(_ source: String) throws -> Expansion {
    try Expansion(Request.freestanding(source))
  }

  @Test func passesTheArgumentsOnUnchanged() throws {
    let expansion = try expand("\n// Two.\n#Preview(\"A\", traits: .portrait) {\n  Text(\"é\")\n}")
    #expect(expansion.errors.isEmpty)
    #expect(
      expansion.source == """
        nonisolated enum $s7Screens_7PreviewfMu_: _PreviewDeclaration {
        @MainActor static func _preview() -> _DeclaredPreview {
        _PreviewSite(fileID: "Screens/Form.swift", line: 12).preview("A", traits: .portrait) {
        Text("é")
        }
        }
        }
        """)
  }

  @Test func keepsAttributes() throws {
    let source = try #require(try expand("@available(macOS 15, *) #Preview { A() }").source)
    #expect(source.hasPrefix("@available(macOS 15, *)\nnonisolated enum "))
  }

  @Test func acceptsItsModuleName() throws {
    let source = try #require(try expand("#SwiftUI.Preview { A() }").source)
    #expect(source.contains(".preview{ A() }"))
  }

  @Test func movesPreviewableVariablesIntoAView() throws {
    let expansion = try expand(
      """
      #Preview {
        @Previewable @State var isOn = true
        Toggle("On", isOn: $isOn)
      }
      """)
    #expect(
      expansion.source == """
        nonisolated enum $s7Screens_7PreviewfMu_: _PreviewDeclaration {
        @MainActor static func _preview() -> _DeclaredPreview {
        _PreviewSite(fileID: "Screens/Form.swift", line: 10).preview{
        struct __PreviewableBody: _PreviewableView {
        @State var isOn = true
        var body: some _PreviewableView {
        Toggle("On", isOn: $isOn)
        }
        }
        return __PreviewableBody()
        }
        }
        }
        """)
  }

  @Test func movesThemOutOfALabelledClosure() throws {
    let source = try #require(
      try expand("#Preview(\"A\", body: { @Previewable @State var a = 1; A(a) })").source)
    #expect(source.contains(".preview(\"A\", body: {\nstruct __PreviewableBody"))
    #expect(source.contains("return __PreviewableBody()\n})"))
  }

  @Test(arguments: [
    (
      "#Preview { if a { @Previewable @State var b = 1 } }", 18,
      "'@Previewable' has to stand at the top level of the preview's braces"
    ),
    (
      "#Preview {\n#if DEBUG\n@Previewable @State var b = 1\n#endif\n}", 21,
      "'@Previewable' has to stand at the top level of the preview's braces"
    ),
    (
      "#Preview { @Previewable func b() {} }", 11,
      "'@Previewable' goes with a variable, such as '@Previewable @State var'"
    ),
  ])
  func reportsMisuseWhereItIs(source: String, offset: Int, message: String) throws {
    let expansion = try expand(source)
    #expect(expansion.source == nil)
    #expect(expansion.errors.map(\.message) == [message])
    #expect(expansion.errors.first?.file == Request.file)
    #expect(expansion.errors.first?.offset == 1_000 + offset)
  }

  @Test func previewableAloneAddsNothing() throws {
    let expansion = try Expansion(
      Request.attached(
        "@Previewable ", to: "@Previewable @State var a = 1", macro: "PreviewableMacro",
        role: "peer", inside: ["#Preview"]))
    #expect(expansion.source == "")
    #expect(expansion.errors.isEmpty)
  }

  @Test func previewableOutsideOfAPreviewIsReported() throws {
    let expansion = try Expansion(
      Request.attached(
        "\n  @Previewable ", to: "\n  @Previewable var a = 1", macro: "PreviewableMacro",
        role: "peer", inside: ["struct Screen {}"]))
    #expect(
      expansion.errors.map(\.message) == [
        "'@Previewable' only works inside the braces of a '#Preview'"
      ])
    #expect(expansion.errors.first?.offset == 1_003)
  }
}
