@testable import ApusPhotosUI
import ApusUI
import Foundation
import ScreenTesting
import Testing

/// Pictures that a person chooses.
@MainActor @Suite struct PhotosPickerTests {
  private struct Portrait: Transferable {
    let size: Int

    static var transferRepresentation: some TransferRepresentation {
      DataRepresentation(importedContentType: .movie) { _ in Portrait(size: -1) }
      DataRepresentation(importedContentType: .image) { Portrait(size: $0.count) }
    }
  }

  private struct Profile: View {
    @State private var item: PhotosPickerItem?
    @State private var several: [PhotosPickerItem] = []
    @State private var size: Int?

    var body: some View {
      Form {
        PhotosPicker(selection: $item, matching: .images) { Text("Choose a portrait") }
          .accessibilityIdentifier("portrait")
        PhotosPicker("Add", selection: $several, maxSelectionCount: 2)
          .accessibilityIdentifier("several")
        Text("\(several.count) items").accessibilityIdentifier("count")
        Text(size.map { "\($0) bytes" } ?? "none").accessibilityIdentifier("size")
      }
      .onChange(of: item) { _, item in
        Task { size = try? await item?.loadTransferable(type: Portrait.self)?.size }
      }
    }
  }

  /// A file of so many bytes, which is there while a body runs.
  private func withFile<Result>(
    _ name: String, _ count: Int, _ body: (URL) async throws -> Result
  ) async throws -> Result {
    let folder = FileManager.default.temporaryDirectory.appending(path: "\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: name)
    try Data(repeating: 7, count: count).write(to: file)
    return try await body(file)
  }

  @Test func aChosenPictureIsReadInItsForm() async throws {
    let screen = Screen { Profile() }
    try await withFile("me.png", 20) { file in
      screen.filePicker("portrait").choose(file: file, type: "image/png")
      await screen.wait { screen.element("size").text == "20 bytes" }
    }
    #expect(screen.element("size").text == "20 bytes")
  }

  @Test func severalItemsAreAddedUpToTheMost() async throws {
    let screen = Screen { Profile() }
    for name in ["a.png", "b.png", "c.png"] {
      try await withFile(name, 30) {
        screen.filePicker("several").choose(file: $0, type: "image/png")
      }
    }
    #expect(screen.element("count").text == "2 items")
  }

  @Test func aValueWithoutAFormOfTheTypeIsNil() async throws {
    try await withFile("note.txt", 5) { url in
      let file = TransferredFile(url: url, type: .plainText)
      let portrait = try await Portrait.value(of: file)
      #expect(portrait == nil)
      let words = try await String.value(of: file)
      #expect(words?.count == 5)
      let bytes = try await Data.value(of: file)
      #expect(bytes?.count == 5)
    }
  }

  private struct Asking: View {
    @State private var isAsking = false
    @State private var item: PhotosPickerItem?

    var body: some View {
      Button("Portrait") { isAsking = true }
        .accessibilityIdentifier("ask")
        .photosPicker(isPresented: $isAsking, selection: $item, matching: .images)
      Text(item == nil ? "none" : "chosen").accessibilityIdentifier("state")
    }
  }

  @Test func aScreenAsksForAPicture() async throws {
    let screen = Screen { VStack { Asking() } }
    screen.button("ask").tap()
    try await withFile("film.mov", 30) {
      screen.filePicker("apus.file-chooser").choose(file: $0, type: "video/quicktime")
    }
    #expect(screen.element("state").text == "none")
    try await withFile("a.png", 30) {
      screen.filePicker("apus.file-chooser").choose(file: $0, type: "image/png")
    }
    #expect(screen.element("state").text == "chosen")
    #expect(!screen.element("apus.file-chooser").exists)
  }
}

/// Filters of a picker, by what a browser's chooser knows.
@Suite struct PhotosFilterTests {
  @Test func filtersAreJoinedAndTakenAway() {
    #expect(PHPickerFilter.not(.images).types == ["video/*"])
    #expect(PHPickerFilter.not(.screenshots).types == ["image/*", "video/*"])
    #expect(PHPickerFilter.all(of: [.images, .not(.screenshots)]).types == ["image/*"])
    #expect(PHPickerFilter.all(of: [.images, .videos]).types.isEmpty)
    #expect(
      PHPickerFilter.all(of: [.images, .playbackStyle(.imageAnimated)]).types.contains("image/gif"))
    #expect(PHPhotoLibrary.authorizationStatus(for: .readWrite) == .denied)
  }
}
