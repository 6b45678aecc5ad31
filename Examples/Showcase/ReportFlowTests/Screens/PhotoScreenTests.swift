import Foundation
import ScreenTesting
import Testing

@testable import ReportFlow

@MainActor
@Suite("Screen 2, photo")
struct PhotoScreenTests {
  private let flow = ShowcaseScreen()
  private var screen: Screen { flow.screen }

  init() { flow.goToPhoto() }

  /// Chooses a picture as a person does.
  private func choose(_ name: String, in folder: URL) async throws {
    let file = folder.appendingPathComponent(name)
    try pngData().write(to: file)
    screen.filePicker("photo.chooseButton.tap").choose(file: file, type: "image/png")
    await screen.element("photo.fileName.text").appears()
  }

  @Test("it is step 2 of 4, with its title")
  func bar() {
    #expect(screen.title == "Photo")
    #expect(screen.element("stepBar.progress.text").text == "2/4")
    #expect(!screen.element("photo.preview.image").exists)
    #expect(!screen.button("photo.removeButton.tap").exists)
  }

  @Test("the photo is optional")
  func optional() {
    screen.button("photo.continueButton.tap").tap()
    #expect(flow.step == "animalDescription")
  }

  @Test("the left button goes back to the chip number")
  func back() {
    screen.button("photo.backButton.tap").tap()
    #expect(flow.step == "chipNumber")
  }

  @Test("a chosen picture is shown under its name; another replaces it; Remove leaves none")
  func choose() async throws {
    try await withTemporaryFolder { folder in
      try await choose("luna.png", in: folder)
      #expect(screen.element("photo.preview.image").isVisible)
      #expect(screen.element("photo.fileName.text").text == "luna.png")
      try await choose("rex.png", in: folder)
      await screen.settle()
      #expect(screen.element("photo.fileName.text").text == "rex.png")
      screen.button("photo.removeButton.tap").tap()
      await screen.settle()
      #expect(!screen.element("photo.preview.image").exists)
      #expect(!screen.element("photo.fileName.text").exists)
    }
  }

  @Test("the photo survives Back and return, and goes with the report")
  func survives() async throws {
    try await withTemporaryFolder { folder in
      try await choose("luna.png", in: folder)
      screen.button("photo.backButton.tap").tap()
      flow.goToPhoto()
      #expect(screen.element("photo.preview.image").isVisible)
      screen.button("photo.backButton.tap").tap()
      await flow.goToSummary()
      #expect(screen.element("summary.photo.image").isVisible)
      let photo = try #require(try await flow.store.reports().first?.photo)
      #expect(flow.store.photoURL(photo)?.lastPathComponent == "luna.png")
    }
  }

  /// Chooses a file that cannot be taken.
  private func refuse(_ content: Data, named name: String, in folder: URL) async throws {
    let file = folder.appendingPathComponent(name)
    try content.write(to: file)
    screen.filePicker("photo.chooseButton.tap").choose(file: file, type: "image/png")
    await screen.settle()
  }

  private var error: ScreenElement { screen.element("photo.error.text") }

  @Test("a file that cannot be taken: why, tied to the picker and announced; the photo stays")
  func refused() async throws {
    try await withTemporaryFolder { folder in
      try await choose("luna.png", in: folder)
      for (content, words) in [
        (Data("just words".utf8), "not an image"), (Data(), "empty"),
        (pngData(count: PhotoViewModel.maximumSize + 1), "8 MB"),
      ] {
        let before = screen.announcements.count
        try await refuse(content, named: "other.png", in: folder)
        #expect(error.text.contains(words))
        #expect(screen.filePicker("photo.chooseButton.tap").errorText == error.text)
        #expect(screen.announcements.dropFirst(before) == [error.text])
        #expect(screen.element("photo.fileName.text").text == "luna.png")
      }
      try await choose("rex.png", in: folder)
      await screen.settle()
      #expect(!error.exists)
      #expect(screen.filePicker("photo.chooseButton.tap").errorText == nil)
    }
  }

  @Test("the same error is announced again for another file, and nothing is for one that is taken")
  func refusedAgain() async throws {
    try await withTemporaryFolder { folder in
      for name in ["one.png", "two.png"] {
        try await refuse(Data("words".utf8), named: name, in: folder)
      }
      try await choose("luna.png", in: folder)
      #expect(screen.announcements.count == 2)
      #expect(Set(screen.announcements).count == 1)
    }
  }

  @Test("while the photo is stored the step shows progress, and waits with Continue")
  func storing() async throws {
    try await withTemporaryFolder { folder in
      let file = folder.appendingPathComponent("luna.png")
      try pngData().write(to: file)
      flow.network.condition = .stalled
      screen.filePicker("photo.chooseButton.tap").choose(file: file, type: "image/png")
      await screen.element("photo.progress.text").appears()
      #expect(!screen.button("photo.continueButton.tap").isEnabled)
      #expect(!screen.filePicker("photo.chooseButton.tap").isEnabled)
      flow.network.condition = .up
      await screen.element("photo.fileName.text").appears()
      #expect(screen.button("photo.continueButton.tap").isEnabled)
    }
  }

  @Test("a photo that is stored after the flow was left belongs to no report")
  func late() async throws {
    try await withTemporaryFolder { folder in
      let file = folder.appendingPathComponent("luna.png")
      try pngData().write(to: file)
      flow.network.condition = .stalled
      screen.filePicker("photo.chooseButton.tap").choose(file: file, type: "image/png")
      await screen.settle()
      #expect(flow.network.waitingCount == 1)
      screen.open("/")
      flow.network.condition = .up
      await screen.settle()
      screen.button("start.reportButton.tap").tap()
      flow.goToPhoto()
      #expect(!screen.element("photo.preview.image").exists)
      #expect(flow.draft?.photo == nil)
    }
  }
}
