import SwiftUI

/// Controllers of UIKit in sheets, as apps wrap them.
struct WrappedControllersScreen: View {
  @State private var isSharing = false
  @State private var isPicking = false
  @State private var ending = "none"
  @State private var image: UIImage?

  var body: some View {
    VStack(spacing: 16) {
      Button("Share it") { isSharing = true }
        .sheet(isPresented: $isSharing) {
          ActivityView(
            activityItems: ["Look at this", URL(string: "https://example.org/birds")!]
          ) { type, completed, _, _ in
            ending = "\(type?.rawValue ?? "sheet") \(completed)"
          }
        }
      Button("Pick a picture") { isPicking = true }
        .sheet(isPresented: $isPicking) { PicturePicker(image: $image) }
      Text("Ending: \(ending)").accessibilityIdentifier("controllers.ending")
      if let image {
        Image(uiImage: image).resizable().frame(width: 80, height: 80)
          .accessibilityLabel("Portrait").accessibilityIdentifier("controllers.image")
      }
    }
    .padding()
  }
}

private struct ActivityView: UIViewControllerRepresentable {
  let activityItems: [Any]
  let completion: UIActivityViewController.CompletionWithItemsHandler

  func makeUIViewController(context: Context) -> UIActivityViewController {
    let controller = UIActivityViewController(
      activityItems: activityItems, applicationActivities: nil)
    controller.completionWithItemsHandler = completion
    return controller
  }

  func updateUIViewController(_ uiViewController: UIActivityViewController, context: Context) {}
}

private struct PicturePicker: UIViewControllerRepresentable {
  @Binding var image: UIImage?

  func makeCoordinator() -> Coordinator { Coordinator(self) }

  func makeUIViewController(context: Context) -> UIImagePickerController {
    let picker = UIImagePickerController()
    picker.delegate = context.coordinator
    return picker
  }

  func updateUIViewController(_ uiViewController: UIImagePickerController, context: Context) {}

  @MainActor
  final class Coordinator: NSObject, UIImagePickerControllerDelegate,
    UINavigationControllerDelegate
  {
    let parent: PicturePicker

    init(_ parent: PicturePicker) { self.parent = parent }

    func imagePickerController(
      _ picker: UIImagePickerController,
      didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
    ) {
      parent.image = info[.originalImage] as? UIImage
      picker.dismiss(animated: true)
    }
  }
}
