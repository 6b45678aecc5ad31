import ApusCoreTransferable
import ApusUI

extension View {
  /// Lets a person choose a picture or a film while a condition holds.
  ///
  /// A browser opens its chooser for a press alone, so the page shows a sheet with a button for that.
  ///
  /// - Parameters:
  ///   - selection: The chosen item.
  ///   - filter: What is offered; all pictures and films if `nil`.
  ///   - preferredItemEncoding: How a picture is handed over: a browser does it as the file is.
  nonisolated public func photosPicker(
    isPresented: Binding<Bool>, selection: Binding<PhotosPickerItem?>,
    matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
  ) -> some View {
    choosingPhotos(isPresented, filter, allowsSeveral: false) { items in
      selection.wrappedValue = items.first
    }
  }

  /// The same from the person's library.
  nonisolated public func photosPicker(
    isPresented: Binding<Bool>, selection: Binding<PhotosPickerItem?>,
    matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    photoLibrary: PHPhotoLibrary
  ) -> some View {
    photosPicker(
      isPresented: isPresented, selection: selection, matching: filter,
      preferredItemEncoding: preferredItemEncoding)
  }

  /// Lets a person choose several pictures or films, one after the other, while a condition holds.
  ///
  /// - Parameter maxSelectionCount: The most items; the oldest give way to a newer one. `nil` for any number.
  nonisolated public func photosPicker(
    isPresented: Binding<Bool>, selection: Binding<[PhotosPickerItem]>,
    maxSelectionCount: Int? = nil, selectionBehavior: PhotosPickerSelectionBehavior = .default,
    matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
  ) -> some View {
    choosingPhotos(isPresented, filter, allowsSeveral: maxSelectionCount != 1) { items in
      selection.wrappedValue = Array(items.suffix(max(1, maxSelectionCount ?? .max)))
    }
  }

  /// The same from the person's library.
  nonisolated public func photosPicker(
    isPresented: Binding<Bool>, selection: Binding<[PhotosPickerItem]>,
    maxSelectionCount: Int? = nil, selectionBehavior: PhotosPickerSelectionBehavior = .default,
    matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    photoLibrary: PHPhotoLibrary
  ) -> some View {
    photosPicker(
      isPresented: isPresented, selection: selection, maxSelectionCount: maxSelectionCount,
      selectionBehavior: selectionBehavior, matching: filter,
      preferredItemEncoding: preferredItemEncoding)
  }

  nonisolated private func choosingPhotos(
    _ isPresented: Binding<Bool>, _ filter: PHPickerFilter?, allowsSeveral: Bool,
    then: @escaping ([PhotosPickerItem]) -> Void
  ) -> some View {
    let types = (filter?.types ?? ["image/*", "video/*"]).sorted()
    return fileChooser(
      isPresented: isPresented, offers: types, allowsSeveral: allowsSeveral,
      takes: { _, type in types.contains { type.hasPrefix($0.dropLast()) } },
      onChoose: { then($0.map { PhotosPickerItem($0) }) })
  }
}
