import SwiftUI

/// Lets a person choose a picture from their device.
struct PhotoPickerButton: View {
  let title: String
  /// MIME types that the device may offer.
  let accept: [String]
  let maximumBytes: Int
  let onChoose: @MainActor (ChosenPhoto) -> Void
  /// Called with what is wrong with a file that cannot be taken.
  let onRefuse: @MainActor (PhotoFault) -> Void

  var body: some View {
    // The only use of a view that Apple's framework does not have; there it would be
    // `PhotosPicker`.
    FilePickerButton(title, types: accept, maximumBytes: maximumBytes) { file in
      onChoose(ChosenPhoto(name: file.name, size: file.size, url: file.url))
    } onRefuse: { file in
      switch file.reason {
      case .empty: onRefuse(.empty)
      case .tooLarge: onRefuse(.tooLarge)
      case .wrongType: onRefuse(.notAnImage)
      }
    }
    .buttonStyle(.bordered)
  }
}
