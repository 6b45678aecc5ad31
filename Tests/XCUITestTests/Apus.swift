// What `apus test` generates for a target of UI tests.
@_exported import ApusXCTest

@_section(".init_array") @_used
private let app: @convention(c) () -> Void = { XCUIApplication.register(LoginApp.self) }
