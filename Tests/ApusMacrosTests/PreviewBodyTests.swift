import Testing

@testable import ApusMacroExpansion

@Suite struct PreviewBodyTests {
  private func split(_ text: String) throws -> PreviewBody {
    let source = TokenizedSource(text)
    return try PreviewBody(source, source.tokens.indices)
  }

  /// Where a declaration ends is what a parser would know; each case is a way to end or to go on.
  @Test(arguments: [
    "@Previewable @State var a = 1",
    "@Previewable @State var a = [\n1,\n2\n]",
    "@Previewable @State var a: String =\n\"x\"",
    "@Previewable @State var a = b\n.map { $0 }\n.first",
    "@Previewable @State var a = b\n+ c",
    "@Previewable @State var a = b +\nc",
    "@Previewable @State var a = b\n? 1\n: 2",
    "@Previewable @State var a = b\n?? 2",
    "@Previewable @State var a = b\nas? Int",
    "@Previewable @State var a: Int?",
    "@Previewable @State var a = b!",
    "@Previewable\n@State\nprivate var a = 1",
    "@Previewable @Environment(\\.locale) var a",
    "@State @Previewable var a = 1",
    "@SwiftUI.Previewable @SwiftUI.State var a = 1",
    "@Previewable @State var a: Set<\nInt> = []",
    "@Previewable @State var a = \"}; @Previewable \\(\"}\") // \\u{41}\"",
    "@Previewable @State var a = #\"\\(\"#",
    "@Previewable @State var a = \"\"\"\n  { \\(b(\")\"))\n  \"\"\"",
    "@Previewable @State var a = /[\"{]/",
    "@Previewable @State var a = #/ \" { /#",
    "@Previewable @State var a = b / c",
    "@Previewable let a = 1 // } \"",
    "@Previewable let a = /* { /* nested */ */ 1",
    "@Previewable @State var a = b { c in\nreturn c\n}",
  ])
  func findsTheEndOfADeclaration(declaration: String) throws {
    let after = "\nText(\"after\")\n.bold()"
    let body = try split("let before = 1\n" + declaration + after)
    #expect(body.properties.count == 1)
    #expect(body.properties.first?.contains("Previewable @State") == false)
    #expect(body.properties.first?.contains(" a") == true)
    #expect(body.content.hasPrefix("let before = 1\n"))
    #expect(body.content.hasSuffix(after))
    #expect(!body.content.contains("@"))
  }

  @Test func separatesDeclarationsOnOneLine() throws {
    let body = try split("@Previewable @State var a = 1; @Previewable let b = 2; Text(\"\\(a)\")")
    #expect(body.properties == [" @State var a = 1", " let b = 2"])
    #expect(body.content.contains("Text(\"\\(a)\")"))
  }

  @Test func dropsTheSignatureOfAClosure() throws {
    let body = try split(" () -> any View in\n@Previewable @State var a = 1\nA(a)")
    #expect(body.properties == [" @State var a = 1"])
    #expect(!body.content.contains("in\n"))
    #expect(body.content.hasSuffix("A(a)"))
  }

  @Test func keepsAForLoopBesideAPreviewable() throws {
    let body = try split("for a in b { c(a) }\n@Previewable let b = 1\nA()")
    #expect(body.content.hasPrefix("for a in b { c(a) }"))
  }

  @Test func leavesABodyWithoutPreviewablesAlone() throws {
    let body = try split("let a = \"@Previewable\"\nA(a) // @Previewable")
    #expect(body.properties.isEmpty)
  }
}
