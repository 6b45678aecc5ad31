/// A modifier that reads the environment of its view before it becomes the modifier that changes the view.
///
///     struct Ground: EnvironmentalModifier {
///       func resolve(in environment: EnvironmentValues) -> some ViewModifier {
///         Tinted(color: environment.colorScheme == .dark ? .black : .white)
///       }
///     }
@MainActor @preconcurrency
public protocol EnvironmentalModifier: ViewModifier {
  /// The type of the modifier that it becomes.
  associatedtype ResolvedModifier: ViewModifier

  /// Makes the modifier for an environment. It runs again when the environment changes.
  @MainActor @preconcurrency
  func resolve(in environment: EnvironmentValues) -> ResolvedModifier
}

extension EnvironmentalModifier {
  /// Applies the resolved modifier to the view.
  public func body(content: Content) -> some View {
    content.modifier(ResolvingModifier(modifier: self))
  }
}

private struct ResolvingModifier<Modifier: EnvironmentalModifier>: ViewModifier {
  let modifier: Modifier
  @Environment(\.self) private var environment

  func body(content: Content) -> some View {
    content.modifier(modifier.resolve(in: environment))
  }
}
