import Testing

@testable import ApusUI

@MainActor
@Suite struct PreviewCatalogueTests {
  private var here: [CataloguedPreview] {
    PreviewCatalogue.all.filter { $0.module == "ApusMacrosTests" }
  }

  @Test func namesStayWhereLinesMove() {
    #expect(
      here.map(\.id).prefix(3) == [
        "ApusMacrosTests/DeclaredPreviews.swift/1", "ApusMacrosTests/DeclaredPreviews.swift/2",
        "ApusMacrosTests/DeclaredPreviews.swift/3",
      ])
    #expect(here.last?.id == "ApusMacrosTests/Text_Previews")
    #expect(Set(here.map(\.id)).count == here.count)
    #expect(PreviewCatalogue.preview("ApusMacrosTests/Text_Previews")?.title == "Text")
  }

  @Test func aPreviewWithoutANameIsCalledAfterItsFile() {
    #expect(here.prefix(3).map(\.title) == ["Counter", "DeclaredPreviews 2", "labelled"])
    #expect(here.first?.place == "DeclaredPreviews.swift:5")
  }

  @Test func aSearchTakesEachWord() {
    let preview = here[0]
    #expect(preview.matches("count DECLARED"))
    #expect(preview.matches(""))
    #expect(!preview.matches("count text"))
  }

  @Test(arguments: [nil, true, false], [nil, 2])
  func anAddressSaysWhatAFrameShows(_ isDark: Bool?, _ part: Int?) {
    let request = PreviewRequest(
      id: "A/B&C ü.swift/1", part: part,
      look: PreviewLook(isDark: isDark, size: .accessibility3, isRightToLeft: true))
    #expect(PreviewRequest(address: request.address) == request)
    #expect(request.address.hasPrefix("/?preview="))
  }

  @Test func otherAddressesAreNoPreviews() {
    #expect(PreviewRequest(address: "/") == nil)
    #expect(PreviewRequest(address: "/list?preview=a") == nil)
    #expect(PreviewRequest(address: "/?x=1") == nil)
    #expect(PreviewRequest(address: "/?preview=a&size=huge")?.look == PreviewLook())
  }
}
