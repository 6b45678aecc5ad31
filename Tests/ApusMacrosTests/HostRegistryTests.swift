import Testing
import ViewGraph

/// Nothing mentions this type: the registry has to find it by itself.
private enum SilentHost: ScreenHost {
  static func run(_ wishes: HostWishes, _ makeApp: @escaping @MainActor () -> any HostedApp) {}
}

@MainActor
@Suite struct HostRegistryTests {
  @Test func findsAHostThatNothingMentions() {
    #expect(HostRegistry.all.contains { String(describing: $0) == "SilentHost" })
    #expect(HostRegistry.first != nil)
  }
}
