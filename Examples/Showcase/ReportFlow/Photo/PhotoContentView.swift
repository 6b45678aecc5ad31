import PresentationUI
import SwiftUI

struct PhotoContentView: View {
  let state: PhotoViewModel.UIState
  let onChoose: @MainActor (ChosenPhoto) -> Void
  let onRefuse: @MainActor (PhotoFault) -> Void
  let onRemove: @MainActor () -> Void
  let onContinue: @MainActor () -> Void

  var body: some View {
    StepLayout {
      StepHeading(title: L10n.photoHeading, message: L10n.photoBody)
      if let url = state.photoURL {
        preview(url)
      }
      HStack(spacing: 12) {
        PhotoPickerButton(
          title: state.photoURL == nil ? L10n.photoChoose : L10n.photoReplace,
          accept: PhotoViewModel.acceptedTypes, maximumBytes: PhotoViewModel.maximumSize,
          onChoose: onChoose, onRefuse: onRefuse
        )
        .disabled(state.isStoring)
        .fieldError(state.errorMessage)
        .accessibilityIdentifier("photo.chooseButton.tap")
        if state.photoURL != nil {
          Button(L10n.photoRemove, role: .destructive, action: onRemove)
            .buttonStyle(.bordered)
            .disabled(state.isStoring)
            .accessibilityIdentifier("photo.removeButton.tap")
        }
      }
      if state.isStoring {
        ProgressView(L10n.photoStoring)
          .accessibilityIdentifier("photo.progress.text")
      }
      if let error = state.errorMessage {
        FieldError(message: error, accessibilityID: "photo.error.text")
      }
    } footer: {
      SubmitButton(
        L10n.continue, isSubmitting: state.isStoring, accessibilityID: "photo.continueButton.tap",
        action: onContinue)
    }
    // The keyboard is not in a field when a file is refused.
    .onChange(of: state.refusals) {
      if let error = state.errorMessage { AccessibilityNotification.Announcement(error).post() }
    }
  }

  private func preview(_ url: URL) -> some View {
    VStack(alignment: .leading, spacing: 8) {
      PhotoPreview(url: url)
        .accessibilityIdentifier("photo.preview.image")
      if let name = state.fileName {
        Text(name)
          .font(.footnote)
          .foregroundStyle(.secondary)
          .lineLimit(1)
          .accessibilityIdentifier("photo.fileName.text")
      }
    }
  }
}

/// A stored photo, as wide as the column.
struct PhotoPreview: View {
  let url: URL

  var body: some View {
    AsyncImage(url: url) { image in
      image
        .resizable()
        .scaledToFit()
    } placeholder: {
      ProgressView()
    }
    .frame(maxWidth: .infinity, minHeight: 160, maxHeight: 280)
    .background(Color(UIColor.tertiarySystemFill))
    .clipShape(RoundedRectangle(cornerRadius: 12))
    .accessibilityLabel(L10n.photoPreview)
  }
}

#Preview("No photo") {
  NavigationStack {
    PhotoContentView(
      state: .init(), onChoose: { _ in }, onRefuse: { _ in }, onRemove: {}, onContinue: {})
  }
}

#Preview("Not an image") {
  NavigationStack {
    PhotoContentView(
      state: .init(errorMessage: L10n.errorPhotoNotAnImage), onChoose: { _ in },
      onRefuse: { _ in }, onRemove: {}, onContinue: {})
  }
}
