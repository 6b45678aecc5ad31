/// One view of a preview. A `PreviewProvider` has one for each view in its `previews`, a `#Preview`
/// has one alone.
@MainActor
package struct PreviewPart {
  package let settings: PreviewSettings
  package let view: AnyView
}

extension PreviewPart {
  /// The parts of a view: each child of a group, with the settings noted on it or around it.
  ///
  /// A modifier around a group goes to each of its children, as it does on a screen.
  static func parts(of view: some View) -> [PreviewPart] {
    if let container = view as? any PreviewContainer { return container.previewParts }
    return [PreviewPart(settings: PreviewSettings(), view: AnyView(view))]
  }
}

/// A view that is shown as several previews, or that notes settings for what is in it.
@MainActor
private protocol PreviewContainer {
  var previewParts: [PreviewPart] { get }
}

extension TupleView: PreviewContainer {
  @MainActor fileprivate var previewParts: [PreviewPart] {
    Mirror(reflecting: value).children.flatMap { child -> [PreviewPart] in
      guard let view = child.value as? any View else { return [] }
      return PreviewPart.parts(of: view)
    }
  }
}

extension Group: PreviewContainer where Content: View {
  fileprivate var previewParts: [PreviewPart] { PreviewPart.parts(of: content) }
}

extension ModifiedContent: PreviewContainer where Content: View, Modifier: ViewModifier {
  fileprivate var previewParts: [PreviewPart] {
    PreviewPart.parts(of: content).map { part in
      if let noted = modifier as? PreviewSettingsModifier {
        PreviewPart(settings: part.settings.or(noted.settings), view: part.view)
      } else {
        PreviewPart(settings: part.settings, view: AnyView(part.view.modifier(modifier)))
      }
    }
  }
}
