import ViewGraph

/// Serves an app to browsers. `App.main()` finds it if the program links this module.
package enum WebScreenHost: ScreenHost {
  package static func run(
    _ wishes: HostWishes, _ makeApp: @escaping @MainActor () -> any HostedApp
  ) {
    serve(
      site: { context in try WebSite(app: makeApp(), context: context) },
      isolation: wishes.sharesProcess ? .shared : .visitor,
      roomEnvironment: wishes.roomEnvironment)
  }
}
