import ViewGraph

extension App {
  /// Runs the app in the host that the program is linked with: `WebHost` serves it to browsers.
  ///
  /// With `APUS_PREVIEWS=1` in the environment, as `apus preview` sets it, the host has the gallery of the
  /// program's previews instead.
  @MainActor @preconcurrency
  public static func main() {
    guard let host = HostRegistry.first else {
      FileHandle.standardError.write(
        Data(
          """
          \(Self.self) has no host to run in. Add the product "WebHost" to the target's \
          dependencies, or drive its views with ScreenTesting.

          """.utf8))
      exit(78)
    }
    PageWords.prepare()
    let wishes = HostWishes(
      sharesProcess: self is any SharedProcessApp.Type, roomEnvironment: roomEnvironment)
    if ProcessInfo.processInfo.environment[PreviewHost.variable] == "1" {
      return host.run(wishes) { PreviewHost() }
    }
    host.run(wishes) { AppAdapter(Self()) }
  }
}
