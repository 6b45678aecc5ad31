import ApusPhotosUI
import ApusUI
import Foundation
import ScreenTesting
import Testing

/// Pictures that a person chooses in a controller that the app wraps.
@MainActor @Suite struct PickerControllerTests {
  private struct PhotoPicker: UIViewControllerRepresentable {
    let configuration: PHPickerConfiguration
    @Binding var results: [PHPickerResult]?

    func makeUIViewController(context: Context) -> PHPickerViewController {
      let picker = PHPickerViewController(configuration: configuration)
      picker.delegate = context.coordinator
      return picker
    }

    func updateUIViewController(_ uiViewController: PHPickerViewController, context: Context) {}

    func makeCoordinator() -> Coordinator { Coordinator(self) }

    @MainActor final class Coordinator: PHPickerViewControllerDelegate {
      private let parent: PhotoPicker
      init(_ parent: PhotoPicker) { self.parent = parent }

      func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult]) {
        picker.dismiss(animated: true)
        parent.results = results
      }
    }
  }

  private struct Album: View {
    let configuration: PHPickerConfiguration
    @State private var isPicking = true
    @State private var results: [PHPickerResult]?
    @State private var image: UIImage?

    var body: some View {
      VStack {
        Text(results.map { "\($0.count) pictures" } ?? "Nothing yet")
        if let image { Text("\(Int(image.size.width)) points") }
      }
      .sheet(isPresented: $isPicking) {
        PhotoPicker(configuration: configuration, results: $results)
      }
      .onChange(of: results) {
        guard let provider = results?.first?.itemProvider,
          provider.canLoadObject(ofClass: UIImage.self)
        else { return }
        let binding = $image
        provider.loadObject(ofClass: UIImage.self) { object, _ in
          let image = object as? UIImage
          Task { @MainActor in binding.wrappedValue = image }
        }
      }
    }
  }

  /// A picture of one pixel in a file, which is there while a body runs.
  private func withPicture(_ body: (URL) async throws -> Void) async throws {
    let pixel =
      "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).png")
    try #require(Data(base64Encoded: pixel)).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    try await body(file)
  }

  @Test func oneChosenPictureIsLoadedAsAnImage() async throws {
    var configuration = PHPickerConfiguration(photoLibrary: .shared())
    configuration.filter = .images
    let screen = Screen { Album(configuration: configuration) }
    await screen.settle()
    try await withPicture { file in
      screen.filePicker("FilePicker").choose(file: file, type: "image/png")
      await screen.wait { screen.text("1 points").exists }
    }
    #expect(screen.text("1 pictures").isVisible)
    #expect(screen.text("1 points").isVisible)
    #expect(!screen.button(label: "Cancel").exists)
  }

  @Test func severalPicturesAreHandedOverWhenThePersonIsDone() async throws {
    var configuration = PHPickerConfiguration()
    configuration.selectionLimit = 2
    let screen = Screen { Album(configuration: configuration) }
    await screen.settle()
    #expect(!screen.button(label: "Done").isEnabled)
    try await withPicture { file in
      let chooser = screen.filePicker("FilePicker")
      chooser.choose(file: file, type: "image/png")
      #expect(screen.text("Nothing yet").exists)
      #expect(chooser.isEnabled)
      chooser.choose(file: file, type: "image/png")
      #expect(!chooser.isEnabled)
      screen.button(label: "Done").tap()
      await screen.wait { screen.text("1 points").exists }
    }
    #expect(screen.text("2 pictures").isVisible)
  }

  @Test func aPersonWhoWantsNoneHandsOverNothing() async {
    let screen = Screen { Album(configuration: PHPickerConfiguration()) }
    await screen.settle()
    screen.button(label: "Cancel").tap()
    await screen.settle()
    #expect(screen.text("0 pictures").isVisible)
    #expect(!screen.button(label: "Cancel").exists)
  }

  @Test func aFilmIsNoImage() async throws {
    let screen = Screen { Album(configuration: PHPickerConfiguration()) }
    await screen.settle()
    try await withPicture { file in
      screen.filePicker("FilePicker").choose(file: file, type: "video/mp4")
      await screen.settle()
    }
    #expect(screen.text("1 pictures").isVisible)
    #expect(!screen.text("1 points").exists)
  }
}
