/// A view to look at while writing it, declared with ``Preview(_:traits:body:)``.
public struct Preview: Sendable {
  /// Marks the traits that apply to previews of views.
  public enum ViewTraits: Sendable {}

  let name: String?
  let traits: [PreviewTrait<ViewTraits>]
  let body: @MainActor @Sendable () -> any View

  /// A preview of the view that `body` makes.
  ///
  /// `name` is shown beside it; without one, the place of the declaration is.
  @MainActor
  public init(
    _ name: String? = nil, traits: PreviewTrait<ViewTraits>...,
    @ViewBuilder body: @escaping @MainActor () -> any View
  ) {
    self.init(name, traits: traits, body: body)
  }

  @MainActor
  init(
    _ name: String?, traits: [PreviewTrait<ViewTraits>], body: @escaping @MainActor () -> any View
  ) {
    self.name = name
    self.traits = traits
    self.body = body
  }
}

/// Shows a view in the gallery of previews.
///
/// ```swift
/// #Preview("Signed in", traits: .sizeThatFitsLayout) {
///   ProfileScreen(name: "Kim")
/// }
/// ```
///
/// The view is made when the preview is looked at, not before. A variable marked
/// ``Previewable()`` keeps state. Any number of previews fit into a file.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>...,
  @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "ApusMacros", type: "PreviewMacro")

/// Lets a variable in the braces of ``Preview(_:traits:body:)`` be a property of a view, so that
/// it can be `@State` and the like.
///
/// ```swift
/// #Preview {
///   @Previewable @State var isOn = true
///   Toggle("Notify me", isOn: $isOn)
/// }
/// ```
@attached(peer)
public macro Previewable() = #externalMacro(module: "ApusMacros", type: "PreviewableMacro")
