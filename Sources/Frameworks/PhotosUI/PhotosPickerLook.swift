import ApusUI

/// The look of a picker of photos.
public struct PhotosPickerStyle: Hashable, Sendable {
  private let name: String
  /// A sheet.
  public static let presentation = PhotosPickerStyle(name: "presentation")
  /// A part of the screen.
  public static let inline = PhotosPickerStyle(name: "inline")
  /// A row in the screen.
  public static let compact = PhotosPickerStyle(name: "compact")
}

/// Abilities of a picker of photos.
public struct PHPickerCapabilities: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let search = PHPickerCapabilities(rawValue: 1)
  public static let stagingArea = PHPickerCapabilities(rawValue: 2)
  public static let collectionNavigation = PHPickerCapabilities(rawValue: 4)
  public static let selectionActions = PHPickerCapabilities(rawValue: 8)
  public static let sensitivityAnalysisIntervention = PHPickerCapabilities(rawValue: 16)
}

extension View {
  /// Chooses the look of pickers of photos. A page has the browser's own chooser.
  nonisolated public func photosPickerStyle(
    _ style: PhotosPickerStyle, _file: StaticString = #fileID, _line: UInt = #line
  ) -> some View {
    if style != .presentation {
      notDrawn("photosPickerStyle(_:)", "a button opens the browser's chooser", _file, _line)
    }
    return self
  }

  /// Takes abilities from pickers of photos. A page has the browser's own chooser.
  ///
  /// > Note: Has no meaning on a page.
  nonisolated public func photosPickerDisabledCapabilities(
    _ disabledCapabilities: PHPickerCapabilities, _file: StaticString = #fileID,
    _line: UInt = #line
  ) -> some View {
    noMeaning("photosPickerDisabledCapabilities(_:)", _file, _line)
    return self
  }

  /// Shows the bars of pickers of photos, or hides them. A page has the browser's own chooser.
  ///
  /// > Note: Has no meaning on a page.
  nonisolated public func photosPickerAccessoryVisibility(
    _ visibility: Visibility, edges: Edge.Set = .all, _file: StaticString = #fileID,
    _line: UInt = #line
  ) -> some View {
    noMeaning("photosPickerAccessoryVisibility(_:edges:)", _file, _line)
    return self
  }
}
