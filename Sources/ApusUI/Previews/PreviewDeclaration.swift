// What the source that #Preview expands to is made of. The names are public because that source
// stands in the screen's own module, and underscored because nobody else should use them.

/// What each use of `#Preview` becomes.
@_alwaysEmitConformanceMetadata
public protocol _PreviewDeclaration {
  typealias _DeclaredPreview = _PreviewSite.Declared
  @MainActor static func _preview() -> _DeclaredPreview
}

/// What a preview with `@Previewable` variables becomes. An alias, since a screen's own module may
/// use the name `View` for something else.
public typealias _PreviewableView = View

/// Where a `#Preview` stands.
public struct _PreviewSite: Sendable {
  /// A preview with the place of its declaration.
  public struct Declared: Sendable {
    let preview: Preview
    let site: _PreviewSite
  }

  let fileID: String
  let line: Int

  public init(fileID: String, line: Int) {
    self.fileID = fileID
    self.line = line
  }

  @MainActor
  public func preview(
    _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>...,
    @ViewBuilder body: @escaping @MainActor () -> any View
  ) -> Declared {
    Declared(preview: Preview(name, traits: traits, body: body), site: self)
  }
}
