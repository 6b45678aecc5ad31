import ApusUI

/// The title of a marker or an annotation, where titles are shown.
struct MapTitle<Label: View>: View {
  let label: Label
  @Environment(\.mapTitles) private var visibility

  var body: some View {
    if visibility != .hidden { label.font(.caption).fixedSize() }
  }
}

private struct MapTitlesKey: EnvironmentKey {
  static var defaultValue: Visibility { .automatic }
}

extension EnvironmentValues {
  fileprivate(set) var mapTitles: Visibility {
    get { self[MapTitlesKey.self] }
    set { self[MapTitlesKey.self] = newValue }
  }
}

extension MapContent {
  /// Shows or hides the titles of markers and annotations.
  ///
  /// ```swift
  /// Annotation("Lion", coordinate: lion.coordinate) { LionPin() }
  ///   .annotationTitles(.hidden)
  /// ```
  public func annotationTitles(_ visibility: Visibility) -> some MapContent {
    _ChangedMapContent(content: self) { thing in
      thing.view = AnyView(thing.view.environment(\.mapTitles, visibility))
    }
  }

  /// Shows or hides the second titles of markers and annotations. Pages draw no second titles.
  public func annotationSubtitles(_ visibility: Visibility) -> some MapContent {
    _ChangedMapContent(content: self) { _ in }
  }
}
