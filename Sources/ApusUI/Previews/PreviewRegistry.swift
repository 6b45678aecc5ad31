import ViewGraph

/// A preview that this program contains.
package struct RegisteredPreview: Sendable {
  /// The name given to `#Preview`, or the name of the `PreviewProvider` type.
  package let name: String?
  /// The module that declares it.
  package let module: String
  /// `Module/File.swift`; nil for a `PreviewProvider`, whose place is not recorded.
  package let fileID: String?
  /// From 1; nil for a `PreviewProvider`.
  package let line: Int?
  /// Makes the whole view, anew each time.
  package let makeView: @MainActor @Sendable () -> AnyView
  /// Makes the views that are to be shown apart from each other, with their settings: those of a
  /// `PreviewProvider` each, and that of a `#Preview` as one.
  package let makeParts: @MainActor @Sendable () -> [PreviewPart]
}

/// The previews of this program: each `#Preview` and each `PreviewProvider`, also of modules whose
/// code nothing else calls, and also in optimised builds.
///
/// A generic type's previews are not found: nobody says of what type they should be.
@MainActor
package enum PreviewRegistry {
  /// All previews: by file and line, then the providers by name. None of their views is made yet.
  package static var all: [RegisteredPreview] { declared + provided }

  private static var declared: [RegisteredPreview] {
    ConformingTypes.of((any _PreviewDeclaration).self)
      .compactMap { ($0 as? any _PreviewDeclaration.Type)?._preview() }
      .sorted { ($0.site.fileID, $0.site.line) < ($1.site.fileID, $1.site.line) }
      .map(RegisteredPreview.init)
  }

  private static var provided: [RegisteredPreview] {
    ConformingTypes.of((any PreviewProvider).self)
      .compactMap { $0 as? any PreviewProvider.Type }
      .map { RegisteredPreview($0) }
      .sorted { ($0.module, $0.name ?? "") < ($1.module, $1.name ?? "") }
  }
}

extension RegisteredPreview {
  @MainActor
  fileprivate init(_ declared: _PreviewSite.Declared) {
    let preview = declared.preview
    var settings = PreviewSettings(displayName: preview.name)
    var modifiers: [@MainActor @Sendable (AnyView) -> AnyView] = []
    for trait in preview.traits {
      switch trait.setting {
      case .layout(let layout): settings.layout = layout
      case .orientation(let orientation): settings.orientation = orientation
      case .modifier(let modifier): modifiers.append(modifier)
      }
    }
    let makeView: @MainActor @Sendable () -> AnyView = { [modifiers] in
      modifiers.reduce(AnyView(preview.body())) { $1($0) }
    }
    self.init(
      name: preview.name,
      module: String(declared.site.fileID.prefix { $0 != "/" }),
      fileID: declared.site.fileID,
      line: declared.site.line,
      makeView: makeView,
      makeParts: { [settings] in [PreviewPart(settings: settings, view: makeView())] })
  }

  @MainActor
  fileprivate init<Provider: PreviewProvider>(_ provider: Provider.Type) {
    self.init(
      name: String(describing: provider),
      module: String(String(reflecting: provider).prefix { $0 != "." }),
      fileID: nil, line: nil,
      makeView: { AnyView(Provider.previews) },
      makeParts: { PreviewPart.parts(of: Provider.previews) })
  }
}
