/// How a symbol moves.
public struct _SymbolEffect: Sendable {
  public static let bounce = _SymbolEffect()
  public static let pulse = _SymbolEffect()
  public static let variableColor = _SymbolEffect()
  public static let scale = _SymbolEffect()
  public static let appear = _SymbolEffect()
  public static let disappear = _SymbolEffect()
  public static let replace = _SymbolEffect()
  public static let rotate = _SymbolEffect()
  public static let breathe = _SymbolEffect()
  public static let wiggle = _SymbolEffect()
  public var up: _SymbolEffect { self }
  public var down: _SymbolEffect { self }
  public var byLayer: _SymbolEffect { self }
  public var wholeSymbol: _SymbolEffect { self }
  public var iterative: _SymbolEffect { self }
  public var cumulative: _SymbolEffect { self }
  public var reversing: _SymbolEffect { self }
}

extension View {
  /// > Note: Has no meaning on a page: symbols there are pictures that stand still.
  nonisolated public func symbolEffect(
    _ effect: _SymbolEffect, isActive: Bool = true, _file: StaticString = #fileID,
    _line: UInt = #line
  ) -> Self {
    noMeaning("symbolEffect(_:)", _file, _line)
    return self
  }

  /// > Note: Has no meaning on a page: symbols there are pictures that stand still.
  nonisolated public func symbolEffect<U: Equatable>(
    _ effect: _SymbolEffect, value: U, _file: StaticString = #fileID, _line: UInt = #line
  ) -> Self {
    noMeaning("symbolEffect(_:value:)", _file, _line)
    return self
  }
}
