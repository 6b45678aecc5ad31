/// A type that shows views in the gallery of previews; ``Preview(_:traits:body:)`` is shorter.
///
/// ```swift
/// struct ProfileScreen: View {
///   let name: String
///   var body: some View { Text(name) }
/// }
///
/// struct ProfileScreen_Previews: PreviewProvider {
///   static var previews: some View {
///     ProfileScreen(name: "Kim")
///   }
/// }
/// ```
@_alwaysEmitConformanceMetadata
@MainActor @preconcurrency
public protocol PreviewProvider {
  /// The type of the views to show.
  associatedtype Previews: View
  /// The views to show.
  @ViewBuilder static var previews: Previews { get }
  /// The platform to show them on; nil leaves the choice to the gallery.
  static var platform: PreviewPlatform? { get }
}

extension PreviewProvider {
  public static var platform: PreviewPlatform? { nil }
}

/// The platform that a preview is meant for.
public enum PreviewPlatform: Sendable {
  /// A phone or a tablet.
  case iOS
  /// A Mac.
  case macOS
  /// A television.
  case tvOS
  /// A watch.
  case watchOS
}
