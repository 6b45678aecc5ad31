@_exported import ApusCoreTransferable
import ApusUI

/// A button with which a person chooses pictures or films: the browser's own chooser of files.
///
/// A browser hands over one file at a time. A picker of several items adds each to those that are there.
/// A file of more than 8 MiB is refused, and the page says so.
nonisolated public struct PhotosPicker<Label: View>: View {
  private let filter: PHPickerFilter?
  private let choose: @MainActor (PhotosPickerItem) -> Void
  private let label: Label

  private static var mostBytes: Int { 8 * 1024 * 1024 }

  private init(
    _ filter: PHPickerFilter?, _ label: Label,
    choose: @escaping @MainActor (PhotosPickerItem) -> Void
  ) {
    self.filter = filter
    self.choose = choose
    self.label = label
  }

  @MainActor public var body: some View {
    let choose = choose
    FilePickerButton(
      types: (filter?.types ?? ["image/*", "video/*"]).sorted(), maximumBytes: Self.mostBytes,
      onChoose: { choose(PhotosPickerItem($0)) }
    ) { label }
  }

  /// A picker of one item.
  ///
  /// - Parameters:
  ///   - selection: The chosen item.
  ///   - filter: What is offered; all pictures and films if `nil`.
  ///   - preferredItemEncoding: How a picture is handed over: a browser does it as the file is.
  public init(
    selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    @ViewBuilder label: () -> Label
  ) {
    self.init(filter, label()) { selection.wrappedValue = $0 }
  }

  /// A picker of one item from the person's library.
  public init(
    selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    photoLibrary: PHPhotoLibrary, @ViewBuilder label: () -> Label
  ) {
    self.init(filter, label()) { selection.wrappedValue = $0 }
  }

  /// A picker of several items.
  ///
  /// - Parameter maxSelectionCount: The most items; the oldest give way to a newer one. `nil` for any number.
  public init(
    selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default,
    matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    @ViewBuilder label: () -> Label
  ) {
    self.init(filter, label()) { item in
      let items = selection.wrappedValue.filter { $0 != item } + [item]
      selection.wrappedValue = Array(items.suffix(max(1, maxSelectionCount ?? .max)))
    }
  }

  /// A picker of several items from the person's library.
  public init(
    selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default,
    matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    photoLibrary: PHPhotoLibrary, @ViewBuilder label: () -> Label
  ) {
    self.init(
      selection: selection, maxSelectionCount: maxSelectionCount,
      selectionBehavior: selectionBehavior, matching: filter,
      preferredItemEncoding: preferredItemEncoding, label: label)
  }
}

extension PhotosPicker where Label == Text {
  /// A picker of one item, with a title.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<PhotosPickerItem?>,
    matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
  ) {
    self.init(
      selection: selection, matching: filter, preferredItemEncoding: preferredItemEncoding
    ) { Text(titleKey) }
  }

  /// A picker of several items, with a title.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<[PhotosPickerItem]>,
    maxSelectionCount: Int? = nil, selectionBehavior: PhotosPickerSelectionBehavior = .default,
    matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
  ) {
    self.init(
      selection: selection, maxSelectionCount: maxSelectionCount,
      selectionBehavior: selectionBehavior, matching: filter,
      preferredItemEncoding: preferredItemEncoding
    ) { Text(titleKey) }
  }

  /// A picker of one item, with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<PhotosPickerItem?>,
    matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
  ) {
    self.init(
      selection: selection, matching: filter, preferredItemEncoding: preferredItemEncoding
    ) { Text(title) }
  }

  /// A picker of several items, with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<[PhotosPickerItem]>,
    maxSelectionCount: Int? = nil, selectionBehavior: PhotosPickerSelectionBehavior = .default,
    matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
  ) {
    self.init(
      selection: selection, maxSelectionCount: maxSelectionCount,
      selectionBehavior: selectionBehavior, matching: filter,
      preferredItemEncoding: preferredItemEncoding
    ) { Text(title) }
  }

  /// A picker of one item from the person's library, with a title.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<PhotosPickerItem?>,
    matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    photoLibrary: PHPhotoLibrary
  ) {
    self.init(
      selection: selection, matching: filter, preferredItemEncoding: preferredItemEncoding
    ) { Text(titleKey) }
  }

  /// A picker of several items from the person's library, with a title.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<[PhotosPickerItem]>,
    maxSelectionCount: Int? = nil, selectionBehavior: PhotosPickerSelectionBehavior = .default,
    matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    photoLibrary: PHPhotoLibrary
  ) {
    self.init(
      selection: selection, maxSelectionCount: maxSelectionCount,
      selectionBehavior: selectionBehavior, matching: filter,
      preferredItemEncoding: preferredItemEncoding
    ) { Text(titleKey) }
  }

  /// A picker of one item from the person's library, with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<PhotosPickerItem?>,
    matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    photoLibrary: PHPhotoLibrary
  ) {
    self.init(
      selection: selection, matching: filter, preferredItemEncoding: preferredItemEncoding
    ) { Text(title) }
  }

  /// A picker of several items from the person's library, with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<[PhotosPickerItem]>,
    maxSelectionCount: Int? = nil, selectionBehavior: PhotosPickerSelectionBehavior = .default,
    matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    photoLibrary: PHPhotoLibrary
  ) {
    self.init(
      selection: selection, maxSelectionCount: maxSelectionCount,
      selectionBehavior: selectionBehavior, matching: filter,
      preferredItemEncoding: preferredItemEncoding
    ) { Text(title) }
  }
}

/// The order of several items: a browser gives them as they are chosen.
public struct PhotosPickerSelectionBehavior: Hashable, Sendable {
  public static let `default` = PhotosPickerSelectionBehavior()
  public static let ordered = PhotosPickerSelectionBehavior()
  public static let continuous = PhotosPickerSelectionBehavior()
  public static let continuousAndOrdered = PhotosPickerSelectionBehavior()
}
