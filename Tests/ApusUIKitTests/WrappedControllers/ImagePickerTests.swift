import Foundation
import ScreenTesting
import SwiftUI
import Testing

@MainActor
struct ImagePickerTests {
  private struct Portrait: View {
    let allowsEditing: Bool
    @State private var image: UIImage?
    @State private var isPicking = false

    var body: some View {
      VStack {
        if let image {
          Image(uiImage: image).accessibilityIdentifier("portrait")
          Text("\(Int(image.size.width)) points")
        } else {
          Text("No picture")
        }
        Button("Pick") { isPicking = true }
      }
      .sheet(isPresented: $isPicking) {
        ImagePicker(image: $image, allowsEditing: allowsEditing)
      }
    }
  }

  private func open(allowsEditing: Bool = false) async -> Screen {
    let screen = Screen { Portrait(allowsEditing: allowsEditing) }
    screen.button(label: "Pick").tap()
    await screen.settle()
    return screen
  }

  @Test(arguments: [false, true])
  func aChosenPictureReachesTheDelegate(allowsEditing: Bool) async throws {
    let screen = await open(allowsEditing: allowsEditing)
    try withPicture { file in
      screen.filePicker("FilePicker").choose(file: file, type: "image/png")
    }
    await screen.settle()
    #expect(screen.text("1 points").isVisible)
    #expect(!screen.button(label: "Cancel").exists)
  }

  @Test
  func aPersonWantsNone() async {
    let screen = await open()
    screen.button(label: "Cancel").tap()
    await screen.settle()
    #expect(screen.text("No picture").isVisible)
    #expect(!screen.button(label: "Cancel").exists)
  }

  @Test
  func aFileOfAnotherKindIsRefused() async throws {
    let screen = await open()
    try withPicture { file in
      screen.filePicker("FilePicker").choose(file: file, type: "text/plain")
    }
    await screen.settle()
    #expect(screen.notices == ["This kind of file cannot be used here."])
    #expect(screen.button(label: "Cancel").exists)
  }

  @Test
  func aPageHasPicturesAndNoCamera() {
    #expect(UIImagePickerController.isSourceTypeAvailable(.photoLibrary))
    #expect(!UIImagePickerController.isSourceTypeAvailable(.camera))
    #expect(UIImagePickerController.availableMediaTypes(for: .camera) == nil)
  }
}

/// A picture of one pixel in a file, which is there while a body runs.
@MainActor
func withPicture<Result>(_ body: (URL) throws -> Result) throws -> Result {
  let pixel =
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="
  let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).png")
  try #require(Data(base64Encoded: pixel)).write(to: file)
  defer { try? FileManager.default.removeItem(at: file) }
  return try body(file)
}
