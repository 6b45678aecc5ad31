import ViewGraph

/// A change of previews, and the data that several previews share.
///
///     struct SampleAlbums: PreviewModifier {
///       static func makeSharedContext() async throws -> Library { try await Library.sample() }
///
///       func body(content: Content, context: Library) -> some View {
///         content.environment(context)
///       }
///     }
///
///     #Preview(traits: .modifier(SampleAlbums())) { AlbumList() }
public protocol PreviewModifier {
  /// The type of the shared data.
  associatedtype Context = Void
  /// The type of the view that the modifier makes.
  associatedtype Body: View
  /// The preview that is changed, as the modifier's body sees it.
  typealias Content = PreviewModifierContent

  /// Makes the shared data, once for all previews with a modifier of this type.
  @MainActor static func makeSharedContext() async throws -> Context

  /// Makes the changed preview.
  @ViewBuilder @MainActor func body(content: Content, context: Context) -> Body
}

extension PreviewModifier where Context == Void {
  /// Makes nothing, for a modifier without shared data.
  @MainActor public static func makeSharedContext() async throws {}
}

/// The preview that a ``PreviewModifier`` changes.
public struct PreviewModifierContent: View {
  let preview: AnyView

  public var body: some View { preview }
}

extension PreviewTrait where T == Preview.ViewTraits {
  /// Changes the preview by a modifier. The preview is shown as soon as the modifier's shared data is there.
  public static func modifier(_ modifier: some PreviewModifier) -> PreviewTrait<Preview.ViewTraits>
  {
    let carried = Carried(modifier)
    return Self(
      setting: .modifier { AnyView(ModifiedPreview(modifier: carried.value, preview: $0)) })
  }
}

/// The data of the modifiers, by their types.
@MainActor
private enum SharedContexts {
  typealias Made = Carried<Result<Any, any Error>>
  private static var all: [ObjectIdentifier: Task<Made, Never>] = [:]

  /// The data of a type, which the first preview makes that asks for it.
  static func context(
    of type: ObjectIdentifier, make: @escaping @MainActor () async throws -> Any
  ) async -> Result<Any, any Error> {
    let making =
      all[type]
      ?? Task {
        do { return Made(.success(try await make())) } catch { return Made(.failure(error)) }
      }
    all[type] = making
    return await making.value.value
  }
}

private struct ModifiedPreview<Modifier: PreviewModifier>: View {
  let modifier: Modifier
  let preview: AnyView
  @State private var context: Result<Any, any Error>?

  var body: some View {
    switch context {
    case .success(let value as Modifier.Context):
      modifier.body(content: PreviewModifierContent(preview: preview), context: value)
    case .failure(let error): Text(verbatim: String(describing: error))
    default:
      ProgressView().task {
        context = await SharedContexts.context(of: ObjectIdentifier(Modifier.self)) {
          try await Modifier.makeSharedContext()
        }
      }
    }
  }
}
