import ViewGraph

/// Places of the accessory of tabs.
public enum TabViewBottomAccessoryPlacement: Hashable, Sendable {
  /// Beside the tabs of the bar. Pages never show it so.
  case inline
  /// Above the bar.
  case expanded
}

private struct TabAccessoryKey: EnvironmentKey { static var defaultValue: AnyView? { nil } }
private struct AccessoryPlacementKey: EnvironmentKey {
  static var defaultValue: TabViewBottomAccessoryPlacement? { nil }
}

extension EnvironmentValues {
  /// Where the accessory of tabs stands, in the accessory; `nil` elsewhere.
  public var tabViewBottomAccessoryPlacement: TabViewBottomAccessoryPlacement? {
    get { self[AccessoryPlacementKey.self] }
    set { self[AccessoryPlacementKey.self] = newValue }
  }

  /// What the tabs inside show above their bar. Their screens have no accessory.
  var tabAccessory: AnyView? {
    get { self[TabAccessoryKey.self] }
    set { self[TabAccessoryKey.self] = newValue }
  }
}

extension View {
  /// Shows a view above the bar of a `TabView`, whichever tab is chosen, in a capsule of 48 points.
  ///
  /// ```swift
  /// TabView { … }
  ///   .tabViewBottomAccessory { NowPlaying() }
  /// ```
  nonisolated public func tabViewBottomAccessory<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some View {
    environment(\.tabAccessory, AnyView(content()))
  }

  /// Shows a view above the bar of a `TabView` while it is enabled.
  nonisolated public func tabViewBottomAccessory<Content: View>(
    isEnabled: Bool, @ViewBuilder content: () -> Content
  ) -> some View {
    environment(\.tabAccessory, isEnabled ? AnyView(content()) : nil)
  }
}

/// The accessory with its ground and the distances around it.
struct TabAccessory: View {
  let content: AnyView

  var body: some View {
    content
      .frame(maxWidth: .infinity)
      .frame(height: 48)
      .background(.regularMaterial, in: Capsule())
      .padding(.horizontal, 20)
      .padding(.bottom, 8)
      .environment(\.tabAccessory, nil)
      .environment(\.tabViewBottomAccessoryPlacement, .expanded)
  }
}
