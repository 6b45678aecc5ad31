import ApusUI
import Testing

@MainActor
@Suite struct PreviewRegistryTests {
  private var here: [RegisteredPreview] {
    PreviewRegistry.all.filter { $0.module == "ApusMacrosTests" }
  }

  private func settings(of name: String) -> [PreviewSettings] {
    here.filter { $0.name == name }.flatMap { $0.makeParts() }.map(\.settings)
  }

  @Test func findsEachPreviewOnce() {
    #expect(
      here.map(\.name) == [
        "Counter", nil, "labelled", "nested", "Shared", "Signed", "Refused", "Hidden_Previews",
        "Several_Previews", "Text_Previews",
      ])
  }

  @Test func knowsWhereTheyStand() {
    #expect(here.prefix(2).map(\.line) == [5, 12])
    #expect(here.prefix(4).allSatisfy { $0.fileID == "ApusMacrosTests/DeclaredPreviews.swift" })
  }

  @Test func traitsAreSettings() {
    #expect(
      settings(of: "Counter") == [
        PreviewSettings(
          displayName: "Counter", layout: .fixed(width: 200, height: 100),
          orientation: .landscapeLeft)
      ])
    #expect(settings(of: "nested") == [PreviewSettings(displayName: "nested")])
  }

  @Test func aProviderShowsEachViewOfItsGroupApart() {
    #expect(
      settings(of: "Several_Previews") == [
        PreviewSettings(displayName: "first", layout: .sizeThatFits, device: "iPhone 15"),
        PreviewSettings(layout: .device, device: "iPhone 15"),
        PreviewSettings(orientation: .portraitUpsideDown),
      ])
    #expect(settings(of: "Text_Previews") == [PreviewSettings()])
  }

  @Test func providersMayNameAPlatform() {
    #expect(Text_Previews.platform == .iOS)
    #expect(Several_Previews.platform == nil)
  }
}
