extension Scene {
  /// > Note: Has no meaning on a page: a screen is active for as long as its page is open.
  nonisolated public func onChange(
    of value: ScenePhase, perform action: @escaping (ScenePhase) -> Void,
    _file: StaticString = #fileID, _line: UInt = #line
  ) -> Self {
    noMeaning("onChange(of: scenePhase)", _file, _line)
    return self
  }

  /// > Note: Has no meaning on a page: a screen is active for as long as its page is open.
  nonisolated public func onChange(
    of value: ScenePhase, initial: Bool = false,
    _ action: @escaping (_ oldValue: ScenePhase, _ newValue: ScenePhase) -> Void,
    _file: StaticString = #fileID, _line: UInt = #line
  ) -> Self {
    noMeaning("onChange(of: scenePhase)", _file, _line)
    return self
  }

  /// > Note: Has no meaning on a page: a screen is active for as long as its page is open.
  nonisolated public func onChange(
    of value: ScenePhase, initial: Bool = false, _ action: @escaping () -> Void,
    _file: StaticString = #fileID, _line: UInt = #line
  ) -> Self {
    noMeaning("onChange(of: scenePhase)", _file, _line)
    return self
  }
}
