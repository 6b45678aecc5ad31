import SwiftUI

/// A picture from the person's library, as apps have it.
struct ImagePicker: UIViewControllerRepresentable {
  @Binding var image: UIImage?
  var sourceType: UIImagePickerController.SourceType = .photoLibrary
  var allowsEditing = false
  @Environment(\.presentationMode) private var presentationMode

  func makeUIViewController(
    context: UIViewControllerRepresentableContext<ImagePicker>
  ) -> UIImagePickerController {
    let imagePicker = UIImagePickerController()
    imagePicker.allowsEditing = allowsEditing
    imagePicker.sourceType = sourceType
    imagePicker.delegate = context.coordinator
    return imagePicker
  }

  func updateUIViewController(
    _ uiViewController: UIImagePickerController,
    context: UIViewControllerRepresentableContext<ImagePicker>
  ) {}

  func makeCoordinator() -> Coordinator { Coordinator(self) }

  final class Coordinator: NSObject, UIImagePickerControllerDelegate,
    UINavigationControllerDelegate
  {
    var parent: ImagePicker

    init(_ parent: ImagePicker) { self.parent = parent }

    func imagePickerController(
      _ picker: UIImagePickerController,
      didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
    ) {
      let key = parent.allowsEditing ? UIImagePickerController.InfoKey.editedImage : .originalImage
      if let image = info[key] as? UIImage { parent.image = image }
      parent.presentationMode.wrappedValue.dismiss()
    }
  }
}
