import Foundation
import Testing

@testable import ReportFlow

@MainActor
@Suite("Photo view model")
struct PhotoViewModelTests {
  private let flow = ReportMissingPetFlowState()

  @Test("a picture is stored, shown and named in the flow")
  func picture() async throws {
    try await withTemporaryFolder { folder in
      let store = try openStore(in: folder)
      let model = PhotoViewModel(flow: flow, store: store)
      await model.choose(try chosenFile(pngData(), in: folder, name: "luna.jpeg"))
      let photo = try #require(flow.draft.photo)
      #expect(photo.fileName.hasSuffix(".png"))
      #expect(model.uiState.fileName == "luna.jpeg")
      #expect(model.uiState.errorMessage == nil)
      let url = try #require(model.uiState.photoURL)
      #expect(try Data(contentsOf: url) == pngData())
      #expect(PhotoViewModel(flow: flow, store: store).uiState.photoURL == url)
    }
  }

  @Test("another photo replaces the one before; Remove leaves none")
  func replaceAndRemove() async throws {
    try await withTemporaryFolder { folder in
      let store = try openStore(in: folder)
      let model = PhotoViewModel(flow: flow, store: store)
      await model.choose(try chosenFile(pngData(), in: folder))
      let first = try #require(flow.draft.photo)
      await model.choose(try chosenFile(pngData(count: 99), in: folder))
      let second = try #require(flow.draft.photo)
      #expect(store.photoURL(first) == nil)
      #expect(store.photoURL(second) != nil)
      await model.remove()
      #expect(flow.draft.photo == nil)
      #expect(model.uiState == .init())
      #expect(store.photoURL(second) == nil)
    }
  }

  @Test("a file that cannot be taken says why and keeps the photo before")
  func refused() async throws {
    try await withTemporaryFolder { folder in
      let store = InMemoryReportStore()
      let model = PhotoViewModel(flow: flow, store: store)
      await model.choose(try chosenFile(pngData(), in: folder))
      let kept = flow.draft.photo
      var tooLarge = try chosenFile(pngData(), in: folder)
      tooLarge.size = PhotoViewModel.maximumSize + 1
      var largest = try chosenFile(pngData(), in: folder)
      largest.size = PhotoViewModel.maximumSize
      #expect(try PhotoViewModel.checkedType(of: largest) == .png)
      let text = try chosenFile(Data("hello".utf8), in: folder, name: "luna.png")
      let empty = try chosenFile(Data(), in: folder)
      let missing = ChosenPhoto(
        name: "gone", size: 9, url: folder.appendingPathComponent("gone"))
      for (file, message) in [
        (tooLarge, L10n.errorPhotoTooLarge), (text, L10n.errorPhotoNotAnImage),
        (empty, L10n.errorPhotoEmpty), (missing, L10n.errorPhotoNotStored),
      ] {
        await model.choose(file)
        #expect(model.uiState.errorMessage == message)
        #expect(!model.uiState.isStoring)
        #expect(flow.draft.photo == kept)
        #expect(model.uiState.photoURL != nil)
      }
    }
  }
}
