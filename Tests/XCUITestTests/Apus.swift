// What `apus test` generates for a target of UI tests.
@_exported import ApusXCTest

@section(".init_array") @used
private let apps: @convention(c) () -> Void = {
  XCUIApplication.register(LoginApp.self)
  XCUIApplication.register(SlowApp.self, bundleIdentifier: "org.example.slow")
  XCUIApplication.register(FingersApp.self, bundleIdentifier: "org.example.fingers")
}
