import ApusUI
import Testing

@MainActor
@Suite struct PreviewRegistryTests {
  private var here: [RegisteredPreview] {
    PreviewRegistry.all.filter { $0.module == "ApusMacrosTests" }
  }

  @Test func findsEachPreviewOnce() {
    #expect(
      here.map(\.name) == [
        "Counter", nil, "labelled", "nested", "Hidden_Previews", "Text_Previews",
      ])
  }

  @Test func knowsWhereTheyStand() {
    #expect(here.prefix(2).map(\.line) == [5, 11])
    #expect(here.prefix(4).allSatisfy { $0.fileID == "ApusMacrosTests/DeclaredPreviews.swift" })
  }

  @Test func knowsTheirTraits() {
    #expect(here.first?.layout == .fixed(width: 200, height: 100))
    #expect(here.first?.orientation == .landscapeLeft)
    #expect(here.dropFirst().first?.layout == nil)
  }

  @Test func providersMayNameAPlatform() {
    #expect(Text_Previews.platform == .iOS)
  }
}
