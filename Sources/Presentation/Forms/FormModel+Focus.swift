import Validation

extension FormModel {
  /// The field that has the focus. A view sets it as the focus moves, which leaves the old field; a
  /// submission in vain sets it to the first field that is wrong.
  public var focus: FieldPath? {
    get {
      access(\.focus)
      return state.focus
    }
    set {
      let old = state.focus
      mutate { $0.focus = newValue }
      if let old, old != newValue { blur(old) }
    }
  }

  /// Moves the focus to a field, as an error summary's links do.
  ///
  /// - Parameter path: The field.
  public func requestFocus(_ path: FieldPath) {
    mutate { state in
      state.focus = path
      state.focusRequests += 1
    }
    status.requestFocus(path)
  }

  /// A person moved the focus to a field or away from it.
  func focusChanged(_ path: FieldPath, _ isFocused: Bool) {
    if isFocused {
      focus = path
    } else if state.focus == path {
      focus = nil
    } else {
      blur(path)
    }
  }

  /// Counts the times that the form itself moved the focus: a view follows when it changes, also if
  /// ``focus`` is the same field again.
  public var focusRequests: Int {
    access(\.focusRequests)
    return state.focusRequests
  }
}
